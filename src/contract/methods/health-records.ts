import { z } from 'zod'
import { HealthRecord, HealthRecordData, RecordStatus, RecordType } from '../entities/health-record.ts'
import { SharedRecord } from '../entities/shared-record.ts'
import { FieldOperation } from '../entities/user.ts'
import { AnyId, ClientId, PullParams } from '../ids.ts'
import { method } from '../method.ts'

const oneOrMany = <T extends z.core.$ZodType>(item: T) =>
  z.union([
    z.array(item).max(50),
    z.pipe(
      item,
      z.transform((value: z.output<T>): z.output<T>[] => [value]),
    ),
  ])
const baseSeq = z.number().int().nonnegative().optional()
/** The specification writes `healthRecordId` in one document and `id` in another (decision 9). */
const recordRef = { id: AnyId.optional(), healthRecordId: AnyId.optional(), clientId: ClientId.optional() }

/** The fields of a record that a client may write. */
export const RecordWrite = z.looseObject({
  clientId: ClientId.optional(),
  id: AnyId.nullish(),
  name: z.string().max(500).optional(),
  recordType: z.optional(RecordType),
  status: z.optional(RecordStatus),
  patientId: AnyId.nullish(),
  patientClientId: ClientId.nullish(),
  createdAt: z.string().max(40).optional(),
  data: z.optional(HealthRecordData),
  sourceData: z
    .looseObject({
      text: z.string().max(1_000_000).optional(),
      sourceType: z.string().max(40).optional(),
      date: z.string().max(40).optional(),
    })
    .optional(),
})

export const InProgress = z.object({
  uploaded: z.array(HealthRecord),
  processing: z.array(HealthRecord),
  error: z.array(HealthRecord),
  recentlyUploaded: z.array(HealthRecord),
})

export const healthRecordMethods = [
  method('healthRecords:list', {
    cost: 2,
    params: PullParams.extend({
      recordTypes: oneOrMany(RecordType).optional(),
      status: oneOrMany(RecordStatus).optional(),
      /** Without it, long texts (transcription, report content) are left out of `data`. */
      fullData: z.boolean().optional(),
    }),
    result: z.array(HealthRecord),
  }),
  method('healthRecords:listRecordsInProgress', {
    aliases: ['healthRecords.getRecordsInProgress'],
    params: z.object({}),
    result: InProgress,
  }),
  method('healthRecords:get', {
    access: 'user-or-share',
    params: z.object({
      ...recordRef,
      shareToken: z.string().max(200).optional(),
      includeResourceUrl: z.boolean().optional(),
    }),
    /** A `SharedRecord` to a call with a share token, which needs no id (decision 47). */
    result: z.union([HealthRecord, SharedRecord]),
  }),
  method('healthRecords:create', {
    effect: 'write',
    cost: 2,
    params: RecordWrite.extend({ record: RecordWrite.optional() }),
    result: HealthRecord,
  }),
  method('healthRecords:update', {
    effect: 'write',
    cost: 2,
    params: RecordWrite.extend({
      healthRecordId: AnyId.optional(),
      record: RecordWrite.optional(),
      baseSeq,
      /** Puts a deleted record back with what is written, its files included; without it that is a CONFLICT. */
      undelete: z.boolean().optional(),
      /** Changes `data` by path, as for an account (decision 17); applied after `data`. */
      patch: z.array(FieldOperation).max(200).optional(),
    }),
    result: HealthRecord,
  }),
  method('healthRecords:updateTranscription', {
    effect: 'write',
    cost: 2,
    params: z.object({ ...recordRef, text: z.string().max(1_000_000), baseSeq }),
    result: HealthRecord,
  }),
  method('healthRecords:delete', {
    effect: 'write',
    cost: 2,
    params: z.object({ ...recordRef, baseSeq }),
    /** The tombstone. */
    result: HealthRecord,
  }),
] as const
