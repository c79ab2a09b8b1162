import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'

const CHANNEL = 'anamnesis_changes'

const Announcement = z.discriminatedUnion('kind', [
  /** Something of the account was committed at `seq`. */
  z.object({ kind: z.literal('change'), userId: z.number(), seq: z.number() }),
  z.object({ kind: z.literal('session-ended'), userId: z.number(), sessionId: z.string() }),
])
export type Announcement = z.infer<typeof Announcement>

export interface Listener {
  onAnnouncement(announcement: Announcement): void
  /** Announcements may have been missed: look at the tables. */
  onGap(): void
}

/** Travels with the transaction: heard on every node once it is committed, and never where it is rolled back. */
export async function announce(tx: Tx, announcement: Announcement): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`)
}

/** What was committed on any node, for those who listen on this one. */
export interface Changes {
  /** Only of this account. The answer ends the subscription. */
  ofAccount(userId: number, listener: Listener): () => void
  ofAll(listener: Listener): () => void
  close(): Promise<void>
}

export async function listenToChanges({ notifications }: Pick<Database, 'notifications'>): Promise<Changes> {
  const everybody = new Set<Listener>()
  const accounts = new Map<number, Set<Listener>>()
  const ofAccount = (userId: number) => accounts.get(userId) ?? []

  const subscription = await notifications.subscribe(CHANNEL, {
    onPayload(payload) {
      const announcement = Announcement.parse(JSON.parse(payload))
      for (const listener of everybody) listener.onAnnouncement(announcement)
      for (const listener of ofAccount(announcement.userId)) listener.onAnnouncement(announcement)
    },
    onGap() {
      for (const listener of everybody) listener.onGap()
      for (const listeners of accounts.values()) for (const listener of listeners) listener.onGap()
    },
  })

  return {
    ofAccount(userId, listener) {
      const listeners = accounts.get(userId) ?? new Set()
      accounts.set(userId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && accounts.get(userId) === listeners) accounts.delete(userId)
      }
    },
    ofAll(listener) {
      everybody.add(listener)
      return () => everybody.delete(listener)
    },
    close: () => subscription.close(),
  }
}
