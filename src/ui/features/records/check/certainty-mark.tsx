import { useLingui } from '@lingui/react/macro'
import type { Certainty } from '../../../../domain/labs/certainty.ts'
import styles from './check.module.css'

/** Three levels, each a shape and a word: a filled circle, half a circle, a ring. */
export function CertaintyMark({ certainty }: { certainty: Certainty }) {
  const { t } = useLingui()
  const words: Record<Certainty, string> = {
    sure: t({ id: 'records.certainty.sure', message: 'sure' }),
    likely: t({ id: 'records.certainty.likely', message: 'likely' }),
    doubtful: t({ id: 'records.certainty.doubtful', message: 'doubtful' }),
  }
  return (
    <span className={styles.certainty} data-certainty={certainty}>
      <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
        <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        {certainty === 'sure' && <circle cx="7" cy="7" r="3" fill="currentColor" />}
        {certainty === 'likely' && <path d="M7 1.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />}
      </svg>
      {words[certainty]}
    </span>
  )
}
