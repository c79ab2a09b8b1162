import { changesBefore, doubtAround } from '../context.ts'
import { isAny } from '../text/items.ts'
import { type Ledger, LINK_REACH, SERIES_REACH } from './ledger.ts'
import { LARGEST_FLOW } from './measure-value.ts'
import { oxygenNear } from './oxygen-flow.ts'
import type { Quantity } from './quantity.ts'
import type { Topics } from './topic.ts'

/** "Oxygen was put on, then taken off", "weaned down": its state, or its flow, is no longer the one said. */
export function doubtOxygen(ledger: Ledger, at: number, ...facts: readonly ('onOxygen' | 'oxygenFlow')[]): void {
  for (const fact of facts) {
    const said = ledger.lastOf(fact)
    if (said && at - said.at < SERIES_REACH) said.doubt ??= 'ambiguous'
  }
}

/** "On two litres, sorry, three", "15 litres, weaned down to 4": records the new flow if the number is one. */
export function renewFlow(ledger: Ledger, quantity: Quantity, at: number): boolean {
  const said = ledger.lastOf('oxygenFlow')
  const newest = ledger.observations.slice(-2).some(each => each === said)
  if (!said || !newest || at - said.to > LINK_REACH * 2 || quantity.first > LARGEST_FLOW) return false
  if (!(ledger.correcting || (changesBefore(ledger.items, at) && isAny(ledger.items[at - 1], 'to', 'change'))))
    return false
  said.corrected = true
  ledger.say('oxygenFlow', { value: quantity.first, from: at, to: quantity.next })
  return true
}

/** «На литре кислорода», "on a litre": one litre, said without its number. */
export function oneLitre(ledger: Ledger, topics: Topics, at: number): void {
  const before = ledger.items[at - 1]
  if (!isAny(before, 'over') && before?.norm !== 'a') return
  const one: Quantity = {
    form: 'single',
    first: 1,
    second: undefined,
    spelled: false,
    unit: 'litres',
    vague: false,
    stroke: false,
    next: at + 1,
  }
  flow(ledger, topics, one, at)
}

/** Records litres a minute of oxygen, and that oxygen is given. */
export function flow(ledger: Ledger, topics: Topics, quantity: Quantity, at: number): void {
  const said = ledger.hasSaid('oxygenFlow') && ledger.correcting
  const oxygen = said ? 'yes' : oxygenNear(ledger.items, at, quantity.next)
  if (oxygen === 'no') return
  const unsure = oxygen === 'maybe' ? 'ambiguous' : undefined
  const place = { from: at, to: quantity.next }
  ledger.correctFinding('oxygenFlow')
  ledger.correctFinding('onOxygen')
  if (quantity.form === 'range') {
    ledger.range('oxygenFlow', quantity, at, at)
    topics.close()
  } else {
    const doubt = unsure ?? (quantity.spelled ? 'range' : doubtAround(ledger.items, at, quantity))
    ledger.say('oxygenFlow', { ...place, value: quantity.first, doubt })
  }
  ledger.say('onOxygen', { ...place, value: true, doubt: unsure })
  ledger.linkTo('series')
}
