import type { Scope } from '../../../triage/speech/scope/scope.ts'
import { type Item, isAny, markOf } from '../../../triage/speech/text/items.ts'

/** A printed sentence as the grammar of triage reads it. */
export interface Said {
  readonly items: readonly Item[]
  /** Folded words of each item. */
  readonly texts: readonly string[]
  readonly scopes: readonly Scope[]
  /** Speech without punctuation: what was said far before a value may belong to something else. */
  readonly loose: boolean
}

/** A number that was said of a sign. */
export interface Measured {
  readonly name: string
  readonly value: number
  readonly unit: string | null
  /** Items of the name and the value. */
  readonly from: number
  readonly to: number
  /** Item of the value, at which its person and time are looked up. */
  readonly at: number
  readonly position: string | undefined
}

/** The value at `at`, whose name is at `from`, is the patient's, of now, and no target, limit or condition. */
export function isOfToday({ items, scopes, loose }: Said, from: number, at: number): boolean {
  const scope = scopes[at]
  if (!scope || isDatedBehind(items, at)) return false
  const { holder, time, real } = scope
  const strange = holder === 'other' || !real || time === 'earlier' || time === 'usual'
  if (strange) return loose && !isStrangeBefore(items, from, at)
  return holder === 'patient' || !isSpeakers(items, at)
}

const isPast = (item: Item | undefined) => ['earlier', 'usual'].includes(markOf(item, 'time')?.when ?? '')

/** The word that makes it strange stands beside the name, with no unknown word between. */
function isStrangeBefore(items: readonly Item[], from: number, at: number): boolean {
  const before = items.slice(0, at)
  const start = items.slice(0, from).findLastIndex(item => item.kind === 'word' || item.kind === 'number') + 1
  return before.slice(start).some(item => isPast(item) || isAny(item, 'condition', 'person', 'future'))
}

const BEHIND = 4
/** "It was 160 over 100 in the ambulance": the place or day right behind the value, and no other value behind it. */
function isDatedBehind(items: readonly Item[], at: number): boolean {
  const behind = items.slice(at + 1, at + 1 + BEHIND)
  const low = isAny(behind[0], 'over') ? behind.slice(2) : behind
  const end = low.findIndex(item => item.kind === 'stop' || isAny(item, 'name', 'foreign', 'contrast'))
  const clause = end < 0 ? [...low, ...items.slice(at + 1 + BEHIND, at + 3 + BEHIND)] : low.slice(0, end)
  return clause.some(isPast) && !clause.some(({ kind }) => kind === 'number')
}

/** "Mine was 150 over 90", "the other patient had 180": of who speaks, or of one of several. */
function isSpeakers(items: readonly Item[], at: number): boolean {
  for (let back = at; back >= 0; back--) {
    const item = items[back]
    if (item?.kind === 'stop' && item.stop === 'sentence') return false
    if (isAny(item, 'speaker', 'bed') || markOf(item, 'person')?.listed) return true
  }
  return false
}

const STRANGE = /^(?:коик|кроват|палат|сосед|διπλαν|κρεβατ|other|another|watch|alarm)/u

/** "180 over 100. Sorry, that is the next bed": taken back as another one's or an old one, whatever is put in its place. */
export function isTakenBack({ items, texts }: Said, to: number): boolean {
  let at = to
  while (items[at]?.kind === 'stop' || isAny(items[at], 'unit')) at++
  if (!isAny(items[at], 'correction', 'no')) return false
  for (; at < items.length; at++) {
    const item = items[at]
    if (item?.kind === 'number' || (item?.kind === 'stop' && item.stop === 'sentence')) return false
    if (isPast(item) || isAny(item, 'bed', 'person', 'speaker') || STRANGE.test(texts[at] ?? '')) return true
  }
  return false
}
