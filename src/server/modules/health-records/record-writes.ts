import { and, eq, isNull } from 'drizzle-orm'
import { type Bag, isBag } from '../../../contract/bag.ts'
import type { HealthRecordData, RecordStatus, RecordType } from '../../../contract/entities/health-record.ts'
import type { FieldOperation } from '../../../contract/entities/user.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { changeRow, createRow, freshRow, type UpdateBase } from '../../replicated/write.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { trueTime, withTrueTimes } from '../../rpc/device-clock.ts'
import { noteRemovedFiles } from '../assets/removed-files.ts'
import { ownPatientId } from '../patients/own-patient.ts'
import { kindChangeRefusal, kindOf } from '../record-kinds/kinds.ts'
import type { NextState, RecordJobs } from '../record-kinds/record-kind.ts'
import { patched } from './patch-data.ts'
import { RECORDS, type RecordRow } from './record.ts'

/** What a client may write of a record. */
export interface RecordWrite {
  clientId?: string | undefined
  name?: string | undefined
  recordType?: RecordType | undefined
  status?: RecordStatus | undefined
  patientId?: AnyId | null | undefined
  patientClientId?: string | null | undefined
  createdAt?: string | undefined
  data?: HealthRecordData | undefined
  sourceData?: SourceData | undefined
  patch?: readonly FieldOperation[] | undefined
}

/** While the server works on a record; a client that claims it would leave the record waiting for ever. */
const isServersOwn = (status: RecordStatus | undefined) => status === 'processing' || status === 'transcribing'

interface SourceData {
  text?: string | undefined
  sourceType?: string | undefined
  date?: string | undefined
}

/** Idempotent by clientId (I2), as `createRow`. */
export async function createRecord(call: WriteCall, jobs: RecordJobs, claimed: RecordWrite): Promise<RecordRow> {
  const written = atTrueTimes(claimed, call.clockCorrectionMs)
  const { recordType, sourceData, name = '' } = written
  if (!recordType) throw missing('recordType')
  const given = await patientOf(call, written)
  const patientId = given === undefined ? call.patientId : given
  const { afterWrite, ...change } = await kindOf(recordType).created(call, jobs, {
    status: sourceData?.text === undefined && !isServersOwn(written.status) ? written.status : 'uploaded',
    patientId,
    data: dataOf(written),
  })
  const { row, isNew } = await createRow(RECORDS, call, written, { name, recordType, patientId, ...change })
  if (isNew) await afterWrite?.(call.tx, row)
  return row
}

function atTrueTimes(written: RecordWrite, correctionMs: number): RecordWrite {
  const { createdAt, data } = written
  const { createdAt: trueCreatedAt, ...times } = withTrueTimes(
    { createdAt, date: data?.date, startedAt: data?.startedAt },
    createdAt,
    correctionMs,
  )
  if (!('deviceTime' in times)) return written
  const provisional = isBag(data?.provisional) && {
    provisional: { ...data.provisional, at: trueTime(data.provisional.at, correctionMs) },
  }
  return { ...written, createdAt: trueCreatedAt, data: { ...data, ...defined(times), ...provisional } }
}

const defined = (bag: Bag): Bag => Object.fromEntries(Object.entries(bag).filter(([, one]) => one !== undefined))

/** Merges by the keys of `data`, then applies `patch`. */
export async function updateRecord(
  call: WriteCall,
  jobs: RecordJobs,
  id: AnyId | null | undefined,
  written: RecordWrite,
  base: UpdateBase,
): Promise<RecordRow> {
  const current = await freshRow(RECORDS, call, id, base)
  const { recordType = current.recordType, name = current.name } = written
  const isRetry = current.recordType === 'triage' && written.status === 'processing'
  const status = isServersOwn(written.status) && !isRetry ? current.status : written.status
  const refusal = kindChangeRefusal(current, kindOf(recordType))
  if (refusal) throw refusal
  const given = await patientOf(call, written, current.patientId)
  const patientId = given === undefined ? current.patientId : given
  const data = patched({ ...current.data, ...dataOf(written) }, written.patch)
  if (current.deletedAt && (await isFileDeleted(call, data))) data.documentAssetId = null
  const change = await kindOf(current.recordType).updated(call, jobs, current, { status, patientId, data })
  return writeChange(call, current, { name, recordType, patientId, ...change })
}

/** True for a record that is put back after the server deleted its file: it must not name a file that is gone. */
async function isFileDeleted({ tx, userId }: WriteCall, { documentAssetId }: HealthRecordData): Promise<boolean> {
  if (!documentAssetId) return false
  const { id, deletedAt, ...asset } = documentAssets
  const here = and(eq(asset.userId, userId), eq(id, documentAssetId), isNull(deletedAt))
  return (await tx.select({ id }).from(documentAssets).where(here)).length === 0
}

/** A person's transcript: no engine replaces it, and the recording is processed. */
export async function writeTranscript(
  call: WriteCall,
  jobs: RecordJobs,
  id: AnyId | null | undefined,
  text: string,
  baseSeq: number | undefined,
): Promise<RecordRow> {
  const current = await freshRow(RECORDS, call, id, { baseSeq })
  const transcription = { ...current.data.transcription, text, model: 'manual' }
  const data = { ...current.data, transcription, errorKey: null }
  return writeChange(call, current, await kindOf(current.recordType).transcriptWritten(call, jobs, current, data))
}

async function writeChange(
  call: WriteCall,
  current: RecordRow,
  { afterWrite, ...content }: NextState & Partial<Pick<RecordRow, 'name' | 'recordType' | 'patientId'>>,
): Promise<RecordRow> {
  const row = await changeRow(RECORDS, call, current, content)
  await noteRemovedFiles(call, row.id, current.data, row.data)
  await afterWrite?.(call.tx, row)
  return row
}

/**
 * Undefined if the write names no patient. A whole record that is sent back has its patient twice; if only one of the
 * two ids was changed, that one counts.
 */
async function patientOf(
  call: WriteCall,
  { patientClientId, patientId }: RecordWrite,
  current: number | null = null,
): Promise<number | null | undefined> {
  const named: (number | null)[] = []
  for (const one of [patientClientId, patientId]) {
    if (one !== undefined) named.push(one === null ? null : await ownPatientId(call.tx, call.userId, one))
  }
  const changed = named.find(one => one !== current)
  return changed === undefined ? named[0] : changed
}

/**
 * Keeps `sourceData` in `data`: a quick add is structured later from the text in it. Drops `resourceUrl`, a temporary
 * link that the server added when the record was read.
 */
function dataOf({ data: { resourceUrl: _link, ...data } = {}, sourceData }: RecordWrite): HealthRecordData {
  if (!sourceData) return data
  const { sourceType, date } = sourceData
  return { sourceType: sourceType ?? 'manual', ...(date === undefined ? {} : { date }), ...data, sourceData }
}

const missing = (path: string) =>
  new ContractError('INVALID_PARAMS', 'The parameters are not those of the method.', {
    issues: [{ path, message: 'is required' }],
  })
