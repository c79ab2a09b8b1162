import { and, eq } from 'drizzle-orm'
import { devices } from '../database/schema/accounts.ts'
import type { Db, Tx } from '../database/transaction.ts'

/** The wrapping key of a user's device, made with its row; null if this user never signed in on that device. */
export async function deviceKey(db: Db | Tx, userId: number, deviceId: string): Promise<string | null> {
  const [row] = await db
    .select({ key: devices.wrappingKey })
    .from(devices)
    .where(and(eq(devices.userId, userId), eq(devices.id, deviceId)))
  return row?.key ?? null
}
