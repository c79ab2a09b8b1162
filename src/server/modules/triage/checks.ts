import { CheckWrite, type TriageCheck } from '../../../contract/entities/triage.ts'
import { ContractError } from '../../../contract/errors.ts'
import { appended, claimOf, timeOf } from './append-only.ts'

/** The checks of a record after a write; the author is the signed-in user. Throws UNPROCESSABLE `InvalidCheck`. */
export const mergeChecks = (
  existing: readonly TriageCheck[],
  written: unknown,
  { author, now, clockCorrectionMs }: { author: TriageCheck['author']; now: Date; clockCorrectionMs: number },
): TriageCheck[] =>
  appended(existing, written, one => {
    const { data } = CheckWrite.safeParse(one)
    const at = data && timeOf(data.at, now, clockCorrectionMs)
    if (!data || !at) throw unreadable()
    const { id, kind } = data
    const claim = claimOf(data.at, clockCorrectionMs)
    return { id, made: () => ({ id, kind, author, at, ...claim, receivedAt: now.toISOString() }) }
  })

const unreadable = () =>
  new ContractError('UNPROCESSABLE', 'The check cannot be recorded.', {
    errorType: 'InvalidCheck',
    issues: [{ path: 'data.checks', message: 'cannot be read' }],
  })
