import { v7 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import { decodeCheckpoint, encodeCheckpoint } from '../../../src/server/replicated/checkpoint.ts'
import { Client } from '../client.ts'
import { queryDatabase } from '../query-database.ts'
import { onBothServers, onOneServer, type PlacedServer } from '../servers.ts'

interface Page {
  rows: HealthRecord[]
  checkpoint: string
  hasMore: boolean
  epoch: string
  reset: string | undefined
}

async function page(
  device: Client,
  since: string,
  more: { limit?: number; recordTypes?: string[] } = {},
): Promise<Page> {
  const params = { since, includeDeleted: true, fullData: true, ...more }
  const response = await device.post(device.request('healthRecords:list', params as never))
  const { result, meta } = (await response.json()) as { result: HealthRecord[]; meta: Omit<Page, 'rows'> }
  return { rows: result, checkpoint: meta.checkpoint, hasMore: meta.hasMore, epoch: meta.epoch, reset: meta.reset }
}

/** All pages from `since` on. */
async function pull(device: Client, since: string, more: Parameters<typeof page>[2] = {}) {
  const pages = [await page(device, since, more)]
  while (pages.at(-1)?.hasMore) pages.push(await page(device, pages.at(-1)?.checkpoint ?? '', more))
  return { pages, rows: pages.flatMap(one => one.rows), checkpoint: pages.at(-1)?.checkpoint ?? '' }
}

const create = (device: Client, name: string, data: HealthRecord['data'] = {}) =>
  device.call('healthRecords:create', { name, recordType: 'healthLog', data })

onBothServers('a pull', ({ start }) => {
  let server: PlacedServer
  beforeAll(async () => {
    server = await start()
  })

  it('I6: returns every row once, page by page, in the order of the changes, and then nothing', async () => {
    const device = await new Client(server.origin).signIn('basic')
    const from = (await pull(device, '')).checkpoint
    const made: HealthRecord[] = []
    for (let index = 0; index < 7; index += 1) made.push(await create(device, `record ${index}`))
    const { pages, rows, checkpoint } = await pull(device, from, { limit: 3 })
    expect(pages.map(one => one.rows.length)).toEqual([3, 3, 1])
    expect(rows).toEqual(made)
    expect(await page(device, checkpoint)).toMatchObject({ rows: [], hasMore: false, checkpoint })
  })

  it('returns a changed row, or its tombstone, at the end', async () => {
    const device = await new Client(server.origin).signIn('basic')
    const [first, second] = [await create(device, 'first'), await create(device, 'second')]
    const { checkpoint } = await pull(device, '')
    const changed = await device.call('healthRecords:update', { id: first.id, name: 'changed' })
    const gone = await device.call('healthRecords:delete', { id: second.id })
    expect(gone.deletedAt).not.toBeNull()
    expect((await pull(device, checkpoint)).rows).toEqual([changed, gone])
    const listed = await device.call('healthRecords:list', { fullData: true })
    expect(listed.map(one => one.id)).not.toContain(second.id)
  })

  it('ends with a checkpoint past changes of other lists, so that they are not read again', async () => {
    const device = await new Client(server.origin).signIn('basic')
    await create(device, 'a record')
    const patient = await device.call('userAccount.patients:create', { patient: { name: 'A' } })
    const { checkpoint } = await pull(device, '')
    expect(decodeCheckpoint(checkpoint)?.seq).toBeGreaterThanOrEqual(patient.seq)
  })

  it('limits a page to a megabyte, or one row', async () => {
    const device = await new Client(server.origin).signIn('admin')
    const text = 'ж'.repeat(200_000)
    for (let index = 0; index < 6; index += 1) await create(device, `long ${index}`, { note: text })
    const { pages, rows } = await pull(device, '')
    expect(rows.map(one => one.name)).toEqual(Array.from({ length: 6 }, (_, index) => `long ${index}`))
    expect(pages.map(one => one.rows.length)).toEqual([2, 2, 2])
    await create(device, 'very long', { note: 'ж'.repeat(1_400_000) })
    expect((await pull(device, '')).rows).toHaveLength(7)
    expect(
      await device.fail('healthRecords:create', {
        name: 'x',
        recordType: 'healthLog',
        data: { note: 'ж'.repeat(1_600_000) },
      }),
    ).toMatchObject({
      name: 'TOO_LARGE',
    })
  })

  it('without types returns all but the types with their own lists', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    expect((await pull(device, '')).rows).toEqual([])
    const ofTheirOwn = (await pull(device, '', { recordTypes: ['ambient-scribe', 'triage'] })).rows
    expect(new Set(ofTheirOwn.map(({ recordType }) => recordType))).toEqual(new Set(['ambient-scribe', 'triage']))
  })

  it('without `since` is a list, newest first, without tombstones, limited by `limit`', async () => {
    const device = await new Client(server.origin).signIn('patient')
    const all = await device.call('healthRecords:list', {})
    expect(all.map(one => one.createdAt)).toEqual(
      all
        .map(one => one.createdAt)
        .toSorted()
        .toReversed(),
    )
    expect(await device.call('healthRecords:list', { limit: 2 })).toEqual(all.slice(0, 2))
    const labs = await device.call('healthRecords:list', { recordTypes: 'labResults', status: 'processed' } as never)
    expect(labs).toHaveLength(4)
  })

  it('without `fullData` omits long texts completely, so that writing back cannot truncate them', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const [short] = await device.call('healthRecords:list', { recordTypes: ['ambient-scribe'], limit: 1 })
    expect(short?.data).toMatchObject({ subtype: 'dialog' })
    expect(short?.data.transcription).toBeUndefined()
    const { id, name, data } = short!
    const written = await device.call('healthRecords:update', { id, name, data })
    expect(written.data.transcription?.text.length).toBeGreaterThan(500)
  })

  it('refuses a checkpoint that no server issued', async () => {
    const device = await new Client(server.origin).signIn('basic')
    for (const since of ['x', 'MTIz', '1.0.abc', `${encodeCheckpoint({ epoch: 'a', seq: 1, horizon: 0 })}=`]) {
      expect(await device.fail('userAccount.patients:list', { since })).toMatchObject({ name: 'INVALID_PARAMS' })
    }
  })

  it('I8: starts over if the checkpoint is of another epoch or beyond the account', async () => {
    const device = await new Client(server.origin).signIn('basic')
    await create(device, 'here')
    const whole = await pull(device, '')
    const { epoch } = whole.pages[0] as Page
    const elsewhere = await page(device, encodeCheckpoint({ epoch: 'another', seq: 3, horizon: 0 }))
    expect(elsewhere).toMatchObject({ reset: 'epoch', rows: whole.rows })
    expect(whole.pages[0]?.reset).toBeUndefined()
    const beyond = await page(device, encodeCheckpoint({ epoch, seq: 1_000_000, horizon: 0 }))
    expect(beyond).toMatchObject({ reset: 'epoch', rows: whole.rows })
    // Every device of the account starts over once, and not again.
    expect(beyond.epoch).toMatch(new RegExp(`^${epoch}-[0-9a-f]{12}$`))
    expect(await page(device, whole.checkpoint)).toMatchObject({ reset: 'epoch', epoch: beyond.epoch })
    const { reset, rows } = await page(device, beyond.checkpoint)
    expect({ reset, rows }).toEqual({ reset: undefined, rows: [] })
  })
})

onOneServer('a page of rows', ({ start }) => {
  const LISTS = ['healthRecords:list', 'userAccount.patients:list'] as const

  /** The one page without `since`, else all pages from it on; fails if one is refused. */
  async function pagesOf(device: Client, method: (typeof LISTS)[number], params: { since?: string; limit?: number }) {
    const pages: { names: string[]; hasMore: boolean }[] = []
    for (let next = params; ; ) {
      const { result, meta, error } = await device.respond(method, { ...next, fullData: true })
      expect(error).toBeUndefined()
      const names = (result as { name: string }[]).map(({ name }) => name)
      pages.push({ names, hasMore: meta?.hasMore ?? false })
      if (next.since === undefined || !meta?.hasMore) return pages
      next = { ...next, since: meta.checkpoint ?? '' }
    }
  }

  it('holds the largest row, and a second one only if both fit', async () => {
    const device = await new Client((await start()).origin).signIn('admin')
    const data = { note: 'ж'.repeat(1_100_000) }
    for (const name of ['first', 'second', 'third']) {
      await create(device, name, data)
      await device.call('userAccount.patients:create', { patient: { name, data } })
    }
    for (const method of LISTS) {
      expect(await pagesOf(device, method, { limit: 50 })).toEqual([{ names: ['third'], hasMore: true }])
      expect(await pagesOf(device, method, { since: '' })).toEqual([
        { names: ['first'], hasMore: true },
        { names: ['second'], hasMore: true },
        { names: ['third'], hasMore: false },
      ])
      expect((await pagesOf(device, method, { limit: 1 }))[0]?.hasMore).toBe(true)
    }
    const largest = { note: 'x'.repeat(3 * 1024 * 1024 - '{"note":""}'.length) }
    await create(device, 'largest', largest)
    await device.call('userAccount.patients:create', { patient: { name: 'largest', data: largest } })
    for (const method of LISTS) {
      expect(await pagesOf(device, method, {})).toEqual([{ names: ['largest'], hasMore: true }])
      expect((await pagesOf(device, method, { since: '' })).at(-1)).toEqual({ names: ['largest'], hasMore: false })
    }
  })

  it('counts more than the data of a row: of many small rows it holds as many as fit', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('admin')
    await server.stop()
    const [columns, values] = [
      'client_id, seq, user_id, name, data',
      `gen_random_uuid(), last_seq + n, users.id, repeat('"', 500), '{}'`,
    ]
    const rows = 'from users, generate_series(1, 4000) n'
    await queryDatabase(server.place, [
      `insert into patients (${columns}) select ${values} ${rows}`,
      `insert into health_records (${columns}, record_type, status) select ${values}, 'healthLog', 'processed' ${rows}`,
      'update users set last_seq = last_seq + 4000',
    ])
    device.origin = (await server.again({})).origin
    for (const method of LISTS) {
      const [newest] = await pagesOf(device, method, {})
      expect(newest?.names.length).toBeGreaterThan(1500)
      expect(newest?.hasMore).toBe(true)
      const pages = await pagesOf(device, method, { since: '', limit: 2000 })
      expect(pages.flatMap(({ names }) => names)).toHaveLength(4000)
    }
  })
})

onOneServer('a restored database', ({ start }) => {
  it('I8: has another epoch after `--new-epoch`; rows given back by a device have their origin', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('basic')
    const record = await create(device, 'before')
    const { checkpoint, pages } = await pull(device, '')
    await server.stop()
    const command = await server.again({ args: ['--new-epoch'] }).catch((error: Error) => error.message)
    expect(command).toContain('began a new epoch')
    device.origin = (await server.again({})).origin
    const after = await page(device, checkpoint)
    expect(after.reset).toBe('epoch')
    expect(after.epoch).not.toBe(pages[0]?.epoch)

    // Writes based on the lost epoch are refused, because sequence numbers of two epochs cannot be compared.
    const before = { epoch: pages[0]?.epoch ?? '' }
    for (const change of [
      device.fail(
        'healthRecords:update',
        { id: record.id, name: 'based on the lost epoch', baseSeq: record.seq + 5 },
        before,
      ),
      device.fail('healthRecords:delete', { id: record.id, baseSeq: record.seq + 5 }, before),
    ])
      expect(await change).toMatchObject({ name: 'UNAVAILABLE', errorType: 'EpochChanged' })
    expect(await device.call('healthRecords:get', { id: record.id })).toEqual(record)

    const restoredFrom = { epoch: pages[0]?.epoch ?? '', seq: record.seq + 5 }
    const given = { clientId: v7(), name: 'lost and given back', recordType: 'healthLog' as const }
    const made = await device.call('healthRecords:create', given, { restoredFrom })
    expect(made.restoredFrom).toEqual(restoredFrom)
    const updated = await device.call('healthRecords:update', { id: record.id, name: 'newer' }, { restoredFrom })
    expect(updated.restoredFrom).toEqual(restoredFrom)
    expect((await pull(device, after.checkpoint)).rows).toEqual([made, updated])
    const cleared = await device.call('healthRecords:update', { id: record.id, name: 'edited since' })
    expect(cleared.restoredFrom).toBeNull()
  })

  it('I14: a device that was offline for longer than tombstones are kept starts over, and its first pull ends', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('basic')
    const early = (await pull(device, '')).checkpoint
    for (let index = 0; index < 6; index += 1) await create(device, `record ${index}`)
    const late = (await pull(device, '')).checkpoint
    await server.stop()
    await queryDatabase(server.place, ['update users set tombstone_horizon_seq = last_seq - 1 returning id'])
    device.origin = (await server.again({})).origin
    expect(await page(device, early)).toMatchObject({ reset: 'horizon' })
    expect((await page(device, late)).reset).toBeUndefined()
    // The early pages of a first pull are below the horizon, which must not restart it.
    const { pages, rows } = await pull(device, '', { limit: 2 })
    expect(rows).toHaveLength(6)
    expect(pages.map(one => one.reset)).toEqual([undefined, undefined, undefined])
  })
})

describe('a checkpoint', () => {
  it('decodes to what it was encoded from', () => {
    const checkpoint = { epoch: 'af.09', seq: 12, horizon: 3 }
    expect(decodeCheckpoint(encodeCheckpoint(checkpoint))).toEqual(checkpoint)
    expect(decodeCheckpoint('')).toBeNull()
  })
})
