import type { Observation } from '../../../triage/speech/observation.ts'
import { readItems } from '../../../triage/speech/reader.ts'
import type { Scope } from '../../../triage/speech/scope/scope.ts'
import { type Item, isAny, markOf } from '../../../triage/speech/text/items.ts'
import { isOfToday, isTakenBack, type Measured, type Said } from './measured.ts'
import { positionOf } from './positions.ts'
import { isDrug } from './visit-items.ts'

const UNITS: Readonly<Record<string, string>> = {
  SBP: 'mmHg',
  DBP: 'mmHg',
  HR: '/min',
  SpO2: '%',
  RR: '/min',
  Temp: 'C',
  GCS: '',
}

/** Blood pressure, pulse, breaths, saturation, temperature and level of consciousness, by the grammar of triage. */
export function signsIn(said: Said, greek: boolean): Measured[] {
  const { items, scopes } = said
  const numbers = readItems(items, greek).observations.filter(
    ({ fact, value, undetectable }) => UNITS[fact] !== undefined && typeof value === 'number' && !undetectable,
  )
  const kept = numbers.filter((one, order) => {
    const scope = scopes[one.at]
    const before = numbers.slice(0, order).findLast(({ fact, group }) => fact === one.fact && group !== one.group)
    if (!scope || !isSure(said, one, scope) || !isNamed(items, one, scope, before)) return false
    return isOfToday(said, one.from, one.at) && !isTakenBack(said, one.to) && !isRenewed(items, one, scope)
  })
  // "The pressure" with one number may be anything: «Για την πίεση Norvasc 10».
  const pairs = ({ fact, group }: Observation) =>
    (fact !== 'SBP' && fact !== 'DBP') || kept.some(other => other.group === group && other.fact !== fact)
  return kept.filter(pairs).map(({ fact, value, from, to, at }) => ({
    name: fact,
    value: Number(value),
    unit: UNITS[fact] ?? null,
    from,
    to,
    at,
    position: positionOf(items, at, to),
  }))
}

/** What triage would ask about is left out, but for values of two positions or arms, and a number right behind its name. */
function isSure(
  { items, loose }: Said,
  { corrected, earlier, doubt, from, to, at }: Observation,
  scope: Scope,
): boolean {
  if (corrected || earlier || (scope.contested && !loose)) return false
  if (doubt !== 'ambiguous') return doubt === undefined
  if (scope.oneOfTwo || positionOf(items, at, to) !== undefined) return true
  const named = items
    .slice(from, at)
    .every(item => isAny(item, 'name', 'filler', 'about', 'time', 'self') && !isAny(item, 'to'))
  return named && isAny(items[from], 'name')
}

/** "The pulse was 120, after metoprolol 88": a later number of the sentence, whatever it is, makes the first one old. */
function isRenewed(items: readonly Item[], { to }: Observation, { time }: Scope): boolean {
  if (time !== 'was') return false
  const rest = items.slice(to)
  const end = rest.findIndex(
    item => endsSentence(item) || isAny(item, 'name') || (isAny(item, 'foreign') && !isDrug(item)),
  )
  const clause = end < 0 ? rest : rest.slice(0, end)
  const next = clause.findIndex(item => ['now', 'next'].includes(markOf(item, 'time')?.when ?? ''))
  return next >= 0 && clause.slice(next).some((item, at, all) => item.kind === 'number' && !isAny(all[at + 1], 'unit'))
}

/** Its name is said with it, or was said before and the words between renew it: "the pulse was 120, now 84". */
function isNamed(
  items: readonly Item[],
  { fact, from, to, at }: Observation,
  scope: Scope,
  before: Observation | undefined,
): boolean {
  const own = items.slice(from, to)
  if (own.some(item => isAny(item, 'name', 'letter', 'no-fever', 'oxygen-word'))) return true
  if (own.some(item => ['beats', 'breaths'].includes(markOf(item, 'unit')?.of ?? ''))) return true
  if (fact === 'SBP' || fact === 'DBP') return true
  if (!before) return false
  if (scope.time === 'now' || scope.time === 'next') return true
  const between = items.slice(before.to, at)
  // Behind the sentence only words without content lead to another value: "96. Sorry, 86", and not "HbA1c was 38".
  const apart = between.some(endsSentence) && between.some(({ kind }) => kind === 'word')
  if (apart || between.some(item => item.kind === 'number' || isAny(item, 'foreign'))) return false
  return scope.oneOfTwo || scope.time !== 'unsaid' || between.some(item => isAny(item, ...RENEWING))
}

const RENEWING = ['correction', 'no', 'change', 'time', 'self', 'oxygen', 'over'] as const
const endsSentence = (item: Item) => item.kind === 'stop' && item.stop === 'sentence'
