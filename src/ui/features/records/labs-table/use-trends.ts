import { useCallback, useMemo } from 'react'
import { map } from 'rxjs'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { patientRecords } from '../../../../db/queries/health-records.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useDatabase } from '../../../state/session/use-session.ts'
import { labValues, type TrendPoint, trendsOf } from './trends.ts'

/** The values over time of each test of a record, by `trendKey`; empty while loading. */
export function useTrends({ clientId, patientClientId }: HealthRecordDocument): ReadonlyMap<string, TrendPoint[]> {
  const database = useDatabase()
  const found = useLive(
    useCallback(
      () => patientRecords(database, patientClientId, labValues).pipe(map(all => all.filter(lab => lab !== null))),
      [database, patientClientId],
    ),
  )
  return useMemo(
    () => (found.kind === 'ready' ? trendsOf(clientId, found.value) : new Map<string, TrendPoint[]>()),
    [found, clientId],
  )
}
