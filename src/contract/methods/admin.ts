import { z } from 'zod'
import { HealthRecord } from '../entities/health-record.ts'
import { AnyId, NumericId } from '../ids.ts'
import { method } from '../method.ts'
import { FileLink, NoParams, Page } from '../plain.ts'

export const AdminUser = z.looseObject({
  id: NumericId,
  name: z.string(),
  email: z.string().nullable(),
  role: z.string().nullish(),
  plan: z.string().nullish(),
  createdAt: z.string(),
  /** The key that `userAccount.user:impersonate` takes. */
  key: z.string(),
})
export type AdminUser = z.infer<typeof AdminUser>

/** A row of the audit (S8): who did what to which object, never with clinical text. */
export const LogEntry = z.looseObject({
  id: NumericId,
  createdAt: z.string(),
  userId: NumericId.nullable(),
  action: z.string(),
  object: z.string().nullish(),
})
export type LogEntry = z.infer<typeof LogEntry>

const search = Page.extend({ query: z.string().max(500).optional() })
const one = z.object({ id: AnyId })
/** H §7 writes `admin.healthRecords:getDocumentAsset` without its entity. */
const documentAliases = ['admin getDocumentAsset', 'admin.getDocumentAsset']

export const adminMethods = [
  method('admin.users:list', { access: 'admin', cost: 5, built: false, params: search, result: z.array(AdminUser) }),
  method('admin.users:search', {
    access: 'admin',
    cost: 5,
    built: false,
    params: Page.extend({ query: z.string().max(500) }),
    result: z.array(AdminUser),
  }),
  method('admin.stats:list', { access: 'admin', cost: 10, built: false, params: NoParams, result: z.looseObject({}) }),
  method('admin.healthRecords:list', {
    access: 'admin',
    cost: 5,
    built: false,
    params: search,
    result: z.array(HealthRecord),
  }),
  method('admin.healthRecords:get', { access: 'admin', cost: 2, built: false, params: one, result: HealthRecord }),
  method('admin.healthRecords:getDocumentAsset', {
    aliases: documentAliases,
    access: 'admin',
    effect: 'write',
    cost: 5,
    built: false,
    params: z.object({ healthRecordId: AnyId.optional(), documentAssetId: NumericId }),
    result: FileLink,
  }),
  /** Starts the processing of a record again. */
  method('admin.healthRecords:reset', {
    access: 'admin',
    effect: 'write',
    cost: 10,
    built: false,
    params: one,
    result: HealthRecord,
  }),
  method('admin.logs:list', { access: 'admin', cost: 5, built: false, params: search, result: z.array(LogEntry) }),
  method('admin.logs:get', { access: 'admin', built: false, params: one, result: LogEntry }),
] as const
