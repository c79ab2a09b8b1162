import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { uploadNow } from '../../../../db/commands/uploads.ts'
import { Button } from '../../../components/action/button.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { itemStatus, mayStart, type Overall, type UploadEntry } from './files/upload-entry.ts'
import { useRemoveEntry } from './files/use-remove.ts'
import styles from './upload-screen.module.css'

interface UploadFooterProps {
  entries: readonly UploadEntry[]
  overall: Overall
  isAway: boolean
}

/** What waits, and the one button that sends it (H §4). */
export function UploadFooter({ entries, overall, isAway }: UploadFooterProps) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const remove = useRemoveEntry()
  const unsent = entries.filter(entry => itemStatus(entry) === 'idle')
  const size = fileSize(unsent.reduce((sum, entry) => sum + entry.size, 0))
  return (
    <div className={styles.footer}>
      <p className={styles.later}>
        {unsent.length > 0 &&
          (isAway
            ? t({
                id: 'records.upload.later',
                message: plural(unsent.length, {
                  one: `To be sent when the network returns: # file, ${size}`,
                  other: `To be sent when the network returns: # files, ${size}`,
                }),
              })
            : t({
                id: 'records.upload.soon',
                message: plural(unsent.length, {
                  one: `To be sent: # file, ${size}`,
                  other: `To be sent: # files, ${size}`,
                }),
              }))}
      </p>
      <div className={styles.buttons}>
        {unsent.length > 1 && (
          <Button variant="quiet" onClick={() => void remove(unsent)}>
            {t({ id: 'records.upload.removeAll', message: 'Remove all' })}
          </Button>
        )}
        <UploadButton entries={entries} overall={overall} />
      </div>
    </div>
  )
}

/** Disabled while uploading, when all files are sent, and while all that is left waits for the network. */
function UploadButton({ entries, overall }: Pick<UploadFooterProps, 'entries' | 'overall'>) {
  const { t } = useLingui()
  const context = useCommandContext()
  const { status, successes, waiting } = overall
  if (status === 'uploading') {
    return (
      <Button variant="primary" icon="upload" disabled>
        {t({ id: 'records.upload.uploading', message: 'Uploading' })}
      </Button>
    )
  }
  const due = entries.filter(mayStart)
  const send = async () => {
    try {
      for (const { clientId } of due) await uploadNow(context, clientId)
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'fileUpload.error', message: 'Upload failed' }) })
    }
    await bridge.sendNow()
  }
  if (due.length > 0) {
    return (
      <Button variant="primary" icon="upload" onClick={() => void send()}>
        {t({
          id: 'records.upload.send',
          message: plural(due.length, { one: 'Upload # file', other: 'Upload # files' }),
        })}
      </Button>
    )
  }
  const text = () => {
    if (waiting > 0) return t({ id: 'records.upload.queued', message: `In queue: ${waiting}` })
    if (successes > 0 && status === 'success') return t({ id: 'records.upload.allSent', message: 'All sent' })
    return t({ id: 'records.upload.nothing', message: 'Upload' })
  }
  return (
    <Button icon={waiting > 0 ? 'clock' : status === 'success' ? 'check' : 'upload'} disabled>
      {text()}
    </Button>
  )
}
