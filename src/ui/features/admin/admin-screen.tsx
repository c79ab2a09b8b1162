import { JobsScreen } from './jobs/jobs-screen.tsx'
import { LogScreen } from './log/log-screen.tsx'
import { PeopleScreen } from './people/people-screen.tsx'
import { RecordsScreen } from './records/records-screen.tsx'

/** The part that the address names; the people without one. */
export function AdminScreen({ part }: { part: string | undefined }) {
  switch (part) {
    case 'records':
      return <RecordsScreen />
    case 'log':
      return <LogScreen />
    case 'jobs':
      return <JobsScreen />
    default:
      return <PeopleScreen />
  }
}
