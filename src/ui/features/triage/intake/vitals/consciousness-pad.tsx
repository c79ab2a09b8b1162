import { useLingui } from '@lingui/react/macro'
import type { TriageDraft } from '../../../../../db/triage-drafts.ts'
import { consciousnessDisagrees } from '../../../../../domain/triage/consciousness.ts'
import { noticeText } from '../../../../../domain/triage/texts/notice-texts.ts'
import { ACVPU_NAMES } from '../../../../../domain/triage/texts/vital-texts.ts'
import { typedValue } from '../../../../../domain/triage/typed-number.ts'
import { readVital } from '../../../../../domain/triage/vital-reading.ts'
import { ACVPU_LEVELS } from '../../../../../domain/triage/vitals.ts'
import { Button } from '../../../../components/action/button.tsx'
import { Banner } from '../../../../components/feedback/banner.tsx'
import { changeTriageDraft } from '../../../../state/triage/triage-draft.ts'
import { useLocale } from '../../words/use-locale.ts'
import styles from './consciousness-pad.module.css'

const GCS = Array.from({ length: 13 }, (_, n) => String(15 - n))

/** True if the typed level and the typed coma score cannot both be right. */
export const typedDisagree = ({ ACVPU, numbers }: TriageDraft): boolean =>
  consciousnessDisagrees({ ACVPU }, readVital('GCS', typedValue(numbers.GCS)))

/** Asks at once which of the two is right; the other one is cleared. */
function Disagreement({ draft }: { draft: TriageDraft }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { ACVPU, numbers } = draft
  const score = numbers.GCS ?? ''
  const level = ACVPU && ACVPU_NAMES[ACVPU][locale]
  if (!ACVPU) return null
  return (
    <div role="alert">
      <Banner tone="danger" icon="triangle-alert">
        {noticeText({ kind: 'consciousness-disagrees' }, locale)}
      </Banner>
      <div className={styles.answers}>
        <Button onClick={() => changeTriageDraft({ numbers: { ...numbers, GCS: '' } })}>
          {t({ id: 'triage.conscious.level', message: `Right: ${level}` })}
        </Button>
        <Button onClick={() => changeTriageDraft({ ACVPU: null })}>
          {t({ id: 'triage.conscious.score', message: `Right: GCS ${score}` })}
        </Button>
      </div>
    </div>
  )
}

/** One tap for the level, and one for the coma score if it was taken. A second tap clears it. */
export function ConsciousnessPad({ draft }: { draft: TriageDraft }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <div className={styles.pad}>
      <fieldset className={styles.levels}>
        <legend className="spoken">{t({ id: 'triage.acvpu', message: 'Level of consciousness' })}</legend>
        {ACVPU_LEVELS.map(level => (
          <button
            key={level}
            type="button"
            className={styles.level}
            aria-pressed={draft.ACVPU === level}
            onClick={() => changeTriageDraft({ ACVPU: draft.ACVPU === level ? null : level })}
          >
            {ACVPU_NAMES[level][locale]}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.scores}>
        <legend className={styles.legend}>
          {t({ id: 'triage.gcs.legend', message: 'Coma scale (GCS), if taken' })}
        </legend>
        {GCS.map(score => (
          <button
            key={score}
            type="button"
            className={styles.score}
            aria-pressed={draft.numbers.GCS === score}
            onClick={() =>
              changeTriageDraft({ numbers: { ...draft.numbers, GCS: draft.numbers.GCS === score ? '' : score } })
            }
          >
            {score}
          </button>
        ))}
      </fieldset>
      {typedDisagree(draft) && <Disagreement draft={draft} />}
    </div>
  )
}
