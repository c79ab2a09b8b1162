import type { z } from 'zod/mini'
import { OverrideWrite, type TriageOverride } from '../../../contract/entities/triage.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { Classification } from '../../../domain/triage/classify.ts'
import { type OverrideProblem, overrideCategory } from '../../../domain/triage/override.ts'
import { type TriageProfile, urgencyRank } from '../../../domain/triage/profiles/profile.ts'
import { appended, timeOf } from './append-only.ts'

export interface OverrideCircumstances {
  profile: TriageProfile
  /** What the rules say on the server now; undefined while they have said nothing. */
  classification: (Pick<Classification, 'kind' | 'category'> & { forcedBy?: readonly string[] | undefined }) | undefined
  author: TriageOverride['author']
  deviceId: string | null
  now: Date
}

/**
 * The overrides of a record after a write. What stands, stands: it is neither changed nor removed. What is new is judged
 * by the rules of the page, and gets its author, its time and what it changes from the server. In the order of `at`:
 * the last one counts, also where an older one arrives later. Throws UNPROCESSABLE `InvalidOverride`.
 */
export function mergeOverrides(
  standing: readonly TriageOverride[],
  written: unknown,
  circumstances: OverrideCircumstances,
): TriageOverride[] {
  const overridden = standing.length > 0 || (Array.isArray(written) && written.length > 1)
  return appended(standing, written, one => {
    const read = OverrideWrite.safeParse(one)
    if (!read.success) throw refused(`.${read.error.issues[0]?.path.join('.') ?? ''}`, 'cannot be read')
    return { id: read.data.id, made: () => recorded(read.data, overridden, circumstances) }
  })
}

function recorded(
  { id, chosen, reason = '', at, assessed }: z.infer<typeof OverrideWrite>,
  overridden: boolean,
  { profile, classification, author, deviceId, now }: OverrideCircumstances,
): TriageOverride {
  const seen = classificationOf(assessed ?? classification)
  if (seen.category !== null && urgencyRank(profile, seen.category) === null)
    throw refused(`.{${id}}`, 'unknown-category')
  const time = timeOf(at, now) ?? ''
  const answer = overrideCategory({ profile, classification: seen, chosen, overridden, author, at: time, reason })
  if (answer.kind === 'refused') throw refused(`.{${id}}`, answer.problem)
  const { assessed: before, ...override } = answer.override
  const kept = { ...before, forcedBy: [...before.forcedBy] }
  return { id, ...override, assessed: kept, receivedAt: now.toISOString(), deviceId }
}

function classificationOf(seen: OverrideCircumstances['classification']): Classification {
  const { kind, category, forcedBy = [] } = seen ?? { kind: 'undetermined', category: null }
  if (kind === 'undetermined' || category === null) return { kind: 'undetermined', category: null, steps: [] }
  return { kind, category, forcedBy, steps: [] }
}

const refused = (path: string, problem: OverrideProblem | 'cannot be read') =>
  new ContractError('UNPROCESSABLE', 'The override cannot be recorded.', {
    errorType: 'InvalidOverride',
    issues: [{ path: `data.overrides${path}`, message: problem }],
  })
