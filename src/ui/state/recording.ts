import { atom, useAtomValue } from 'jotai'
import type { RecorderSnapshot } from '../../audio/recorder-snapshot.ts'
import { createRecorderSlot } from './recorder-slot.ts'
import { store } from './session.ts'
import { useUnfinishedTriage } from './unfinished-triage.ts'

const listeners = new Set<(underWay: boolean) => void>()
const tellUnderWay = (underWay: boolean) => {
  for (const listener of listeners) listener(underWay)
}

const scribe = createRecorderSlot(async accountId =>
  (await import('./scribe-recorder.ts')).createScribeRecorder(accountId, tellUnderWay),
)
/** The recorder of triage; its draft is in triage-draft.ts. */
export const triageRecorder = createRecorderSlot(async accountId =>
  (await import('./triage-recorder.ts')).createTriageRecorder(accountId, tellUnderWay),
)

/** The recorder of ambient scribe. */
export const openScribeRecorder = scribe.open
export const useScribeRecorder = scribe.use
export const useRecorderValue = scribe.useValue

/** Recordings that were cut off and wait for the person to keep or discard them (R6), as far as they were looked for. */
const interruptedAtom = atom(0)
export const tellInterrupted = (count: number): void => store.set(interruptedAtom, count)

export const isGoingOn = ({ state: { kind } }: RecorderSnapshot) => kind !== 'idle' && kind !== 'failed'

/** How much is on this device and not saved: recordings under way, those that were cut off, an unfinished triage. */
export function useUnsavedRecordings(): number {
  const underWay = scribe.useValue(isGoingOn, false)
  const triage = useUnfinishedTriage()
  return useAtomValue(interruptedAtom, { store }) + (underWay ? 1 : 0) + (triage ? 1 : 0)
}

/** True from the question for the microphone until the recording is saved or discarded: no reload meanwhile (R5). */
export const isRecordingUnderWay = (): boolean => recordingUnderWay() !== null

/** What is being recorded now, or is recorded and not saved. */
export function recordingUnderWay(): 'visit' | 'triage' | null {
  return scribe.isUnderWay() ? 'visit' : triageRecorder.isUnderWay() ? 'triage' : null
}

/** Called whenever a recording begins or is over. */
export function onRecordingUnderWay(listener: (underWay: boolean) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
