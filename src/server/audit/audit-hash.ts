import { hash } from 'node:crypto'
import type { audit } from '../database/schema/operations.ts'

export type AuditRow = typeof audit.$inferSelect

/** The `hash` of a row: the same text and digest as the function `audit_hash` of the database. */
export function auditHash(row: AuditRow): string {
  const fields = [
    ...[row.previousHash, row.chain, row.position, row.id, row.actorChain, row.sessionId],
    ...[row.action, row.objectType, row.objectId, row.outcome, row.at.getTime()],
    // Rows without it have the hash that they had before there was one.
    ...(row.extent === null ? [] : [row.extent]),
  ]
  return hash('sha256', fields.map(field).join(','), 'hex')
}

const field = (value: string | number | null): string =>
  value === null ? '-' : `${Buffer.byteLength(String(value))}:${value}`
