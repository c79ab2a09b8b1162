import { doubtAround } from '../context.ts'
import type { Doubt } from '../heard-vitals.ts'
import { isAny } from '../text/items.ts'
import type { Ledger, Said } from './ledger.ts'
import { inOwnUnit, isPlausible } from './measure-value.ts'
import type { Quantity } from './quantity.ts'

export function pressure(ledger: Ledger, quantity: Quantity, from: number, at: number, unsure?: Doubt): void {
  const first = ledger.inOwnUnit('SBP', quantity)
  const second = inOwnUnit('DBP', quantity.second ?? 0, quantity.unit, ledger.greek)
  // If one of the two is impossible, the other was probably misheard too.
  const possible = second < first && isPlausible('SBP', first) && isPlausible('DBP', second)
  const impossible = possible ? undefined : 'contradiction'
  // "One-ten over… one-ten over seventy": this "over" is no limit.
  const again = isAny(ledger.items[at - 1], 'over') && ledger.last[0]?.fact === 'SBP'
  const doubt = unsure ?? (again ? undefined : doubtAround(ledger.items, at, quantity)) ?? impossible
  ledger.takeBack('SBP', 'DBP')
  const group = ledger.newGroup()
  const said = (value: number): Said => ({ value, doubt, from, to: quantity.next, at })
  ledger.close(quantity, [ledger.say('SBP', said(first), group), ledger.say('DBP', said(second), group)])
}

/** "150 over 80, I mean over 85": corrects only the diastolic. */
export function diastolicAgain(ledger: Ledger, quantity: Quantity, at: number): void {
  const systolic = ledger.last.find(({ fact }) => fact === 'SBP')
  const wrong = ledger.last.find(({ fact }) => fact === 'DBP')
  if (wrong) wrong.corrected = true
  const value = inOwnUnit('DBP', quantity.first, quantity.unit, ledger.greek)
  const said = { value, doubt: wrong?.doubt, from: at, to: quantity.next }
  const diastolic = ledger.say('DBP', said, systolic?.group)
  ledger.close(quantity, systolic ? [systolic, diastolic] : [diastolic])
}

/** "One forty… wait… over ninety": the diastolic of the systolic said last; `unsure` if more than hesitation is between. */
export function completePressure(ledger: Ledger, quantity: Quantity, at: number, unsure: boolean): void {
  const [systolic] = ledger.last
  if (!systolic) return
  if (unsure) systolic.doubt ??= 'ambiguous'
  const said = { value: inOwnUnit('DBP', quantity.first, quantity.unit, ledger.greek), from: at, to: quantity.next }
  ledger.close(quantity, [
    systolic,
    ledger.say('DBP', { ...said, doubt: unsure ? 'ambiguous' : undefined }, systolic.group),
  ])
}

/** "140 over 90, sorry, 130": corrects the one pressure that the number fits, else makes both doubtful. */
export function oneOfTwo(ledger: Ledger, quantity: Quantity, at: number): void {
  const [systolic, diastolic] = ledger.last
  const upper = Number(systolic?.value)
  const lower = Number(diastolic?.value)
  const value = ledger.inOwnUnit('SBP', quantity)
  const maySystolic = value >= lower + 15 && Math.abs(value - upper) <= 60
  const mayDiastolic = value <= upper - 15 && Math.abs(value - lower) <= 30
  if (mayDiastolic && !maySystolic) diastolicAgain(ledger, quantity, at)
  else if (maySystolic && !mayDiastolic && systolic && diastolic) {
    systolic.corrected = true
    const said = { value, doubt: systolic.doubt, from: at, to: quantity.next }
    ledger.close(quantity, [ledger.say('SBP', said, systolic.group), diastolic])
  } else ledger.doubtLast()
  ledger.link = 'none'
}
