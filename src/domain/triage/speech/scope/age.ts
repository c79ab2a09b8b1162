import { type Item, isAny, markOf } from '../text/items.ts'
import { ageInWord } from './age-words.ts'
import type { Scope } from './scope.ts'

/** An age in months, and the items that say it. */
export interface Age {
  readonly months: number
  readonly from: number
  readonly to: number
  readonly sure: boolean
}

/** A younger age excludes NEWS2, so a number of years alone is not enough evidence for it. */
const ADULT = 16 * 12
const OLDEST = 120 * 12

const MONTH = /^(months?|mo|месяц\p{L}*|мес|μην\p{L}*)$/u
const SHORT = /^(weeks?|days?|недел\p{L}*|дн\p{L}+|ден\p{L}*|сут\p{L}*|εβδομαδ\p{L}*|ημερ\p{L}*|μερ\p{L}*)$/u
const YEAR = /^(год|года)$/

/** Months in one of the units of an age that stands at `at`; undefined if none does. */
function monthsOf(item: Item | undefined): number | undefined {
  if (markOf(item, 'unit')?.of === 'years') return 12
  if (item && MONTH.test(item.norm)) return 1
  return item && SHORT.test(item.norm) ? 0 : undefined
}

interface Length {
  readonly months: number
  readonly to: number
  /** "Years old", «ετών»: an age and no other length of time. */
  readonly old: boolean
  readonly unit: 'years' | 'shorter' | 'none'
}

/** "5 years", "18-month", «1 год 3 месяца», «год и два месяца»; undefined if no length of time starts at `at`. */
function lengthAt(items: readonly Item[], at: number): Length | undefined {
  const item = items[at]
  if (!item) return undefined
  const bare = YEAR.test(item.norm) && items[at - 1]?.kind !== 'number'
  const value = item.kind === 'number' ? item.number.value : bare ? 1 : undefined
  if (value === undefined) return undefined
  const unitAt = bare ? at : items[at + 1]?.kind === 'dash' ? at + 2 : at + 1
  const each = monthsOf(items[unitAt])
  if (each === undefined) return undefined
  let months = value * each
  let to = unitAt + 1
  const more = isAny(items[to], 'and') ? to + 1 : to
  const rest = items[more]
  if (each === 12 && rest?.kind === 'number' && items[more + 1] && MONTH.test(items[more + 1]?.norm ?? '')) {
    months += rest.number.value
    to = more + 2
  } else if (bare) return undefined
  if (items[to]?.kind === 'dash') to++
  const old =
    isAny(items[unitAt], 'aged') || isAny(items[to - 1], 'aged') || ['old', 'of'].includes(items[to]?.norm ?? '')
  if (items[to]?.norm === 'old') to++
  return { months, to, old, unit: each === 12 ? 'years' : 'shorter' }
}

/** True if the item may follow an age: an end, a sex, a measure. A noun or "ago" makes it another length of time. */
const endsAge = (item: Item | undefined) =>
  item === undefined ||
  item.kind === 'stop' ||
  isAny(item, 'sex', 'child', 'name', 'acvpu', 'filler', 'contrast', 'agent') ||
  markOf(item, 'self')?.strong === true

const YOUNG = /^(boy|girl|мальчик|девоч|αγορι|κοριτσι)/
const isYoung = (item: Item | undefined) => isAny(item, 'child') || (isAny(item, 'sex') && YOUNG.test(item?.norm ?? ''))

/** «Ему», "he is", «είναι»: of whom the age is said. */
const isSubject = (items: readonly Item[], at: number) => {
  const verb = isAny(items[at - 1], 'filler') ? at - 2 : at - 1
  return isAny(items[verb], 'self') && (verb < at - 1 || /^(ему|еи|he's|she's)$/.test(items[verb]?.norm ?? ''))
}

/** The word before the length, past one comma or filler: "baby, 8 months", "a boy of five". */
function wordBefore(items: readonly Item[], at: number): Item | undefined {
  const before = items[at - 1]
  const skip = (before?.kind === 'stop' && before.stop === 'comma') || isAny(before, 'filler')
  return skip ? items[at - 2] : before
}

/** Somebody else's child: "her son of five", «сын пяти лет». */
const isOthers = (items: readonly Item[], at: number) =>
  isAny(wordBefore(items, at), 'person') || isAny(items[at - 1], 'speaker')

function ageAt(items: readonly Item[], at: number): Age | undefined {
  const item = items[at]
  if (!item) return undefined
  const word = item.kind === 'word' || item.kind === 'marks' ? ageInWord(item.norm) : undefined
  if (word) {
    const beside = [items[at - 1], wordBefore(items, at), items[at + 1]].some(near =>
      isAny(near, 'sex', 'child', 'self'),
    )
    const sure = word.child ? !isOthers(items, at) : beside
    return sure ? { months: word.months, from: at, to: at + 1, sure } : undefined
  }
  const opens = at === 0 || items[at - 1]?.kind === 'stop'
  const aged = isAny(items[at - 1], 'aged')
  const before = wordBefore(items, at)
  const length = lengthAt(items, at)
  if (!length) {
    const boyOf = isYoung(before) && items[at - 1]?.norm === 'of'
    const named = item.kind === 'number' && (aged || boyOf) && !isAny(items[at + 1], 'unit') && endsAge(items[at + 1])
    return named && item.number.value <= 120
      ? { months: item.number.value * 12, from: at, to: at + 1, sure: true }
      : undefined
  }
  const { months, to, unit } = length
  const behind = items[to]
  if (months > OLDEST || isOthers(items, at) || !endsAge(behind)) return undefined
  const possessed = isAny(items[at - 1], 'self') && !isSubject(items, at)
  const old = length.old && !possessed
  const young = isYoung(before) || isYoung(behind) || isYoung(items[at - 2])
  const subject = isSubject(items, at)
  const beside =
    isAny(items[at - 1], 'sex', 'self') || subject || isAny(before, 'sex', 'self') || (opens && isAny(behind, 'sex'))
  const place = { months, from: at, to }
  if (young || subject || (old && unit === 'shorter')) return { ...place, sure: true }
  if (unit === 'shorter') return undefined
  if (months >= ADULT) return aged || old || beside ? { ...place, sure: true } : undefined
  if (aged || (old && ((length.old && isAny(items[at - 1], 'filler', 'sex', 'aged')) || at === 0)))
    return { ...place, sure: true }
  const sentence = at === 0 || (items[at - 1]?.kind === 'stop' && items[at - 1]?.norm === '.')
  return sentence || isAny(before, 'sex', 'self') ? { ...place, sure: false } : undefined
}

/** Index of the word that calls the patient a child; undefined if there is none, or if it may be the patient's child. */
export function childAt(items: readonly Item[], scopes: readonly Scope[]): number | undefined {
  const at = items.findIndex((item, index) => {
    const theirs = isAny(items[index - 1], 'self', 'speaker', 'agent', 'person', 'not', 'no', 'denial')
    return isYoung(item) && scopes[index]?.holder === 'patient' && scopes[index]?.time === 'unsaid' && !theirs
  })
  return at === -1 ? undefined : at
}

/** What was said of the patient's age: one, if all agree; else what a person must choose from. */
export function agesOf(
  items: readonly Item[],
  scopes: readonly Scope[],
): { age: Age | undefined; doubts: readonly Age[] } {
  const ages: Age[] = []
  for (let at = 0; at < items.length; at++) {
    if (scopes[at]?.holder !== 'patient' || scopes[at]?.time !== 'unsaid') continue
    const age = ageAt(items, at)
    if (!age) continue
    ages.push(age)
    at = age.to - 1
  }
  const sure = ages.filter(age => age.sure)
  const [first] = sure
  const agree = sure.every(({ months }) => Math.floor(months / 12) === Math.floor((first?.months ?? 0) / 12))
  const oneSide = new Set(ages.map(({ months }) => months < ADULT)).size < 2
  if (first && agree && oneSide) return { age: first, doubts: [] }
  return { age: undefined, doubts: first && oneSide ? [] : ages }
}
