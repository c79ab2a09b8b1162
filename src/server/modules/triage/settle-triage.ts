import { eq } from 'drizzle-orm'
import type { HealthRecordData, RecordStatus } from '../../../contract/entities/health-record.ts'
import type { Clock } from '../../clock.ts'
import { CodedError } from '../../coded-error.ts'
import type { Database } from '../../database/open.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { type FoundTriage, findTriage } from './find-triage.ts'

export interface TriageJobServices {
  database: Database
  inAccount: InAccount
  clock: Clock
  send: Jobs['send']
}

export interface Settled {
  status: RecordStatus
  data: HealthRecordData
  /** In the same transaction; `seq` is that of the row now. */
  afterwards?: (tx: Tx, seq: number) => Promise<void>
}

/** Somebody wrote while the work was done, again and again. */
class StillChanging extends CodedError<'STILL_CHANGING'> {
  constructor() {
    super('STILL_CHANGING', 'The triage changes faster than it is worked on.')
  }
}

const TRIES = 5

/**
 * Works on a triage outside any transaction, since reading speech takes a while, and stores what came of it as the
 * server's own change, if the row is still the one that was worked on; else works again. `work` answers null where there
 * is nothing to do.
 */
export async function settleTriage(
  { database, inAccount }: TriageJobServices,
  recordId: number,
  work: (found: FoundTriage) => Promise<Settled | null> | Settled | null,
): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const found = await findTriage(database.db, recordId)
    const settled = found && (await work(found))
    if (!settled) return
    const { userId, seq } = found.record
    const stored = await inAccount(userId, async ({ tx, now, nextSeq }) => {
      const [current] = await tx
        .select({ seq: healthRecords.seq })
        .from(healthRecords)
        .where(eq(healthRecords.id, recordId))
      if (current?.seq !== seq) return false
      const next = await nextSeq()
      const { status, data } = settled
      await tx
        .update(healthRecords)
        .set({ seq: next, updatedAt: now, updatedByDevice: null, lastOpId: null, restoredFrom: null, status, data })
        .where(eq(healthRecords.id, recordId))
      const entry = { action: 'triage:score', objectType: 'health-record', objectId: recordId } as const
      await writeAudit(tx, { userId, session: null }, [entry], status === 'error' ? 'FAILED' : 'ok', now)
      await settled.afterwards?.(tx, next)
      return true
    })
    if (stored) return
  }
  throw new StillChanging()
}
