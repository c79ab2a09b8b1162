import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import type { RecordingFacts } from '../../../db/queries/recording-facts.ts'
import { uploadJobs } from '../../../db/queries/upload-jobs.ts'
import { Section } from '../../components/surface/page.tsx'
import { VirtualRowList } from '../../components/surface/virtual-row-list.tsx'
import { AsOf } from '../../components/time/moment.tsx'
import { useLive } from '../../state/use-live.ts'
import { useCommandContext, useSyncStatus } from '../../state/use-session.ts'
import type { Circumstances } from './card-state.ts'
import { useDensity } from './density.ts'
import { intoSections, SECTIONS, type SectionName } from './list-sections.ts'
import { RecordingRow } from './recording-row.tsx'
import { useConnected } from './use-connected.ts'

/** Pixels that a row takes before it was measured. */
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
  const circumstances = useCircumstances(patients)
  const status = useSyncStatus()
  const [density] = useDensity()
  const sections = useMemo(() => intoSections(all, now), [all, now])
  const asOf = circumstances.online ? null : (status?.lastComplete ?? null)
  return SECTIONS.filter(name => sections[name].length > 0).map(name => (
    <Section key={name} title={titles[name]} aside={name !== 'device' && asOf !== null && <AsOf at={asOf} now={now} />}>
      <VirtualRowList label={titles[name]} items={sections[name]} keyOf={keyOf} estimate={ROW_HEIGHT[density]}>
        {facts => (
          <RecordingRow
            facts={facts}
            patient={patients.get(facts.patientClientId) ?? null}
            circumstances={circumstances}
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

function useCircumstances(patients: ReadonlyMap<string, string>): Circumstances {
  const { uploads, accountId } = useCommandContext()
  const jobs = useLive(useCallback(() => uploadJobs(uploads, accountId), [uploads, accountId]))
  const sending = useSyncStatus()?.uploads
  const { online } = useConnected()
  return useMemo(
    () => ({
      online,
      sending: new Map(sending?.map(one => [one.clientId, one])),
      jobs: jobs.kind === 'ready' ? new Map(jobs.value.map(job => [job.id, job])) : null,
      patients,
    }),
    [online, sending, jobs, patients],
  )
}
