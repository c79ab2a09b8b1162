import type { Transcript } from '../evidence.ts'
import { conditionBefore } from '../parts.ts'
import type { Claim, Sentence } from '../sentence.ts'
import type { ChangeKind } from '../verdict.ts'

/** "If she gets a rash, stop X": the order was given under this condition and under no other one. */
export function compareCondition(
  claim: Pick<Claim, 'from' | 'support'>,
  { all, claims }: Pick<Sentence, 'all' | 'claims'>,
  { clauses }: Pick<Transcript, 'clauses'>,
): ChangeKind | null {
  const start = conditionBefore(all, claim.from)
  if (start === null) return null
  const ordered = claim.support.matches.filter(({ wanted }) => wanted.kind === 'drug')
  const segments = new Set(
    ordered.map(one => clauses[one.clause]).flatMap(one => (one?.condition ? [one.segment] : [])),
  )
  if (segments.size === 0) return null
  const condition = claims.find(one => one.from <= start && start < one.to)
  const told = condition?.support.matches.filter(({ wanted }) => wanted.kind !== 'drug' && wanted.hard) ?? []
  return told.length > 0 && !told.some(one => segments.has(clauses[one.clause]?.segment ?? -1)) ? 'status' : null
}
