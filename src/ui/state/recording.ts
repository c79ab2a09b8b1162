import { atom, useAtomValue } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import type { RecorderSnapshot } from '../../audio/recorder-snapshot.ts'
import type { ScribeRecorder } from './scribe-recorder.ts'
import { sessionAtom, store } from './session.ts'

/** The one recorder of ambient scribe; null until a screen that records was opened. It outlives every screen (R5). */
const recorderAtom = atom<ScribeRecorder | null>(null)
export const useScribeRecorder = (): ScribeRecorder | null => useAtomValue(recorderAtom, { store })

/**
 * One fact of the recorder, which changes ten times a second: `select` must answer a primitive or something that stays
 * the same while it means the same. `none` while there is no recorder.
 */
export function useRecorderValue<T>(select: (snapshot: RecorderSnapshot) => T, none: T): T {
  const recorder = useScribeRecorder()?.recorder
  const subscribe = useCallback(
    (listener: () => void) => recorder?.subscribe(listener) ?? (() => undefined),
    [recorder],
  )
  return useSyncExternalStore(subscribe, () => (recorder ? select(recorder.snapshot()) : none))
}

/** Recordings that were cut off and wait for the person to keep or discard them (R6), as far as they were looked for. */
const interruptedAtom = atom(0)
export const tellInterrupted = (count: number): void => store.set(interruptedAtom, count)

/** How many recordings are on this device and not saved: the one under way, and those that were cut off. */
export function useUnsavedRecordings(): number {
  const underWay = useRecorderValue(({ state: { kind } }) => kind !== 'idle' && kind !== 'failed', false)
  return useAtomValue(interruptedAtom, { store }) + (underWay ? 1 : 0)
}

/** True from the question for the microphone until the recording is saved or discarded: no reload meanwhile (R5). */
export const isRecordingUnderWay = (): boolean => store.get(recorderAtom)?.isUnderWay() ?? false

/** Called whenever a recording begins or is over. */
export function onRecordingUnderWay(listener: (underWay: boolean) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const listeners = new Set<(underWay: boolean) => void>()

let opening: Promise<ScribeRecorder> | null = null

/** The recorder of the signed-in account, made and loaded at the first call. Rejects when nobody is signed in. */
export async function openScribeRecorder(): Promise<ScribeRecorder> {
  const session = store.get(sessionAtom)
  if (session.kind !== 'signed-in') throw new Error('only a signed-in person records')
  const { accountId } = session.session
  const open = store.get(recorderAtom)
  if (open?.accountId === accountId) return open
  opening ??= create(accountId).finally(() => {
    opening = null
  })
  return await opening
}

async function create(accountId: string): Promise<ScribeRecorder> {
  const { createScribeRecorder } = await import('./scribe-recorder.ts')
  const made = createScribeRecorder(accountId, underWay => {
    for (const listener of listeners) listener(underWay)
  })
  store.set(recorderAtom, made)
  return made
}

/**
 * A session that the server ended stops no recording: the same person signs in again and saves it. Whoever leaves, or
 * somebody else who comes, ends it; what was recorded stays for its owner and is found again (R6, S7).
 */
store.sub(sessionAtom, () => {
  const session = store.get(sessionAtom)
  const open = store.get(recorderAtom)
  const left = session.kind === 'signed-out' && !session.ended
  const replaced = session.kind === 'signed-in' && session.session.accountId !== open?.accountId
  if (!open || !(left || replaced)) return
  store.set(recorderAtom, null)
  void open.close()
})
