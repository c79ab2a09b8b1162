import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { HealthRecordDocument } from '../../../db/collections/health-records.ts'
import { LinkButton } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { useOnline } from '../../state/sync/use-online.ts'
import { MadeLink, type NewLink } from './made-link.tsx'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import styles from './sharing.module.css'
import { useShares } from './use-shares.ts'

/** A new link, and the links that there are. */
export function ShareDialog({ record, onLeave }: { record: HealthRecordDocument; onLeave: () => void }) {
  const { t } = useLingui()
  const online = useOnline()
  const [made, setMade] = useState<NewLink | null>(null)
  const { id, sync } = record
  if (id === null) {
    return (
      <Banner tone="info" icon="cloud-off">
        {t({
          id: 'sharing.notSent',
          message: 'This record is only on this device so far. It can be shared once it has been sent.',
        })}
      </Banner>
    )
  }
  return (
    <div className={styles.dialog}>
      {!online && (
        <Banner tone="warn" icon="cloud-off">
          {t({ id: 'sharing.offline', message: 'A link is made by the server: it needs a connection.' })}
        </Banner>
      )}
      {sync.localRev !== sync.ackedRev && (
        <Banner tone="info" icon="clock">
          {t({
            id: 'sharing.unsent',
            message: 'Your last changes are not sent yet. Until then the link shows the record without them.',
          })}
        </Banner>
      )}
      <Links record={{ ...record, id }} made={made} onMade={setMade} online={online} />
      <LinkButton variant="quiet" size="sm" to="/health-records/shares" iconEnd="chevron-right" onClick={onLeave}>
        {t({ id: 'sharing.all', message: 'Everything I share' })}
      </LinkButton>
    </div>
  )
}

interface LinksProps {
  record: HealthRecordDocument & { id: number }
  made: NewLink | null
  onMade: (link: NewLink) => void
  online: boolean
}

function Links({ record, made, onMade, online }: LinksProps) {
  const { t } = useLingui()
  const shares = useShares(record.id)
  return (
    <>
      <ShareForm
        record={record}
        online={online}
        again={made !== null}
        onMade={link => {
          onMade(link)
          shares.refresh()
        }}
      />
      {made && <MadeLink link={made} />}
      <ShareList title={t({ id: 'sharing.ofRecord', message: 'My links to this record' })} {...shares} />
    </>
  )
}
