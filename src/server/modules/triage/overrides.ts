import type { z } from 'zod/mini'
import { OverrideWrite, type TriageOverride } from '../../../contract/entities/triage.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { Classification } from '../../../domain/triage/classify.ts'
import { type OverrideProblem, overrideCategory } from '../../../domain/triage/override.ts'
import { type TriageProfile, urgencyRank } from '../../../domain/triage/profiles/profile.ts'

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
  if (written === undefined || written === null) return [...standing]
  if (!Array.isArray(written)) throw refused('', 'is no list')
  const known = new Set(standing.map(({ id }) => id))
  const added: TriageOverride[] = []
  for (const one of written) {
    const read = OverrideWrite.safeParse(one)
    if (!read.success) throw refused(`.${read.error.issues[0]?.path.join('.') ?? ''}`, 'cannot be read')
    if (known.has(read.data.id)) continue
    known.add(read.data.id)
    added.push(recorded(read.data, circumstances))
  }
  return [...standing, ...added].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function recorded(
  { id, chosen, reason = '', at, assessed }: z.infer<typeof OverrideWrite>,
  { profile, classification, author, deviceId, now }: OverrideCircumstances,
): TriageOverride {
  const seen = classificationOf(assessed ?? classification)
  if (seen.category !== null && urgencyRank(profile, seen.category) === null)
    throw refused(`.{${id}}`, 'unknown-category')
  // A clock that runs ahead would put this one after every later one.
  const claimed = at === undefined ? now.getTime() : Date.parse(at)
  const time = Number.isNaN(claimed) ? '' : new Date(Math.min(claimed, now.getTime())).toISOString()
  const answer = overrideCategory({ profile, classification: seen, chosen, author, at: time, reason })
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

const refused = (path: string, problem: OverrideProblem | 'cannot be read' | 'is no list') =>
  new ContractError('UNPROCESSABLE', 'The override cannot be recorded.', {
    errorType: 'InvalidOverride',
    issues: [{ path: `data.overrides${path}`, message: problem }],
  })
