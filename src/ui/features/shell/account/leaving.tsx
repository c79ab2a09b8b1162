import { useLingui } from '@lingui/react/macro'
import styles from './leaving.module.css'

/** Stands in place of every screen while this device signs out. */
export function Leaving() {
  const { t } = useLingui()
  return (
    <p className={styles.leaving} role="status">
      {t({ id: 'shell.leaving', message: 'Signing out. What was not sent is being locked on this device.' })}
    </p>
  )
}
