import type { z } from 'zod/mini'
import { OverrideWrite, type TriageOverride } from '../../../contract/entities/triage.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { Classification } from '../../../domain/triage/classify.ts'
import { type OverrideProblem, overrideCategory } from '../../../domain/triage/override.ts'
import { type TriageProfile, urgencyRank } from '../../../domain/triage/profiles/profile.ts'
import { appended, claimOf, timeOf } from './append-only.ts'

export interface OverrideContext {
  profile: TriageProfile
  /** The server's current result; undefined before the first scoring. */
  classification: (Pick<Classification, 'kind' | 'category'> & { forcedBy?: readonly string[] | undefined }) | undefined
  author: TriageOverride['author']
  deviceId: string | null
  now: Date
  clockCorrectionMs: number
}

/**
 * The overrides of a record after a write, ordered by `at`; the last one counts. Existing ones are neither changed nor
 * removed; new ones are validated by the page's rules and get author, time and base from the server. Throws
 * UNPROCESSABLE `InvalidOverride`.
 */
export function mergeOverrides(
  existing: readonly TriageOverride[],
  written: unknown,
  context: OverrideContext,
): TriageOverride[] {
  const overridden = existing.length > 0 || (Array.isArray(written) && written.length > 1)
  return appended(existing, written, one => {
    const read = OverrideWrite.safeParse(one)
    if (!read.success) throw refused(`.${read.error.issues[0]?.path.join('.') ?? ''}`, 'cannot be read')
    return { id: read.data.id, made: () => recorded(read.data, overridden, context) }
  })
}

function recorded(
  { id, chosen, reason = '', at, assessed }: z.infer<typeof OverrideWrite>,
  overridden: boolean,
  { profile, classification, author, deviceId, now, clockCorrectionMs }: OverrideContext,
): TriageOverride {
  const seen = classificationOf(assessed ?? classification)
  if (seen.category !== null && urgencyRank(profile, seen.category) === null)
    throw refused(`.{${id}}`, 'unknown-category')
  const time = timeOf(at, now, clockCorrectionMs) ?? ''
  const decision = overrideCategory({ profile, classification: seen, chosen, overridden, author, at: time, reason })
  if (decision.kind === 'refused') throw refused(`.{${id}}`, decision.problem)
  const { assessed: before, ...override } = decision.override
  const kept = { ...before, forcedBy: [...before.forcedBy] }
  return { id, ...override, ...claimOf(at, clockCorrectionMs), assessed: kept, receivedAt: now.toISOString(), deviceId }
}

function classificationOf(seen: OverrideContext['classification']): Classification {
  const { kind, category, forcedBy = [] } = seen ?? { kind: 'undetermined', category: null }
  if (kind === 'undetermined' || category === null) return { kind: 'undetermined', category: null, steps: [] }
  return { kind, category, forcedBy, steps: [] }
}

const refused = (path: string, problem: OverrideProblem | 'cannot be read') =>
  new ContractError('UNPROCESSABLE', 'The override cannot be recorded.', {
    errorType: 'InvalidOverride',
    issues: [{ path: `data.overrides${path}`, message: problem }],
  })
