import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { clusterDirectory } from '../../../src/server/database/pglite/cluster.ts'
import { Client } from '../client.ts'
import { makeDataFolder } from '../data-folder.ts'
import type { Where } from '../databases.ts'
import { queryDatabase } from '../query-database.ts'
import { onBothServers } from '../servers.ts'

const MARKER = 'marker.json'
const SAVED = 'saved'

async function pull(device: Client, since: string, meta: object = {}) {
  const { result, meta: envelope } = await device.respond(
    'healthRecords:list',
    { since, includeDeleted: true },
    { ...meta },
  )
  return { names: (result as { name: string }[]).map(({ name }) => name), ...envelope }
}
const create = (device: Client, name: string, meta: object = {}) =>
  device.call('healthRecords:create', { clientId: v7(), name, recordType: 'healthLog' }, { opId: v7(), ...meta })

/** Copies the database, to `folder` if it is files. Returns what puts rows and sequences back: the storage stays the same. */
async function saveDatabase(place: Where, folder: string): Promise<() => Promise<void>> {
  if (place.databaseUrl === undefined) {
    const copy = join(folder, 'cluster')
    cpSync(clusterDirectory(place.dataDir), copy, { recursive: true })
    return async () => {
      for (const name of ['base', 'global', 'pg_wal', 'pg_xact']) {
        rmSync(join(clusterDirectory(place.dataDir), name), { recursive: true, force: true })
      }
      cpSync(copy, clusterDirectory(place.dataDir), { recursive: true, force: true })
    }
  }
  const [tables = [], sequences = []] = (await queryDatabase(place, [
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    `select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  ])) as { name: string; value: string }[][]
  await queryDatabase(place, [
    `create schema ${SAVED}`,
    ...tables.map(({ name }) => `create table ${SAVED}.${name} as table public.${name}`),
  ])
  const columns = (name: string) => `(select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = 'public.${name}'::regclass and attnum > 0 and not attisdropped and attgenerated = '')`
  return async () => {
    await queryDatabase(place, [
      `do $$ declare list text; begin
        set local session_replication_role = replica;
        ${tables.map(({ name }) => `delete from public.${name};`).join('\n')}
        ${tables
          .map(
            ({ name }) => `list := ${columns(name)};
              execute format('insert into public.${name} (%s) overriding system value select %s from ${SAVED}.${name}', list, list);`,
          )
          .join('\n')}
        ${sequences.map(({ name, value }) => `perform setval('public.${name}', ${value});`).join('\n')}
      end $$`,
    ])
  }
}

onBothServers('a server that was restored (I8)', ({ start }) => {
  const saved = makeDataFolder('saved-')
  let world: Awaited<ReturnType<typeof createWorld>>

  /** Made once: a restore puts the database, and with its machine the marker too, back to what they were. */
  async function createWorld() {
    let server = await start()
    const { place } = server
    const device = await new Client(server.origin).signIn('basic')
    const early = await create(device, 'before')
    const atBackup = await pull(device, '')
    await server.stop()
    const restoreDatabase = await saveDatabase(place, saved)
    cpSync(join(place.dataDir, MARKER), join(saved, MARKER))
    const restoreMarker = () => cpSync(join(saved, MARKER), join(place.dataDir, MARKER))
    const restart = async () => {
      server = await server.again()
      device.origin = server.origin
      return server
    }
    await restart()
    const lost = await create(device, 'lost')
    const { checkpoint = '', epoch = '' } = await pull(device, atBackup.checkpoint ?? '')
    return {
      ...{ device, early, lost, checkpoint, epoch, atBackup, restart, restoreDatabase, restoreMarker },
      stop: () => server.stop(),
      kill: () => server.kill(),
      async restoreMachine() {
        await restoreDatabase()
        restoreMarker()
      },
    }
  }

  beforeAll(async () => {
    world = await createWorld()
  })
  afterEach(() => world.stop())
  afterAll(() => rmSync(saved, { recursive: true }))

  it('as a node whose marker is older than the database begins nothing, nor after restarts and kills', async () => {
    const { device, checkpoint, epoch, restoreMarker, restart, kill, stop } = world
    await stop()
    restoreMarker()
    for (let round = 0; round < 2; round += 1) {
      await restart()
      await create(device, `round ${round}`, { epoch })
      await kill()
    }
    await restart()
    const after = await pull(device, checkpoint, { epoch })
    expect({ ...after, reset: after.reset }).toMatchObject({ epoch, reset: undefined })
    expect(after.names).toEqual(['round 0', 'round 1'])
  })

  it('with its machine begins another epoch of the account whose device has more, by its pull', async () => {
    const { device, early, checkpoint, epoch, restoreMachine, restart, atBackup } = world
    await restoreMachine()
    await restart()
    // Another device writes more than was lost, and knows of nothing.
    for (let index = 0; index < 5; index += 1) await create(device, `later ${index}`, { epoch })
    const after = await pull(device, checkpoint)
    expect(after).toMatchObject({ reset: 'epoch', epoch: expect.stringMatching(`^${epoch}-[0-9a-f]{12}$`) })
    expect(after.names).toContain(early.name)
    expect(await pull(device, atBackup.checkpoint ?? '')).toMatchObject({ reset: 'epoch', epoch: after.epoch })
    const other = await new Client(device.origin).signIn('doctor')
    expect((await pull(other, '')).epoch).toBe(epoch)
  })

  it('with its machine begins another epoch by a write, which is refused until the device has pulled', async () => {
    const { device, lost, epoch, restoreMachine, restart } = world
    await restoreMachine()
    await restart()
    const opId = v7()
    const record = { clientId: v7(), name: 'next', recordType: 'healthLog' as const }
    const refused = await device.fail('healthRecords:create', record, { opId, epoch, seen: lost.seq })
    expect(refused).toMatchObject({ name: 'UNAVAILABLE', errorType: 'EpochChanged' })
    const after = await pull(device, '', { epoch, seen: lost.seq })
    expect(after).toMatchObject({ reset: 'epoch', names: ['before'] })
    await device.call('healthRecords:create', record, { opId, epoch: after.epoch, seen: 0 })
    expect((await pull(device, '')).names).toEqual(['before', 'next'])
    expect(await device.call('userAccount.user:get', {})).toBeDefined()
  })

  it('alone, without its files, begins a new epoch at its start, once', async () => {
    const { device, early, checkpoint, epoch, restoreDatabase, restart } = world
    await restoreDatabase()
    const first = await restart()
    const after = await pull(device, checkpoint)
    expect(after).toMatchObject({ reset: 'epoch', names: [early.name] })
    expect(after.epoch).not.toBe(epoch)
    expect(first.log.join()).toContain('the database was restored: a new epoch begins')
    await first.stop()
    await restart()
    expect((await pull(device, after.checkpoint ?? '')).reset).toBeUndefined()
  })
})
