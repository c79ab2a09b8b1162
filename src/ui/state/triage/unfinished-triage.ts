import { atom, useAtomValue } from 'jotai'
import { store } from '../session/session.ts'

/** True while a triage with content is unfinished, on the screen or left. */
const unfinishedTriageAtom = atom(false)
export const setUnfinishedTriage = (unfinished: boolean): void => store.set(unfinishedTriageAtom, unfinished)
export const useUnfinishedTriage = (): boolean => useAtomValue(unfinishedTriageAtom, { store })
