import { atom, useAtomValue } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import type { RecorderSnapshot } from '../../audio/recorder-snapshot.ts'
import type { ModuleRecorder } from './module-recorder.ts'
import { sessionAtom, store } from './session.ts'

/** Where the one recorder of a module lives; it outlives every screen (R5). */
export interface RecorderSlot<R extends ModuleRecorderLike> {
  /** Of the signed-in account, made and loaded at the first call. Rejects when nobody is signed in. */
  open(): Promise<R>
  /** Null until a screen that records was opened. */
  use(): R | null
  /**
   * One fact of the recorder, which changes ten times a second: `select` must answer a primitive or something that
   * stays the same while it means the same. `none` while there is no recorder.
   */
  useValue<T>(select: (snapshot: RecorderSnapshot) => T, none: T): T
  isUnderWay(): boolean
}

type ModuleRecorderLike = Pick<ModuleRecorder, 'accountId' | 'recorder' | 'isUnderWay' | 'close'>

export function createRecorderSlot<R extends ModuleRecorderLike>(
  make: (accountId: string) => Promise<R>,
): RecorderSlot<R> {
  const held = atom<R | null>(null)
  let opening: Promise<R> | null = null

  /**
   * A session that the server ended stops no recording: the same person signs in again and saves it. Whoever leaves, or
   * somebody else who comes, ends it; what was recorded stays for its owner and is found again (R6, S7).
   */
  store.sub(sessionAtom, () => {
    const session = store.get(sessionAtom)
    const open = store.get(held)
    const left = session.kind === 'signed-out' && !session.ended
    const replaced = session.kind === 'signed-in' && session.session.accountId !== open?.accountId
    if (!open || !(left || replaced)) return
    store.set(held, null)
    void open.close()
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
  }
}
