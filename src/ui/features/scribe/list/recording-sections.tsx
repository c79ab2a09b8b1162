import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { RecordingFacts } from '../../../../db/queries/recording-facts.ts'
import { Section } from '../../../components/surface/page.tsx'
import { VirtualRowList } from '../../../components/surface/virtual-row-list.tsx'
import { AsOf } from '../../../components/time/moment.tsx'
import { useSyncStatus } from '../../../state/session/use-session.ts'
import { useWaitFacts } from '../../../state/sync/use-wait-facts.ts'
import { useDensity } from './density.ts'
import { intoSections, SECTIONS, type SectionName } from './list-sections.ts'
import { RecordingRow } from './recording-row.tsx'

/** Estimated height of a row until it is measured, in pixels. */
const ROW_HEIGHT = { comfortable: 104, compact: 69 }

const keyOf = ({ clientId }: RecordingFacts) => clientId

interface RecordingSectionsProps {
  all: readonly RecordingFacts[]
  /** Names by clientId. */
  patients: ReadonlyMap<string, string>
  now: number
}

export function RecordingSections({ all, patients, now }: RecordingSectionsProps) {
  const titles = useSectionTitles()
  const known = useWaitFacts()
  const status = useSyncStatus()
  const [density] = useDensity()
  const sections = useMemo(() => intoSections(all, now), [all, now])
  const asOf = known.online ? null : (status?.lastComplete ?? null)
  return SECTIONS.filter(name => sections[name].length > 0).map(name => (
    <Section key={name} title={titles[name]} aside={name !== 'device' && asOf !== null && <AsOf at={asOf} now={now} />}>
      <VirtualRowList label={titles[name]} items={sections[name]} keyOf={keyOf} estimate={ROW_HEIGHT[density]}>
        {facts => (
          <RecordingRow
            facts={facts}
            patient={patients.get(facts.patientClientId) ?? null}
            known={known}
            patients={patients}
            now={now}
            compact={density === 'compact'}
          />
        )}
      </VirtualRowList>
    </Section>
  ))
}

function useSectionTitles(): Record<SectionName, string> {
  const { t } = useLingui()
  return {
    device: t({ id: 'scribe.section.device', message: 'On this device' }),
    processing: t({ id: 'scribe.section.processing', message: 'Processing' }),
    errors: t({ id: 'scribe.section.errors', message: 'Errors' }),
    recent: t({ id: 'scribe.section.recent', message: 'Recently uploaded' }),
    synced: t({ id: 'scribe.section.synced', message: 'On the server' }),
  }
}
