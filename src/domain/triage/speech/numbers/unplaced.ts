import type { Fact, NumberFact } from '../heard-vitals.ts'
import type { Observation } from '../observation.ts'
import { type Item, isAny, markOf } from '../text/items.ts'
import { type Ledger, SERIES_REACH } from './ledger.ts'
import { inOwnUnit, isPlausible, LARGEST_FLOW, numberFact } from './measure-value.ts'
import type { Quantity } from './quantity.ts'
import { completes } from './torn.ts'

/** True if the number is as near to the value as two measurements of one sign are, or may be the rest of it. */
function mayRenew({ fact, value }: Observation, { first, unit }: Quantity, greek: boolean, named: boolean): boolean {
  const measure = numberFact(fact)
  if (!measure || typeof value !== 'number') return false
  const other = inOwnUnit(measure, first, unit, greek)
  const near = isPlausible(measure, other) && (fact === 'GCS' || Math.abs(other - value) <= value / 2)
  return near || (!named && fact !== 'SBP' && completes(value, first))
}

const STOPS = new Set(['.', '…', '...', '..'])

/** Index before the number at `at`, its fillers and one comma. */
function startOf(items: readonly Item[], at: number): number {
  let back = at - 1
  while (isAny(items[back], 'filler', 'oxygen') || items[back]?.norm === ',') back--
  return back
}

const isRival = (fact: Fact, value: number) => fact !== 'ACVPU' && fact !== 'onOxygen' && isPlausible(fact, value)

/** Notes a number that belongs to nothing: it may be a new value of what was said last. */
export function leaveUnplaced(ledger: Ledger, quantity: Quantity, at: number): void {
  const beside = ledger.last.length > 1 && isAny(ledger.items[at - 1], 'and')
  const named = ledger.items.slice(ledger.lastEnd, at).some((item, index) => {
    // "Take it to the ward… four": the ward has no number.
    const ended = STOPS.has(ledger.items[ledger.lastEnd + index + 1]?.norm ?? '')
    return isAny(item, 'letter', 'name') || (isAny(item, 'foreign') && !ended)
  })
  const renewed = beside ? [] : ledger.last.filter(each => mayRenew(each, quantity, ledger.greek, named))
  const flow = ledger.lastOf('oxygenFlow')
  const flows = quantity.unit === undefined && quantity.first <= LARGEST_FLOW && flow && at - flow.at < SERIES_REACH
  // "91 with the mask, 79 when it comes off": which state is now is open too.
  const gas = renewed.some(({ fact }) => fact === 'SpO2') ? ledger.lastOf('onOxygen') : undefined
  const oxygen = [flows ? flow : undefined, gas?.event ? undefined : gas].filter(each => each !== undefined)
  ledger.unplaced.push({ at, mayRenew: [...renewed, ...oxygen] })
}

/** "Eighty-four and eighty-eight systolic": the number before the "and" belongs to the same name. */
export function isOneOfTwo(ledger: Ledger, at: number): boolean {
  const before = ledger.items[at - 2]?.norm === ',' ? at - 3 : at - 2
  return isAny(ledger.items[at - 1], 'and') && ledger.unplaced.at(-1)?.at === before
}

/** "152, heart rate, 96": the number before the name may be its value, and the one behind it of something else. */
export function isRivalled(ledger: Ledger, name: number, fact: NumberFact): boolean {
  let back = name - 1
  while (ledger.items[back]?.kind === 'stop' || isAny(ledger.items[back], 'filler')) back--
  const item = ledger.items[back]
  if (item?.kind !== 'number' || ledger.items[back + 1]?.norm === '.') return false
  const leads = ledger.items[startOf(ledger.items, back)]
  const recent = ledger.observations.slice(-SERIES_REACH)
  const left =
    ledger.unplaced.at(-1)?.at === back || recent.some(({ at, doubt }) => at === back && doubt === 'out-of-range')
  const opens = leads === undefined || isAny(leads, 'name') || (leads.kind === 'stop' && leads.stop === 'sentence')
  return left && opens && isPlausible(fact, ledger.inOwnUnit(fact, { first: item.number.value, unit: undefined }))
}

/** A later unnamed number may be a new value of any number measured before the series word: these become doubtful. */
export function doubtBeforeSeries(ledger: Ledger, value: number, at: number): void {
  let series = at
  while (series >= at - SERIES_REACH && !isNext(ledger, series)) series--
  if (!isNext(ledger, series)) return
  for (const observation of ledger.observations.slice(-SERIES_REACH))
    if (observation.at < series && typeof observation.value === 'number' && isRival(observation.fact, value))
      observation.doubt ??= 'ambiguous'
}

function isNext(ledger: Ledger, at: number): boolean {
  return markOf(ledger.items[at], 'time')?.when === 'next'
}
