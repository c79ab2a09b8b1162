import { sql } from 'drizzle-orm'
import { dayOf } from '../../../domain/money/plan-month.ts'
import type { Database } from '../../database/open.ts'
import { ledgerProofs } from '../../database/schema/money.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { Log } from '../../log.ts'

/** What must hold of the ledger, and of what refers to it: each query counts what does not. */
const LAWS = {
  'operation-does-not-sum-to-zero': sql`
    select count(*) from (select 1 from ledger_entries group by key having sum(amount) <> 0) broken`,
  'operation-has-one-entry': sql`
    select count(*) from (select 1 from ledger_entries group by key having count(*) < 2) broken`,
  'operation-of-two-accounts-or-causes': sql`
    select count(*) from (
      select 1 from ledger_entries group by key having count(distinct account_id) > 1 or count(distinct cause) > 1
    ) broken`,
  'balance-is-not-the-sum-so-far': sql`
    select count(*) from (
      select balance_after - sum(amount) over (partition by account_id order by position) as gap
      from ledger_entries where book = 'balance'
    ) running where gap <> 0`,
  'position-is-missing': sql`
    select count(*) from (
      select 1 from ledger_entries where book = 'balance'
      group by account_id having max(position) <> count(*) or min(position) <> 1
    ) broken`,
  'balance-below-zero': sql`
    select count(*) from ledger_entries where book = 'balance' and balance_after < 0 and amount < 0 and cause <> 'refund'`,
  'payment-without-its-entry': sql`
    select count(*) from payments p where p.status = 'succeeded' and not exists (
      select 1 from ledger_entries e where e.key = 'payment:' || p.id and e.book = 'provider' and e.amount = -p.amount
        and e.account_id = p.account_id)`,
  'entry-without-its-payment': sql`
    select count(*) from ledger_entries e where e.key like 'payment:%' and not exists (
      select 1 from payments p where e.key = 'payment:' || p.id and p.status = 'succeeded')`,
  'use-without-its-entry': sql`
    select count(*) from uses u where u.cost > 0 and not exists (
      select 1 from ledger_entries e where e.key = 'use:' || u.id and e.book = 'balance' and e.amount = -u.cost)`,
  'use-not-given-back': sql`
    select count(*) from uses u where u.cost > 0 and (u.given_back_at is not null) <> exists (
      select 1 from ledger_entries e where e.key = 'use-back:' || u.id and e.book = 'balance' and e.amount = u.cost)`,
  'promocode-without-its-entry': sql`
    select count(*) from redemptions r where r.applied_amount > 0 and not exists (
      select 1 from ledger_entries e where e.key = 'promocode:' || r.id and e.book = 'balance'
        and e.amount = r.applied_amount and e.account_id = r.account_id)`,
  'promocode-count': sql`
    select count(*) from promocodes p where p.redeemed <> (select count(*) from redemptions r where r.code = p.code)`,
} as const

export type LedgerFault = keyof typeof LAWS

/** The names of the laws that do not hold; empty if all sums agree. */
export async function ledgerFaults(db: Db | Tx): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = []
  for (const [name, law] of Object.entries(LAWS)) {
    const { rows } = await db.execute<{ count: string }>(law)
    if (Number(rows[0]?.count) !== 0) faults.push(name as LedgerFault)
  }
  return faults
}

/** Once a day, by whichever node comes first; a fault is logged as an error and stays in its row. */
export async function proveLedgerDaily({ db }: Pick<Database, 'db'>, log: Log, now: Date): Promise<void> {
  const day = dayOf(now)
  const { rows } = await db.execute(sql`select 1 from ledger_proofs where day = ${day}`)
  if (rows.length > 0) return
  const faults = await ledgerFaults(db)
  const counted = await db.execute<{ count: string }>(sql`select count(*) from ledger_entries`)
  const entries = Number(counted.rows[0]?.count)
  await db.insert(ledgerProofs).values({ day, at: now, entries, faults }).onConflictDoNothing()
  if (faults.length > 0) log.error({ faults }, 'the sums of the ledger do not agree')
  else log.info({ entries }, 'the sums of the ledger agree')
}
