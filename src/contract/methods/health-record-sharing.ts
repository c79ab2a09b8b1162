import { z } from 'zod'
import { AnyId } from '../ids.ts'
import { method } from '../method.ts'
import { FileLink, NoParams } from '../plain.ts'

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
    built: false,
    params: z.object({
      healthRecordId: AnyId,
      documentAssetId: AnyId.nullish(),
      /** Seconds; a link that would be expired from the start is refused (decision 45). */
      ttl: z.number().int().positive(),
      allowSourceAccess: z.boolean().optional(),
    }),
    /** Never replaces the session's token (decision 6). */
    result: z.object({ token: z.string() }),
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
