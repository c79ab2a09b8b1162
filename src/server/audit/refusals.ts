import type { ErrorName } from '../../contract/errors.ts'
import { type Clock, moment } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { Log } from '../log.ts'
import { type AuditEntry, type Auditor, writeAudit } from '../rpc/audit.ts'

/** Of one session, and of all callers without one together, so many have a row each; the rest of the minute is counted. */
const ROWS_A_MINUTE = 60
const MINUTE_MS = 60_000

/** Refusals worth auditing: unauthenticated, forbidden, probing for ids. */
const AUDITED: ReadonlySet<ErrorName> = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND'])

export interface Refusal {
  /** The method's name, or that of a route. */
  action: string
  outcome: ErrorName
  session: Auditor['session']
  tokenGiven: boolean
}

export interface Refusals {
  /** Writes a refusal down (S8), in its own transaction, since the call's was rolled back. Never throws. */
  note(refusal: Refusal): Promise<void>
  /** Writes down what was counted. */
  close(): Promise<void>
}

interface Caller {
  session: Refusal['session']
  rows: number
  /** Those without a row, by action and outcome. */
  more: Map<string, { action: string; outcome: ErrorName; count: number }>
}

/** A flood of guesses fills the log with a bounded number of rows, and still says how many there were. */
export function createRefusals({ database, clock, log }: { database: Database; clock: Clock; log: Log }): Refusals {
  /** Of this minute, by session. */
  const callers = new Map<string | undefined, Caller>()
  let minute: NodeJS.Timeout | undefined

  async function write(session: Refusal['session'], outcome: ErrorName, entry: AuditEntry): Promise<void> {
    try {
      await writeAudit(database.db, { userId: session?.userId ?? null, session }, [entry], outcome, moment(clock))
    } catch (error) {
      log.error({ err: error, method: entry.action, extent: entry.extent }, 'a refused call left no audit row')
    }
  }

  async function endMinute(): Promise<void> {
    clearTimeout(minute)
    minute = undefined
    const ended = [...callers.values()]
    callers.clear()
    for (const { session, more } of ended) {
      for (const { action, outcome, count } of more.values()) {
        if (count > 0) await write(session, outcome, { action, extent: `${count} more` })
      }
    }
  }

  return {
    async note({ action, outcome, session, tokenGiven }) {
      if (!AUDITED.has(outcome)) return
      // A first visit without a token is not an attempt.
      if (outcome === 'UNAUTHORIZED' && !tokenGiven) return
      minute ??= setTimeout(() => void endMinute(), MINUTE_MS).unref()
      const caller = callers.get(session?.id) ?? { session, rows: 0, more: new Map() }
      callers.set(session?.id, caller)
      const kind = `${action} ${outcome}`
      const counted = caller.more.get(kind)
      if (counted && caller.rows >= ROWS_A_MINUTE) {
        counted.count += 1
        return
      }
      // The first of each kind has a row, however many others came before.
      if (!counted) caller.more.set(kind, { action, outcome, count: 0 })
      caller.rows += 1
      return write(session, outcome, { action })
    },
    close: endMinute,
  }
}
