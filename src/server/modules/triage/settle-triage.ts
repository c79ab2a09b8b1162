import { eq } from 'drizzle-orm'
import type { HealthRecordData, RecordStatus } from '../../../contract/entities/health-record.ts'
import type { Clock } from '../../clock.ts'
import { CodedError } from '../../coded-error.ts'
import type { Database } from '../../database/open.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { writeAsServer } from '../../replicated/write.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { RECORDS } from '../health-records/record.ts'
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
  /** Called in the same transaction; `seq` is the row's new number. */
  afterwards?: (tx: Tx, seq: number) => Promise<void>
}

/** Other writes changed the triage during every attempt. */
class StillChanging extends CodedError<'STILL_CHANGING'> {
  constructor() {
    super('STILL_CHANGING', 'The triage changes faster than it is worked on.')
  }
}

const MAX_TRIES = 5

/**
 * Runs `work` outside any transaction, since parsing speech takes a while, and stores its result as the server's own
 * change if the row is unchanged; otherwise tries again. `work` returns null if there is nothing to do.
 */
export async function settleTriage(
  { database, inAccount }: TriageJobServices,
  recordId: number,
  work: (found: FoundTriage) => Promise<Settled | null> | Settled | null,
): Promise<void> {
  for (let left = MAX_TRIES; left > 0; left -= 1) {
    const found = await findTriage(database.db, recordId)
    const settled = found && (await work(found))
    if (!settled) return
    const { userId, seq } = found.record
    const stored = await inAccount(userId, async account => {
      const { tx, now } = account
      const [current] = await tx
        .select({ seq: healthRecords.seq })
        .from(healthRecords)
        .where(eq(healthRecords.id, recordId))
      if (current?.seq !== seq) return false
      const { status, data, afterwards } = settled
      const written = await writeAsServer(RECORDS, account, recordId, { status, data })
      const entry = { action: 'triage:score', objectType: 'health-record', objectId: recordId } as const
      await writeAudit(tx, { userId, session: null }, [entry], status === 'error' ? 'FAILED' : 'ok', now)
      await afterwards?.(tx, written.seq)
      return true
    })
    if (stored) return
  }
  throw new StillChanging()
}
