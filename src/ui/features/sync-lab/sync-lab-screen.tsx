import { useLingui } from '@lingui/react/macro'
import { Page } from '../../components/surface/page.tsx'
import { EngineCard } from './engine-card.tsx'
import { EventLog } from './event-log.tsx'
import { FaultsPanel } from './faults-panel.tsx'
import { ServerCard } from './server-card.tsx'
import { StoreCard, UploadsCard } from './store-card.tsx'
import { useSyncInside } from './use-sync-inside.ts'

/** For people who test the product offline: shows what the engine does, and injects faults. */
export function SyncLabScreen() {
  const { t } = useLingui()
  const inside = useSyncInside()
  return (
    <Page
      title={t({ id: 'syncLab.title', message: 'Sync from inside' })}
      subtitle={t({
        id: 'syncLab.subtitle',
        message: 'For those who test without a network. Only in development and in the demo.',
      })}
    >
      <FaultsPanel />
      <EngineCard inside={inside} />
      <ServerCard />
      {inside && (
        <>
          <StoreCard inside={inside} />
          <UploadsCard inside={inside} />
          <EventLog events={inside.inspection.events} />
        </>
      )}
    </Page>
  )
}
