import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { identity, instant, reference, sha256 } from './columns.ts'
import { healthRecords } from './records.ts'

/** S4: a link that opens one record without a session until it expires or is revoked. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: identity(),
    /** The token itself is nowhere. */
    tokenHash: sha256().notNull().unique('share_links_token_hash'),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    healthRecordId: reference()
      .notNull()
      .references(() => healthRecords.id, { onDelete: 'cascade' }),
    /** The record's source document may be opened too. */
    allowSourceAccess: boolean().notNull(),
    /** For whom: the owner's note. */
    recipient: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    openedCount: integer().notNull().default(0),
    lastOpenedAt: instant(),
  },
  table => [index().on(table.userId, table.createdAt), index().on(table.healthRecordId), index().on(table.expiresAt)],
)
