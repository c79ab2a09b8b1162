import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFINITIONS } from '../../../../../../src/db/collections/replicated.ts'
import { HOLD_MS } from '../../../../../../src/db/commands/documents.ts'
import { IncomingFiles } from '../../../../../../src/db/incoming-files.ts'
import { planLimit } from '../../../../../../src/domain/files/document-limits.ts'
import {
  createUploadList,
  type TabLife,
  type UploadListPorts,
} from '../../../../../../src/ui/features/records/upload/choose/upload-list.ts'
import { type LocalStore, openLocalStore } from '../../../../../factories/store/local-store.ts'
import { fakePhotos, fileOf, MB } from './files.ts'

let store: LocalStore
let incoming: IncomingFiles
/** Names of the tabs that live. */
let alive: Set<string>
beforeEach(async () => {
  store = await openLocalStore()
  incoming = new IncomingFiles({ indexedDB: new IDBFactory(), IDBKeyRange })
  alive = new Set()
})
afterEach(() => {
  incoming.close()
  return store.close()
})

function tab(name: string): TabLife {
  alive.add(name)
  return { name, ifEnded: async (other, work) => void (!alive.has(other) && (await work())) }
}

const listOf = (change: Partial<UploadListPorts> = {}) =>
  createUploadList({
    ...{ context: store.context, photos: fakePhotos(null), limit: () => planLimit(), mode: () => 'auto' },
    ...{ room: { estimate: async () => ({ usage: 0, quota: 1000 * MB }) }, locale: () => 'ru-RU' },
    ...{ incoming, tab: tab('this tab'), ...change },
  })
const records = async () => (await store.context.database.healthRecords.find().exec()).map(one => one.toMutableJSON())
const jobs = () => store.context.uploads.items(store.context.accountId)
const kinds = (list: ReturnType<typeof listOf>) => list.state().chosen.map(one => one.kind)
const codes = (list: ReturnType<typeof listOf>) =>
  list.state().chosen.map(one => (one.kind === 'refused' ? one.refusal.code : one.kind))

describe('a chosen file is a record at once', () => {
  test('of its patient, with the name of its file, and waits with its job for HOLD_MS', async () => {
    const list = listOf()
    await list.add([fileOf('Blood count.pdf', 'pdf')], 'patient-1', 0)
    const [record] = await records()
    expect(record).toMatchObject({
      ...{ name: 'Blood count', patientClientId: 'patient-1', recordType: 'auto', status: 'uploaded', queue: 2 },
      data: {
        sourceType: 'file',
        type: 'file',
        mimeType: 'application/pdf',
        sha256: expect.stringMatching(/^\w{64}$/),
      },
    })
    expect(DEFINITIONS.healthRecords.kind(record as never)).toBe('document')
    const [job] = await jobs()
    expect(job).toMatchObject({ id: record?.clientId, state: 'waiting', data: { locale: 'ru-RU' } })
    expect(job?.nextRetryAt).toBe(store.clock.now() + HOLD_MS)
    expect(list.state()).toEqual({ chosen: [], made: [record?.clientId] })
  })

  test('without a job if uploads are manual (decision 73)', async () => {
    const list = listOf({ mode: () => 'manual' })
    await list.add([fileOf('a.pdf', 'pdf')], '', 0)
    expect([(await records()).length, await jobs()]).toEqual([1, []])
  })
})

describe('at most five at a time', () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => fileOf(`${at}.pdf`, 'pdf', 1000, `${at}`))

  test('five are taken', async () => {
    const list = listOf()
    await list.add(files(5), '', 0)
    expect([(await records()).length, codes(list)]).toEqual([5, []])
  })

  test('the sixth is refused and can be tried again', async () => {
    const list = listOf()
    await list.add(files(6), '', 0)
    expect([(await records()).length, codes(list)]).toEqual([5, ['TOO_MANY_FILES']])
    await list.retry(list.state().chosen[0]?.key ?? '')
    expect([(await records()).length, codes(list)]).toEqual([6, []])
  })

  test('those that are listed and may still be joined count', async () => {
    const list = listOf()
    await list.add(files(2), '', 4)
    expect([(await records()).length, codes(list)]).toEqual([1, ['TOO_MANY_FILES']])
  })
})

describe('a file that is there already is named, not sent', () => {
  test('it was chosen twice at once', async () => {
    const list = listOf()
    await list.add([fileOf('a.pdf', 'pdf', 1000, 'x'), fileOf('b.pdf', 'pdf', 1000, 'x')], '', 0)
    expect((await records()).map(one => one.name)).toEqual(['a'])
    expect(list.state().chosen).toMatchObject([{ kind: 'known', known: { name: 'a' } }])
  })

  test('the same photo is recognised although it was reduced', async () => {
    const list = listOf({ photos: fakePhotos(300) })
    await list.add([fileOf('a.jpg', 'jpeg', 1000, 'x')], '', 0)
    await list.add([fileOf('b.jpg', 'jpeg', 1000, 'x')], '', 0)
    expect(kinds(list)).toEqual(['known'])
  })

  test('sent anyway it is a record of its own', async () => {
    const list = listOf()
    await list.add([fileOf('a.pdf', 'pdf', 1000, 'x'), fileOf('b.pdf', 'pdf', 1000, 'x')], '', 0)
    await list.sendAnyway(list.state().chosen[0]?.key ?? '')
    expect((await records()).map(one => one.name).sort()).toEqual(['a', 'b'])
    expect(kinds(list)).toEqual([])
  })
})

describe('I12: a file that could not be stored is listed as such and not lost', () => {
  test.each([
    ['exactly enough room', 4 * MB + 1000, []],
    ['a byte less', 4 * MB + 999, ['NO_ROOM']],
    ['a browser that does not say', 0, []],
  ])('%s', async (_what, quota, refused) => {
    const list = listOf({ room: { estimate: async () => ({ usage: 0, quota }) } })
    await list.add([fileOf('a.pdf', 'pdf')], '', 0)
    expect([codes(list), (await records()).length]).toEqual([refused, 1 - refused.length])
  })

  test('a full disk: refused, and stored once when it is tried again', async () => {
    const { uploads } = store.context
    const save = uploads.save.bind(uploads)
    uploads.save = async () => {
      throw Object.assign(new Error('wrapped'), { inner: new DOMException('', 'QuotaExceededError') })
    }
    const list = listOf()
    await list.add([fileOf('a.pdf', 'pdf')], '', 0)
    expect(codes(list)).toEqual(['NO_ROOM'])
    uploads.save = save
    await list.retry(list.state().chosen[0]?.key ?? '')
    expect([codes(list), (await records()).length, (await jobs()).length]).toEqual([[], 1, 1])
  })

  test('bytes without their record: tried again there is one record, not two', async () => {
    const { healthRecords } = store.context.database
    const insert = healthRecords.insertIfNotExists.bind(healthRecords)
    healthRecords.insertIfNotExists = () => Promise.reject(new Error('no room'))
    const list = listOf()
    await list.add([fileOf('a.pdf', 'pdf')], '', 0)
    expect([codes(list), (await jobs()).length]).toEqual([['NOT_STORED'], 1])
    healthRecords.insertIfNotExists = insert
    await list.retry(list.state().chosen[0]?.key ?? '')
    expect([(await records()).length, (await jobs()).length]).toEqual([1, 1])
  })
})

describe('what is listed can be taken off, replaced, put back', () => {
  test('a removed file is put back as it was', async () => {
    const list = listOf()
    await list.add([fileOf('a.docx', 'pdf')], '', 0)
    const putBack = list.remove(list.state().chosen[0]?.key ?? '')
    expect(kinds(list)).toEqual([])
    putBack()
    expect(codes(list)).toEqual(['FILE_INVALID_TYPE'])
  })

  test('a file that is removed while it is checked is not stored', async () => {
    const list = listOf()
    const adding = list.add([fileOf('a.pdf', 'pdf')], '', 0)
    list.remove(list.state().chosen[0]?.key ?? '')
    await adding
    expect(await records()).toEqual([])
  })

  test('another file takes the place of a refused one, for the same patient', async () => {
    const list = listOf()
    await list.add([fileOf('a.docx', 'pdf')], 'patient-1', 0)
    await list.replace(list.state().chosen[0]?.key ?? '', fileOf('b.pdf', 'pdf'))
    expect(await records()).toMatchObject([{ name: 'b', patientClientId: 'patient-1' }])
    expect(kinds(list)).toEqual([])
  })

  test('finished records leave the list', async () => {
    const list = listOf()
    await list.add([fileOf('a.pdf', 'pdf')], '', 0)
    list.forget(list.state().made)
    expect(list.state().made).toEqual([])
  })
})

describe('a tab that is killed while it checks a file loses nothing', () => {
  const never = { asked: [], run: () => new Promise<never>(() => undefined) }
  const kept = async () => (await incoming.chosen(store.context.accountId)).map(({ name }) => name)

  async function killedTab(...files: File[]) {
    void listOf({ photos: never, tab: tab('killed') }).add(files, 'patient-1', 0)
    await expect.poll(kept).toHaveLength(files.length)
    alive.delete('killed')
  }

  test('the next one goes on, with its patient, and keeps no copy', async () => {
    await killedTab(fileOf('a.jpg', 'jpeg'), fileOf('b.pdf', 'pdf'))
    expect(await records()).toEqual([])
    const list = listOf()
    await list.recover()
    await expect.poll(records).toHaveLength(2)
    expect(await records()).toMatchObject([{ patientClientId: 'patient-1' }, { patientClientId: 'patient-1' }])
    await expect.poll(kept).toEqual([])
    expect(kinds(list)).toEqual([])
  })

  test('killed between the record and the end of its copy: one record', async () => {
    await killedTab(fileOf('a.jpg', 'jpeg'))
    const [row] = await incoming.chosen(store.context.accountId)
    const first = listOf({ tab: tab('second') })
    await first.recover()
    await expect.poll(records).toHaveLength(1)
    await incoming.keep({ ...row!, chosen: { patientClientId: 'patient-1', tab: 'killed' } })
    const again = listOf({ tab: tab('third') })
    await again.recover()
    await expect.poll(kept).toEqual([])
    expect([(await records()).length, (await jobs()).length, kinds(again)]).toEqual([1, 1, []])
  })

  test('a file that a living tab checks is left to it', async () => {
    void listOf({ photos: never, tab: tab('other') }).add([fileOf('a.jpg', 'jpeg')], '', 0)
    await expect.poll(kept).toEqual(['a.jpg'])
    const list = listOf()
    await list.recover()
    expect([kinds(list), await kept()]).toEqual([[], ['a.jpg']])
  })

  test('a file that waits for a decision is asked about again', async () => {
    await listOf().add([fileOf('a.pdf', 'pdf', 1000, 'x')], '', 0)
    const dead = listOf({ tab: tab('killed') })
    await dead.add([fileOf('b.pdf', 'pdf', 1000, 'x')], '', 0)
    expect(kinds(dead)).toEqual(['known'])
    alive.delete('killed')
    const list = listOf()
    await list.recover()
    await expect.poll(() => kinds(list)).toEqual(['known'])
  })

  test('stored, refused or removed: no copy is kept', async () => {
    const list = listOf()
    await list.add([fileOf('a.pdf', 'pdf'), fileOf('b.docx', 'pdf')], '', 0)
    await expect.poll(kept).toEqual([])
    const adding = list.add([fileOf('c.pdf', 'pdf')], '', 0)
    list.remove(list.state().chosen.at(-1)?.key ?? '')
    await adding
    await expect.poll(kept).toEqual([])
  })

  test('the session ends while it is checked: its copy waits for the next one', async () => {
    let end: (reason: Error) => void = () => undefined
    const run = () => new Promise<never>((_, reject) => (end = reject))
    const adding = listOf({ photos: { run } }).add([fileOf('a.jpg', 'jpeg')], '', 0)
    await expect.poll(kept).toEqual(['a.jpg'])
    await store.context.database.close()
    end(new Error('ended'))
    await adding
    expect(await kept()).toEqual(['a.jpg'])
  })

  test('a disk without room for the copy does not stop the file', async () => {
    const full = { ...incoming, chosen: async () => [], drop: async () => undefined }
    const list = listOf({
      incoming: { ...full, keep: () => Promise.reject(new DOMException('', 'QuotaExceededError')) },
    })
    await list.add([fileOf('a.pdf', 'pdf')], '', 0)
    expect(await records()).toHaveLength(1)
  })
})
