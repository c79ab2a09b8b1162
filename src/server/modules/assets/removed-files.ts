import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isBag } from '../../../contract/bag.ts'
import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import type { WriteCall } from '../../rpc/call.ts'

/** Notes since when a record does not name its files any more; one that it names again is kept. */
export async function noteRemovedFiles(
  { tx, now }: WriteCall,
  recordId: number,
  before: HealthRecordData,
  after: HealthRecordData,
): Promise<void> {
  const [had, has] = [filesOf(before), filesOf(after)]
  const removed = [...had.difference(has)]
  const back = [...has.difference(had)]
  const ofRecord = (ids: number[]) => and(eq(documentAssets.healthRecordId, recordId), inArray(documentAssets.id, ids))
  if (removed.length > 0) {
    const first = and(ofRecord(removed), isNull(documentAssets.removedAt))
    await tx.update(documentAssets).set({ removedAt: now }).where(first)
  }
  if (back.length > 0) await tx.update(documentAssets).set({ removedAt: null }).where(ofRecord(back))
}

/** Numbers of the record's document, and of what is attached to it. */
function filesOf({ documentAssetId, attachments }: HealthRecordData): Set<number> {
  const attached = Array.isArray(attachments) ? attachments.map(one => (isBag(one) ? one.id : null)) : []
  return new Set([documentAssetId, ...attached].filter(id => typeof id === 'number'))
}
