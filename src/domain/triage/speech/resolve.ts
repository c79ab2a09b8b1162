import type { Acvpu } from '../vitals.ts'
import type {
  Candidate,
  Doubt,
  Fact,
  FactValue,
  Heard,
  HeardFacts,
  Quote,
  Rejected,
  RejectionReason,
} from './heard-vitals.ts'
import type { Observation } from './observation.ts'
import { explains } from './rivals.ts'
import type { Scope } from './scope/scope.ts'
import { mayBeSwapped } from './swapped.ts'
import type { Item } from './text/items.ts'

/** An observation with its scope (holder, time) and the words it came from. */
export interface Placed extends Quote {
  readonly observation: Observation
  readonly scope: Scope
}

const CONTENT_DOUBTS: readonly Doubt[] = ['range', 'bound', 'vague', 'ambiguous', 'contradiction']

/** Facts that differ between two arms, or between rest and exertion. */
const BY_CIRCUMSTANCE: ReadonlySet<Fact> = new Set(['HR', 'RR', 'SpO2', 'SBP', 'DBP'])

function rejection({ observation, scope }: Placed): RejectionReason | undefined {
  if (observation.corrected) return 'corrected'
  if (scope.holder === 'other') return 'other-person'
  if (!scope.real) return 'not-measured'
  if (observation.earlier || (scope.time === 'earlier' && !observation.event)) return 'earlier'
  return scope.time === 'usual' ? 'usual' : undefined
}

function doubtOf({ observation, scope }: Placed): Doubt | undefined {
  if (observation.doubt) return observation.doubt
  if (scope.contested) return 'ambiguous'
  if (scope.oneOfTwo && BY_CIRCUMSTANCE.has(observation.fact)) return 'ambiguous'
  if (scope.holder === 'unclear') return 'unclear-person'
  if (scope.time === 'unclear' && !observation.event) return 'unclear-time'
  return scope.time === 'was' && !observation.event ? 'past-only' : undefined
}

interface Chosen {
  readonly heard: Placed | undefined
  readonly doubt: Doubt | undefined
  readonly candidates: readonly Placed[]
  readonly rejected: readonly Rejected[]
}

const asRejected = (placed: Placed, reason: RejectionReason): Rejected[] => {
  const { fact, value } = placed.observation
  return value === null ? [] : [{ fact, value, reason, span: placed.span, text: placed.text }]
}

/** An earlier value that nothing renews: no correction, no later time, no change is said between the two. */
function isRival({ observation }: Placed, last: Placed, items: readonly Item[]): boolean {
  const { value, at, to } = last.observation
  if (observation === last.observation || observation.value === null || value === null) return false
  if (observation.value === value || last.observation.event || typeof value === 'string') return false
  return !explains(items, observation.from, Math.max(at, to))
}

/** True for a later statement that may be the value: doubtful by its words, or another value of an unclear holder. */
function isUnsettling(placed: Placed, last: Placed | undefined): boolean {
  const doubt = doubtOf(placed)
  if (doubt === undefined || CONTENT_DOUBTS.includes(doubt)) return doubt !== undefined
  return doubt === 'unclear-person' && last !== undefined && placed.observation.value !== last.observation.value
}

/**
 * The latest sure measurement wins (the policy of the reference set). A later one with a content doubt makes the fact
 * `to-confirm`; one with a doubt about person or time never displaces a sure one.
 */
function choose(all: readonly Placed[], items: readonly Item[]): Chosen {
  const rejected = all.flatMap(placed => {
    const reason = rejection(placed)
    return reason ? asRejected(placed, reason) : []
  })
  const left = all.filter(placed => rejection(placed) === undefined)
  const sure = left.filter(placed => doubtOf(placed) === undefined)
  const last = sure.at(-1)
  const later = last ? left.slice(left.indexOf(last) + 1) : left
  const doubtful = later.find(placed => isUnsettling(placed, last))
  // "Without the mask seventy… nine, with it 91": a torn one is a rival too.
  const open =
    last?.observation.fact === 'SpO2' ? left.filter(placed => (doubtOf(placed) ?? 'ambiguous') === 'ambiguous') : sure
  const rivals = last && !doubtful ? open.filter(placed => isRival(placed, last, items)) : []
  if (last && rivals.length > 0)
    return { heard: undefined, doubt: 'contradiction', candidates: [...rivals, last], rejected }
  if (last && !doubtful) {
    const others = left.filter(placed => placed !== last)
    const outOf = others.flatMap(placed =>
      asRejected(placed, doubtOf(placed) === 'out-of-range' ? 'out-of-range' : 'superseded'),
    )
    return { heard: last, doubt: undefined, candidates: [], rejected: [...rejected, ...outOf] }
  }
  const candidates = last ? [last, ...later] : left
  const doubt = doubtOf(doubtful ?? candidates.at(-1) ?? ({ observation: {}, scope: {} } as Placed))
  return { heard: undefined, doubt: candidates.length > 0 ? (doubt ?? 'ambiguous') : undefined, candidates, rejected }
}

function heardOf<T extends FactValue>(
  { heard, doubt, candidates }: Chosen,
  isValue: (value: unknown) => value is T,
): Heard<T> | undefined {
  if (heard) {
    const { value, undetectable, approximate } = heard.observation
    if (undetectable) return { kind: 'undetectable', span: heard.span, text: heard.text }
    return isValue(value) ? { kind: 'heard', value, span: heard.span, text: heard.text, approximate } : undefined
  }
  if (!doubt) return undefined
  const named: Candidate<T>[] = candidates.flatMap(({ observation: { value }, span, text }) =>
    isValue(value) ? [{ value, span, text }] : [],
  )
  return { kind: 'to-confirm', doubt, candidates: named }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isLevel = (value: unknown): value is Acvpu => typeof value === 'string'

/** Settles several levels said of the same time: C beats A, V beats P (AVPU is the best response), others conflict. */
function level(all: readonly Placed[]): readonly Placed[] {
  const now = all.filter(placed => !rejection(placed) && !doubtOf(placed))
  // "Not alert" agrees with any other level.
  const isDeniedAlert = ({ observation }: Placed) => observation.value === 'A' && observation.doubt !== undefined
  if (all.some(isDeniedAlert) && now.some(({ observation }) => observation.value !== 'A'))
    return level(all.filter(placed => !isDeniedAlert(placed)))
  const levels = new Set(now.map(({ observation }) => observation.value))
  const series = now.at(-1)?.scope.time
  if (levels.size < 2 || series === 'now' || series === 'next') return all
  const among = (...possible: readonly Acvpu[]) => levels.isSubsetOf(new Set<unknown>(possible))
  const keep = (wanted: Acvpu) => all.filter(({ observation }) => observation.value === wanted)
  if (among('A', 'C')) return keep('C')
  if (among('C', 'V', 'P')) return keep(levels.has('V') ? 'V' : 'P')
  return all.map(placed => {
    const doubt = placed.observation.doubt ?? 'contradiction'
    return { ...placed, observation: { ...placed.observation, doubt } }
  })
}

/**
 * Pressures of two measurements must be confirmed if the diastolic is not below the systolic; of two pairs of which one
 * number is newer ("140 over 90, then systolic 100"), the older number must be.
 */
function samePressure(facts: Record<string, Chosen>, placed: readonly Placed[]): void {
  const [systolic, diastolic] = [facts.SBP?.heard?.observation, facts.DBP?.heard?.observation]
  if (!systolic || !diastolic || systolic.group === diastolic.group) return
  const [older, newer] = systolic.at < diastolic.at ? (['SBP', 'DBP'] as const) : (['DBP', 'SBP'] as const)
  const group = facts[older]?.heard?.observation.group
  const left = facts[older]
  const hadPartner = placed.some(({ observation: { fact, group: its } }) => fact === newer && its === group)
  if (left?.heard && hadPartner)
    facts[older] = { ...left, heard: undefined, doubt: 'unclear-time', candidates: [left.heard] }
  const upper = systolic.value
  const lower = diastolic.value
  const inverted = isNumber(upper) && isNumber(lower) && lower >= upper
  if (!inverted) return
  for (const fact of ['SBP', 'DBP']) {
    const chosen = facts[fact]
    if (chosen?.heard) facts[fact] = { ...chosen, heard: undefined, doubt: 'contradiction', candidates: [chosen.heard] }
  }
}

const FACTS: readonly Fact[] = ['HR', 'RR', 'SpO2', 'SBP', 'DBP', 'Temp', 'GCS', 'oxygenFlow', 'ACVPU', 'onOxygen']

/** Settles each fact; the other values are returned with the reason for their rejection. */
export function resolve(
  placed: readonly Placed[],
  items: readonly Item[],
): { facts: HeardFacts; rejected: readonly Rejected[] } {
  const chosen: Record<string, Chosen> = {}
  for (const fact of FACTS) {
    const all = placed.filter(({ observation }) => observation.fact === fact)
    chosen[fact] = choose(fact === 'ACVPU' ? level(all) : all, items)
  }
  samePressure(chosen, placed)
  const out = placed.map(({ observation }) => observation).filter(({ doubt }) => doubt === 'out-of-range')
  for (const [fact, each] of Object.entries(chosen))
    if (out.length > 0 && each.heard && mayBeSwapped(each.heard.observation, out, items))
      chosen[fact] = { ...each, heard: undefined, doubt: 'contradiction', candidates: [each.heard] }
  // "85 without oxygen and 93 with it": which of the two is now is asked of both.
  const { SpO2, onOxygen: gas } = chosen
  if (SpO2?.doubt === 'contradiction' && gas?.heard && !gas.heard.observation.event)
    chosen.onOxygen = { ...gas, heard: undefined, doubt: 'contradiction', candidates: [gas.heard] }
  // "On oxygen 97, as soon as I take it off 89": of which state the later number is.
  const others = SpO2?.rejected.some(({ reason }) => reason === 'superseded')
  if (SpO2?.heard && others && gas?.doubt === 'ambiguous' && !['now', 'next'].includes(SpO2.heard.scope.time))
    chosen.SpO2 = { ...SpO2, heard: undefined, doubt: 'ambiguous', candidates: [SpO2.heard] }
  const number = (fact: Fact) => {
    const heard = chosen[fact] && heardOf(chosen[fact], isNumber)
    return heard ? { [fact]: heard } : {}
  }
  const acvpu = chosen.ACVPU && heardOf(chosen.ACVPU, isLevel)
  const onOxygen = chosen.onOxygen && heardOf(chosen.onOxygen, isBoolean)
  const off = onOxygen?.kind === 'heard' && !onOxygen.value
  const facts: HeardFacts = {
    ...number('HR'),
    ...number('RR'),
    ...number('SpO2'),
    ...number('SBP'),
    ...number('DBP'),
    ...number('Temp'),
    ...number('GCS'),
    ...(off ? {} : number('oxygenFlow')),
    ...(acvpu ? { ACVPU: acvpu } : {}),
    ...(onOxygen ? { onOxygen } : {}),
  }
  const rejected = Object.values(chosen).flatMap(each => each.rejected)
  return { facts, rejected: rejected.toSorted((a, b) => a.span.start - b.span.start) }
}
