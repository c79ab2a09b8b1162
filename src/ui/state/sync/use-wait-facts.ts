import { useCallback, useMemo } from 'react'
import { of } from 'rxjs'
import { allDocuments } from '../../../db/queries/documents.ts'
import { readAgain } from '../../../db/queries/live.ts'
import { uploadJobs } from '../../../db/queries/upload-jobs.ts'
import type { WaitFacts } from '../../../db/queries/wait-state.ts'
import { useLive } from '../session/use-live.ts'
import { useCommandContext, useSyncStatus } from '../session/use-session.ts'
import { useOnline } from './use-online.ts'

const NONE = of([])

/** Facts, beside the documents, that decide the state of waiting documents; pass `active` false if there are none. */
export function useWaitFacts(active = true): WaitFacts {
  const { database, uploads, accountId } = useCommandContext()
  const jobs = useLive(
    useCallback(() => (active ? readAgain(uploadJobs(uploads, accountId)) : NONE), [active, uploads, accountId]),
  )
  const patients = useLive(
    useCallback(() => (active ? readAgain(allDocuments(database, 'patients')) : NONE), [active, database]),
  )
  const status = useSyncStatus()
  const browserOnline = useOnline()
  const phase = status?.phase
  const sending = status?.uploads
  const full = status?.full ?? false
  const online = browserOnline && phase !== 'offline' && (status?.offlineSince ?? null) === null
  return useMemo(
    () => ({
      online,
      outdated: phase === 'upgrade-required',
      resting: phase === 'backing-off',
      full,
      sending: new Map(sending?.map(one => [one.clientId, one])),
      jobs: jobs.kind === 'ready' ? new Map(jobs.value.map(job => [job.id, job])) : null,
      patients: patients.kind === 'ready' ? new Map(patients.value.map(one => [one.clientId, one.name])) : null,
      unsentPatients: new Set(
        patients.kind === 'ready' ? patients.value.filter(isUnsent).map(one => one.clientId) : [],
      ),
    }),
    [online, phase, full, sending, jobs, patients],
  )
}

const isUnsent = ({ id }: { id: number | null }): boolean => id === null
