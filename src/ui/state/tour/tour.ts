import { atom, useAtomValue } from 'jotai'
import { sessionAtom, store } from '../session/session.ts'

/** A request to run the guided tour. */
export interface TourRequest {
  /** Differs between requests: each runs the tour again. */
  id: number
  /** `saved`: the step at which the user left it, on any device; the beginning if it was finished or never begun. */
  from: 'saved' | 'beginning'
}

let requests = 0
const requestAtom = atom<TourRequest | null>(null)

export const useTourRequest = (): TourRequest | null => useAtomValue(requestAtom, { store })

/** Shows the guided tour, unless a recording or a triage is under way: then a message says so. */
export const startTour = (from: TourRequest['from'] = 'saved'): void => store.set(requestAtom, { id: ++requests, from })

export const endTour = (): void => store.set(requestAtom, null)

// The next user of this page must not get the tour of the one before.
store.sub(sessionAtom, () => store.get(sessionAtom).kind !== 'signed-in' && endTour())
