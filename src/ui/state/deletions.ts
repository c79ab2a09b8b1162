import { useSyncExternalStore } from 'react'
import { type CommandContext, DocumentMissing } from '../../db/commands/context.ts'
import { deleteRecording } from '../../db/commands/recordings.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'

/** As long as the notice with "Undo" stands. */
export const UNDO_MS = 6000

/**
 * Deletions that can still be taken back. Online the server confirms a deletion within a moment, and then it is final
 * (I14); so the recording is hidden at once and deleted when the notice is gone, or when the page goes. A page that is
 * killed in between has deleted nothing, which is the safe way to fail.
 */
export function createDeletions(clock: Clock) {
  const listeners = new Set<() => void>()
  let hidden: ReadonlySet<string> = new Set()
  const pending = new Map<string, { commit: () => void; cancel: () => void }>()

  const show = (next: Iterable<string>) => {
    hidden = new Set(next)
    for (const listener of listeners) listener()
  }
  const without = (clientId: string) => show([...hidden].filter(one => one !== clientId))

  return {
    hidden: () => hidden,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    request(context: CommandContext, clientId: string, onFailed: () => void): void {
      const commit = () => {
        pending.get(clientId)?.cancel()
        pending.delete(clientId)
        // Hidden until the store has hidden it, so that it does not flash up in between.
        deleteRecording(context, clientId)
          .catch(error => {
            if (!(error instanceof DocumentMissing)) onFailed()
          })
          .finally(() => without(clientId))
      }
      pending.set(clientId, { commit, cancel: clock.after(UNDO_MS, commit) })
      show([...hidden, clientId])
    },
    /** False when it is too late for that. */
    takeBack(clientId: string): boolean {
      const doomed = pending.get(clientId)
      if (!doomed) return false
      doomed.cancel()
      pending.delete(clientId)
      without(clientId)
      return true
    },
    /** Deletes now what was to be deleted. */
    commitAll(): void {
      for (const { commit } of [...pending.values()]) commit()
    },
  }
}

export const deletions = createDeletions(systemClock)
export const useHiddenRecordings = (): ReadonlySet<string> =>
  useSyncExternalStore(deletions.subscribe, deletions.hidden)
