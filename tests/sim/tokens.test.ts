import 'fake-indexeddb/auto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import { expect, test } from 'vitest'
import { type Session, SessionStore } from '../../src/db/session-store.ts'
import { SyncJournal } from '../../src/db/sync-journal.ts'
import { uploadItem } from '../../src/db/uploads/upload-item.ts'
import { UploadStore } from '../../src/db/uploads/upload-store.ts'
import { systemClock } from '../../src/platform/clock.ts'
import type { Net } from '../../src/platform/net.ts'
import { systemRandom } from '../../src/platform/random.ts'
import { createHost } from '../../src/sync/host.ts'
import { drainInBackground } from '../../src/sync/uploads/drain-in-background.ts'
import { blob } from '../factories/store/recordings.ts'
import { Client } from '../server/client.ts'
import { startTestServer } from '../server/test-server.ts'
import { Activity, Life } from './world/life.ts'
import { Prng } from './world/prng.ts'
import { realms } from './world/realm.ts'
import { DeviceChannels, DeviceLocks } from './world/tabs.ts'

const HARNESS = fileURLToPath(new URL('../server/harness.ts', import.meta.url))
const MINUTE = 60_000
const DAYS = 12

test('S6: tabs and the service worker renew at once, answers are lost, and the device stays signed in', async () => {
  const server = await startTestServer({ program: HARNESS })
  const pass = async (ms: number) => {
    const done = once(server.process, 'message')
    server.process.send({ kind: 'shift-clock', ms })
    await done
  }
  const prng = new Prng(11)
  const refused: string[] = []
  const tokens = new Set<string | null>()
  const net = (loss: number): Net => ({
    async fetch(url, init) {
      tokens.add(new Headers(init?.headers).get('authorization'))
      const response = await fetch(server.origin + url, init)
      if (response.status === 401) refused.push(url)
      if (url !== '/api/rpc') return response
      const body = await response.text()
      if (prng.chance(loss)) throw new TypeError('the answer was lost')
      return new Response(body, response)
    },
  })
  const [locks, channels, activity] = [new DeviceLocks(), new DeviceChannels(), new Activity()]
  const [sessions, uploads] = [new SessionStore(), new UploadStore()]
  const tab = async (name: string) => {
    const life = new Life(activity)
    return createHost({
      ...{ clock: systemClock, random: systemRandom, net: net(0.6), origin: '', appVersion: 'test' },
      ...{ sessions: new SessionStore(), uploads, locks: locks.of(life), openChannel: channels.of(life) },
      openDatabase: async accountId =>
        (await realms.take()).openDatabase(accountId, { storage: getRxStorageMemory(), multiInstance: false, name }),
      openJournal: accountId => new SyncJournal(accountId),
    })
  }
  const [one, other] = [await tab('one'), await tab('other')]
  const device = new Client(server.origin)
  device.deviceId = (await one.inspect()).deviceId
  const { token, user } = await device.call('userAccount.user:demoLogin', { user: 'doctor' })
  const session: Session = { accountId: user.clientId, userId: user.id, name: user.name, token, locale: 'en' }
  await sessions.write(session)
  await one.open(session)
  await other.open(session)
  const serviceWorker = async (name: string) => {
    const file = blob(name, session.accountId, 1)
    await uploads.save(file, uploadItem(file, 0))
    await drainInBackground({
      net: net(0),
      clock: systemClock,
      locks: locks.of(new Life(activity)),
      appVersion: 'test',
    })
  }
  for (let day = 0; day < DAYS; day++) {
    await pass(25 * 60 * MINUTE)
    for (let call = 0; call < 4; call++) {
      const each: Promise<unknown>[] = [one, one, other, other].map(tab => tab.call('userAccount.user:get', {}))
      if (call === day % 4) each.push(serviceWorker(crypto.randomUUID()))
      await Promise.all(each)
      await pass(4 * MINUTE)
    }
  }
  expect(refused).toEqual([])
  expect((await sessions.read())?.token).not.toBe(token)
  expect(tokens.size, 'the tokens were replaced meanwhile').toBeGreaterThan(DAYS / 2)
  await one.close()
  await other.close()
  await server.stop()
}, 120_000)
