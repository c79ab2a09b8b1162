import { useLingui } from '@lingui/react/macro'
import { useMomentText } from '../../../components/time/moment-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { useUploadMode } from '../../../state/sync/upload-mode.ts'
import { useStorageRoom } from '../../../state/sync/use-storage-room.ts'

/** Says what works offline, also with manual uploads (decision 73), and how much storage is used. */
export function OfflineNotice({ now }: { now: number }) {
  const { t } = useLingui()
  const { storageSize } = useFormat()
  const moment = useMomentText('clock')
  const manual = useUploadMode() === 'manual'
  const room = useStorageRoom()
  const [used, quota] = [storageSize(room?.usedBytes ?? 0), storageSize(room?.quotaBytes ?? 0)]
  const text = (since: number | null) => {
    const time = since === null ? '' : moment(since, now)
    if (manual) {
      return since === null
        ? t({
            id: 'scribe.offline.manual',
            message: 'No connection. Keep working: recordings are stored on this device until you send them.',
          })
        : t({
            id: 'scribe.offline.manual.since',
            message: `No connection since ${time}. Keep working: recordings are stored on this device until you send them.`,
          })
    }
    return since === null
      ? t({
          id: 'scribe.offline',
          message:
            'No connection. Keep working: recordings are stored on this device and sent when the network returns.',
        })
      : t({
          id: 'scribe.offline.since',
          message: `No connection since ${time}. Keep working: recordings are stored on this device and sent when the network returns.`,
        })
  }
  return (
    <OfflineBanner aside={room && t({ id: 'scribe.offline.room', message: `${used} of ${quota}` })}>
      {text}
    </OfflineBanner>
  )
}
