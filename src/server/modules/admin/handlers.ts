import { extentOf } from '../../audit/extent.ts'
import { readHeads } from '../../audit/head-file.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { type Clock, moment } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { findFailedJob, listFailedJobs } from '../../jobs/failed-jobs.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import type { ReadCall, StagedCall } from '../../rpc/call.ts'
import { type Handler, read, staged } from '../../rpc/handlers.ts'
import type { SessionTimes } from '../../sessions/session.ts'
import { createAssetLink, findAsset } from '../assets/asset-tokens.ts'
import type { RecordJobs } from '../record-kinds/record-kind.ts'
import { impersonate } from './impersonate.ts'
import { findLog, listLogs } from './logs.ts'
import { assetOwner, jobGone } from './owners.ts'
import { findPerson, listPeople } from './people.ts'
import { listQuotes } from './quotes.ts'
import { findAdminRecord, ownerOf, recordsWhere, wholeRecord } from './records.ts'
import { resetRecord } from './reset-record.ts'
import { type AdminScope, reachable } from './scope.ts'
import { readStats } from './stats.ts'

export interface AdminServices {
  clock: Clock
  sessionTimes: SessionTimes
  adminScope: AdminScope
  auditHead: Config['auditHead']
  inAccount: InAccount
  jobs: RecordJobs
  retryJob: Jobs['retry']
}

const RECORD = 'health-record'

/**
 * Of administrators. A look into one account, and each change, has its row in that account's part of the audit with the
 * administrator as its actor; lists have one in the administrator's own.
 */
export function adminHandlers(services: AdminServices): Handler[] {
  const { clock, adminScope, inAccount, jobs } = services
  const reset = async (call: StagedCall<unknown>, action: string, id: number, userId: number) => {
    await inAccount(userId, async account => {
      await resetRecord(call, account, jobs, id)
      const entry = { action, objectType: RECORD, objectId: id, ofUser: userId }
      await writeAudit(account.tx, call, [entry], 'ok', account.now)
    })
  }
  const people = async (call: ReadCall, params: Parameters<typeof listPeople>[2]) => {
    const result = await listPeople(call.db, reachable(adminScope, call.session), params)
    call.audit({ objectType: 'user', extent: extentOf(result.users) })
    return { result }
  }
  return [
    read('admin.users:list', people),
    read('admin.users:search', people),
    read('admin.users:get', async (call, { id }) => {
      const person = await findPerson(call.db, reachable(adminScope, call.session), id)
      call.audit({ objectType: 'account', ofUser: person.id })
      return { result: person }
    }),
    read('admin.stats:list', async call => {
      call.audit({ objectType: 'stats' })
      return { result: await readStats(call.db, moment(clock)) }
    }),
    read('admin.healthRecords:list', async (call, params) => {
      const result = await recordsWhere(call.db, reachable(adminScope, call.session), params)
      const { userId } = params
      const isOfOne = userId !== undefined && result.records.length > 0
      call.audit({ objectType: RECORD, extent: extentOf(result.records), ...(isOfOne ? { ofUser: userId } : {}) })
      return { result }
    }),
    read('admin.healthRecords:get', async (call, { id: given }) => {
      const { id, userId } = await ownerOf(call.db, reachable(adminScope, call.session), given)
      call.audit({ objectType: RECORD, objectId: id, ofUser: userId })
      return { result: await wholeRecord(call.db, id) }
    }),
    staged('admin.healthRecords:getDocumentAsset', async (call, { healthRecordId, documentAssetId }) => {
      const scope = reachable(adminScope, call.session)
      const now = moment(clock)
      return call.database.transaction(async tx => {
        const userId = await assetOwner(tx, scope, documentAssetId)
        const record = healthRecordId === undefined ? undefined : await ownerOf(tx, scope, healthRecordId)
        const asset = await findAsset(tx, userId, documentAssetId, record && (await wholeRecord(tx, record.id)))
        const entry = { action: 'admin.healthRecords:getDocumentAsset', objectType: 'asset', objectId: asset.id }
        await writeAudit(tx, call, [{ ...entry, ofUser: userId }], 'ok', now)
        return { result: await createAssetLink(tx, asset, now) }
      })
    }),
    staged('admin.healthRecords:reset', async (call, { id: given }) => {
      const { id, userId } = await ownerOf(call.database.db, reachable(adminScope, call.session), given)
      await reset(call, 'admin.healthRecords:reset', id, userId)
      return { result: await findAdminRecord(call.database.db, id) }
    }),
    read('admin.logs:list', async (call, params) => {
      const result = await listLogs(call.db, reachable(adminScope, call.session), params)
      call.audit({ objectType: 'log', extent: extentOf(result.entries) })
      return { result }
    }),
    read('admin.logs:get', async (call, { id }) => {
      const entry = await findLog(call.db, reachable(adminScope, call.session), id)
      call.audit({ objectType: 'log', objectId: entry.id })
      return { result: entry }
    }),
    read('admin.jobs:list', async (call, params) => {
      const result = await listFailedJobs(call.db, params)
      call.audit({ objectType: 'job', extent: extentOf(result.jobs) })
      return { result }
    }),
    staged('admin.jobs:retry', async (call, { id }) => {
      const { db } = call.database
      const job = await findFailedJob(db, id)
      if (!job) throw jobGone()
      const record =
        job.recordId === null
          ? null
          : await ownerOf(db, reachable(adminScope, call.session), job.recordId).catch(() => null)
      const isReading = record !== null && (job.queue === 'read' || job.queue === 'transcribe')
      // The record says that it failed, so the job itself would find nothing to do.
      if (isReading) await reset(call, 'admin.jobs:retry', record.id, record.userId)
      await services.retryJob(job.queue, id, isReading ? 'forget' : 'again')
      const entry = { action: 'admin.jobs:retry', objectType: 'job', objectId: id }
      if (!isReading) await writeAudit(db, call, [entry], 'ok', moment(clock))
      return { result: { status: 'ok' } }
    }),
    read('admin.quotes:list', async (call, params) => {
      const result = await listQuotes(call.db, reachable(adminScope, call.session), params)
      call.audit({ objectType: 'quote', extent: extentOf(result.quotes) })
      return { result }
    }),
    read('admin.audit:verify', async call => {
      call.audit({ objectType: 'audit' })
      const { file } = services.auditHead
      const heads = file === undefined ? [] : await readHeads(file).catch(() => [])
      const verified = await verifyAudit(call.db, heads)
      return { result: { at: moment(clock).toISOString(), heads: heads.length, ...verified } }
    }),
    staged('userAccount.user:impersonate', async (call, { key }) => ({
      result: await impersonate({ clock, times: services.sessionTimes, scope: adminScope }, call, key),
    })),
  ]
}
