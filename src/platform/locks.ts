export interface LockOptions {
  mode?: 'exclusive' | 'shared'
  /** Do not wait: the task is called with `false` when somebody holds the lock. */
  ifAvailable?: boolean
  /** Take the lock from its holder, whose task is told through its signal. */
  steal?: boolean
  /** Stops waiting for the lock; has no effect once it is held. */
  signal?: AbortSignal
}

/**
 * Mutual exclusion among the tabs, workers and service worker of one origin.
 * A lock frees itself when its context dies, so nothing that must survive a crash may rest on it.
 */
export interface Locks {
  /** Runs `task` while the lock is held; `held` is false only with `ifAvailable`. `lost` aborts when the lock was stolen. */
  hold<T>(name: string, options: LockOptions, task: (held: boolean, lost: AbortSignal) => Promise<T>): Promise<T>
}
