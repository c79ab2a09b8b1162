import { eq } from 'drizzle-orm'
import webpush from 'web-push'
import type { Database } from '../database/open.ts'
import { serverKeys } from '../database/schema/push.ts'

/** Base64url. */
export interface PushKey {
  publicKey: string
  privateKey: string
}

const NAME = 'vapid'

/** The key by which push services know this server (VAPID); made at the first start, the same for all nodes. */
export async function ownPushKey({ db }: Pick<Database, 'db'>): Promise<PushKey> {
  const stored = async () => (await db.select().from(serverKeys).where(eq(serverKeys.name, NAME)))[0]?.value
  const known = await stored()
  if (known) return known
  await db.insert(serverKeys).values({ name: NAME, value: webpush.generateVAPIDKeys() }).onConflictDoNothing()
  // Another node may have been first.
  const made = await stored()
  if (!made) throw new TypeError('a stored key is gone')
  return made
}
