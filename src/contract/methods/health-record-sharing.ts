import { z } from 'zod'
import { RecordType } from '../entities/health-record.ts'
import { AnyId, NumericId } from '../ids.ts'
import { method } from '../method.ts'
import { FileLink, NoParams } from '../plain.ts'
import { MAX_SHARE_SECONDS } from '../share-limits.ts'

/** A link to one record, for its owner; without its token, of which the server has only the hash. */
export const Share = z.object({
  id: NumericId,
  healthRecordId: NumericId,
  recordClientId: z.uuid(),
  recordName: z.string(),
  recordType: RecordType,
  recipient: z.string().nullable(),
  allowSourceAccess: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
  /** Times that the record was read through the link. */
  openedCount: z.number().int(),
  lastOpenedAt: z.string().nullable(),
})
export type Share = z.infer<typeof Share>

/** Ways for a record to leave the account: an exported file, a share link, a link to its source file. */
export const healthRecordSharingMethods = [
  /**
   * Records of the envelope's current patient (decision 10), without id, patientId, sourceData and deletedAt (H §3).
   */
  method('healthRecords:export', {
    cost: 20,
    params: NoParams,
    result: z.array(z.looseObject({})),
  }),
  method('healthRecords:createShareToken', {
    effect: 'write',
    cost: 5,
    params: z.object({
      healthRecordId: AnyId,
      documentAssetId: AnyId.nullish(),
      /** Seconds; a link that would be expired from the start is refused (decision 45). */
      ttl: z.number().int().positive().max(MAX_SHARE_SECONDS),
      allowSourceAccess: z.boolean().optional(),
      /** For whom, as a note that only the owner sees. */
      recipient: z.string().max(200).optional(),
    }),
    /** Never replaces the session's token (decision 6). It is returned once; only its hash is kept (S4). */
    result: z.object({ token: z.string(), share: Share }),
  }),
  /** The account's links, the newest first; those that have ended stay listed for 30 days. Not in the specification. */
  method('healthRecords.shares:list', {
    params: z.object({ healthRecordId: AnyId.optional() }),
    result: z.object({ shares: z.array(Share) }),
  }),
  /** Ends a link at once; the result is the same for one that has ended. Not in the specification. */
  method('healthRecords.shares:revoke', {
    effect: 'write',
    cost: 2,
    params: z.object({ id: NumericId }),
    result: z.object({ share: Share }),
  }),
  method('healthRecords:createDaAccessToken', {
    access: 'user-or-share',
    effect: 'write',
    cost: 2,
    params: z.object({
      healthRecordId: AnyId.optional(),
      documentAssetId: AnyId,
      shareToken: z.string().max(200).optional(),
    }),
    result: FileLink,
  }),
] as const
