import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Banner } from '../components/feedback/banner.tsx'
import { AsOf } from '../components/time/moment.tsx'
import { useServerContact } from './server-contact.ts'

interface OfflineBannerProps {
  /** Beside the text; by default the time of the last complete pull. */
  aside?: ReactNode
  /** `since` is the start of the outage by the device's clock; null if unknown. */
  children?: (since: number | null) => ReactNode
}

/** Shown while the server cannot be reached: what still works, and how old the data may be. */
export function OfflineBanner({ aside, children }: OfflineBannerProps) {
  const { t } = useLingui()
  const contact = useServerContact()
  if (contact.kind !== 'away') return null
  return (
    <Banner tone="warn" icon="cloud-off" aside={aside ?? (contact.asOf !== null && <AsOf at={contact.asOf} />)}>
      {children?.(contact.since) ??
        t({
          id: 'kit.offline',
          message:
            'No connection. Keep working: what you change is saved on this device and sent when the network returns.',
        })}
    </Banner>
  )
}
