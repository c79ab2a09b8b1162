import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type {
  HealthRecord,
  HealthRecordData,
  RecordStatus,
  RecordType,
} from '../../../contract/entities/health-record.ts'
import type { FieldOperation } from '../../../contract/entities/user.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { ownPatientId } from '../patients/own-patient.ts'
import { conflict, createdAtOf, isStale, refuseOversized, rowStamp } from '../rows/row-writes.ts'
import { hasOwnTranscript } from '../transcription/outcome.ts'
import { sameContent } from '../triage/triage-content.ts'
import { type TriageWork, type WrittenTriage, writeTriage } from '../triage/write-triage.ts'
import { besideAudio, hasAudio } from './beside-audio.ts'
import { findRecord, lookForRecord } from './find-record.ts'
import { patched } from './patch-data.ts'
import { type RecordRow, toHealthRecord, writtenColumns } from './record-row.ts'

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

interface SourceData {
  text?: string | undefined
  sourceType?: string | undefined
  date?: string | undefined
}

/** What a recording is where nobody says more (D §3). */
const RECORDING = { subtype: 'dictation', sourceType: 'file' }

/** A recording waits for its audio (D §3) unless it comes with its transcript; all else is done (decision 43). */
const firstStatus = (recordType: RecordType, data: HealthRecordData): RecordStatus =>
  recordType === 'ambient-scribe' && !hasOwnTranscript(data) ? 'uploaded' : 'processed'

/** Idempotent by clientId (I2): equal content answers the record that exists, other content is a CONFLICT. */
export async function createRecord(call: WriteCall, work: TriageWork, written: RecordWrite): Promise<HealthRecord> {
  const { recordType, sourceData, clientId = v7() } = written
  if (!recordType) throw missing('recordType')
  const given = await patientOf(call, written)
  const data = recordType === 'ambient-scribe' ? { ...RECORDING, ...dataOf(written) } : dataOf(written)
  const asWritten = {
    name: written.name ?? '',
    recordType,
    status: sourceData?.text === undefined ? (written.status ?? firstStatus(recordType, data)) : 'uploaded',
    patientId: given === undefined ? call.patientId : given,
    data,
  }
  const triage = recordType === 'triage' ? await writeTriage(call, work, null, asWritten) : null
  const content = { ...asWritten, ...triage?.row }
  refuseOversized(content.data)
  const existing = await lookForRecord(call.tx, call.userId, clientId)
  if (existing) {
    if (!existing.deletedAt && hasContent(existing, content)) return toHealthRecord(existing)
    throw conflict(toHealthRecord(existing))
  }
  const [row] = await call.tx
    .insert(healthRecords)
    .values({
      ...(await rowStamp(call)),
      userId: call.userId,
      clientId,
      createdAt: createdAtOf(written.createdAt, call.now),
      ...content,
    })
    .returning(writtenColumns)
  return settled(call, row, triage, 'healthRecords:create')
}

/** Keys of `data` that the caller does not send stay as they are; `patch` is applied after them. */
export async function updateRecord(
  call: WriteCall,
  work: TriageWork,
  id: AnyId | null | undefined,
  written: RecordWrite,
  baseSeq: number | undefined,
): Promise<HealthRecord> {
  const current = await findRecord(call.tx, call.userId, id)
  if (current.deletedAt || isStale(current, baseSeq)) throw conflict(toHealthRecord(current))
  const { recordType = current.recordType } = written
  const isTriage = current.recordType === 'triage'
  if (isTriage !== (recordType === 'triage')) throw unlikeTriage()
  const recorded = hasAudio(current)
  if (recorded && recordType !== 'ambient-scribe') throw unlikeRecording()
  const given = await patientOf(call, written, current.patientId)
  const data = patched({ ...current.data, ...dataOf(written) }, written.patch)
  const asWritten = {
    patientId: given === undefined ? current.patientId : given,
    ...(recorded ? besideAudio(current, data) : { status: written.status ?? current.status, data }),
  }
  const again = written.status === 'processing' && current.status !== 'transcribing'
  const triage = isTriage ? await writeTriage(call, work, current, asWritten, again) : null
  const content = { ...asWritten, ...triage?.row }
  refuseOversized(content.data)
  const named = { name: written.name ?? current.name, recordType, ...content }
  return change(call, current, named, triage, 'healthRecords:update')
}

/** A person's own transcript: no engine replaces it, and the recording is done with it. */
export async function writeTranscription(
  call: WriteCall,
  work: TriageWork,
  id: AnyId | null | undefined,
  text: string,
  baseSeq: number | undefined,
): Promise<HealthRecord> {
  const current = await findRecord(call.tx, call.userId, id)
  if (current.deletedAt || isStale(current, baseSeq)) throw conflict(toHealthRecord(current))
  const transcription = { ...current.data.transcription, text, model: 'manual' }
  const written = { ...current.data, transcription, errorKey: null }
  // A recording that is being transcribed is done with it: the engine's words would come too late.
  const done = { ...current, status: 'processed' as const }
  const triage =
    current.recordType === 'triage' ? await writeTriage(call, work, done, { ...current, data: written }, true) : null
  const { status, data } = triage?.row ?? { status: 'processed' as const, data: written }
  refuseOversized(data)
  return change(call, current, { status, data }, triage, 'healthRecords:updateTranscription')
}

/** Answers the tombstone; deleting again answers the same one. */
export async function deleteRecord(
  call: WriteCall,
  id: AnyId | null | undefined,
  baseSeq: number | undefined,
): Promise<HealthRecord> {
  const current = await findRecord(call.tx, call.userId, id)
  if (current.deletedAt) return toHealthRecord(current)
  if (isStale(current, baseSeq)) throw conflict(toHealthRecord(current))
  return change(call, current, { deletedAt: call.now }, null, 'healthRecords:delete')
}

async function change(
  call: WriteCall,
  { id }: RecordRow,
  changes: Partial<typeof healthRecords.$inferInsert>,
  triage: WrittenTriage | null,
  action: string,
): Promise<HealthRecord> {
  const [row] = await call.tx
    .update(healthRecords)
    .set({ ...(await rowStamp(call)), ...changes })
    .where(eq(healthRecords.id, id))
    .returning(writtenColumns)
  return settled(call, row, triage, action)
}

/** What follows a written row: its triage, its audit row, and the answer. */
async function settled(
  call: WriteCall,
  row: RecordRow | undefined,
  triage: WrittenTriage | null,
  action: string,
): Promise<HealthRecord> {
  if (!row) throw new TypeError('a written record returned no row')
  await triage?.begin(row.id, row.seq)
  call.audit({ action, objectType: 'health-record', objectId: row.id })
  return toHealthRecord(row)
}

/**
 * Undefined where the write does not speak of a patient. A whole record that is sent back names its patient twice, and
 * where only one of the two was changed, that one is meant.
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
 * Where the record came from is kept in its data, so that a quick add can be structured from its own text. A link that
 * the server made for reading is not written back.
 */
function dataOf({ data: { resourceUrl: _link, ...data } = {}, sourceData }: RecordWrite): HealthRecordData {
  if (!sourceData) return data
  const { sourceType, date } = sourceData
  return { sourceType: sourceType ?? 'manual', ...(date === undefined ? {} : { date }), ...data, sourceData }
}

const hasContent = (row: RecordRow, content: Pick<RecordRow, 'name' | 'recordType' | 'patientId' | 'data'>) =>
  row.name === content.name &&
  row.recordType === content.recordType &&
  row.patientId === content.patientId &&
  (row.recordType === 'triage' ? sameContent(row.data, content.data) : isDeepStrictEqual(row.data, content.data))

const unlikeTriage = () =>
  new ContractError('UNPROCESSABLE', 'A triage is one from its beginning and stays one.', {
    errorType: 'TriageForEver',
  })

const unlikeRecording = () =>
  new ContractError('UNPROCESSABLE', 'A recording with its audio stays one.', { errorType: 'RecordingForEver' })

const missing = (path: string) =>
  new ContractError('INVALID_PARAMS', 'The parameters are not those of the method.', {
    issues: [{ path, message: 'is required' }],
  })
