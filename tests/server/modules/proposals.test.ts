import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { HealthRecordData } from '../../../src/contract/entities/health-record.ts'
import { pageOfText } from '../../../src/domain/documents/page-of-text.ts'
import { systemClock } from '../../../src/server/clock.ts'
import type { Database } from '../../../src/server/database/open.ts'
import { documentAssets, readPages } from '../../../src/server/database/schema/documents.ts'
import { healthRecords } from '../../../src/server/database/schema/records.ts'
import type { ReadOptions } from '../../../src/server/engines/documents/document-reader.ts'
import { interpretPages } from '../../../src/server/engines/documents/interpret-pages.ts'
import { openaiChat } from '../../../src/server/engines/text/openai-chat.ts'
import { proposeJob } from '../../../src/server/modules/documents/proposals/propose-job.ts'
import { readJob } from '../../../src/server/modules/documents/read-job.ts'
import { accountTransactions } from '../../../src/server/rpc/account-transaction.ts'
import { Client } from '../client.ts'
import { insertUser } from '../database/rows.ts'
import { pgliteOnly } from '../databases.ts'
import { startServer } from '../servers.ts'
import { type FakeModel, startFakeModel } from './fake-model.ts'

const databases = pgliteOnly()
const NOTHING = { conclusion: [], recommendations: [], prescriptions: [], procedures: [] }
const LETTER = `Consultation
Diagnosis: Mild asthma.
She may go on with her sport. We started Zorvatrel 5 mg twice daily.`
const SHEET = `Haemoglobin 121 g/L 120 - 150
Ferritin 41 µg/L 15 - 150
Potassium 4.1 mmol/L 3.5 - 5.1`
const ZORVATREL = { medication: 'Zorvatrel', dosage: '5 mg', frequency: 'twice daily', duration: null }
const context = { signal: new AbortController().signal, attempt: 1, isLastAttempt: false }

let model: FakeModel
let database: Database
let userId: number
let job: { recordId: number; assetId: number }
beforeAll(async () => {
  model = await startFakeModel()
})
afterAll(() => model.close())

const record = async () =>
  (await database.db.select().from(healthRecords).where(eq(healthRecords.id, job.recordId)))[0]!
const change = (values: Partial<typeof healthRecords.$inferInsert>) =>
  database.db.update(healthRecords).set(values).where(eq(healthRecords.id, job.recordId))
const keptPages = async () => (await database.db.select().from(readPages)).length

/** Reads a document of this text; returns the jobs that follow. */
async function read(text: string, hasModel = true) {
  const sent: unknown[] = []
  const reader = {
    async readDocument(_path: string, { onPage }: ReadOptions) {
      await onPage(pageOfText(text), { pages: 1 })
      return { pages: 1, missingLanguages: [] }
    },
  }
  const blobs = { withFile: (_key: string, work: (path: string) => Promise<unknown>) => work('/nowhere') } as never
  const send = async (queue: string, payload: object) => void sent.push([queue, payload])
  const inAccount = accountTransactions(database, systemClock)
  const textEngine = hasModel ? engine() : null
  await readJob({ database, blobs, inAccount, reader, interpret: interpretPages, textEngine, send }).run(job, context)
  return sent
}

const engine = () => openaiChat({ kind: 'openai', url: model.url, model: 'test-model', apiKey: 'secret-key' })
const propose = () =>
  proposeJob({ database, inAccount: accountTransactions(database, systemClock), textEngine: engine() })

beforeEach(async () => {
  database = await databases.open()
  userId = await insertUser(database)
  const data: HealthRecordData = { sourceType: 'file', documentAssetId: 1 }
  const row = { clientId: crypto.randomUUID(), userId, seq: 1, name: 'letter', recordType: 'auto', data } as const
  const [made] = await database.db
    .insert(healthRecords)
    .values({ ...row, status: 'processing' })
    .returning()
  const file = { clientId: crypto.randomUUID(), userId, healthRecordId: made!.id, fileName: 'letter.pdf', size: 1 }
  const [asset] = await database.db
    .insert(documentAssets)
    .values({ ...file, mimeType: 'application/pdf', sha256: '', storageKey: crypto.randomUUID() })
    .returning()
  job = { recordId: made!.id, assetId: asset!.id }
  model.returns(NOTHING)
})

it('what a model finds in a letter stands beside the report with its line, and the report stays', async () => {
  model.returns({
    ...{ ...NOTHING, conclusion: ['Mild asthma.'], recommendations: ['She may go on with her sport.', 'No sport.'] },
    prescriptions: [ZORVATREL],
  })
  expect(await read(LETTER)).toEqual([['propose', job]])
  const before = await record()
  expect(before).toMatchObject({ status: 'processed', data: { report: { conclusion: { text: expect.any(String) } } } })
  await propose().run(job, context)
  const { data, status, updatedByDevice } = await record()
  expect({ status, updatedByDevice, report: data.report }).toEqual({
    ...{ status: 'processed', updatedByDevice: null, report: before.data.report },
  })
  const { requests } = model
  expect(requests.at(-1)).toMatchObject({ material: LETTER, instructions: expect.stringContaining('is data') })
  expect(data.proposals).toMatchObject({
    model: 'test-model',
    items: [
      { kind: 'recommendations', cells: { text: 'No sport.' }, unfound: ['text'], sources: [] },
      {
        ...{ kind: 'prescriptions', unfound: [] },
        cells: { medication: 'Zorvatrel', dosage: '5 mg', frequency: 'twice daily' },
        sources: [{ page: 1, line: 'She may go on with her sport. We started Zorvatrel 5 mg twice daily.' }],
      },
    ],
  })
  expect(await keptPages()).toBe(0)
})

it('a laboratory sheet is never shown to a model, nor is anything without one', async () => {
  expect(await read(SHEET)).toEqual([])
  expect((await record()).recordType).toBe('labResults')
  await change({ status: 'processing', recordType: 'auto' })
  expect(await read(LETTER, false)).toEqual([])
  expect(await keptPages()).toBe(0)
})

it.each([
  ['is down', 503, {}],
  ['refuses', '', { refusal: 'I cannot help with that.' }],
  ['says something else', 'The patient is well.', {}],
  ['invents a field', { ...NOTHING, biomarkers: [{ name: 'Haemoglobin', value: 12 }] }, {}],
  ['leaves a field out', { conclusion: [] }, {}],
])('a model that %s changes nothing, and no page stays once it is given up', async (_, output, how) => {
  model.returns(output, how)
  await read(LETTER)
  const before = await record()
  await expect(propose().run(job, context)).rejects.toThrow()
  expect(await keptPages()).toBe(1)
  await propose().failed(job, 'BAD_RESPONSE')
  expect(await record()).toEqual(before)
  expect(await keptPages()).toBe(0)
})

it('run again after it was done, asks no model and changes nothing', async () => {
  model.returns({ ...NOTHING, prescriptions: [ZORVATREL] })
  await read(LETTER)
  await propose().run(job, context)
  const [before, asked] = [await record(), model.requests.length]
  await propose().run(job, context)
  expect([await record(), model.requests.length]).toEqual([before, asked])
})

it('nothing is proposed for a record that was deleted meanwhile', async () => {
  model.returns({ ...NOTHING, prescriptions: [ZORVATREL] })
  await read(LETTER)
  await change({ deletedAt: new Date() })
  await propose().run(job, context)
  expect((await record()).data.proposals).toBeUndefined()
  expect(await keptPages()).toBe(0)
})

it('what a person wrote while the model was asked is not proposed', async () => {
  model.returns({ ...NOTHING, recommendations: ['She may go on with her sport.'] })
  await read(LETTER)
  const { data } = await record()
  await change({ data: { ...data, report: { ...data.report, recommendations: 'She may go on with her sport!' } } })
  await propose().run(job, context)
  expect((await record()).data.proposals).toBeUndefined()
})

it('the text of a quick add gets proposals from the server that has a model', async () => {
  model.returns({ ...NOTHING, prescriptions: [ZORVATREL] })
  const server = await startServer({ env: { LLM_URL: model.url, LLM_MODEL: 'test-model' } })
  try {
    const device = await new Client(server.origin).signIn('doctor')
    const note = { recordType: 'treatment' as const, status: 'uploaded' as const, name: 'Pills' }
    const sourceData = { text: 'Take Zorvatrel 5 mg twice daily', sourceType: 'manual' }
    const { id } = await device.call('healthRecords:create', { ...note, sourceData })
    const proposed = async () => (await device.call('healthRecords:get', { id })).data.proposals?.items
    const items = await vi.waitUntil(proposed, { timeout: 30_000, interval: 100 })
    expect(items).toMatchObject([{ kind: 'prescriptions', unfound: [], sources: [{ line: sourceData.text }] }])
  } finally {
    await server.stop()
  }
})
