import { useRemote } from '../../../state/session/use-remote.ts'
import { AdminPage, RemoteContent } from '../admin-page.tsx'
import { AuditCard } from './audit-card.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { NumbersCard } from './numbers-card.tsx'
import { QueuesCard } from './queues-card.tsx'

const NONE = {}
const STALE_MS = 30_000

/** What the server works on, what failed, and whether its audit is whole. */
export function JobsScreen() {
  const stats = useRemote('admin.stats:list', NONE, { maxAgeMs: STALE_MS })
  return (
    <AdminPage shown={stats}>
      <FailedJobs onRetried={stats.refresh} />
      <RemoteContent remote={stats}>
        {value => (
          <>
            <QueuesCard queues={value.queues} />
            <NumbersCard stats={value} />
          </>
        )}
      </RemoteContent>
      <AuditCard />
    </AdminPage>
  )
}
