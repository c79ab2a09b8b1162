import { and, desc, eq, gt, gte, isNull } from 'drizzle-orm'
import { type Clock, moment } from '../clock.ts'
import { CodedError } from '../coded-error.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { audit, auditChains } from '../database/schema/operations.ts'
import type { FailureHandler, JobHandler } from '../jobs/job-handlers.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { writeAudit } from '../rpc/audit.ts'
import { appendHeads } from './head-file.ts'

interface HeadServices {
  database: Database
  clock: Clock
  log: Log
  auditHead: Config['auditHead']
  send: Jobs['send']
}

const ACTION = 'audit:heads'
const DAY_MS = 86_400_000
/** A row's time is taken before its transaction commits. */
const OVERLAP_MS = 3_600_000
const URL_TIMEOUT_MS = 10_000

class HeadNotTaken extends CodedError<'HEAD_NOT_TAKEN'> {
  override readonly name = 'HeadNotTaken'
  constructor(status: number) {
    super('HEAD_NOT_TAKEN', `The address of AUDIT_HEAD_URL answered ${status}.`)
  }
}

/** Writes the ends of the chains that grew since the last time to where the database cannot change them. */
export function writeHeadsJob({ database: { db }, clock, log, auditHead }: Omit<HeadServices, 'send'>): {
  run: JobHandler<'auditHeads'>
  failed: FailureHandler<'auditHeads'>
} {
  return {
    async run(_, { signal }) {
      const now = moment(clock)
      const last = await lastWritten(db)
      const since = last ? new Date(last.getTime() - OVERLAP_MS) : new Date(0)
      const heads = await db
        .select({ chain: auditChains.id, length: auditChains.length, hash: auditChains.hash })
        .from(auditChains)
        .where(and(gt(auditChains.length, 0), gte(auditChains.at, since)))
      const line = { at: now.toISOString(), heads }
      if (auditHead.file) await appendHeads(auditHead.file, line)
      if (auditHead.url) await post(auditHead.url, line, signal)
      const entry = { action: ACTION, objectType: 'chains', objectId: heads.length }
      await writeAudit(db, { userId: null, session: null }, [entry], 'ok', now)
    },
    // The hourly clean-up sends it again.
    failed: async (_, code) => log.error({ code }, 'the heads of the audit were not written'),
  }
}

/** Once a day, where there is a place for them. */
export async function askForHeads(
  { database, auditHead, send }: Pick<HeadServices, 'database' | 'auditHead' | 'send'>,
  now: Date,
): Promise<void> {
  if (!auditHead.file && !auditHead.url) return
  const last = await lastWritten(database.db)
  if (!last || now.getTime() - last.getTime() >= DAY_MS) await send('auditHeads', {})
}

async function lastWritten(db: Database['db']): Promise<Date | null> {
  const [row] = await db
    .select({ at: audit.at })
    .from(audit)
    .where(and(isNull(audit.userId), eq(audit.action, ACTION)))
    .orderBy(desc(audit.at))
    .limit(1)
  return row?.at ?? null
}

async function post(url: string, body: object, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(URL_TIMEOUT_MS)]),
  })
  if (!response.ok) throw new HeadNotTaken(response.status)
}
