import { useLingui } from '@lingui/react/macro'
import { Banner } from '../../components/feedback/banner.tsx'
import { AsOf } from '../../components/time/moment.tsx'
import { useServerContact } from './use-server-contact.ts'

/** Without a network: what goes on, and how old what is shown may be. */
export function AwayNotice() {
  const { t } = useLingui()
  const contact = useServerContact()
  if (contact.kind !== 'away') return null
  return (
    <Banner tone="warn" icon="cloud-off" aside={contact.asOf !== null && <AsOf at={contact.asOf} />}>
      {t({
        id: 'patients.away',
        message:
          'No connection. Keep working: what you change is saved on this device and sent when the network returns.',
      })}
    </Banner>
  )
}
