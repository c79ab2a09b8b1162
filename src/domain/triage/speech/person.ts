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

/** "67 years old", «мужчина 67 лет», «67 ετών»; not "for 10 years", not "3 years ago". */
export function ageOf(items: readonly Item[], scopes: readonly Scope[]): number | undefined {
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'number' || scopes[at]?.holder !== 'patient' || scopes[at]?.time !== 'unsaid') continue
    const next = isAny(items[at + 1], 'unit') || items[at + 1]?.kind !== 'dash' ? at + 1 : at + 2
    if (markOf(items[next], 'unit')?.of !== 'years' || item.number.value > 120) continue
    const old = /^(year old|years old|летн|χρον(ος|η)|yo)/.test(items[next]?.norm ?? '')
    const opens = at === 0 || items[at - 1]?.kind === 'stop' || isAny(items[at - 1], 'sex', 'self', 'foreign')
    if (old || opens || isAny(items[next + 1], 'sex')) return item.number.value
  }
  return undefined
}
