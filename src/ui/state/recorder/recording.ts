import { atom, useAtomValue } from 'jotai'
import type { RecorderSnapshot } from '../../../audio/recorder/recorder-snapshot.ts'
import { store } from '../session/session.ts'
import { useUnfinishedTriage } from '../triage/unfinished-triage.ts'
import { createRecorderSlot } from './recorder-slot.ts'

const listeners = new Set<(underWay: boolean) => void>()
const notifyUnderWay = (underWay: boolean) => {
  for (const listener of listeners) listener(underWay)
}

const scribe = createRecorderSlot(async accountId =>
  (await import('./scribe-recorder.ts')).createScribeRecorder(accountId, notifyUnderWay),
)
/** The recorder of triage; its draft is in triage-draft.ts. */
export const triageRecorder = createRecorderSlot(async accountId =>
  (await import('../triage/triage-recorder.ts')).createTriageRecorder(accountId, notifyUnderWay),
)

/** The recorder of ambient scribe. */
export const openScribeRecorder = scribe.open
export const useScribeRecorder = scribe.use
export const useRecorderValue = scribe.useValue

/** Number of interrupted recordings found so far, which the user must keep or discard (R6). */
const interruptedAtom = atom(0)
export const setInterruptedCount = (count: number): void => store.set(interruptedAtom, count)

export const isGoingOn = ({ state: { kind } }: RecorderSnapshot) => kind !== 'idle' && kind !== 'failed'

/** Number of unsaved items on this device: recordings under way, interrupted ones, an unfinished triage. */
export function useUnsavedRecordings(): number {
  const underWay = scribe.useValue(isGoingOn, false)
  const triage = useUnfinishedTriage()
  return useAtomValue(interruptedAtom, { store }) + (underWay ? 1 : 0) + (triage ? 1 : 0)
}

/** True from the request for the microphone until the recording is saved or discarded: no reload meanwhile (R5). */
export const isRecordingUnderWay = (): boolean => recordingUnderWay() !== null

/** What is being recorded, or is recorded and not yet saved. */
export function recordingUnderWay(): 'visit' | 'triage' | null {
  return scribe.isUnderWay() ? 'visit' : triageRecorder.isUnderWay() ? 'triage' : null
}

/** Stops what is being recorded; it stays on the device for its owner to keep or discard (R6). */
export const stopRecorders = (): Promise<unknown> => Promise.all([scribe.close(), triageRecorder.close()])

/** Calls `listener` when a recording begins and when it is over. Returns a function that unsubscribes it. */
export function onRecordingUnderWay(listener: (underWay: boolean) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
