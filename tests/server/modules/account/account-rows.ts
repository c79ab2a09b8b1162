import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { newBlobKey } from '../../../../src/server/blobs/blob-key.ts'
import type { Database } from '../../../../src/server/database/open.ts'
import * as accounts from '../../../../src/server/database/schema/accounts.ts'
import * as chat from '../../../../src/server/database/schema/chat.ts'
import * as documents from '../../../../src/server/database/schema/documents.ts'
import * as marketing from '../../../../src/server/database/schema/marketing.ts'
import * as money from '../../../../src/server/database/schema/money.ts'
import * as operations from '../../../../src/server/database/schema/operations.ts'
import * as push from '../../../../src/server/database/schema/push.ts'
import * as records from '../../../../src/server/database/schema/records.ts'
import * as shares from '../../../../src/server/database/schema/shares.ts'
import * as usage from '../../../../src/server/database/schema/usage.ts'

const SCHEMA = {
  ...accounts,
  ...chat,
  ...documents,
  ...marketing,
  ...money,
  ...operations,
  ...push,
  ...records,
  ...shares,
  ...usage,
}

/** Every table whose rows belong to an account, directly or by a row that does. */
export function ownedTables(): string[] {
  const tables = Object.values(SCHEMA).filter(one => is(one, PgTable))
  const owned = new Set(['users'])
  for (let size = 0; size !== owned.size; ) {
    size = owned.size
    for (const table of tables) {
      const { foreignKeys, name } = getTableConfig(table)
      if (foreignKeys.some(key => owned.has(getTableName(key.reference().foreignTable)))) owned.add(name)
    }
  }
  return [...owned].sort()
}

/** What is kept of an account's money, without the account: no row of these names a person. */
export const KEPT = ['money_accounts', 'ledger_entries', 'payments', 'redemptions'] as const

/** The rows of a table as text, in any order. */
export async function rowsOf({ db }: Database, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(table)} t`)
  return rows.map(({ row }) => row).sort()
}

export const LATER = new Date('2027-01-01T00:00:00Z')
const HASH = () => crypto.randomUUID().replaceAll('-', '').repeat(2)

/** An account with a row in every table, each with the mark in its texts; returns its id and the keys of its files. */
export async function fillAccount({ db }: Database, mark: string): Promise<{ userId: number; keys: string[] }> {
  const keys = [newBlobKey(), newBlobKey()] as const
  const row = { clientId: crypto.randomUUID(), seq: 1, name: mark, data: {} }
  const idOf = <T extends { id: unknown }>(rows: T[]) => (rows[0] as T).id as T['id']
  const userId = idOf(
    await db
      .insert(accounts.users)
      .values({ ...row, email: mark })
      .returning(),
  )
  const owned = { clientId: crypto.randomUUID(), userId, name: mark, data: {} }
  await db.insert(accounts.identities).values({ provider: 'dev', subject: mark, userId, email: mark })
  await db.insert(accounts.devices).values({ id: crypto.randomUUID(), userId, name: mark })
  const session = { userId, kind: 'user', expiresAt: LATER } as const
  const sessionId = idOf(await db.insert(accounts.sessions).values(session).returning())
  await db.insert(accounts.sessionTokens).values({ tokenHash: HASH(), sessionId, issuedAt: LATER })
  const patientId = idOf(
    await db
      .insert(records.patients)
      .values({ ...owned, seq: 2 })
      .returning(),
  )
  const kind = { recordType: 'ambient-scribe', status: 'processed' } as const
  const recordId = idOf(
    await db
      .insert(records.healthRecords)
      .values({ ...owned, ...kind, seq: 3, patientId })
      .returning(),
  )
  const file = { clientId: crypto.randomUUID(), userId, fileName: mark, mimeType: 'audio/webm', size: 5 }
  const assetId = idOf(
    await db
      .insert(documents.documentAssets)
      .values({ ...file, healthRecordId: recordId, sha256: HASH(), storageKey: keys[0] })
      .returning(),
  )
  await db.insert(documents.readPages).values({ assetId, number: 1, page: { text: mark } as never })
  await db.insert(documents.assetTokens).values({ tokenHash: HASH(), assetId, userId, expiresAt: LATER })
  const link = { userId, healthRecordId: recordId, allowSourceAccess: true, recipient: mark }
  await db.insert(shares.shareLinks).values({ ...link, tokenHash: HASH(), createdAt: new Date(), expiresAt: LATER })
  const upload = { ...file, id: crypto.randomUUID(), chunkSize: 5, storageKey: keys[1], options: {}, expiresAt: LATER }
  await db.insert(documents.uploads).values(upload as never)
  await db.insert(documents.uploadChunks).values({ uploadId: upload.id, index: 0, sha256: HASH(), size: 5 })
  const message = { clientId: crypto.randomUUID(), userId, recordId, seq: 4, data: { content: mark }, role: 'user' }
  await db.insert(chat.chatMessages).values(message as never)
  await db.insert(chat.chatSessions).values({ id: crypto.randomUUID(), userId, recordId })
  await db.insert(operations.operations).values({ userId, opId: mark, method: 'm', paramsSha256: HASH() })
  await db.insert(operations.audit).values({ userId, sessionId, action: 'a', outcome: 'ok', objectType: 'user' })
  await db.insert(usage.usageCounters).values({ userId, counter: 'aiInsights', month: '2026-11-01', used: 1 })
  const use = { id: crypto.randomUUID(), userId, counter: 'aiInsights', month: '2026-11-01', subject: mark } as const
  await db.insert(usage.uses).values({ ...use, cost: 0, balanceAfter: 0, createdAt: LATER })
  const accountId = idOf(await db.insert(money.moneyAccounts).values({ userId, createdAt: LATER }).returning())
  const payment = {
    id: crypto.randomUUID(),
    accountId,
    kind: 'topup',
    amount: 100,
    locale: 'en',
    createdAt: LATER,
  } as const
  const request = { description: 'A top-up', returnUrl: 'http://localhost' }
  await db
    .insert(money.payments)
    .values({ ...payment, request, description: mark, status: 'pending', provider: 'checkout' })
  const entry = { key: payment.id, accountId, cause: 'payment', createdAt: LATER } as const
  await db.insert(money.ledgerEntries).values([
    { ...entry, book: 'provider', amount: -100 },
    { ...entry, book: 'balance', amount: 100, position: 1, balanceAfter: 100 },
  ])
  const month = { startedAt: LATER, anchor: LATER, paidUntil: LATER, nextTryAt: LATER }
  await db.insert(money.subscriptions).values({ accountId, planId: 'professional', ...month })
  await db.insert(money.promocodes).values({ code: mark, type: 'balance_fixed', amount: 1, createdAt: LATER })
  await db.insert(money.redemptions).values({ code: mark, accountId, appliedAmount: 1, createdAt: LATER })
  const receipt = { tokenHash: HASH(), paymentId: payment.id, userId, locale: 'en', expiresAt: LATER } as const
  await db.insert(money.receiptLinks).values(receipt)
  const quote = { companyName: mark, contactEmail: mark, requirements: mark, createdAt: LATER }
  await db.insert(money.businessQuotes).values({ userId, ...quote })
  await db.insert(marketing.firstTouches).values({ userId, data: { referrer: mark } })
  await db.insert(marketing.feedback).values({ userId, kind: 'bug', message: mark, email: mark })
  await db.insert(push.pushSubscriptions).values({
    ...{ endpointHash: HASH(), endpoint: mark, userId, sessionId, p256dh: 'p', auth: 'a' },
    ...{ kinds: ['transcriptReady'], locale: 'en' },
  })
  return { userId, keys: [...keys] }
}
