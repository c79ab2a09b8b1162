import type { Locks } from '../../../src/platform/locks.ts'

/** Web Locks of one origin, limited to the options that the recorder uses. */
export interface FakeOrigin {
  tab(): FakeTab
}
/** Killing a tab frees its locks without notice. */
export interface FakeTab extends Locks {
  kill(): void
}

export function createFakeOrigin(): FakeOrigin {
  let held: { name: string; shared: boolean; tab: object }[] = []
  return {
    tab() {
      const tab = {}
      return {
        async hold(name, { ifAvailable, steal, mode }, task) {
          if (!ifAvailable || steal) throw new Error('the recorder asks only with ifAvailable')
          const lost = new AbortController().signal
          const lock = { name, shared: mode === 'shared', tab }
          if (held.some(one => one.name === name && !(one.shared && lock.shared))) return task(false, lost)
          held.push(lock)
          try {
            return await task(true, lost)
          } finally {
            held = held.filter(one => one !== lock)
          }
        },
        kill() {
          held = held.filter(one => one.tab !== tab)
        },
      }
    },
  }
}
