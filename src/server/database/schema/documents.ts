import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type { UploadOptions, UploadReply } from '../../../contract/methods/file-upload.ts'
import type { DocumentPage } from '../../engines/documents/page.ts'
import { users } from './accounts.ts'
import { identity, instant, reference, sha256 } from './columns.ts'
import { healthRecords } from './records.ts'
import { shareLinks } from './shares.ts'

/** The bytes of a recording or document; the blob store has them under `storageKey`. */
export const documentAssets = pgTable(
  'document_assets',
  {
    id: identity(),
    clientId: uuid().notNull(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    healthRecordId: reference().references(() => healthRecords.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    /** Detected from the bytes, not declared by the upload (S3). */
    mimeType: varchar({ length: 200 }).notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    sha256: sha256().notNull(),
    storageKey: varchar({ length: 100 }).notNull().unique('document_assets_storage_key'),
    /** Seconds, by the recorder's own clock (R7). */
    duration: real(),
    createdAt: instant().notNull().defaultNow(),
    /** When its record stopped naming it; null while it does. */
    removedAt: instant(),
    deletedAt: instant(),
  },
  table => [
    unique('document_assets_client_id').on(table.userId, table.clientId),
    index().on(table.healthRecordId),
    index().on(table.deletedAt),
    index().on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
)

/** Pages of a document that is being read: after a kill the reading goes on with the first page that is missing. */
export const readPages = pgTable(
  'read_pages',
  {
    assetId: reference()
      .notNull()
      .references(() => documentAssets.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    page: jsonb().$type<DocumentPage>().notNull(),
  },
  table => [primaryKey({ columns: [table.assetId, table.number] })],
)

export type UploadState = 'open' | 'completing' | 'completed' | 'cancelled'

/** An upload in chunks; `upload_chunks` has the received ones. */
export const uploads = pgTable(
  'uploads',
  {
    /** Random. The caller must also own the upload. */
    id: varchar({ length: 64 }).primaryKey(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid().notNull(),
    fileName: text().notNull(),
    mimeType: varchar({ length: 200 }).notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    chunkSize: integer().notNull(),
    /** Of the whole file, if the client knew it at the start. */
    sha256: sha256(),
    storageKey: varchar({ length: 100 }).notNull().unique('uploads_storage_key'),
    options: jsonb().$type<UploadOptions>().notNull(),
    state: varchar({ length: 20 }).$type<UploadState>().notNull().default('open'),
    /** The receipt, once completed. */
    result: jsonb().$type<UploadReply>(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  table => [unique('uploads_client_id').on(table.userId, table.clientId), index().on(table.expiresAt)],
)

export const uploadChunks = pgTable(
  'upload_chunks',
  {
    uploadId: varchar({ length: 64 })
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    sha256: sha256().notNull(),
    /** Bytes. */
    size: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.uploadId, table.index] })],
)

/** S4: opens one asset for a limited time without a session. */
export const assetTokens = pgTable(
  'asset_tokens',
  {
    tokenHash: sha256().primaryKey(),
    assetId: reference()
      .notNull()
      .references(() => documentAssets.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made through a share link: it ends with the link, and works at the address of shared documents only. */
    shareId: reference().references(() => shareLinks.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    /** When its bytes, and the picture of a page, were first asked for: the audit has a row for each. */
    fileOpenedAt: instant(),
    pageOpenedAt: instant(),
  },
  table => [index().on(table.assetId), index().on(table.shareId), index().on(table.expiresAt)],
)
