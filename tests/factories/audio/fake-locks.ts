import type { Locks } from '../../../src/platform/locks.ts'

/** The exclusive locks of one origin, as far as the recorder uses them. */
export interface FakeOrigin {
  tab(): FakeTab
}
/** Killing a tab frees what it held, without a word. */
export interface FakeTab extends Locks {
  kill(): void
}

export function createFakeOrigin(): FakeOrigin {
  const held = new Map<string, object>()
  return {
    tab() {
      const identity = {}
      return {
        async hold(name, { ifAvailable, steal, mode }, task) {
          if (!ifAvailable || steal || mode === 'shared') throw new Error('the recorder asks only with ifAvailable')
          const lost = new AbortController().signal
          if (held.has(name)) return task(false, lost)
          held.set(name, identity)
          try {
            return await task(true, lost)
          } finally {
            if (held.get(name) === identity) held.delete(name)
          }
        },
        kill() {
          for (const [name, owner] of held) if (owner === identity) held.delete(name)
        },
      }
    },
  }
}
