import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'
import { type ListFilters, NO_FILTERS } from '../../../../domain/records/list-filters.ts'
import type { ListName } from '../../../../domain/records/record-lists.ts'
import { sessionAtom, store } from '../../../state/session/session.ts'

/** Kept in this tab, so that a list is as it was left when its reader comes back from a record. */
const filtersAtom = atom<Readonly<Record<string, ListFilters>>>({})

store.sub(sessionAtom, () => {
  if (store.get(sessionAtom).kind === 'signed-out') store.set(filtersAtom, {})
})

/** The filters of one list of one patient. */
export function useListFilters(list: ListName, patient: string): [ListFilters, (change: Partial<ListFilters>) => void] {
  const [all, set] = useAtom(filtersAtom, { store })
  const key = `${patient}/${list}`
  const filters = all[key] ?? NO_FILTERS
  const change = useCallback(
    (part: Partial<ListFilters>) => set(was => ({ ...was, [key]: { ...(was[key] ?? NO_FILTERS), ...part } })),
    [set, key],
  )
  return [filters, change]
}
