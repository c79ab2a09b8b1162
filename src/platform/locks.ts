export interface LockOptions {
  mode?: 'exclusive' | 'shared'
  /** Do not wait: the task gets `held` as false if the lock is taken. */
  ifAvailable?: boolean
  /** Take the lock from its holder, whose `lost` signal aborts. */
  steal?: boolean
  /** Stops waiting for the lock; has no effect once it is held. */
  signal?: AbortSignal
}

/**
 * Mutual exclusion among the tabs, workers and service worker of one origin. A lock frees itself when its context dies,
 * so nothing that must survive a crash may depend on it.
 */
export interface Locks {
  /**
   * Runs `task` while the lock is held; `held` is false only with `ifAvailable`. `lost` aborts when the lock is stolen.
   */
  hold<T>(name: string, options: LockOptions, task: (held: boolean, lost: AbortSignal) => Promise<T>): Promise<T>
}
