import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../components/action/button.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { usePreferences } from '../../../state/account/use-preferences.ts'
import styles from '../account.module.css'

/** Stores changed preferences now; without it they are stored by themselves. */
export function SavePreferences() {
  const { t } = useLingui()
  const { waiting, failed, save } = usePreferences()
  const [busy, setBusy] = useState(false)
  async function saveNow(): Promise<void> {
    setBusy(true)
    try {
      await save()
      toasts.show({ kind: 'success', title: t({ id: 'settingsUpdated', message: 'Settings saved' }) })
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'settingsUpdateFailed', message: 'Settings not saved' }) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="primary" icon="save" busy={busy} onClick={() => void saveNow()}>
        {t({ id: 'account.save', message: 'Save' })}
      </Button>
      <p className={styles.saving} role="status">
        {failed
          ? t({ id: 'account.save.failed', message: 'Not saved: this device has no room' })
          : waiting
            ? t({ id: 'account.save.waiting', message: 'Will be saved in a moment' })
            : null}
      </p>
    </>
  )
}
