import { useLingui } from '@lingui/react/macro'
import type { TriageDraft } from '../../../../db/triage-drafts.ts'
import { MORSE_ITEM_IDS, MORSE_ITEMS, type MorseItem, type MorseScore } from '../../../../domain/triage/morse.ts'
import { MORSE_TEXTS, morseRiskText } from '../../../../domain/triage/texts/morse-texts.ts'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { changeTriageDraft } from '../../../state/triage/triage-draft.ts'
import { useLocale } from '../words/use-locale.ts'
import { Disclosure } from './disclosure.tsx'

/** The six questions of the fall scale, one tap each. */
export function MorseQuestions({ draft, score }: { draft: TriageDraft; score: MorseScore }) {
  const { t } = useLingui()
  const locale = useLocale()
  const missing = score.kind === 'complete' ? 0 : score.missing.length
  const [answered, all] = [MORSE_ITEM_IDS.length - missing, MORSE_ITEM_IDS.length]
  const state =
    score.kind === 'complete'
      ? `${score.total} · ${morseRiskText(score, locale)}`
      : t({ id: 'triage.morse.answered', message: `${answered} of ${all} answered` })
  return (
    <Disclosure title={t({ id: 'triage.morse', message: 'Fall risk (Morse)' })} state={state}>
      {MORSE_ITEM_IDS.map(item => (
        <Question key={item} item={item} draft={draft} />
      ))}
    </Disclosure>
  )
}

function Question({ item, draft }: { item: MorseItem; draft: TriageDraft }) {
  const locale = useLocale()
  const { question, answers } = MORSE_TEXTS[item]
  const texts: Readonly<Record<string, { en: string; ru: string; el: string }>> = answers
  return (
    <SegmentedChoice
      label={question[locale]}
      quiet={false}
      size="md"
      options={Object.keys(MORSE_ITEMS[item]).map(value => ({ value, label: texts[value]?.[locale] ?? value }))}
      value={draft.morse[item] ?? null}
      onChange={answer => changeTriageDraft({ morse: { ...draft.morse, [item]: answer } })}
    />
  )
}
