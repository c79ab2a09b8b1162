import { useLingui } from '@lingui/react/macro'
import { systemClock } from '../../../platform/clock.ts'
import { Banner } from '../../components/feedback/banner.tsx'
import { useMomentText } from '../../components/time/moment-text.ts'
import { useFormat } from '../../i18n/use-format.ts'

interface OfflineBannerProps {
  /** When the connection was lost, if this page saw it. */
  since: number | null
  /** Shown at the end where room matters: the list of recordings. */
  storage?: { usedBytes: number; quotaBytes: number }
  now?: number
}

/** Says what goes on without a network, not what does not. */
export function OfflineBanner({ since, storage, now = systemClock.now() }: OfflineBannerProps) {
  const { t } = useLingui()
  const moment = useMomentText('clock')
  const { storageSize } = useFormat()
  const time = since === null ? '' : moment(since, now)
  const [used, quota] = [storageSize(storage?.usedBytes ?? 0), storageSize(storage?.quotaBytes ?? 0)]
  return (
    <Banner
      tone="warn"
      icon="cloud-off"
      aside={storage && t({ id: 'shell.centre.storageOf', message: `${used} of ${quota}` })}
    >
      {since === null
        ? t({
            id: 'shell.offline',
            message:
              'No connection. Keep working: everything is stored on this device and sent when the network returns.',
          })
        : t({
            id: 'shell.offline.since',
            message: `No connection since ${time}. Keep working: everything is stored on this device and sent when the network returns.`,
          })}
    </Banner>
  )
}
