import type { Locks } from '../../platform/locks.ts'

/** Held while a session is recorded or saved. It ends with its tab, so a session without it is in use in no tab. */
const lockName = (sessionId: string) => `anamnesis:recording:${sessionId}`

/** Frees a lock; resolves when others can take it. */
export type Free = () => Promise<void>

/** Takes the session's lock and returns the function that frees it; `null` if the lock is taken. */
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

/** Probes with a shared lock, so that two tabs that check at once do not take each other for recording. */
export function isBeingRecorded(locks: Locks, sessionId: string): Promise<boolean> {
  return locks.hold(lockName(sessionId), { mode: 'shared', ifAvailable: true }, async held => !held)
}
