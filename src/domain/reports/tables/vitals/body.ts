import { changesBefore, doubtAround } from '../../../triage/speech/context.ts'
import { type Item, isAny, markOf } from '../../../triage/speech/text/items.ts'
import { type Amount, amountAt } from './amounts.ts'
import { isOfToday, type Measured, type Said } from './measured.ts'
import { MEASURES, type Measure } from './measures.ts'
import { isDrug } from './visit-items.ts'

/** Items between a name and its value. */
const REACH = 6
/** Items before a later value in which a word says that it renews the one before. */
const RENEWED = 3

interface Value extends Amount {
  /** Item of the value that it corrects: a target stays one ("dry weight 74, no, 72"). */
  readonly instead: number
}

/** Weight, height and blood sugar. */
export function bodyIn(said: Said): Measured[] {
  return said.texts.flatMap((text, from) => {
    const measure = MEASURES.find(({ names }) => names.test(text))
    if (!measure) return []
    return valuesOf(said, measure, from)
      .filter(({ at, instead }) => isOfToday(said, from, at) && said.scopes[instead]?.real !== false)
      .map(({ value, unit, at, to }) => ({ name: measure.name, value, unit, from, to, at, position: undefined }))
  })
}

/** The values of a name: the first number behind it, what corrects that, and what it is "now" or of "yours". */
function valuesOf({ items, texts }: Said, measure: Measure, name: number): Value[] {
  const found: Value[] = []
  let [reach, instead] = [name + REACH, -1]
  for (let at = name + 1; at < items.length && (found.length > 0 || at <= reach); at++) {
    const last = found.at(-1)
    if (ends(items, at, last !== undefined) || MEASURES.some(({ names }) => names.test(texts[at] ?? ''))) break
    if (last && takesBack(items, last.to, at)) {
      instead = found.pop()?.at ?? -1
      reach = at + REACH
    }
    const amount = items[at]?.kind === 'number' ? amountAt(items, texts, measure, at) : undefined
    if (!amount) continue
    at = amount.to - 1
    if (amount.kind === 'other' || (last && found.length > 0 && !renews(items, last.to, amount))) continue
    if (!isNoValue(items, name, amount.at, last !== undefined)) found.push({ ...amount, instead })
  }
  return found
}

/** Behind the sentence nothing is said of the name, unless it answers ("The weight? – 52") or takes back ("80. Sorry, 82."). */
function ends(items: readonly Item[], at: number, found: boolean): boolean {
  const item = items[at]
  if (isAny(item, 'name') || (isAny(item, 'foreign') && !isDrug(item))) return true
  if (item?.kind !== 'stop') return false
  if (item.stop === 'question') return found
  return item.stop === 'sentence' && !(found && isAny(items[at + 1], 'correction', 'no'))
}

/** "13.2 this morning. Sorry, that's bed six", "74, no, 72": nothing stands between a value and what takes it back. */
function takesBack(items: readonly Item[], from: number, at: number): boolean {
  const next = items[at + 1]
  const again = next?.kind === 'number' || (next?.kind === 'stop' && next.stop === 'comma')
  if (!isAny(items[at], 'correction') && !(isAny(items[at], 'no') && again)) return false
  return items.slice(from, at).every(item => item.kind === 'stop' || isAny(item, 'time', 'filler', 'unit'))
}

/** "Was 90, now 84", "your mother's was 15, yours is 5.4". */
const renews = (items: readonly Item[], from: number, { at, to }: Amount): boolean =>
  [...items.slice(Math.max(from, at - RENEWED), at), items[to]].some(item => {
    const time = markOf(item, 'time')?.when
    return time === 'now' || time === 'next' || markOf(item, 'self')?.strong === true
  })

const BY = /^(?:на|by|κατα|up|down|plus|minus|плюс|минус|συν|another|еще)$/u
const LOSES =
  /^(?:lose|losing|lost|gain|gained|gaining|put|сбро\p{L}*|сбрас\p{L}*|скин\p{L}*|похуд\p{L}*|потер\p{L}*|набра\p{L}*|прибав\p{L}*|χασ\p{L}*|εχασ\p{L}*|χαν\p{L}*|πηρ\p{L}*|παρει)$/u
const BEFORE = 3

/** A limit ("under 7"), the value before a change ("from 18"), or its size ("lost weight, ten kilos"). */
function isNoValue(items: readonly Item[], name: number, at: number, later: boolean): boolean {
  const before = items[at - 1]
  if (doubtAround(items, at, { vague: false }) === 'bound' || isAny(before, 'from', 'bed') || isDrug(before))
    return true
  if (BY.test(before?.norm ?? '') || isAny(before, 'step')) return true
  const changes = changesBefore(items, at)
  if (later || isAny(before, 'to')) return !later && !changes
  const now = items.slice(name + 1, at).some(item => markOf(item, 'time')?.when === 'now')
  const loses = items.slice(Math.max(0, name - BEFORE), at).some(({ norm }) => LOSES.test(norm))
  return !now && (loses || changes)
}
