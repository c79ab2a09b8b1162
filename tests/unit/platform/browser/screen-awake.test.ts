import { afterEach, expect, test, vi } from 'vitest'
import { browserScreenAwake } from '../../../../src/platform/browser/screen-awake.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page that returns while its lock is still held keeps one lock, and releases it at the end', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const locks: { released: boolean; release(): Promise<void> }[] = []
  const request = async () => {
    const lock = {
      released: false,
      async release() {
        lock.released = true
      },
    }
    locks.push(lock)
    return lock
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const release = browserScreenAwake.hold()
  await vi.waitFor(() => expect(locks).toHaveLength(1))
  page.dispatchEvent(new Event('visibilitychange'))
  page.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  release()
  expect(locks.filter(lock => !lock.released)).toEqual([])
})
