import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'
import { DEFAULT_FILTERS, type TimelineFilters } from '../../../../domain/timeline/filters.ts'
import { sessionAtom, store } from '../../../state/session/session.ts'

export interface TimelineChoices {
  filters: TimelineFilters
  /** Keys of series that stand as strips. */
  pinned: readonly string[]
  /** clientIds of records that are taken off the chart. */
  leftOut: readonly string[]
  view: 'chart' | 'table'
}

const NONE: TimelineChoices = { filters: DEFAULT_FILTERS, pinned: [], leftOut: [], view: 'chart' }

/** Kept in this tab by patient, so that the timeline is as it was left when its reader comes back from a record. */
const choicesAtom = atom<Readonly<Record<string, TimelineChoices>>>({})

store.sub(sessionAtom, () => {
  if (store.get(sessionAtom).kind === 'signed-out') store.set(choicesAtom, {})
})

export function useTimelineChoices(patient: string): [TimelineChoices, (change: Partial<TimelineChoices>) => void] {
  const [all, set] = useAtom(choicesAtom, { store })
  const change = useCallback(
    (part: Partial<TimelineChoices>) => set(was => ({ ...was, [patient]: { ...(was[patient] ?? NONE), ...part } })),
    [set, patient],
  )
  return [all[patient] ?? NONE, change]
}

/** The list without the item, or with it. */
export const toggled = (list: readonly string[], item: string): readonly string[] =>
  list.includes(item) ? list.filter(one => one !== item) : [...list, item]
