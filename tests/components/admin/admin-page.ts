import { page } from 'vitest/browser'
import type { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import type {
  AdminPerson,
  AdminRecord,
  AdminUser,
  BusinessQuote,
  FailedJob,
  LogEntry,
  Stats,
} from '../../../src/contract/methods/admin.ts'
import type { ResultOf } from '../../../src/contract/methods.ts'
import type { CallOutcome } from '../../../src/sync/bridge.ts'
import { worker } from '../setup/fake-bridge.ts'
import { CONSENTED, type Look, openApp } from '../setup/open-app.tsx'

const THEN = '2026-11-20T10:00:00.000Z'
const days = Array.from({ length: 30 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`)
const series = days.map((_, day) => day % 7)

export const person = (id: number, name: string, change: Partial<AdminUser> = {}): AdminUser => ({
  ...{ id, name, email: `person${id}@example.org`, role: 'doctor', plan: 'basic', createdAt: THEN, seenAt: THEN },
  ...{ records: id * 3, failedRecords: 0, key: `key-of-${id}` },
  ...change,
})
export const failedRecord = (change: Partial<AdminRecord> = {}): AdminRecord => ({
  ...{ id: 71, userId: 2, userName: 'Olga Petrova', recordType: 'labResults', status: 'error' },
  ...{ errorKey: 'documents.error.BROKEN', documentAssetId: 5, createdAt: THEN, updatedAt: THEN },
  ...change,
})
const entry = (id: number, change: Partial<LogEntry> = {}): LogEntry => ({
  ...{ id, createdAt: THEN, userId: 2, userName: 'Olga Petrova', actorUserId: null, actorName: null },
  ...{ action: 'healthRecords:get', object: 'record 71', outcome: 'ok' },
  ...change,
})
const STATS: Stats = {
  ...{ at: THEN, days, people: { total: 3, lastWeek: 1, series }, active: { today: 2, series } },
  recordings: { total: 40, today: 4, series },
  records: { total: 90, today: 5, failed: 1, series },
  storage: { bytes: 12_000_000, series },
  failedJobs: { total: 1, series },
  queues: [{ queue: 'read-document', waiting: 2, active: 1, failed: 1, oldestSeconds: 95 }],
}
const WHOLE: ResultOf<'admin.audit:verify'> = { at: THEN, rows: 1204, chains: 3, adopted: 0, heads: 2, findings: [] }

const OPENED: HealthRecord = {
  ...{ id: 71, clientId: '0199a8f0-5b1e-7c3a-9d2f-000000000071', seq: 9, userId: 2, patientId: null },
  ...{ patientClientId: null, name: 'Letter of Dr House', recordType: 'labResults', status: 'error' },
  ...{ createdAt: THEN, updatedAt: THEN, deletedAt: null },
  data: {
    transcription: { text: 'The patient sleeps badly.' },
    transcriptionReports: { summary: 'Sleeps badly since May.' },
    ...{ errorKey: 'documents.error.BROKEN', peaks: [1, 2, 3] },
  },
}
export const quote = (change: Partial<BusinessQuote> = {}): BusinessQuote => ({
  ...{ id: 5, userId: 2, userName: 'Olga Petrova', companyName: 'Clinic 7', contactEmail: 'buy@clinic.example' },
  ...{ requirements: '40 doctors, two sites', createdAt: THEN },
  ...change,
})

/** The server's side of the administration; what it holds is changed through the returned object. */
export function serverHasAccounts() {
  const held = {
    users: [
      person(1, 'Anna Ivanova', { role: 'admin' }),
      person(2, 'Olga Petrova', { plan: 'professional', failedRecords: 1 }),
      person(3, 'Nikos Papadakis'),
    ],
    records: [failedRecord()],
    entries: [
      entry(3, { action: 'userAccount.patients:create', outcome: 'FORBIDDEN', actorName: 'Anna Ivanova' }),
      entry(2),
    ],
    jobs: [
      {
        ...{ id: '0199a8f0-5b1e-7c3a-9d2f-000000000001', queue: 'read-document', code: 'BROKEN', attempts: 3 },
        ...{ recordId: 71, createdAt: THEN, failedAt: THEN },
      },
    ] as FailedJob[],
    quotes: [] as BusinessQuote[],
    verified: WHOLE,
    /** The outcome of every write and check, where the server does not just do it. */
    fails: null as Exclude<CallOutcome<never>, { kind: 'answered' }> | null,
    asked: [] as [method: string, params: unknown][],
  }
  const answer = <R>(result: R) => ({ kind: 'answered' as const, result, notice: null })
  const write = <R>(method: string, params: unknown, result: () => R) => {
    held.asked.push([method, params])
    return held.fails ?? answer(result())
  }
  const read = <R>(method: string, params: unknown, result: R) => {
    held.asked.push([method, params])
    return answer(result)
  }
  worker.returns('admin.stats:list', () => answer(STATS))
  worker.returns('admin.users:list', params => read('users', params, { users: held.users, total: held.users.length }))
  worker.returns('admin.users:get', params => {
    const found = held.users.find(({ id }) => id === params.id) ?? person(9, 'Nobody')
    const shown: AdminPerson = {
      ...found,
      ...{ patients: 4, consents: 6, consentedAt: THEN, bytes: 3_000_000, deleteAfter: null },
      devices: [{ name: 'Ward tablet', agentClass: 'Chromium on Android', seenAt: THEN }],
      failed: found.failedRecords > 0 ? held.records : [],
    }
    return answer(shown)
  })
  worker.returns('admin.healthRecords:list', params =>
    read('records', params, { records: held.records, total: held.records.length }),
  )
  worker.returns('admin.healthRecords:reset', params =>
    write('reset', params, () => {
      held.records = []
      return failedRecord({ status: 'processing', errorKey: null })
    }),
  )
  worker.returns('admin.healthRecords:get', params => write('open', params, () => OPENED))
  worker.returns('admin.healthRecords:getDocumentAsset', params =>
    write('file', params, () => ({ token: 't', url: '/api/assets/t', expiresAt: THEN })),
  )
  worker.returns('admin.quotes:list', params =>
    read('quotes', params, { quotes: held.quotes, total: held.quotes.length }),
  )
  worker.returns('admin.logs:list', params => {
    const entries = held.entries.filter(({ outcome }) => !params.failures || outcome !== 'ok')
    return read('log', params, { entries, total: entries.length })
  })
  worker.returns('admin.jobs:list', params => read('jobs', params, { jobs: held.jobs, total: held.jobs.length }))
  worker.returns('admin.jobs:retry', params =>
    write('retry', params, () => {
      held.jobs = []
      return { status: 'ok' as const }
    }),
  )
  worker.returns('admin.audit:verify', params => write('verify', params, () => held.verified))
  return held
}

/** Opens a part of the administration, signed in with this role. */
export const openAdmin = (path: string, { role = 'admin', ...look }: Look & { role?: string } = {}) =>
  openApp(path, {
    ...look,
    store: ({ server, context }) =>
      server.pulls('account', {
        ...{ clientId: context.accountId, name: 'Anna Ivanova' },
        data: { ...CONSENTED, profile: { role } },
      }),
  })

export const row = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
