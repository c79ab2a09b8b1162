import { isHold } from '../text/holds.ts'
import { type Item, isAny, markOf } from '../text/items.ts'
import { lengthAt } from './age-length.ts'
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

const isEnd = (item: Item | undefined) => item === undefined || item.kind === 'stop'

/** True if the item may follow an age: an end, a sex, a measure. A noun or "ago" makes it another length of time. */
const endsAge = (item: Item | undefined) =>
  isEnd(item) ||
  isAny(item, 'sex', 'child', 'name', 'acvpu', 'filler', 'contrast', 'agent') ||
  markOf(item, 'self')?.strong === true

const YOUNG = /^(boy|girl|мальчик|девоч|αγορι|κοριτσ|αγορακι)/
const isYoung = (item: Item | undefined) => isAny(item, 'child') || (isAny(item, 'sex') && YOUNG.test(item?.norm ?? ''))

/** «Ему», «мужчине», "he's": of whom an age is said without "years". */
const DATIVE = /^(ему|еи|мужчине|женщине|мальчику|девочке|ребенку|малышу|пациенту|пациентке|больному|девушке)$/
const BE = /^(he's|she's)$/

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

const PREGNANCY = /^(pregnan|gestation|беременн|гестац|срок|εγκυ|κυησ|κυοφορ)/

/** "32 weeks pregnant", «έγκυος 34 εβδομάδων». */
const isTerm = (items: readonly Item[], at: number, to: number) =>
  [items[at - 1], items[at - 2], items[to]].some(item => PREGNANCY.test(item?.norm ?? ''))

/** «Пятилетний», «τρίχρονο», "newborn". */
function ageOfWord(items: readonly Item[], at: number): Age | undefined {
  const item = items[at]
  const word = item?.kind === 'word' || item?.kind === 'marks' ? ageInWord(item.norm) : undefined
  if (!word || isOthers(items, at)) return undefined
  const place = { months: word.months, from: at, to: at + 1 }
  const near = [items[at - 1], wordBefore(items, at), items[at + 1]]
  if (word.child || near.some(each => isAny(each, 'sex', 'child', 'self'))) return { ...place, sure: true }
  if (!word.person) return undefined
  // «Τρίχρονο με λαρυγγίτιδα», but «πεντάχρονο ιστορικό».
  return { ...place, sure: /(?:οσ|η|ου|ησ)$/.test(items[at]?.norm ?? '') || items[at + 1]?.kind !== 'word' }
}

/** Most items of an interruption in an age. */
const INTERRUPTION = 8

/** True for a single digit behind a pause or talk: it may be the rest of the age. */
function isDigitBehind(items: readonly Item[], from: number): boolean {
  const isTalk = (item: Item | undefined) =>
    item?.kind === 'stop' || item?.kind === 'word' || isHold(item) || isAny(item, 'filler', 'affirmation')
  let at = from
  while (at < from + INTERRUPTION && isTalk(items[at])) at++
  const digit = items[at]
  return at > from && digit?.kind === 'number' && digit.number.value < 10 && !isAny(items[at + 1], 'unit')
}

/** "Aged 4", "a boy of five", «ей 78», "he's nine": an age whose unit is left out. */
function ageWithoutUnit(items: readonly Item[], at: number): Age | undefined {
  const item = items[at]
  if (item?.kind !== 'number') return undefined
  const half = isAny(items[at + 1], 'half')
  const to = half ? at + 2 : at + 1
  const years = item.number.value + (half ? 0.5 : 0)
  if (years > 120 || isAny(items[to], 'unit') || (item.number.decimal && !half)) return undefined
  const place = { months: years * 12, from: at, to }
  const before = items[at - 1]
  const boyOf = isYoung(wordBefore(items, at)) && before?.norm === 'of'
  if ((isAny(before, 'aged') || boyOf) && endsAge(items[to])) return { ...place, sure: true }
  // "She is twenty… one second… four".
  const torn = years >= 20 && years % 10 === 0 && isDigitBehind(items, to)
  const starts = isEnd(items[at - 2])
  if (!starts || !before || !isEnd(items[to])) return undefined
  if (DATIVE.test(before.norm)) return { ...place, sure: !torn && (years >= 16 || isYoung(before)) }
  return BE.test(before.norm) && years < 16 ? { ...place, sure: half } : undefined
}

function ageAt(items: readonly Item[], at: number): Age | undefined {
  const length = lengthAt(items, at)
  if (!length) return ageOfWord(items, at) ?? ageWithoutUnit(items, at)
  const { months, to, unit } = length
  const behind = items[to]
  const place = { months, from: at, to }
  const opens = at === 0 || items[at - 1]?.kind === 'stop'
  const before = wordBefore(items, at)
  const possessed = isAny(items[at - 1], 'self') && !isSubject(items, at)
  const old = length.old && !possessed
  if (months > OLDEST || isOthers(items, at) || isTerm(items, at, to)) return undefined
  // "Twelve-year-old asthmatic", but "10 year old scar".
  if (old && unit === 'years' && at === 0 && behind?.kind === 'word') return { ...place, sure: months >= ADULT }
  if (!endsAge(behind)) return undefined
  const sexed = at === 0 && behind?.norm === ',' && isYoung(items[to + 1])
  const young = sexed || isYoung(before) || isYoung(behind) || isYoung(items[at - 2])
  const subject = isSubject(items, at)
  const beside =
    isAny(items[at - 1], 'sex', 'self') || subject || isAny(before, 'sex', 'self') || (opens && isAny(behind, 'sex'))
  if (young || subject || (old && unit === 'shorter' && (isEnd(behind) || !opens))) return { ...place, sure: true }
  if (unit === 'shorter') return undefined
  const aged = isAny(items[at - 1], 'aged')
  if (months >= ADULT)
    return aged || old || beside || (at === 0 && isEnd(behind)) ? { ...place, sure: true } : undefined
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
