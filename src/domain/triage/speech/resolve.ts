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
import type { Scope } from './scope.ts'

/** An observation with whose and of when it is, and the words it came from. */
export interface Placed extends Quote {
  readonly observation: Observation
  readonly scope: Scope
}

const CONTENT_DOUBTS: readonly Doubt[] = ['range', 'bound', 'vague', 'ambiguous', 'contradiction']

/** What differs between two arms, or between rest and exertion. */
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

/**
 * The latest measurement wins (the policy of the reference set); one whose words are in doubt after it leaves the fact
 * to be confirmed; one whose person or time is in doubt never displaces a sure one.
 */
function choose(all: readonly Placed[]): Chosen {
  const rejected = all.flatMap(placed => {
    const reason = rejection(placed)
    return reason ? asRejected(placed, reason) : []
  })
  const left = all.filter(placed => rejection(placed) === undefined)
  const sure = left.filter(placed => doubtOf(placed) === undefined)
  const last = sure.at(-1)
  const later = last ? left.slice(left.indexOf(last) + 1) : left
  const spoilt = later.find(placed => CONTENT_DOUBTS.includes(doubtOf(placed) ?? 'past-only'))
  if (last && !spoilt) {
    const others = left.filter(placed => placed !== last)
    const outOf = others.flatMap(placed =>
      asRejected(placed, doubtOf(placed) === 'out-of-range' ? 'out-of-range' : 'superseded'),
    )
    return { heard: last, doubt: undefined, candidates: [], rejected: [...rejected, ...outOf] }
  }
  const candidates = last ? [last, ...later] : left
  const doubt = doubtOf(spoilt ?? candidates.at(-1) ?? ({ observation: {}, scope: {} } as Placed))
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

/** Of several levels said of now: confusion is less than alert, voice beats pain (AVPU is the best response). */
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

/** A pressure is one measurement: a new systolic does not stand beside the diastolic of the one before. */
function samePressure(facts: Record<string, Chosen>): void {
  const [systolic, diastolic] = [facts.SBP?.heard?.observation, facts.DBP?.heard?.observation]
  if (!systolic || !diastolic || systolic.group === diastolic.group) return
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

/** One answer per fact, and why the rest was not taken. */
export function resolve(placed: readonly Placed[]): { facts: HeardFacts; rejected: readonly Rejected[] } {
  const chosen: Record<string, Chosen> = {}
  for (const fact of FACTS) {
    const all = placed.filter(({ observation }) => observation.fact === fact)
    chosen[fact] = choose(fact === 'ACVPU' ? level(all) : all)
  }
  samePressure(chosen)
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
