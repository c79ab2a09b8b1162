import { useLingui } from '@lingui/react/macro'
import type { TriageDraft } from '../../../db/triage-drafts.ts'
import { ACVPU_NAMES } from '../../../domain/triage/texts/vital-texts.ts'
import { ACVPU_LEVELS } from '../../../domain/triage/vitals.ts'
import { changeTriageDraft } from '../../state/triage-draft.ts'
import styles from './consciousness-pad.module.css'
import { useLocale } from './use-locale.ts'

const GCS = Array.from({ length: 13 }, (_, n) => String(15 - n))

/** One tap for the level, and one for the coma score where it was taken. A second tap takes it back. */
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
    </div>
  )
}
