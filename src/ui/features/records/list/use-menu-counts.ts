import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { of } from 'rxjs'
import { recordCounts } from '../../../../db/queries/health-records.ts'
import { LIST_NAMES, TYPES_OF_LIST } from '../../../../domain/records/record-lists.ts'
import { useCurrentPatient } from '../../../state/session/current-patient.ts'
import { menuCountsAtom } from '../../../state/session/menu.ts'
import { store } from '../../../state/session/session.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useDatabase } from '../../../state/session/use-session.ts'

const TYPES = [...LIST_NAMES.flatMap(list => TYPES_OF_LIST[list]), 'insight'] as const
const NO_COUNTS = {}

/** Keeps the numbers of the current patient's records beside the entries of the menu. */
export function useMenuCounts(): void {
  const database = useDatabase()
  const set = useSetAtom(menuCountsAtom, { store })
  const patientId = useCurrentPatient()?.clientId ?? null
  const counts = useLive(
    useCallback(
      () => (patientId === null ? of(null) : recordCounts(database, patientId, TYPES)),
      [database, patientId],
    ),
  )
  useEffect(() => {
    const known = counts.kind === 'ready' ? counts.value : null
    const ofList = (list: (typeof LIST_NAMES)[number]) =>
      TYPES_OF_LIST[list].reduce((sum, type) => sum + (known?.get(type) ?? 0), 0)
    const lists = Object.fromEntries(LIST_NAMES.map(list => [list, ofList(list)]))
    set(known ? { ...lists, aiInsights: known.get('insight') ?? 0 } : NO_COUNTS)
  }, [counts, set])
}
