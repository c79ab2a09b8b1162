import { sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'

interface Trigger extends Record<string, unknown> {
  table: string
  name: string
  /** `O`: enabled; `A`: always; `R`: on a replica. */
  how: string
}

const HOW: Readonly<Record<string, string>> = { O: 'enable', A: 'enable always', R: 'enable replica' }

/**
 * Runs `load` with the triggers of our tables off: restored rows are what they made already, and hashes prove them.
 * Foreign keys stay on.
 */
export async function withoutTriggers<T>(tx: Tx, load: () => Promise<T>): Promise<T> {
  const { rows: triggers } = await tx.execute<Trigger>(sql`
    select c.relname as table, t.tgname as name, t.tgenabled as how
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled <> 'D'`)
  const alter = ({ table, name }: Trigger, how: string) =>
    tx.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(how)} trigger ${sql.identifier(name)}`)
  for (const trigger of triggers) await alter(trigger, 'disable')
  const result = await load()
  for (const trigger of triggers) await alter(trigger, HOW[trigger.how] ?? 'enable')
  return result
}
