import { setTimeout as wait } from 'node:timers/promises'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { HealthReport } from '../../../contract/entities/health-report.ts'
import type { InsightRequest } from '../../../contract/entities/insight.ts'
import { ContractError } from '../../../contract/errors.ts'
import { AnyId } from '../../../contract/ids.ts'
import type { ParsedParamsOf, ResultOf } from '../../../contract/methods.ts'
import { insightName } from '../../../domain/insights/print-insight.ts'
import { reportOf } from '../../../domain/records/report.ts'
import { extentOf } from '../../audit/extent.ts'
import { healthRecords } from '../../database/schema/records.ts'
import { find, notFound, readRow } from '../../replicated/read.ts'
import type { StagedCall, WriteCall } from '../../rpc/call.ts'
import { type Handler, read, staged, write } from '../../rpc/handlers.ts'
import { RECORDS } from '../health-records/record.ts'
import { createRecord, updateRecord } from '../health-records/record-writes.ts'
import type { RecordJobs } from '../record-kinds/record-kind.ts'
import { ownRecords } from './own-records.ts'

type Result = ResultOf<'reports:timeline'>

/** How long a call waits for its insight, below the limit of a call; a later one is found among the records. */
const PATIENCE_MS = 25_000
const LOOK_MS = 150
/** Rows of insights:list. */
const MOST = 1000

const Begun = z.looseObject({ id: z.number() })
const { toWire } = RECORDS

export const insightHandlers = ({ jobs }: { jobs: RecordJobs }): Handler[] => [
  staged('reports:timeline', async (call, params) => {
    const begun = await call.write(async account => ({ result: await begin(account, jobs, params) }))
    return { result: await outcomeOf(call, Begun.parse(begun.result).id) }
  }),

  read('insights:list', async call => {
    const { userId, patientId, recordType, deletedAt, createdAt, id } = healthRecords
    const ofPatient = call.patientId === null ? undefined : eq(patientId, call.patientId)
    const rows = await call.db
      .select(RECORDS.columns)
      .from(RECORDS.table)
      .where(and(eq(userId, call.userId), eq(recordType, 'insight'), isNull(deletedAt), ofPatient))
      .orderBy(desc(createdAt), desc(id))
      .limit(MOST)
    if (rows.length > 0) call.audit({ objectType: RECORDS.objectType, extent: extentOf(rows) })
    return { result: rows.map(row => toWire(RECORDS.toRow(row))) }
  }),

  read('insights:get', async (call, { uid }) => {
    const row = await readRow(RECORDS, call, uid)
    if (row.recordType !== 'insight') throw notFound(RECORDS)
    return { result: toWire(row) }
  }),

  write('insights:save', async (call, { report }) => ({ result: toWire(await save(call, jobs, report)) })),
]

/** Creates the record that the job writes into. A replay of the call has the same record, and is counted once. */
async function begin(call: WriteCall, jobs: RecordJobs, params: ParsedParamsOf<'reports:timeline'>): Promise<Result> {
  const { insightType, healthRecords: ids, customPrompt } = params
  const found = await ownRecords(call.tx, call.userId, ids)
  if (ids.length === 0 || found.length < new Set(ids).size || found.some(({ deletedAt }) => deletedAt !== null))
    throw notFound(RECORDS)
  const at = call.now.toISOString()
  const locale = params.locale ?? call.locale
  const request: InsightRequest = { insightType, healthRecords: ids, locale, customPrompt: customPrompt ?? null, at }
  const row = await createRecord(call, jobs, {
    name: insightName(insightType, locale, at.slice(0, 10)),
    recordType: 'insight',
    patientId: found.find(({ patientId }) => patientId !== null)?.patientId ?? null,
    data: { date: at, sourceType: 'manual', insight: { request } },
  })
  return { status: 'success', id: row.id }
}

async function outcomeOf(call: StagedCall<Result>, id: number): Promise<Result> {
  const clock = AbortSignal.any([call.signal, AbortSignal.timeout(PATIENCE_MS)])
  while (true) {
    const { status, data, deletedAt } = await find(RECORDS, call.database.db, call.userId, id)
    if (deletedAt) return failure('insights.error.DELETED')
    if (status === 'error') return failure(data.errorKey ?? 'messages.errorOccurred')
    if (status === 'processed' || clock.aborted) return { status: 'success', id }
    await wait(LOOK_MS, undefined, { signal: clock }).catch(() => undefined)
  }
}

const failure = (i18nKey: string): Result => ({ status: 'error', id: null, error: { i18nKey } })

const Saved = z.looseObject({
  id: AnyId.nullish(),
  clientId: z.uuid().nullish(),
  name: z.string().trim().max(500).nullish(),
})

/** A person's insight: its texts, and its name; with an id those of an insight that is there. */
async function save(call: WriteCall, jobs: RecordJobs, given: Record<string, unknown>) {
  const read = Saved.safeParse(given)
  const texts = HealthReport.safeParse(given)
  const issues = [...(read.error?.issues ?? []), ...(texts.error?.issues ?? [])]
  if (!read.success || !texts.success) {
    throw new ContractError('INVALID_PARAMS', 'The parameters are not those of the method.', {
      issues: issues.map(({ path, message }) => ({ path: ['report', ...path].join('.'), message })),
    })
  }
  const { id, clientId, name } = read.data
  const { id: _id, clientId: _clientId, name: _name, ...report } = texts.data
  if (id != null) {
    const current = await find(RECORDS, call.tx, call.userId, id)
    if (current.recordType !== 'insight') throw notFound(RECORDS)
    const data = { report: { ...reportOf(current.data), ...report } }
    return updateRecord(call, jobs, current.id, { ...(name && { name }), data }, {})
  }
  const at = call.now.toISOString()
  return createRecord(call, jobs, {
    ...(clientId && { clientId }),
    name: name || insightName('custom', call.locale, at.slice(0, 10)),
    recordType: 'insight',
    status: 'processed',
    data: { date: at, sourceType: 'manual', report: { date: at, ...report } },
  })
}
