import { useLingui } from '@lingui/react/macro'
import { Banner } from '../../components/feedback/banner.tsx'
import { useMomentText } from '../../components/time/moment-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useUploadMode } from '../../state/upload-mode.ts'
import { useStorageRoom } from '../../state/use-storage-room.ts'
import { useConnected } from './use-connected.ts'

/** Says what goes on without a network, with manual uploads too (decision 73), and how much room there is for it. */
export function OfflineNotice({ now }: { now: number }) {
  const { t } = useLingui()
  const { storageSize } = useFormat()
  const moment = useMomentText('clock')
  const connected = useConnected()
  const manual = useUploadMode() === 'manual'
  const room = useStorageRoom()
  if (connected.online) return null
  const time = connected.since === null ? '' : moment(connected.since, now)
  const [used, quota] = [storageSize(room?.usedBytes ?? 0), storageSize(room?.quotaBytes ?? 0)]
  const text = () => {
    if (manual) {
      return connected.since === null
        ? t({
            id: 'scribe.offline.manual',
            message: 'No connection. Keep working: recordings are stored on this device until you send them.',
          })
        : t({
            id: 'scribe.offline.manual.since',
            message: `No connection since ${time}. Keep working: recordings are stored on this device until you send them.`,
          })
    }
    return connected.since === null
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
    <Banner
      tone="warn"
      icon="cloud-off"
      aside={room && t({ id: 'scribe.offline.room', message: `${used} of ${quota}` })}
    >
      {text()}
    </Banner>
  )
}
