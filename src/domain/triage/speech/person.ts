import { type Item, isAny, markOf } from './items.ts'
import type { Sex } from './lexicon/mark.ts'
import type { Scope } from './scope.ts'

/** From nouns first, then from pronouns; undefined where they disagree. */
export function sexOf(items: readonly Item[], scopes: readonly Scope[]): Sex | undefined {
  const ours = items.filter((_, at) => scopes[at]?.holder === 'patient')
  const only = (found: readonly (Sex | undefined)[]) => {
    const sexes = new Set(found.filter(sex => sex !== undefined))
    return sexes.size === 1 ? [...sexes][0] : undefined
  }
  return only(ours.map(item => markOf(item, 'sex')?.sex)) ?? only(ours.map(item => markOf(item, 'self')?.sex))
}

/** Below it the scores of adults do not hold: a number of years alone is not enough to leave them out. */
const ADULT = 16

/** What may stand behind an age: its end, a sex, a measure; a noun or "ago" makes another length of time of it. */
const endsAge = (item: Item | undefined) =>
  item === undefined ||
  item.kind === 'stop' ||
  isAny(item, 'sex', 'child', 'name', 'acvpu', 'filler', 'contrast') ||
  markOf(item, 'self')?.strong === true

const YOUNG = /^(boy|girl|мальчик|девоч|αγορι|κοριτσι)/
const isBoyOrGirl = (item: Item | undefined) => isAny(item, 'sex') && YOUNG.test(item?.norm ?? '')

/** The age that the number at `at` gives, beside a word of age or of sex. */
function ageAt(items: readonly Item[], at: number): number | undefined {
  const item = items[at]
  if (item?.kind !== 'number' || item.number.value > 120) return undefined
  const unitAt = items[at + 1]?.kind === 'dash' ? at + 2 : at + 1
  const years = markOf(items[unitAt], 'unit')?.of === 'years'
  const named = isAny(items[at - 1], 'aged')
  if (!years && !(named && !isAny(items[unitAt], 'unit'))) return undefined
  const behind = years ? items[unitAt + 1] : items[unitAt]
  // "Her 2 year old", "a 10 year old scar".
  const old = isAny(items[unitAt], 'aged') && !isAny(items[at - 1], 'self', 'speaker', 'person')
  const child = isAny(items[at - 1], 'child') && (at < 2 || items[at - 2]?.kind === 'stop')
  const before =
    child || isAny(items[at - 1], 'sex', 'self') || (isAny(items[at - 1], 'filler') && isAny(items[at - 2], 'self'))
  const opens = at === 0 || items[at - 1]?.kind === 'stop'
  const beside = before || (opens && isAny(behind, 'sex'))
  if (!endsAge(behind) || !(named || old || beside)) return undefined
  const young = child || isAny(behind, 'child') || [items[at - 1], items[at - 2], behind].some(isBoyOrGirl)
  return item.number.value < ADULT && !young ? undefined : item.number.value
}

/** "67 years old", «мужчина 67 лет», «67 ετών»; not "for 10 years", not "3 years ago"; undefined where two disagree. */
export function ageOf(items: readonly Item[], scopes: readonly Scope[]): number | undefined {
  const ages = new Set<number>()
  for (const at of items.keys()) {
    if (scopes[at]?.holder !== 'patient' || scopes[at]?.time !== 'unsaid') continue
    const age = ageAt(items, at)
    if (age !== undefined) ages.add(age)
  }
  return ages.size === 1 ? [...ages][0] : undefined
}
