import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type { UserData } from '../../../contract/entities/user.ts'
import { identity, instant, reference, replicated, sha256 } from './columns.ts'
import { numberRanges } from './multirange.ts'

export const users = pgTable(
  'users',
  {
    id: identity(),
    ...replicated(),
    name: text().notNull(),
    email: text(),
    avatar: text(),
    data: jsonb().$type<UserData>().notNull(),
    /** The highest sequence number of the account. */
    lastSeq: bigint({ mode: 'number' }).notNull().default(0),
    /** A client with a checkpoint below it pulls everything again (I14). */
    tombstoneHorizonSeq: bigint({ mode: 'number' }).notNull().default(0),
    /** Part of the account's epoch once a device had rows that the server lost; random. */
    life: varchar({ length: 20 }),
    /** Sequence numbers that were skipped and never given. */
    gaps: numberRanges().notNull().default('{}'),
    /** `patient`, `doctor`, `basic` or `admin` for a demo account. */
    demoPersona: varchar({ length: 20 }),
    /** The account is deleted after this time unless its owner keeps it. */
    deleteAfter: instant(),
  },
  table => [unique('users_client_id').on(table.clientId)],
)

/** A way to sign in: the provider's key of the person, never the e-mail address. */
export const identities = pgTable(
  'identities',
  {
    provider: varchar({ length: 40 }).notNull(),
    subject: varchar({ length: 255 }).notNull(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text(),
    /** The provider says so, and only then is an account joined by its e-mail address. */
    emailVerified: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index().on(table.userId),
    index().on(table.email),
  ],
)

/** A sign-in that was begun. Used once: it is deleted by the call that redeems it, whatever comes of that. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    stateHash: sha256().primaryKey(),
    provider: varchar({ length: 40 }).notNull(),
    /** SHA-256 of the secret of the browser that began it. */
    bindingHash: sha256().notNull(),
    codeVerifier: text().notNull(),
    nonce: text(),
    redirectUri: text().notNull(),
    purpose: varchar({ length: 20 }).$type<'sign-in' | 'confirm'>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  table => [index().on(table.expiresAt)],
)

/** The id is made on the device; a device shared by two users is two rows. */
export const devices = pgTable(
  'devices',
  {
    id: varchar({ length: 64 }).notNull(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text(),
    /** Such as `Chromium on Android`; not the whole user agent. */
    agentClass: varchar({ length: 100 }),
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
    /** Opens what the device sealed at a sign-out: 244 random bits of the database's own generator, hexadecimal. */
    wrappingKey: varchar({ length: 64 })
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: varchar({ length: 64 }),
    kind: varchar({ length: 20 }).$type<'user' | 'demo' | 'impersonation'>().notNull(),
    /** The administrator behind an impersonation. */
    actorUserId: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** Each use extends the session (quick login), until a newer session of the device replaces it. */
    slides: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  table => [
    index().on(table.userId),
    index().on(table.expiresAt),
    // Without a device for callers that name none, and for an administrator in another account.
    foreignKey({
      name: 'session_device',
      columns: [table.userId, table.deviceId],
      foreignColumns: [devices.userId, devices.id],
    }).onDelete('cascade'),
  ],
)

/**
 * S6: only hashes of tokens are stored. A token has one successor. The response with it may be lost, so the older one stays
 * valid, and brings the same successor again, until that is used, which sets `validUntil`.
 */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: sha256().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: instant().notNull(),
    firstUsedAt: instant(),
    /** Makes the successor of the token, together with the token itself, which is not stored. */
    successorKey: varchar({ length: 43 }),
    validUntil: instant(),
  },
  table => [index().on(table.sessionId)],
)
