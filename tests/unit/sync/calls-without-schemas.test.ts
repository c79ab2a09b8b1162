import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { SessionStore } from '../../../src/db/session-store.ts'
import { UploadStore } from '../../../src/db/uploads/upload-store.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { systemRandom } from '../../../src/platform/random.ts'
import { createHost } from '../../../src/sync/host.ts'

vi.mock('../../../src/contract/methods.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('a call whose schemas do not load is not sent, and is unreachable rather than broken', async () => {
  const fetch = vi.fn(async () => new Response('{}'))
  const unused = () => {
    throw new Error('no account is open')
  }
  const host = await createHost({
    ...{ clock: systemClock, random: systemRandom, origin: '', appVersion: 'test', net: { fetch } },
    ...{ sessions: new SessionStore(), uploads: new UploadStore(), locks: { hold: unused }, openChannel: unused },
    ...{ openDatabase: unused, openJournal: unused },
  })
  expect(await host.call('userAccount.user:get', {})).toEqual({ kind: 'unreachable' })
  expect(fetch).not.toHaveBeenCalled()
})
