import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DEFAULT_PRICES } from '../../../src/domain/money/prices.ts'
import { ledgerProofs } from '../../../src/server/database/schema/money.ts'
import type { Log } from '../../../src/server/log.ts'
import { type LedgerFault, ledgerFaults, proveLedgerDaily } from '../../../src/server/modules/money/proof.ts'
import { charge, giveBack } from '../../../src/server/modules/usage/use.ts'
import { onOneDatabase, silentLog } from '../databases.ts'
import { DAY, moneyWorld } from './money-world.ts'

/** What a person with SQL does to the database, and the laws that it breaks. */
const BROKEN: [does: string, statement: string, faults: LedgerFault[]][] = [
  ['marks a payment as paid', "update payments set status = 'succeeded'", ['payment-without-its-entry']],
  [
    'marks a payment as not paid',
    "update payments set status = 'canceled' where status = 'succeeded'",
    ['entry-without-its-payment'],
  ],
  ['changes the amount of a payment', 'update payments set amount = amount + 1', ['payment-without-its-entry']],
  ['makes a use dearer', 'update uses set cost = cost + 1 where given_back_at is null', ['use-without-its-entry']],
  ['gives a use back without its money', 'update uses set given_back_at = created_at', ['use-not-given-back']],
  ['takes a return away', 'update uses set given_back_at = null', ['use-not-given-back']],
  ['makes a promocode worth more', 'update redemptions set applied_amount = 99', ['promocode-without-its-entry']],
  ['forgets that a promocode was used', 'update promocodes set redeemed = 0', ['promocode-count']],
  [
    'moves an entry to another account',
    "update ledger_entries set account_id = (select max(id) from money_accounts) where book = 'provider'",
    ['operation-of-two-accounts-or-causes', 'payment-without-its-entry'],
  ],
  [
    'calls an entry another cause',
    "update ledger_entries set cause = 'referral' where book = 'revenue'",
    ['operation-of-two-accounts-or-causes'],
  ],
]

onOneDatabase('the proof of the ledger', databases => {
  async function moneyOfAll() {
    const nothing = { uploadFiles: 0, aiInsights: 0 }
    const prices = { ...DEFAULT_PRICES, quota: { ...DEFAULT_PRICES.quota, basic: nothing } }
    const world = moneyWorld(await databases.open(), prices)
    const [userId, other] = [await world.user(), await world.user()]
    await world.promocodes([{ code: 'HELLO', rubles: 5 }])
    await world.call(userId, 'promocodes:redeem', { code: 'HELLO' })
    await world.topUp(userId, 100)
    await world.topUp(userId, 7, 'decline')
    await world.give(other, 100)
    for (const subject of ['kept', 'failed'])
      await world.inAccount(userId, account => charge(account, 'uploadFiles', subject))
    await world.inAccount(userId, account => giveBack(account, 'uploadFiles', 'failed'))
    expect(await ledgerFaults(world.database.db)).toEqual([])
    return world
  }

  it('finds each law that was broken by SQL, and no other', async () => {
    const { database } = await moneyOfAll()
    for (const [does, statement, faults] of BROKEN) {
      const undone = new Error('undone')
      const work = database.transaction(async tx => {
        await tx.execute(sql`alter table ledger_entries disable trigger ledger_entries_append_only`)
        await tx.execute(sql.raw(statement))
        expect(await ledgerFaults(tx), does).toEqual(faults)
        throw undone
      })
      await expect(work).rejects.toBe(undone)
    }
    expect(await ledgerFaults(database.db)).toEqual([])
  })

  it('is made once a day, whichever node comes first, and a fault is an error in the log', async () => {
    const world = await moneyOfAll()
    const { database } = world
    const errors: unknown[] = []
    const log = { ...silentLog, info: () => undefined, error: (found: unknown) => errors.push(found) } as unknown as Log
    const prove = () => proveLedgerDaily(database, log, world.now)
    const proofs = () => database.db.select().from(ledgerProofs)
    await Promise.all([prove(), prove(), prove()])
    await prove()
    expect(await proofs()).toMatchObject([{ day: '2026-11-20', faults: [], entries: 12 }])
    await database.db.execute(sql`update promocodes set redeemed = 0`)
    world.set(world.now.getTime() + DAY)
    await prove()
    expect(await proofs()).toMatchObject([{}, { day: '2026-11-21', faults: ['promocode-count'] }])
    expect(errors).toEqual([{ faults: ['promocode-count'] }])
  })
})
