import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { patientData } from '../../../../db/queries/export.ts'
import { saveAsFile } from '../../../../platform/browser/save-file.ts'
import { Button } from '../../../components/action/button.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import styles from '../account.module.css'

/** P §9. */
const FILE_NAME = 'patient-data.json'

/** All patients and records as one file, from this device's own store: it works without a network. */
export function ExportCard() {
  const { t } = useLingui()
  const { database, clock } = useCommandContext()
  const contact = useServerContact()
  const [busy, setBusy] = useState(false)
  async function save(): Promise<void> {
    setBusy(true)
    try {
      const text = JSON.stringify(await patientData(database, clock.now()), null, 2)
      saveAsFile(new Blob([text], { type: 'application/json' }), FILE_NAME)
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'account.export.failed', message: 'The file could not be made' }) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={t({ id: 'account.export', message: 'Export of your data' })}>
      <div className={styles.stack}>
        <p className={styles.hint}>
          {t({
            id: 'account.export.text',
            message:
              'A file with all patients, records, transcripts, reports and results of triage that this device has, also those not sent yet. Sound, scanned pages and chats are not in it: save them one by one from their screens.',
          })}
        </p>
        {contact.kind !== 'here' && (
          <p className={styles.hint}>
            {contact.kind === 'asking'
              ? t({ id: 'account.export.asking', message: 'This device is still receiving your records.' })
              : t({
                  id: 'account.export.away',
                  message: 'Without a network the file lacks what other devices have added since.',
                })}
          </p>
        )}
        <div className={styles.row}>
          <Button icon="download" busy={busy} onClick={() => void save()}>
            {t({ id: 'account.export.save', message: `Save ${FILE_NAME}` })}
          </Button>
        </div>
      </div>
    </Card>
  )
}
