import { type Item, isAny, markOf } from '../text/items.ts'

const MONTH = /^(months?|mo|месяц\p{L}*|мес|μην\p{L}*)$/u
const WEEK = /^(weeks?|недел\p{L}*|εβδομαδ\p{L}*)$/u
const DAY = /^(days?|дн\p{L}+|ден\p{L}*|сут\p{L}*|ημερ\p{L}*|μερ\p{L}*)$/u
const YEAR = /^(год|года|χρονου|ετουσ)$/
/** Genitives that are said of an age and hardly of another length of time: «δύο μηνών», «пяти лет от роду». */
const OF_AGE = /^(ετων|χρονων|μηνων|ημερων|εβδομαδων|ετουσ)$/

const DAYS_PER_MONTH = 30.44

/** Months in one of the units of an age; undefined if the item is no such unit. */
function monthsOf(item: Item | undefined): number | undefined {
  if (markOf(item, 'unit')?.of === 'years') return 12
  if (!item) return undefined
  if (MONTH.test(item.norm)) return 1
  if (WEEK.test(item.norm)) return 7 / DAYS_PER_MONTH
  return DAY.test(item.norm) ? 1 / DAYS_PER_MONTH : undefined
}

export interface Length {
  readonly months: number
  readonly to: number
  /** "Years old", «ετών», «от роду»: an age and no other length of time. */
  readonly old: boolean
  readonly unit: 'years' | 'shorter'
}

/** "5 years", "18-month", «два с половиной года», «год и два месяца»; undefined if no length of time starts at `at`. */
export function lengthAt(items: readonly Item[], at: number): Length | undefined {
  const item = items[at]
  if (!item) return undefined
  const bare = YEAR.test(item.norm) && items[at - 1]?.kind !== 'number'
  const value = item.kind === 'number' ? item.number.value : bare ? 1 : undefined
  if (value === undefined) return undefined
  const half = isAny(items[at + 1], 'half') ? 1 : 0
  const behind = at + 1 + half
  const unitAt = bare ? at : items[behind]?.kind === 'dash' ? behind + 1 : behind
  const each = monthsOf(items[unitAt])
  if (each === undefined) return undefined
  let months = (value + half / 2) * each
  let to = unitAt + 1
  const more = isAny(items[to], 'and') ? to + 1 : to
  const rest = items[more]
  if (each === 12 && rest?.kind === 'number' && items[more + 1] && MONTH.test(items[more + 1]?.norm ?? '')) {
    months += rest.number.value
    to = more + 2
  } else if (bare) return undefined
  if (items[to]?.kind === 'dash') to++
  const stated =
    ['old', 'of'].includes(items[to]?.norm ?? '') || isAny(items[unitAt], 'aged') || isAny(items[to - 1], 'aged')
  const born = items[to]?.norm === 'от' && items[to + 1]?.norm === 'роду'
  const old = stated || born || OF_AGE.test(items[unitAt]?.norm ?? '')
  if (items[to]?.norm === 'old') to++
  if (born) to += 2
  return { months, to, old, unit: each === 12 ? 'years' : 'shorter' }
}
