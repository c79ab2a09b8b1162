import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { audit, auditChains } from '../database/schema/operations.ts'
import type { Db } from '../database/transaction.ts'
import { type AuditRow, auditHash } from './audit-hash.ts'
import type { WrittenHead } from './head-file.ts'

/** The chain of callers without an account. */
export const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'
/** The last row of a deleted account's chain. */
export const CLOSED = 'audit:close'
/** Names the number of rows that are older than the chain. */
export const ADOPTED = 'audit:adopt'
const FIRST = '0'.repeat(64)
const PAGE = 2000

export type Break =
  /** Its content does not have its hash. */
  | 'changed'
  /** Positions are missing before it. */
  | 'removed'
  /** It stands in another place, or after another row, than when it was written. */
  | 'reordered'
  /** Rows are missing at the end of the chain, or stand behind it. */
  | 'end'
  /** It names another account, or administrator, than its chain. */
  | 'account'
  /** It has no place in any chain. */
  | 'unlinked'
  /** A head that was written outside the database is not in the chain any more. */
  | 'head'

export interface Finding {
  chain: string
  /** Null: deleted, or a caller without an account. */
  userId: number | null
  /** Of the row; null if there is none, as after a removed end. */
  rowId: number | null
  position: number
  what: Break
}

export interface Verified {
  chains: number
  rows: number
  /** Rows that were written before there were hashes. */
  adopted: number
  /** At most 100. */
  findings: Finding[]
}

const MAX_FINDINGS = 100

type Chain = typeof auditChains.$inferSelect

interface Accounts {
  byId: ReadonlyMap<string, Chain>
  ofUser: ReadonlyMap<number | null, string>
}

/**
 * Finds every row of the audit that was changed, removed, added or moved since it was written. `heads`, from outside the
 * database, also find a chain that was shortened or rewritten with its head. Rows that are written meanwhile do not count.
 */
export async function verifyAudit(db: Db, heads: readonly WrittenHead[] = []): Promise<Verified> {
  // The ends first: rows that come later are beyond them.
  let accounts = await readAccounts(db)
  const told = headsByChain(heads)
  const verified: Verified = { chains: accounts.byId.size, rows: 0, adopted: 0, findings: [] }
  for (const chain of accounts.byId.values()) {
    const ofChain = told.get(chain.id) ?? []
    let checked = await verifyChain(db, chain, accounts, ofChain)
    if (checked.findings.length > 0) {
      // Its account, or that of an administrator, may have been deleted or made meanwhile.
      accounts = await readAccounts(db)
      checked = await verifyChain(db, accounts.byId.get(chain.id) ?? chain, accounts, ofChain)
    }
    verified.rows += checked.rows
    verified.adopted += checked.adopted
    verified.findings.push(...checked.findings)
  }
  for (const [chain, [first]] of told) {
    if (accounts.byId.has(chain) || !first) continue
    verified.findings.push({ chain, userId: null, rowId: null, position: first.length, what: 'head' })
  }
  for (const { chain, userId, id, position } of await strayRows(db)) {
    verified.findings.push({ chain: chain ?? '', userId, rowId: id, position: position ?? 0, what: 'unlinked' })
  }
  return { ...verified, findings: verified.findings.slice(0, MAX_FINDINGS) }
}

async function readAccounts(db: Db): Promise<Accounts> {
  const chains = await db.select().from(auditChains)
  return {
    byId: new Map(chains.map(one => [one.id, one])),
    ofUser: new Map(chains.map(one => [one.userId, one.id])),
  }
}

async function verifyChain(
  db: Db,
  chain: Chain,
  accounts: Accounts,
  heads: readonly WrittenHead[],
): Promise<Pick<Verified, 'rows' | 'adopted' | 'findings'>> {
  const findings: Finding[] = []
  const found = (what: Break, position: number, rowId: number | null) => {
    if (findings.length < MAX_FINDINGS) findings.push({ chain: chain.id, userId: chain.userId, rowId, position, what })
  }
  const told = new Map(heads.map(one => [one.length, one.hash]))
  let last: Pick<AuditRow, 'action'> & { position: number; hash: string; id: number | null } = {
    ...{ position: 0, hash: FIRST, action: '', id: null },
  }
  let [rows, adopted] = [0, 0]
  for await (const row of rowsOf(db, chain.id)) {
    const { position, hash } = row
    if (position === null || hash === null || position > chain.length) break
    rows++
    if (row.action === ADOPTED) adopted += Number(row.objectId)
    const isNext = position === last.position + 1
    if (!isNext) found('removed', last.position + 1, row.id)
    if (hash !== auditHash(row)) found('changed', position, row.id)
    else if (isNext && row.previousHash !== last.hash) found('reordered', position, row.id)
    if (row.userId !== chain.userId || !isActor(row, accounts)) found('account', position, row.id)
    if (told.has(position) && told.get(position) !== hash) found('head', position, row.id)
    told.delete(position)
    last = { position, hash, action: row.action, id: row.id }
  }
  if (last.position !== chain.length || last.hash !== chain.hash) found('end', last.position + 1, last.id)
  const [beyond] = [...told.keys()]
  if (beyond !== undefined) found('head', beyond, null)
  const isGone = chain.userId === null && chain.id !== NO_ACCOUNT
  if (isGone && chain.length > 0 && last.action !== CLOSED) found('account', last.position, last.id)
  return { rows, adopted, findings }
}

/** The row names the account of its actor's chain, and none only if there was none, or it was deleted. */
function isActor({ actorUserId, actorChain }: AuditRow, { byId, ofUser }: Accounts): boolean {
  if (actorUserId !== null) return ofUser.get(actorUserId) === actorChain
  return actorChain === null || byId.get(actorChain)?.userId === null
}

async function* rowsOf(db: Db, chain: string): AsyncGenerator<AuditRow> {
  let after = Number.MIN_SAFE_INTEGER
  for (;;) {
    const page = await db
      .select()
      .from(audit)
      .where(and(eq(audit.chain, chain), gt(audit.position, after)))
      .orderBy(asc(audit.position))
      .limit(PAGE)
    yield* page
    const end = page.at(-1)?.position
    if (page.length < PAGE || end == null) return
    after = end
  }
}

const strayRows = (db: Db): Promise<AuditRow[]> =>
  db
    .select()
    .from(audit)
    .where(
      or(
        isNull(audit.chain),
        isNull(audit.position),
        isNull(audit.hash),
        sql`not exists (select 1 from ${auditChains} where ${auditChains.id} = ${audit.chain})`,
        // Behind the end of its chain: rows that are being written have moved the end with them.
        sql`exists (select 1 from ${auditChains} where ${auditChains.id} = ${audit.chain} and ${auditChains.length} < ${audit.position})`,
      ),
    )
    .limit(MAX_FINDINGS)

function headsByChain(heads: readonly WrittenHead[]): Map<string, WrittenHead[]> {
  const byChain = new Map<string, WrittenHead[]>()
  for (const head of heads) byChain.set(head.chain, [...(byChain.get(head.chain) ?? []), head])
  return byChain
}
