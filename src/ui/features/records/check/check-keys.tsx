import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './check.module.css'

/** The keys of the screen; not shown where there is no keyboard. */
export function CheckKeys() {
  const { t } = useLingui()
  return (
    <p className={styles.keys}>
      <Legend keys={['↑', '↓']}>{t({ id: 'records.keys.move', message: 'next value' })}</Legend>
      <Legend keys={['Enter']}>{t({ id: 'records.keys.accept', message: 'accept' })}</Legend>
      <Legend keys={['1', '2']}>{t({ id: 'records.keys.choose', message: 'choose a reading' })}</Legend>
      <Legend keys={['E']}>{t({ id: 'records.keys.correct', message: 'correct' })}</Legend>
      <Legend keys={['N']}>{t({ id: 'records.keys.notThere', message: 'not in the document' })}</Legend>
      <Legend keys={['Ctrl', 'Z']}>{t({ id: 'records.keys.undo', message: 'undo' })}</Legend>
    </p>
  )
}

function Legend({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className={styles.legend}>
      {keys.map(key => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
      {children}
    </span>
  )
}
