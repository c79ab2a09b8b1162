import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { readHeads } from './head-file.ts'
import { type Finding, verifyAudit } from './verify-audit.ts'

/**
 * `npm run audit:verify [-- HEADS]`: prints each broken place and returns whether there is none. HEADS is a file of heads,
 * AUDIT_HEAD_FILE by default.
 */
export async function verifyCommand(
  database: Database,
  { file }: Config['auditHead'],
  print: (line: string) => void,
): Promise<boolean> {
  const heads = file === undefined ? [] : await readHeads(file)
  const { rows, chains, adopted, findings } = await verifyAudit(database.db, heads)
  for (const finding of findings) print(sentence(finding))
  print(
    `${rows} rows in ${chains} chains, ${heads.length} heads from outside, ${findings.length} broken places.` +
      (adopted > 0 ? ` ${adopted} rows are older than the chains: their earlier history is not proven.` : ''),
  )
  return findings.length === 0
}

const WHAT: Readonly<Record<Finding['what'], string>> = {
  changed: 'the row was changed',
  removed: 'rows before it were removed',
  reordered: 'the row does not follow the one before it',
  end: 'the end of the chain was removed or replaced',
  account: 'the row names another account than its chain',
  unlinked: 'the row is in no chain',
  head: 'the chain does not contain the head that was written outside the database',
}

const sentence = ({ chain, userId, rowId, position, what }: Finding): string =>
  `account ${userId ?? '-'} chain ${chain} position ${position} row ${rowId ?? '-'}: ${WHAT[what]}`
