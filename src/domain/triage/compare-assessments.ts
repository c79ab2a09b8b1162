import type { Assessment } from './assess.ts'
import type { Classification } from './classify.ts'
import { MORSE_ITEM_IDS, type MorseItem, type MorseScore } from './morse.ts'
import { NEWS2_PARAMETERS, type News2Parameter, type News2Points } from './news2/points.ts'
import type { News2Score } from './news2/score.ts'
import { profileOf } from './profiles/choose-profile.ts'
import { type CategoryId, type ProfileId, urgencyRank } from './profiles/profile.ts'
import type { RedLineOutcome } from './red-lines.ts'
import type { VitalReading } from './vital-reading.ts'
import { type Acvpu, type Spo2Scale, VITAL_IDS, type VitalId } from './vitals.ts'

/** `device` is the provisional result, `server` the one from the recording. */
interface Sides<T> {
  readonly device: T
  readonly server: T
}

/**
 * One difference between two results. `direction` is the server's change against the device: `firmer` and `looser` keep
 * the category and make it certain or uncertain; categories of two profiles cannot be compared (`other-profile`).
 */
export type Difference =
  | (Sides<CategoryState> & { readonly kind: 'category'; readonly direction: CategoryDirection })
  | (Sides<readonly string[]> & { readonly kind: 'forced-by' })
  | (Sides<RedLineOutcome['kind'] | 'absent'> & { readonly kind: 'red-line'; readonly rule: string })
  | (Sides<TotalState> & { readonly kind: 'news2-total' })
  | (Sides<News2Points | null> & { readonly kind: 'news2-points'; readonly parameter: News2Parameter })
  | (Sides<TotalState | null> & { readonly kind: 'morse-total' })
  | (Sides<number | null> & { readonly kind: 'morse-points'; readonly item: MorseItem })
  | (Sides<VitalReading> & { readonly kind: 'vital'; readonly vital: VitalId })
  | (Sides<Acvpu | null> & { readonly kind: 'consciousness' })
  | (Sides<boolean | null> & { readonly kind: 'oxygen' })
  | (Sides<Spo2Scale> & { readonly kind: 'spo2-scale' })
  | (Sides<number | null> & { readonly kind: 'age' })
  | (Sides<'male' | 'female' | null> & { readonly kind: 'sex' })
  | (Sides<boolean | null> & { readonly kind: 'pregnancy' })
  | (Sides<readonly string[]> & { readonly kind: 'symptoms' })
  | (Sides<ProfileId> & { readonly kind: 'profile' })
  | (Sides<number> & { readonly kind: 'rules-version' })

export interface CategoryState {
  readonly kind: Classification['kind']
  readonly category: CategoryId | null
}
export type CategoryDirection =
  | 'more-urgent'
  | 'less-urgent'
  | 'firmer'
  | 'looser'
  | 'now-known'
  | 'now-unknown'
  | 'other-profile'
export interface TotalState {
  readonly kind: 'complete' | 'incomplete' | 'not-applicable'
  /** The total, or its lower bound; null if the scale does not apply. */
  readonly points: number | null
}

function totalState(score: News2Score | MorseScore): TotalState {
  switch (score.kind) {
    case 'complete':
      return { kind: 'complete', points: score.total }
    case 'incomplete':
      return { kind: 'incomplete', points: score.atLeast }
    case 'not-applicable':
      return { kind: 'not-applicable', points: null }
  }
}

const sidesOf = <T>(device: Assessment, server: Assessment, read: (assessment: Assessment) => T): Sides<T> => ({
  device: read(device),
  server: read(server),
})

/** Sorts keys: a database may return them in another order than they were written. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
const differ = ({ device, server }: Sides<unknown>): boolean => canonical(device) !== canonical(server)

const categoryState = ({ classification: { kind, category } }: Assessment): CategoryState => ({ kind, category })

function directionOf(device: Assessment, server: Assessment): CategoryDirection {
  if (device.input.profileId !== server.input.profileId) return 'other-profile'
  const [before, after] = [device.classification, server.classification]
  if (after.category === null) return 'now-unknown'
  if (before.category === null) return 'now-known'
  if (before.category === after.category) return after.kind === 'determined' ? 'firmer' : 'looser'
  const profile = profileOf(device.input.profileId)
  const rank = (id: CategoryId) => urgencyRank(profile, id) ?? profile.categories.length
  return rank(after.category) < rank(before.category) ? 'more-urgent' : 'less-urgent'
}

/** Every difference, the most important first; empty if the two agree. */
export function compareAssessments(device: Assessment, server: Assessment): Difference[] {
  const sides = <T>(read: (assessment: Assessment) => T) => sidesOf(device, server, read)
  const rules = new Set([...device.redLines, ...server.redLines].map(({ rule }) => rule.id))
  const all: Difference[] = [
    { kind: 'category', ...sides(categoryState), direction: directionOf(device, server) },
    {
      kind: 'forced-by',
      ...sides(({ classification }) => (classification.kind === 'undetermined' ? [] : classification.forcedBy)),
    },
    ...[...rules].map(rule => ({
      kind: 'red-line' as const,
      rule,
      ...sides(({ redLines }) => redLines.find(outcome => outcome.rule.id === rule)?.kind ?? 'absent'),
    })),
    { kind: 'news2-total', ...sides(({ news2 }) => totalState(news2)) },
    ...NEWS2_PARAMETERS.map(parameter => ({
      kind: 'news2-points' as const,
      parameter,
      ...sides(({ news2 }) => (news2.kind === 'not-applicable' ? null : news2.components[parameter])),
    })),
    { kind: 'morse-total', ...sides(({ morse }) => morse && totalState(morse)) },
    ...MORSE_ITEM_IDS.map(item => ({
      kind: 'morse-points' as const,
      item,
      ...sides(({ morse }) => morse?.components[item] ?? null),
    })),
    ...VITAL_IDS.map(vital => ({ kind: 'vital' as const, vital, ...sides(({ readings }) => readings[vital]) })),
    { kind: 'consciousness', ...sides(({ input }) => input.vitals.ACVPU ?? null) },
    { kind: 'oxygen', ...sides(({ input }) => input.vitals.onOxygen ?? null) },
    { kind: 'spo2-scale', ...sides(({ input }) => input.vitals.spo2Scale ?? 1) },
    { kind: 'age', ...sides(({ input }) => input.patient?.ageYears ?? null) },
    { kind: 'sex', ...sides(({ input }) => input.patient?.sex ?? null) },
    { kind: 'pregnancy', ...sides(({ input }) => input.patient?.pregnant ?? null) },
    { kind: 'symptoms', ...sides(({ input }) => (input.symptoms ?? []).toSorted()) },
    { kind: 'profile', ...sides(({ input }) => input.profileId) },
    { kind: 'rules-version', ...sides(({ rulesVersion }) => rulesVersion) },
  ]
  return all.filter(differ)
}
