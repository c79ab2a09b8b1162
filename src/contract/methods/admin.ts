import { z } from 'zod'
import { HealthRecord, RecordStatus, RecordType } from '../entities/health-record.ts'
import { AnyId, NumericId } from '../ids.ts'
import { method } from '../method.ts'
import { Done, FileLink, NoParams, Page } from '../plain.ts'

const Count = z.number().int().nonnegative()

export const AdminUser = z.object({
  id: NumericId,
  name: z.string(),
  email: z.string().nullable(),
  role: z.string().nullable(),
  plan: z.string().nullable(),
  createdAt: z.string(),
  /** The last use of a session that is still listed; null if there is none. */
  seenAt: z.string().nullable(),
  records: Count,
  /** Records that could not be read. */
  failedRecords: Count,
  /** The key that `userAccount.user:impersonate` takes. */
  key: z.string(),
})
export type AdminUser = z.infer<typeof AdminUser>

/** A record without any text of it: what it is, and how far the server is with it. */
export const AdminRecord = z.object({
  id: NumericId,
  userId: NumericId,
  userName: z.string(),
  recordType: RecordType,
  status: RecordStatus,
  errorKey: z.string().nullable(),
  documentAssetId: NumericId.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AdminRecord = z.infer<typeof AdminRecord>

/** What an administrator sees of an account before entering it. */
export const AdminPerson = AdminUser.extend({
  patients: Count,
  devices: z.array(z.object({ name: z.string().nullable(), agentClass: z.string().nullable(), seenAt: z.string() })),
  /** Of the six. */
  consents: Count,
  consentedAt: z.string().nullable(),
  /** Of stored files. */
  bytes: Count,
  deleteAfter: z.string().nullable(),
  failed: z.array(AdminRecord),
})
export type AdminPerson = z.infer<typeof AdminPerson>

/** A row of the audit (S8): who did what to which object, never with clinical text. */
export const LogEntry = z.object({
  id: NumericId,
  createdAt: z.string(),
  userId: NumericId.nullable(),
  userName: z.string().nullable(),
  /** The administrator who did it; null for the account's own acts. */
  actorUserId: NumericId.nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  object: z.string().nullish(),
  outcome: z.string(),
})
export type LogEntry = z.infer<typeof LogEntry>

/** A number for each of the last 30 days, the oldest first. */
const Series = z.array(z.number())
const Stats = z.object({
  at: z.string(),
  /** yyyy-mm-dd, UTC. */
  days: z.array(z.string()),
  people: z.object({ total: Count, lastWeek: Count, series: Series }),
  /** Accounts with a row in the audit on that day. */
  active: z.object({ today: Count, series: Series }),
  recordings: z.object({ total: Count, today: Count, series: Series }),
  records: z.object({ total: Count, today: Count, failed: Count, series: Series }),
  /** Bytes of files by the day they were stored, in all on that day. */
  storage: z.object({ bytes: Count, series: Series }),
  failedJobs: z.object({ total: Count, series: Series }),
  queues: z.array(
    z.object({
      queue: z.string(),
      waiting: Count,
      active: Count,
      failed: Count,
      /** Age of the oldest job that could run now; 0 if none waits. */
      oldestSeconds: z.number().nonnegative(),
    }),
  ),
})
export type Stats = z.infer<typeof Stats>

const FailedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  /** The code of its last error. */
  code: z.string(),
  attempts: Count,
  recordId: NumericId.nullable(),
  createdAt: z.string(),
  failedAt: z.string().nullable(),
})
export type FailedJob = z.infer<typeof FailedJob>

/** A clinic's question what the business plan would cost. */
const BusinessQuote = z.object({
  id: NumericId,
  userId: NumericId,
  userName: z.string(),
  companyName: z.string(),
  contactEmail: z.string(),
  requirements: z.string().nullable(),
  createdAt: z.string(),
})
export type BusinessQuote = z.infer<typeof BusinessQuote>

const AuditBreak = z.object({
  userId: NumericId.nullable(),
  chain: z.string(),
  rowId: NumericId.nullable(),
  position: z.number().int(),
  what: z.enum(['changed', 'removed', 'reordered', 'end', 'account', 'unlinked', 'head']),
})

const search = Page.extend({ query: z.string().max(500).optional() })
const users = search.extend({ plan: z.string().max(50).optional(), role: z.enum(['admin']).optional() })
const usersResult = z.object({ users: z.array(AdminUser), total: Count })
const one = z.object({ id: AnyId })
const ADMIN = { access: 'admin', cost: 5 } as const
/** H §7 writes `admin.healthRecords:getDocumentAsset` without its entity. */
const documentAliases = ['admin getDocumentAsset', 'admin.getDocumentAsset']

export const adminMethods = [
  method('admin.users:list', { ...ADMIN, params: users, result: usersResult }),
  method('admin.users:search', {
    ...ADMIN,
    params: users.extend({ query: z.string().max(500) }),
    result: usersResult,
  }),
  method('admin.users:get', { ...ADMIN, params: one, result: AdminPerson }),
  method('admin.stats:list', { ...ADMIN, cost: 10, params: NoParams, result: Stats }),
  method('admin.healthRecords:list', {
    ...ADMIN,
    params: search.extend({ status: z.array(RecordStatus).max(5).optional(), userId: NumericId.optional() }),
    result: z.object({ records: z.array(AdminRecord), total: Count }),
  }),
  method('admin.healthRecords:get', { ...ADMIN, params: one, result: HealthRecord }),
  method('admin.healthRecords:getDocumentAsset', {
    ...ADMIN,
    aliases: documentAliases,
    effect: 'write',
    params: z.object({ healthRecordId: AnyId.optional(), documentAssetId: NumericId }),
    result: FileLink,
  }),
  /** Starts the processing of a record again; UNPROCESSABLE with `NothingToProcess` if it is read, or has nothing to read. */
  method('admin.healthRecords:reset', { ...ADMIN, effect: 'write', cost: 10, params: one, result: AdminRecord }),
  method('admin.logs:list', {
    ...ADMIN,
    params: search.extend({
      userId: NumericId.optional(),
      /** Refusals and failures only. */
      failures: z.boolean().optional(),
      /** Acts of administrators in other accounts only. */
      byAdmins: z.boolean().optional(),
      /** Rows above this id only: what is new since the last call. */
      after: z.number().int().nonnegative().optional(),
    }),
    result: z.object({ entries: z.array(LogEntry), total: Count }),
  }),
  method('admin.logs:get', { ...ADMIN, cost: 1, params: one, result: LogEntry }),
  method('admin.jobs:list', { ...ADMIN, params: Page, result: z.object({ jobs: z.array(FailedJob), total: Count }) }),
  /** Runs a failed job again; a record is read from its beginning. */
  method('admin.jobs:retry', { ...ADMIN, effect: 'write', params: z.object({ id: z.uuid() }), result: Done }),
  method('admin.quotes:list', {
    ...ADMIN,
    params: Page,
    result: z.object({ quotes: z.array(BusinessQuote), total: Count }),
  }),
  /** Finds rows of the audit that were changed, removed or moved. */
  method('admin.audit:verify', {
    ...ADMIN,
    cost: 100,
    params: NoParams,
    result: z.object({
      at: z.string(),
      rows: Count,
      chains: Count,
      adopted: Count,
      /** Ends of chains that were written outside the database. */
      heads: Count,
      findings: z.array(AuditBreak),
    }),
  }),
] as const
