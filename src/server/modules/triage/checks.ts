import { CheckWrite, type TriageCheck } from '../../../contract/entities/triage.ts'
import { ContractError } from '../../../contract/errors.ts'
import { appended, timeOf } from './append-only.ts'

/** The checks of a record after a write; their author is who was signed in. Throws UNPROCESSABLE `InvalidCheck`. */
export const mergeChecks = (
  standing: readonly TriageCheck[],
  written: unknown,
  { author, now }: { author: TriageCheck['author']; now: Date },
): TriageCheck[] =>
  appended(standing, written, one => {
    const { data } = CheckWrite.safeParse(one)
    const at = data && timeOf(data.at, now)
    if (!data || !at) throw unreadable()
    const { id, kind } = data
    return { id, made: () => ({ id, kind, author, at, receivedAt: now.toISOString() }) }
  })

const unreadable = () =>
  new ContractError('UNPROCESSABLE', 'The check cannot be recorded.', {
    errorType: 'InvalidCheck',
    issues: [{ path: 'data.checks', message: 'cannot be read' }],
  })
