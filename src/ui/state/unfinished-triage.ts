import { atom, useAtomValue } from 'jotai'
import { store } from './session.ts'

/** A triage that is being made, or was left unfinished, with something in it. */
const unfinishedTriageAtom = atom(false)
export const tellUnfinishedTriage = (unfinished: boolean): void => store.set(unfinishedTriageAtom, unfinished)
export const useUnfinishedTriage = (): boolean => useAtomValue(unfinishedTriageAtom, { store })
