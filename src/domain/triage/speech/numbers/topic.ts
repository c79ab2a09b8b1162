import type { Measure } from '../lexicon/mark.ts'
import { type Item, isAny, markOf } from '../text/items.ts'

/** A measure that was named and has no number yet. */
export interface Topic {
  readonly of: Measure
  readonly soft: boolean
  readonly at: number
}

/** Longest run of alternating numbers and names, in items. The limit keeps the time linear. */
export const LONGEST_RUN = 60

/** Most words and commas between a name and its number. */
const REACH = { words: 7, commas: 2 } as const

/** The same past talk in which nothing is measured: "sats, come on, pick up, there we go, 93". */
const TALK_REACH = { words: 14, commas: 5 } as const

const isTalk = (item: Item) =>
  item.kind === 'word' ||
  item.kind === 'stop' ||
  isAny(item, 'filler', 'correction', 'direction', 'affirmation', 'self')

/**
 * Defined if a number at `at` may belong to the topic: near enough, in the same sentence (except after a question or a
 * title: "Pressure? 120 over 80"). `sure`: no comma, or no unknown word between the last comma and the number.
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
  const most = commas > 1 && items.slice(topic.at + 1, at).every(isTalk) ? TALK_REACH : REACH
  if (words > most.words || commas > most.commas) return undefined
  return { sure: commas === 0 || !strange }
}

function opensSentence(items: readonly Item[], at: number): boolean {
  let back = at - 1
  while (isAny(items[back], 'filler', 'self', 'time', 'and')) back--
  return items[back] === undefined || items[back]?.kind === 'stop'
}

/** The names that wait for numbers, in spoken order. */
export class Topics {
  private readonly items: readonly Item[]
  private waiting: readonly Topic[] = []
  /** A dose, a laboratory value or a room was named: the next number belongs to it. */
  foreign = false
  private readonly used = new Set<number>()

  constructor(items: readonly Item[]) {
    this.items = items
  }

  /** Names joined by "and" wait together ("pulse and sats are 90 and 95"); any other name replaces the waiting ones. */
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
    // A title: "Pressure. 120 over 80."
    this.waiting = this.waiting.filter(topic => topic.at === at - 1 && opensSentence(this.items, topic.at))
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

  /** Marks the name at `at` as used by a number before it, so that it opens no topic. */
  use(at: number): void {
    this.used.add(at)
  }
}

const isNumber = (item: Item | undefined) => item?.kind === 'number'

/** Index after a number, its unit and the second number of its pair. */
function afterNumber(items: readonly Item[], at: number): number {
  let index = at + 1
  while (isAny(items[index], 'unit', 'over', 'half') || (isNumber(items[index]) && isAny(items[index - 1], 'over'))) {
    index++
  }
  return index
}

/** True for an unknown word right before a number: "body temperature measured 38". */
export const isAside = (items: readonly Item[], at: number): boolean =>
  items[at]?.kind === 'word' && isNumber(items[at + 1])

/** The name right after a number, whether or not it belongs to the number. */
export function nameBeside(items: readonly Item[], after: number): Topic | undefined {
  let at = after
  while (isAny(items[at], 'filler') && at < after + 2) at++
  const name = markOf(items[at], 'name')
  // "Sixty, diastolic not heard": the name belongs to the words after it.
  if (!name || isAny(items[at + 1], 'undetectable')) return undefined
  return { of: name.of, soft: name.soft ?? false, at }
}

/**
 * The name after a number if it belongs to it. Names follow their numbers in a run that starts with a number and ends
 * with a name ("120 pulse 88 sats 38 temp"); otherwise they lead ("pulse 88 sats 98").
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
