import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { HealthRecordData } from '../../../src/contract/entities/health-record.ts'
import type { Interpretation } from '../../../src/domain/documents/interpretation.ts'
import { systemClock } from '../../../src/server/clock.ts'
import type { Database } from '../../../src/server/database/open.ts'
import { documentAssets, readPages } from '../../../src/server/database/schema/documents.ts'
import { healthRecords } from '../../../src/server/database/schema/records.ts'
import { usageCounters } from '../../../src/server/database/schema/usage.ts'
import type { ReadOptions } from '../../../src/server/engines/documents/document-reader.ts'
import type { DocumentPage } from '../../../src/server/engines/documents/page.ts'
import { readJob } from '../../../src/server/modules/documents/read-job.ts'
import { healthRecord } from '../../../src/server/modules/record-kinds/health-record.ts'
import { charge } from '../../../src/server/modules/usage/use.ts'
import { accountTransactions } from '../../../src/server/rpc/account-transaction.ts'
import { insertUser } from '../database/rows.ts'
import { pgliteOnly } from '../databases.ts'

const databases = pgliteOnly()
const UPLOADED = '2026-11-20T10:00:00.000Z'
const page = (number: number): DocumentPage => ({
  ...{ number, aspect: 0.7, readings: [[]], recognised: false, slope: 0 },
  ...(number === 2 && { unread: [[0.1, 0.4, 0.5, 0.02]] }),
})
const report = (date: string | null, summary: string) => ({ date, title: `Blood ${date}`, report: { date, summary } })
const READ: Interpretation = {
  ...{ recordType: 'labResults', subtype: 'blood' },
  reports: [report('2026-11-14', 'newest'), report('2025-05-12', 'older')],
}
/** A reader of documents with three pages; `before` runs ahead of every page. */
const reader = (before: (number: number) => Promise<void> = async () => undefined) => {
  const opened: number[] = []
  return {
    opened,
    async readDocument(_path: string, { resumeFrom = 1, onPage }: ReadOptions) {
      for (const number of [1, 2, 3].slice(resumeFrom - 1)) {
        await before(number)
        opened.push(number)
        await onPage(page(number), { pages: 3 })
      }
      return { pages: 3, missingLanguages: [] }
    },
  }
}

let database: Database
let userId: number
let recordId: number
let assetId: number
const context = { signal: new AbortController().signal, attempt: 1, isLastAttempt: false }
const rows = () =>
  database.db.select().from(healthRecords).where(eq(healthRecords.userId, userId)).orderBy(asc(healthRecords.id))
const change = (values: Partial<typeof healthRecords.$inferInsert>) =>
  database.db.update(healthRecords).set(values).where(eq(healthRecords.id, recordId))

function job(given = reader()) {
  const blobs = { withFile: (_key: string, work: (path: string) => Promise<unknown>) => work('/nowhere') } as never
  const inAccount = accountTransactions(database, systemClock)
  const send = async () => undefined
  return readJob({ database, blobs, inAccount, reader: given, interpret: () => READ, textEngine: null, send })
}

beforeEach(async () => {
  database = await databases.open()
  userId = await insertUser(database)
  const data: HealthRecordData = { sourceType: 'file', date: UPLOADED, documentAssetId: 1 }
  const [record] = await database.db
    .insert(healthRecords)
    .values({
      ...{ clientId: crypto.randomUUID(), userId, seq: 1, name: 'scan 7', recordType: 'auto', status: 'processing' },
      ...{ data, createdAt: new Date(UPLOADED) },
    })
    .returning({ id: healthRecords.id })
  recordId = record!.id
  const file = { clientId: crypto.randomUUID(), userId, healthRecordId: recordId, fileName: 'scan 7.pdf' }
  const [asset] = await database.db
    .insert(documentAssets)
    .values({ ...file, mimeType: 'application/pdf', size: 1, sha256: '', storageKey: crypto.randomUUID() })
    .returning({ id: documentAssets.id })
  assetId = asset!.id
})

it('writes what was read: name, date and type of the document, a record for each older date, and no page stays', async () => {
  await job().run({ recordId, assetId }, context)
  const [first, older, ...more] = await rows()
  expect(first).toMatchObject({
    ...{ name: 'Blood 2026-11-14', recordType: 'labResults', status: 'processed', updatedByDevice: null },
    data: { date: '2026-11-14', subtype: 'blood', report: { summary: 'newest' }, reading: null, errorKey: null },
  })
  expect(older).toMatchObject({
    ...{ name: 'Blood 2025-05-12', recordType: 'labResults', status: 'processed' },
    data: { date: '2025-05-12', documentAssetId: 1, sourceType: 'file', report: { summary: 'older' } },
  })
  expect(more).toEqual([])
  expect(first?.seq).toBeGreaterThan(1)
  expect(older?.seq).not.toBe(first?.seq)
  expect(await database.db.select().from(readPages)).toEqual([])
})

it('places where letters stand and nothing was read are named with their page', async () => {
  await job().run({ recordId, assetId }, context)
  expect((await rows())[0]?.data.unread).toEqual([{ page: 2, box: [0.1, 0.4, 0.5, 0.02] }])
})

it('decision 123: keeps the name, date, type and text that a person wrote while it was read', async () => {
  const meanwhile = reader(async number => {
    if (number !== 2) return
    const data = { sourceType: 'file', date: '2026-11-01', documentAssetId: 1, report: { summary: 'typed' } }
    await change({ name: 'Mother', recordType: 'others', data })
  })
  await job(meanwhile).run({ recordId, assetId }, context)
  const [first] = await rows()
  expect(first).toMatchObject({
    ...{ name: 'Mother', recordType: 'others', status: 'processed' },
    data: { date: '2026-11-01', report: { summary: 'typed', date: '2026-11-14' } },
  })
})

it('killed after a page, goes on with the next one and shows how far it is', async () => {
  const dying = reader(async number => {
    if (number === 3) throw new Error('the process is gone')
  })
  await expect(job(dying).run({ recordId, assetId }, context)).rejects.toThrow()
  expect((await rows())[0]).toMatchObject({ status: 'processing', data: { reading: { page: 2, pages: 3 } } })
  const again = reader()
  await job(again).run({ recordId, assetId }, context)
  expect(again.opened).toEqual([3])
  expect((await rows())[0]).toMatchObject({ status: 'processed' })
})

it('run again after it was done, changes nothing', async () => {
  await job().run({ recordId, assetId }, context)
  const before = await rows()
  await job().run({ recordId, assetId }, context)
  expect(await rows()).toEqual(before)
})

it('an older date whose record its owner deleted does not come back when the document is read again', async () => {
  await job().run({ recordId, assetId }, context)
  const [, older] = await rows()
  await database.db.update(healthRecords).set({ deletedAt: new Date() }).where(eq(healthRecords.id, older!.id))
  await change({ status: 'processing' })
  await job().run({ recordId, assetId }, context)
  expect((await rows()).map(({ deletedAt }) => deletedAt !== null)).toEqual([false, true])
})

it('failed for good, says why, and a person who clears the error has it read again', async () => {
  const { failed } = job()
  await failed({ recordId, assetId }, 'ENCRYPTED')
  expect((await rows())[0]).toMatchObject({ status: 'error', data: { errorKey: 'documents.error.ENCRYPTED' } })
})

it('decision 120: a document that could not be read is not counted, and is once it is read again', async () => {
  const used = async () => (await database.db.select().from(usageCounters)).map(one => one.used)
  const inAccount = accountTransactions(database, systemClock)
  await inAccount(userId, account => charge(account, 'uploadFiles', `asset:${assetId}`))
  expect(await used()).toEqual([1])
  await job().failed({ recordId, assetId }, 'BROKEN')
  await job().failed({ recordId, assetId }, 'BROKEN')
  expect(await used()).toEqual([0])
  const [failed] = await rows()
  const written = { status: 'uploaded' as const, patientId: null, data: failed!.data }
  await inAccount(userId, async account => {
    const next = await healthRecord.updated(account as never, {} as never, failed!, written)
    expect(next.status).toBe('processing')
  })
  expect(await used()).toEqual([1])
})

it('decision 43: structures the text of a quick add; its title, type and words stay', async () => {
  const data = { sourceType: 'manual', sourceData: { text: 'Paracetamol 500 mg' } }
  await change({ status: 'uploaded', recordType: 'treatment', name: 'For the fever', data })
  await job().run({ recordId, assetId: null }, context)
  expect(await rows()).toMatchObject([
    {
      ...{ name: 'For the fever', recordType: 'treatment', status: 'processed' },
      data: { report: { summary: 'newest', description: 'Paracetamol 500 mg' } },
    },
  ])
})

it('does nothing to a record that was deleted meanwhile', async () => {
  const meanwhile = reader(async () => {
    await change({ deletedAt: new Date() })
  })
  await job(meanwhile).run({ recordId, assetId }, context)
  expect((await rows())[0]).toMatchObject({ status: 'processing', seq: 1 })
})
