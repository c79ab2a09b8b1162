import { v7 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import { decodeCheckpoint, encodeCheckpoint } from '../../../src/server/rpc/checkpoint.ts'
import { Client } from '../client.ts'
import { onEachServer, type PlacedServer } from '../each-server.ts'
import { queryDatabase } from '../query-database.ts'

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
  const answer = await device.post(device.request('healthRecords:list', params as never))
  const { result, meta } = (await answer.json()) as { result: HealthRecord[]; meta: Omit<Page, 'rows'> }
  return { rows: result, checkpoint: meta.checkpoint, hasMore: meta.hasMore, epoch: meta.epoch, reset: meta.reset }
}

/** Every page from `since` on. */
async function pull(device: Client, since: string, more: Parameters<typeof page>[2] = {}) {
  const pages = [await page(device, since, more)]
  while (pages.at(-1)?.hasMore) pages.push(await page(device, pages.at(-1)?.checkpoint ?? '', more))
  return { pages, rows: pages.flatMap(one => one.rows), checkpoint: pages.at(-1)?.checkpoint ?? '' }
}

const create = (device: Client, name: string, data: HealthRecord['data'] = {}) =>
  device.call('healthRecords:create', { name, recordType: 'healthLog', data })

onEachServer('a pull', ({ start }) => {
  let server: PlacedServer
  beforeAll(async () => {
    server = await start()
  })

  it('I6: brings every row once, page by page, in the order of the changes, and then nothing', async () => {
    const device = await new Client(server.origin).signIn('basic')
    const from = (await pull(device, '')).checkpoint
    const made: HealthRecord[] = []
    for (let index = 0; index < 7; index += 1) made.push(await create(device, `record ${index}`))
    const { pages, rows, checkpoint } = await pull(device, from, { limit: 3 })
    expect(pages.map(one => one.rows.length)).toEqual([3, 3, 1])
    expect(rows).toEqual(made)
    expect(await page(device, checkpoint)).toMatchObject({ rows: [], hasMore: false, checkpoint })
  })

  it('a change moves a row to the end; its tombstone stays there', async () => {
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

  it('the checkpoint of the last page passes changes of other lists, so that they are not asked for again', async () => {
    const device = await new Client(server.origin).signIn('basic')
    await create(device, 'a record')
    const patient = await device.call('userAccount.patients:create', { patient: { name: 'A' } })
    const { checkpoint } = await pull(device, '')
    expect(decodeCheckpoint(checkpoint)?.seq).toBeGreaterThanOrEqual(patient.seq)
  })

  it('a page ends before a megabyte, and never before its first row', async () => {
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

  it('without types brings everything but what has lists of its own', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    expect((await pull(device, '')).rows).toEqual([])
    const ofTheirOwn = (await pull(device, '', { recordTypes: ['ambient-scribe', 'triage'] })).rows
    expect(new Set(ofTheirOwn.map(({ recordType }) => recordType))).toEqual(new Set(['ambient-scribe', 'triage']))
  })

  it('without `since` a list is newest first, without tombstones, and as long as was asked for', async () => {
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

  it('without `fullData` long texts are left out whole, so that what is written back cannot cut them', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const [short] = await device.call('healthRecords:list', { recordTypes: ['ambient-scribe'], limit: 1 })
    expect(short?.data).toMatchObject({ subtype: 'dialog' })
    expect(short?.data.transcription).toBeUndefined()
    const { id, name, data } = short!
    const written = await device.call('healthRecords:update', { id, name, data })
    expect(written.data.transcription?.text.length).toBeGreaterThan(500)
  })

  it('refuses a checkpoint that it never wrote', async () => {
    const device = await new Client(server.origin).signIn('basic')
    for (const since of ['x', 'MTIz', '1.0.abc', `${encodeCheckpoint({ epoch: 'a', seq: 1, horizon: 0 })}=`]) {
      expect(await device.fail('userAccount.patients:list', { since })).toMatchObject({ name: 'INVALID_PARAMS' })
    }
  })

  it('I8: begins anew where the checkpoint is of another epoch, or beyond what the account has come to', async () => {
    const device = await new Client(server.origin).signIn('basic')
    await create(device, 'here')
    const whole = await pull(device, '')
    const { epoch } = whole.pages[0] as Page
    const elsewhere = await page(device, encodeCheckpoint({ epoch: 'another', seq: 3, horizon: 0 }))
    expect(elsewhere).toMatchObject({ reset: 'epoch', rows: whole.rows })
    const beyond = await page(device, encodeCheckpoint({ epoch, seq: 1_000_000, horizon: 0 }))
    expect(beyond).toMatchObject({ reset: 'epoch', rows: whole.rows, checkpoint: whole.checkpoint })
    expect(whole.pages[0]?.reset).toBeUndefined()
  })
})

onEachServer('an answer of rows', ({ start }) => {
  const LISTS = ['healthRecords:list', 'userAccount.patients:list'] as const

  /** The one page without `since`, else every page from it on; fails where one is refused. */
  async function answersOf(device: Client, method: (typeof LISTS)[number], params: { since?: string; limit?: number }) {
    const pages: { names: string[]; hasMore: boolean }[] = []
    for (let asked = params; ; ) {
      const { result, meta, error } = await device.respond(method, { ...asked, fullData: true })
      expect(error).toBeUndefined()
      const names = (result as { name: string }[]).map(({ name }) => name)
      pages.push({ names, hasMore: meta?.hasMore ?? false })
      if (asked.since === undefined || !meta?.hasMore) return pages
      asked = { ...asked, since: meta.checkpoint ?? '' }
    }
  }

  it('holds the largest row, and a second one only where both fit', async () => {
    const device = await new Client((await start()).origin).signIn('admin')
    const data = { note: 'ж'.repeat(1_100_000) }
    for (const name of ['first', 'second', 'third']) {
      await create(device, name, data)
      await device.call('userAccount.patients:create', { patient: { name, data } })
    }
    for (const method of LISTS) {
      expect(await answersOf(device, method, { limit: 50 })).toEqual([{ names: ['third'], hasMore: true }])
      expect(await answersOf(device, method, { since: '' })).toEqual([
        { names: ['first'], hasMore: true },
        { names: ['second'], hasMore: true },
        { names: ['third'], hasMore: false },
      ])
      expect((await answersOf(device, method, { limit: 1 }))[0]?.hasMore).toBe(true)
    }
    const largest = { note: 'x'.repeat(3 * 1024 * 1024 - '{"note":""}'.length) }
    await create(device, 'largest', largest)
    await device.call('userAccount.patients:create', { patient: { name: 'largest', data: largest } })
    for (const method of LISTS) {
      expect(await answersOf(device, method, {})).toEqual([{ names: ['largest'], hasMore: true }])
      expect((await answersOf(device, method, { since: '' })).at(-1)).toEqual({ names: ['largest'], hasMore: false })
    }
  })

  it('counts more of a row than its data: of many small ones it holds as many as fit', async () => {
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
      const [newest] = await answersOf(device, method, {})
      expect(newest?.names.length).toBeGreaterThan(1500)
      expect(newest?.hasMore).toBe(true)
      const pages = await answersOf(device, method, { since: '', limit: 2000 })
      expect(pages.flatMap(({ names }) => names)).toHaveLength(4000)
    }
  })
})

onEachServer('a database that was set back', ({ start }) => {
  it('I8: has another epoch after `--new-epoch`; what a device gives back says where it had it from', async () => {
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

    // What was written in the knowledge of the lost life is not weighed against this one's numbers.
    const before = { epoch: pages[0]?.epoch ?? '' }
    for (const change of [
      device.fail('healthRecords:update', { id: record.id, name: 'by old numbers', baseSeq: record.seq + 5 }, before),
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

  it('I14: a device that was away longer than deletions are remembered begins anew, and its first pull ends', async () => {
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
    // Every early page of a first pull lies below the horizon: that alone must not send it back.
    const { pages, rows } = await pull(device, '', { limit: 2 })
    expect(rows).toHaveLength(6)
    expect(pages.map(one => one.reset)).toEqual([undefined, undefined, undefined])
  })
})

describe('a checkpoint', () => {
  it('says again what it was made of', () => {
    const checkpoint = { epoch: 'af.09', seq: 12, horizon: 3 }
    expect(decodeCheckpoint(encodeCheckpoint(checkpoint))).toEqual(checkpoint)
    expect(decodeCheckpoint('')).toBeNull()
  })
})
