import { type Item, isAny, markOf } from './items.ts'
import type { Measure } from './lexicon/mark.ts'

/** A measure that has been named and still waits for its number. */
export interface Topic {
  readonly of: Measure
  readonly soft: boolean
  readonly at: number
}

/** Items in which numbers and names alternate; nobody says more in one breath, and the time stays linear. */
export const LONGEST_RUN = 60

/** Words between a name and its number beyond which they no longer belong together. */
const REACH = { words: 7, commas: 2 } as const

/**
 * Whether a number at `at` may still be the topic's: near enough, with no sentence between (a question or a title apart:
 * "Pressure? 120 over 80"). `sure`: nothing unknown was said between the last comma and the number.
 */
export function reaches(topic: Topic, items: readonly Item[], at: number): { sure: boolean } | undefined {
  let words = 0
  let commas = 0
  let strange = false
  for (let index = topic.at + 1; index < at; index++) {
    const item = items[index]
    if (item?.kind === 'stop') {
      if (item.stop === 'sentence' && index !== topic.at + 1) return undefined
      if (item.stop !== 'pause') commas++
      strange = false
    } else if (item?.kind === 'word') {
      words++
      strange = true
    }
  }
  if (words > REACH.words || commas > REACH.commas) return undefined
  return { sure: commas === 0 || !strange }
}

/** The names that wait for numbers, in the order in which they were said. */
export class Topics {
  private readonly items: readonly Item[]
  private waiting: readonly Topic[] = []
  /** A dose, a laboratory value, a room was named: the next number is its own. */
  foreign = false
  private readonly used = new Set<number>()

  constructor(items: readonly Item[]) {
    this.items = items
  }

  /** Names joined by "and" wait together ("pulse and sats are 90 and 95"); any other name takes the place of the last. */
  open(of: Measure, soft: boolean, at: number): boolean {
    if (this.used.has(at)) return false
    const last = this.waiting.at(-1)
    if (soft && last && !last.soft && reaches(last, this.items, at)) return false
    const refines = last?.of === 'BP' && (of === 'SBP' || of === 'DBP')
    const joined = last && !soft && !refines && last.at + 2 === at && isAny(this.items[at - 1], 'and')
    this.waiting = joined ? [...this.waiting, { of, soft, at }] : [{ of, soft, at }]
    this.foreign = false
    return true
  }

  openForeign(): void {
    this.foreign = true
    this.waiting = []
  }

  endSentence(at: number): void {
    this.foreign = false
    this.waiting = this.waiting.filter(topic => topic.at === at - 1)
  }

  /** The first topic that a number at `at` may belong to. */
  for(at: number): Topic | undefined {
    return this.waiting.find(topic => reaches(topic, this.items, at))
  }

  all(at: number): readonly Topic[] {
    return this.waiting.filter(topic => reaches(topic, this.items, at))
  }

  close(topic?: Topic): void {
    this.waiting = topic ? this.waiting.filter(each => each !== topic) : []
  }

  /** The name at `at` has been given its number from behind and opens nothing. */
  use(at: number): void {
    this.used.add(at)
  }
}

const isNumber = (item: Item | undefined) => item?.kind === 'number'

/** Skips from a number over its unit and its second half to what follows. */
function afterNumber(items: readonly Item[], at: number): number {
  let index = at + 1
  while (isAny(items[index], 'unit', 'over', 'half') || (isNumber(items[index]) && isAny(items[index - 1], 'over'))) {
    index++
  }
  return index
}

/** One unknown word before a number: "body temperature measured 38". */
export const isAside = (items: readonly Item[], at: number): boolean =>
  items[at]?.kind === 'word' && isNumber(items[at + 1])

/** The name that stands right behind a number, whether or not it is its own. */
export function nameBeside(items: readonly Item[], after: number): Topic | undefined {
  let at = after
  while (isAny(items[at], 'filler') && at < after + 2) at++
  const name = markOf(items[at], 'name')
  // "Sixty, diastolic not heard": the name goes with what follows.
  if (!name || isAny(items[at + 1], 'undetectable')) return undefined
  return { of: name.of, soft: name.soft ?? false, at }
}

/**
 * In "120 pulse 88 sats 38 temp" names follow their numbers; in "pulse 88 sats 98" they lead. Where both could be, the
 * run decides: one that starts with a number and ends with a name has its names behind.
 */
export function nameAfter(items: readonly Item[], after: number): Topic | undefined {
  const found = nameBeside(items, after)
  if (!found) return undefined
  let last: 'name' | 'number' = 'name'
  for (let index = found.at; index < Math.min(items.length, after + LONGEST_RUN); ) {
    const item = items[index]
    if (isNumber(item)) {
      last = 'number'
      index = afterNumber(items, index)
    } else if (isAny(item, 'name')) {
      last = 'name'
      index++
    } else if (
      isAny(item, 'filler', 'unit', 'and') ||
      (item?.kind === 'stop' && item.stop === 'pause') ||
      isAside(items, index)
    )
      index++
    else break
  }
  return last === 'name' ? found : undefined
}
