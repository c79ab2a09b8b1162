import type { Locks } from '../platform/locks.ts'

/** Held while a session is recorded or saved: it dies with its tab, so a session without it has nobody. */
const lockName = (sessionId: string) => `anamnesis:recording:${sessionId}`

/** Frees a lock; returns when others can take it. */
export type Free = () => Promise<void>

/** Takes the session's lock; the answer frees it, `null` means that another tab has it. */
export function lockSession(locks: Locks, sessionId: string): Promise<Free | null> {
  return new Promise((resolve, reject) => {
    const holding: Promise<void> = locks.hold(lockName(sessionId), { ifAvailable: true }, held => {
      if (!held) {
        resolve(null)
        return Promise.resolve()
      }
      return new Promise(end =>
        resolve(() => {
          end()
          return holding
        }),
      )
    })
    holding.catch(reject)
  })
}

export function isBeingRecorded(locks: Locks, sessionId: string): Promise<boolean> {
  return locks.hold(lockName(sessionId), { ifAvailable: true }, async held => !held)
}
