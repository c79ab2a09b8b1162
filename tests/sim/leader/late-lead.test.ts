import 'fake-indexeddb/auto'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import { expect, test } from 'vitest'
import { type Session, SessionStore } from '../../../src/db/session-store.ts'
import { SyncJournal } from '../../../src/db/sync-journal.ts'
import { UploadStore } from '../../../src/db/uploads/upload-store.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import type { Locks } from '../../../src/platform/locks.ts'
import { systemRandom } from '../../../src/platform/random.ts'
import { createHost } from '../../../src/sync/host.ts'
import { Activity, Life } from '../world/life.ts'
import { realms } from '../world/realm.ts'
import { DeviceChannels, DeviceLocks } from '../world/tabs.ts'

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}

/** A store whose session is read only when the test lets it. */
class SlowSessions extends SessionStore {
  /** Opens once the tab leads and reads the stored session. */
  readonly asked = gate()
  readonly answers = gate()

  override async read() {
    this.asked.open()
    await this.answers.opened
    return super.read()
  }
}

const SESSION: Session = { accountId: systemRandom.uuid(), userId: 1, name: 'A', token: 't', locale: 'en' }

const turn = () => new Promise(resolve => setImmediate(resolve))

/** Grants a lock a turn later, as a browser does. */
const late = ({ hold }: Locks): Locks => ({
  hold: async (...request) => {
    await turn()
    return hold(...request)
  },
})

async function leadingTab() {
  const locks = new DeviceLocks()
  const sessions = new SlowSessions()
  const life = new Life(new Activity())
  const host = await createHost({
    ...{ clock: systemClock, random: systemRandom, origin: '', appVersion: 'test' },
    net: { fetch: async () => Promise.reject(new TypeError('no network')) },
    ...{
      sessions,
      uploads: new UploadStore(),
      locks: late(locks.of(life)),
      openChannel: new DeviceChannels().of(life),
    },
    openDatabase: async accountId =>
      (await realms.take()).openDatabase(accountId, {
        ...{ storage: getRxStorageMemory(), multiInstance: false, name: systemRandom.uuid() },
      }),
    openJournal: accountId => new SyncJournal(accountId),
  })
  await host.open(SESSION)
  await sessions.asked.opened
  const states = async () => (await host.inspect()).events.filter(({ event }) => event === 'state')
  return { host, locks, sessions, states }
}

test('I15: a tab that closed while it read its session does not begin to lead', async () => {
  const { host, sessions, states } = await leadingTab()
  await host.close()
  const before = await states()
  sessions.answers.open()
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(await states()).toEqual(before)
})

test('I15: a tab whose lead was taken while it read its session does not begin to lead', async () => {
  const { host, locks, sessions, states } = await leadingTab()
  const other = locks.of(new Life(new Activity()))
  const ended = gate()
  void other.hold(`anamnesis-sync-${SESSION.accountId}`, { steal: true }, () => ended.opened)
  await expect.poll(async () => (await host.inspect()).leading).toBe(false)
  const before = await states()
  sessions.answers.open()
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(await states()).toEqual(before)
  ended.open()
  await host.close()
})
