import { useLingui } from '@lingui/react/macro'
import type { Assessment } from '../../../../../domain/triage/assess.ts'
import { MORSE_ITEM_IDS } from '../../../../../domain/triage/morse.ts'
import { MORSE_TEXTS, morseRiskText } from '../../../../../domain/triage/texts/morse-texts.ts'
import { Pill, type Tone } from '../../../../components/feedback/pill.tsx'
import { Card } from '../../../../components/surface/card.tsx'
import { useLocale } from '../../words/use-locale.ts'
import styles from './scale-card.module.css'

const TONES = { green: 'ok', yellow: 'warn', red: 'danger' } as const satisfies Record<string, Tone>

/** The fall scale, for profiles that ask it: the total, what adds to it, and what was not asked. */
export function MorseCard({ assessment: { morse } }: { assessment: Assessment }) {
  const { t } = useLingui()
  const locale = useLocale()
  if (!morse) return null
  const points = morse.kind === 'complete' ? morse.total : morse.atLeast
  const total =
    morse.kind === 'complete' ? String(points) : t({ id: 'triage.atLeastValue', message: `at least ${points}` })
  const risk = morseRiskText(morse, locale)
  const untouched = morse.kind === 'incomplete' && morse.missing.length === MORSE_ITEM_IDS.length
  const adding = MORSE_ITEM_IDS.filter(item => (morse.components[item] ?? 0) > 0)
  const open = morse.kind === 'complete' ? [] : morse.missing
  const questions = (items: typeof open) => items.map(item => MORSE_TEXTS[item].question[locale]).join('; ')
  const unasked = questions(open)
  return (
    <Card
      title={t({ id: 'triage.morse.short', message: 'Morse' })}
      aside={
        <span className={styles.pill}>
          <Pill tone={morse.band ? TONES[morse.band.colour] : 'neutral'}>
            {untouched
              ? t({ id: 'triage.morse.none', message: 'not assessed' })
              : [total, risk].filter(Boolean).join(' · ')}
          </Pill>
        </span>
      }
    >
      {adding.length > 0 && <p className={styles.text}>{questions(adding)}</p>}
      {open.length > 0 && !untouched && (
        <p className={styles.text}>{t({ id: 'triage.morse.unasked', message: `Not asked: ${unasked}` })}</p>
      )}
    </Card>
  )
}
