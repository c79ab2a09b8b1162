import { atom, useAtomValue } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import type { RecorderSnapshot } from '../../../audio/recorder/recorder-snapshot.ts'
import { closeAtSignOut, sessionAtom, store } from '../session/session.ts'
import type { ModuleRecorder } from './module-recorder.ts'

/** Holds the one recorder of a module, which outlives every screen (R5). */
export interface RecorderSlot<R extends ModuleRecorderLike> {
  /** Resolves to the signed-in account's recorder, loaded and created at the first call. Rejects if signed out. */
  open(): Promise<R>
  /** Null until `open` has resolved. */
  use(): R | null
  /**
   * A value of the snapshot, which changes ten times a second: `select` must return a primitive, or an object that is
   * the same while its content is. Returns `none` while there is no recorder.
   */
  useValue<T>(select: (snapshot: RecorderSnapshot) => T, none: T): T
  isUnderWay(): boolean
  /** Stops the recorder; a recording under way stays recoverable for its owner (R6). */
  close(): Promise<void>
}

type ModuleRecorderLike = Pick<ModuleRecorder, 'accountId' | 'recorder' | 'isUnderWay' | 'close'>

export function createRecorderSlot<R extends ModuleRecorderLike>(
  make: (accountId: string) => Promise<R>,
): RecorderSlot<R> {
  const held = atom<R | null>(null)
  let opening: Promise<R> | null = null

  async function close(): Promise<void> {
    await opening?.catch(() => undefined)
    const open = store.get(held)
    store.set(held, null)
    await open?.close()
  }
  /*
   * A session that the server ended does not stop a recording: its owner signs in again and saves it. Signing out, or
   * in as another account, closes the recorder; the recording stays recoverable for its owner (R6, S7).
   */
  closeAtSignOut(close)
  store.sub(sessionAtom, () => {
    const session = store.get(sessionAtom)
    const open = store.get(held)
    if (open && session.kind === 'signed-in' && session.session.accountId !== open.accountId) void close()
  })

  const use = () => useAtomValue(held, { store })
  return {
    async open() {
      const session = store.get(sessionAtom)
      if (session.kind !== 'signed-in') throw new Error('only a signed-in person records')
      const { accountId } = session.session
      const open = store.get(held)
      if (open?.accountId === accountId) return open
      opening ??= make(accountId)
        .then(made => {
          store.set(held, () => made)
          return made
        })
        .finally(() => {
          opening = null
        })
      return await opening
    },
    use,
    useValue(select, none) {
      const recorder = use()?.recorder
      const subscribe = useCallback(
        (listener: () => void) => recorder?.subscribe(listener) ?? (() => undefined),
        [recorder],
      )
      return useSyncExternalStore(subscribe, () => (recorder ? select(recorder.snapshot()) : none))
    },
    isUnderWay: () => store.get(held)?.isUnderWay() ?? false,
    close,
  }
}
