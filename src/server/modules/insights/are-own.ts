import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { AnyId } from '../../../contract/ids.ts'
import { healthRecords } from '../../database/schema/records.ts'

/** Records of the account by either kind of id. */
export function areOwn(userId: number, ids: readonly AnyId[]): SQL | undefined {
  const numbers = ids.filter(one => typeof one === 'number')
  const texts = ids.filter(one => typeof one === 'string')
  const named = or(inArray(healthRecords.id, numbers), inArray(healthRecords.clientId, texts))
  return and(eq(healthRecords.userId, userId), named)
}
