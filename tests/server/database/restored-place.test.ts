import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { clusterDirectory } from '../../../src/server/database/pglite/cluster.ts'
import { Client } from '../client.ts'
import type { Where } from '../databases.ts'
import { folderOfTest } from '../folder-of-test.ts'
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

/** Puts rows and sequences back where they are: the storage stays the same. Returns how. */
async function saveDatabase(place: Where): Promise<() => Promise<void>> {
  if (place.databaseUrl === undefined) {
    const copy = folderOfTest('saved-')
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
  async function world() {
    const server = await start()
    const device = await new Client(server.origin).signIn('basic')
    const early = await create(device, 'before')
    const atBackup = await pull(device, '')
    await server.stop()
    const restoreDatabase = await saveDatabase(server.place)
    const marker = folderOfTest('marker-')
    cpSync(join(server.place.dataDir, MARKER), join(marker, MARKER))
    const again = await server.again()
    device.origin = again.origin
    const lost = await create(device, 'lost')
    const { checkpoint = '', epoch = '' } = await pull(device, atBackup.checkpoint ?? '')
    await again.stop()
    const restoreMachine = async () => {
      await restoreDatabase()
      cpSync(join(marker, MARKER), join(server.place.dataDir, MARKER))
    }
    const restart = async () => {
      const restarted = await server.again()
      device.origin = restarted.origin
      return restarted
    }
    return {
      device,
      early,
      lost,
      checkpoint,
      epoch,
      atBackup,
      server,
      restoreDatabase,
      restoreMachine,
      restart,
      marker,
    }
  }

  it('alone, without its files, begins a new epoch at its start, once', async () => {
    const { device, early, checkpoint, epoch, restoreDatabase, restart } = await world()
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

  it('with its machine begins another epoch of the account whose device has more, by its pull', async () => {
    const { device, early, checkpoint, epoch, restoreMachine, restart, atBackup } = await world()
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
    const { device, lost, epoch, restoreMachine, restart } = await world()
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

  it('as a node whose marker is older than the database begins nothing', async () => {
    const { device, checkpoint, epoch, server, marker, restart } = await world()
    cpSync(join(marker, MARKER), join(server.place.dataDir, MARKER))
    await restart()
    const after = await pull(device, checkpoint)
    expect(after).toMatchObject({ epoch, names: [] })
    expect(after.reset).toBeUndefined()
  })

  it('begins nothing by itself after restarts and kills', async () => {
    const { device, checkpoint, epoch, restart } = await world()
    for (let round = 0; round < 3; round += 1) {
      const server = await restart()
      await create(device, `round ${round}`, { epoch })
      await server.kill()
    }
    await restart()
    const after = await pull(device, checkpoint, { epoch })
    expect({ ...after, reset: after.reset }).toMatchObject({ epoch, reset: undefined })
    expect(after.names).toEqual(['round 0', 'round 1', 'round 2'])
  })
})
