import { rmSync } from 'node:fs'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { fileBlobStore } from '../../../../src/server/blobs/file-blob-store.ts'
import { systemClock } from '../../../../src/server/clock.ts'
import type { Database } from '../../../../src/server/database/open.ts'
import { users } from '../../../../src/server/database/schema/accounts.ts'
import { moneyAccounts } from '../../../../src/server/database/schema/money.ts'
import type { JobPayloads, QueueName } from '../../../../src/server/jobs/queues.ts'
import { deleteAccountJob, deleteDueAccounts } from '../../../../src/server/modules/account/delete-account-job.ts'
import { accountTransactions } from '../../../../src/server/rpc/account-transaction.ts'
import { makeDataFolder } from '../../data-folder.ts'
import { onOneDatabase, silentLog } from '../../databases.ts'
import { fillAccount, KEPT, ownedTables, rowsOf } from './account-rows.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const DAY = 86_400_000
const after = (ms: number) => new Date(NOW.getTime() + ms)

const folder = makeDataFolder('deletion-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function deletion(database: Database) {
  const blobs = await fileBlobStore(folder)
  const sent: JobPayloads['deleteAccount'][] = []
  const send = async <Q extends QueueName>(_queue: Q, payload: JobPayloads[Q]) => {
    sent.push(payload as JobPayloads['deleteAccount'])
  }
  const inAccount = accountTransactions(database, systemClock)
  const services = { database, blobs, inAccount, clock: systemClock, log: silentLog, send }
  const job = deleteAccountJob(services)
  const context = { signal: new AbortController().signal, attempt: 1, isLastAttempt: false }
  return {
    ...{ blobs, sent },
    cleanUp: (now: Date) => deleteDueAccounts(services, now),
    run: (userId: number) => job.run({ userId }, context),
  }
}

const allRows = async (database: Database) =>
  Object.fromEntries(await Promise.all(ownedTables().map(async name => [name, await rowsOf(database, name)] as const)))

onOneDatabase('the deletion of an account', databases => {
  it('leaves no row, text or file of it in any table, and everything of others', async () => {
    const database = await databases.open()
    const { blobs, cleanUp, run, sent } = await deletion(database)
    const other = await fillAccount(database, 'of-another')
    const before = await allRows(database)
    const { userId, keys } = await fillAccount(database, 'mark-of-the-deleted')
    const bytes = new Uint8Array(5)
    for (const key of [keys[0], other.keys[0]]) await blobs.put(key as string, bytes)
    await blobs.putChunk(keys[1] as string, { size: 10, chunkSize: 5 }, 0, bytes)

    const full = await allRows(database)
    const forgotten = ownedTables().filter(name => full[name]?.length === before[name]?.length)
    expect(forgotten, 'the test has a row in every table that belongs to accounts').toEqual([])

    await run(userId)
    expect(await allRows(database), 'an account that is not ended is left alone').toEqual(full)
    await database.db.update(users).set({ deleteAfter: NOW }).where(eq(users.id, userId))
    await cleanUp(NOW)
    expect(sent).toEqual([{ userId }])
    await run(userId)
    await run(userId)

    const { audit: kept = [], audit_chains: chains = [], ...left } = await allRows(database)
    const { audit: audited = [], audit_chains: _, ...expected } = before
    for (const name of KEPT) {
      expect(left[name]?.length, `${name} keeps what was paid`).toBe(
        (expected[name]?.length ?? 0) + 1 + Number(name === 'ledger_entries'),
      )
      // The code of a promocode is the operator's, and was the test's mark.
      if (name !== 'redemptions') expect(left[name]?.join('\n')).not.toContain('mark-of-the-deleted')
      delete left[name]
      delete expected[name]
    }
    const [owner] = await database.db.select().from(moneyAccounts).where(isNull(moneyAccounts.userId))
    expect(owner, 'and not whose it was').toBeDefined()
    expect(left).toEqual(expected)
    // The chain of its rows stays, and ends with the row that closes it.
    expect(kept).toHaveLength(audited.length + 3)
    expect(chains.filter(row => row.split(',')[1] === String(userId))).toEqual([])
    expect(kept.join('\n')).not.toContain('mark-of-the-deleted')
    expect(kept.filter(row => row.includes(`user,${userId},`))).toEqual([])
    expect(kept.filter(row => row.split(',')[1] !== '')).toEqual(audited)
    for (const key of keys) expect(await blobs.size(key)).toBeNull()
    expect(await blobs.size(other.keys[0] as string)).toBe(5)
    const layout = { size: 10, chunkSize: 5 }
    await expect(blobs.complete(keys[1] as string, layout, ['', '']), 'nor an unfinished file').rejects.toMatchObject({
      chunks: [0, 1],
    })
  })

  it('begins when the 30 days are over and not a millisecond before, and never for a kept account', async () => {
    const database = await databases.open()
    const { cleanUp, sent } = await deletion(database)
    const { userId } = await fillAccount(database, 'late')
    const kept = await fillAccount(database, 'kept')
    await database.db
      .update(users)
      .set({ deleteAfter: after(30 * DAY) })
      .where(eq(users.id, userId))
    const sessionsEnded = async () => (await rowsOf(database, 'users')).length
    await cleanUp(after(30 * DAY - 1))
    expect(sent).toEqual([])
    await cleanUp(after(30 * DAY))
    expect(sent).toEqual([{ userId }])
    await cleanUp(after(30 * DAY))
    expect(sent, 'until the job has deleted it').toEqual([{ userId }, { userId }])
    expect(await sessionsEnded()).toBe(2)
    const rows = await database.db.select().from(users).where(eq(users.id, kept.userId))
    expect(rows[0]?.deletedAt).toBeNull()
  })
})
