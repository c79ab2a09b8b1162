import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'

const CHANNEL = 'anamnesis_changes'

const Announcement = z.discriminatedUnion('kind', [
  /** The account has changes up to `seq`. */
  z.object({ kind: z.literal('change'), userId: z.number(), seq: z.number() }),
  z.object({ kind: z.literal('session-ended'), userId: z.number(), sessionId: z.string() }),
])
export type Announcement = z.infer<typeof Announcement>

export interface Listener {
  onAnnouncement(announcement: Announcement): void
  /** Called if announcements may have been missed; the listener must read the tables again. */
  onGap(): void
}

/** Sent with the transaction: delivered to every node after the commit, and never after a rollback. */
export async function announce(tx: Tx, announcement: Announcement): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`)
}

/** Commits of all nodes, delivered to subscribers on this one. */
export interface Changes {
  /** For one account. Returns the function that unsubscribes. */
  ofAccount(userId: number, listener: Listener): () => void
  ofAll(listener: Listener): () => void
  close(): Promise<void>
}

export async function listenToChanges({ notifications }: Pick<Database, 'notifications'>): Promise<Changes> {
  const listenersToAll = new Set<Listener>()
  const accounts = new Map<number, Set<Listener>>()
  const listenersTo = (userId: number) => accounts.get(userId) ?? []

  const subscription = await notifications.subscribe(CHANNEL, {
    onPayload(payload) {
      const announcement = Announcement.parse(JSON.parse(payload))
      for (const listener of listenersToAll) listener.onAnnouncement(announcement)
      for (const listener of listenersTo(announcement.userId)) listener.onAnnouncement(announcement)
    },
    onGap() {
      for (const listener of listenersToAll) listener.onGap()
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
      listenersToAll.add(listener)
      return () => listenersToAll.delete(listener)
    },
    close: () => subscription.close(),
  }
}
