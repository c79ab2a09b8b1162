import { useLingui } from '@lingui/react/macro'
import { systemClock } from '../../../../platform/clock.ts'
import { useMomentText } from '../../../components/time/moment-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { useUploadMode } from '../../../state/sync/upload-mode.ts'
import { useStorageRoom } from '../../../state/sync/use-storage-room.ts'
import { itemStatus, type UploadEntry } from './files/upload-entry.ts'

/** Says that files are kept here and sent later, and how much of this device they take. */
export function OfflineNotice({ entries }: { entries: readonly UploadEntry[] }) {
  const { t } = useLingui()
  const { storageSize } = useFormat()
  const moment = useMomentText('clock')
  const manual = useUploadMode() === 'manual'
  const room = useStorageRoom()
  const unsent = entries.filter(entry => itemStatus(entry) !== 'success').reduce((sum, entry) => sum + entry.size, 0)
  const [used, quota] = [storageSize(unsent), storageSize(room?.quotaBytes ?? 0)]
  const text = (since: number | null) => {
    const time = since === null ? null : moment(since, systemClock.now())
    const kept = manual
      ? t({ id: 'records.upload.offline.manual', message: 'Files are stored on this device until you send them.' })
      : t({
          id: 'records.upload.offline',
          message: 'Files are stored on this device and are sent by themselves. You can close the page.',
        })
    const offline = time
      ? t({ id: 'records.upload.offline.since', message: `No connection since ${time}.` })
      : t({ id: 'records.upload.offline.now', message: 'No connection.' })
    return `${offline} ${kept}`
  }
  return (
    <OfflineBanner aside={room && t({ id: 'records.upload.offline.room', message: `${used} of ${quota}` })}>
      {text}
    </OfflineBanner>
  )
}
