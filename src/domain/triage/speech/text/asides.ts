import { isEvent } from '../lexicon/events.ts'
import { isHold } from './holds.ts'
import { type Item, isAny, markOf } from './items.ts'
import { leads, measures } from './leads.ts'
import { takenBack } from './retakes.ts'
import type { Token } from './scan.ts'

/** "Um", «эээ», «χμμ». A doubled «мм» is not among them: it is a unit. */
const SOUND = /^(?:э+м*|эм+|м{3,}|хм+|а{3,}|u+h+m*|u+m+|e+r+m*|e+h+m*|h+m+|m{3,}|a+h+|ε{2,}|ε+μ+|χμ+|μ{3,})$/

const isComma = (token: Token | undefined) => token?.norm === ','

/** The tokens without sounds of hesitation; the two commas around one sound are a pause. */
export function withoutSounds(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const sound = token.kind === 'word' && SOUND.test(token.norm)
    // «э-э»
    const joint = token.norm === '-' && SOUND.test(tokens[at - 1]?.norm ?? '') && SOUND.test(tokens[at + 1]?.norm ?? '')
    if (sound || joint) continue
    const before = tokens[at - 1]
    const orphan = isComma(token) && isComma(kept.at(-1)) && before !== undefined && SOUND.test(before.norm)
    if (orphan) kept.splice(-1, 1, { ...token, norm: '…' })
    else kept.push(token)
  }
  return kept
}

const isOpening = (item: Item | undefined) =>
  item === undefined ||
  (isAny(item, 'name') && !markOf(item, 'name')?.soft) ||
  isAny(item, 'person', 'sex', 'contrast', 'bed', 'correction', 'no') ||
  markOf(item, 'self')?.strong === true

/** True for a thing that stands on its own: a stop before it keeps it apart from what was said before. */
function opens(items: readonly Item[], at: number, before?: Item): boolean {
  if (isAny(before, 'ordinal')) return false
  let here = at
  while (here < at + 3 && isAny(items[here], 'filler') && !isOpening(items[here])) here++
  return isOpening(items[here])
}

const areNumbers = (before: Item | undefined, after: Item | undefined) =>
  before?.kind === 'number' && after?.kind === 'number'

/** «Так», «коллеги»: an aside only beside another one. */
const isIdle = (item: Item) => isHold(item) || isAny(item, 'filler', 'person', 'self', 'reports', 'agent')

interface Segment {
  readonly start: number
  readonly end: number
  readonly kind: 'hold' | 'aside' | 'idle' | 'talk'
}

function kindOf(inside: readonly Item[]): Segment['kind'] {
  if (inside.some(isHold) && inside.every(item => isHold(item) || isAny(item, 'filler'))) return 'hold'
  if (inside.every(isIdle)) return 'idle'
  return !inside.some(measures) && inside.some(item => item.kind === 'word' || isHold(item)) ? 'aside' : 'talk'
}

/** What stands between two stops. What opens the text interrupts nothing. */
function segmentsOf(items: readonly Item[]): Segment[] {
  const segments: Segment[] = []
  let start = 0
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'stop') continue
    if (start > 0 && at > start) segments.push({ start, end: at, kind: kindOf(items.slice(start, at)) })
    start = at + 1
  }
  return segments
}

/** Runs of neighbouring asides, each of which is one interruption. */
function interruptionsOf(items: readonly Item[], kinds: readonly Segment['kind'][]): Segment[][] {
  const runs: Segment[][] = []
  for (const segment of segmentsOf(items)) {
    const run = runs.at(-1)
    if (!kinds.includes(segment.kind)) continue
    if (run?.at(-1)?.end === segment.start - 1) run.push(segment)
    else runs.push([segment])
  }
  return runs.filter(run => run.some(({ kind }) => kind !== 'idle'))
}

/**
 * What was left out: `holds`: pauses and words that ask for a moment; `asides`: clauses that say nothing of a
 * measurement; `commas`: commas, which a recogniser also writes where somebody hesitated; `tight`: pauses and asides,
 * also those before a name, which may be the name of the number before them.
 */
export type Cut = 'holds' | 'asides' | 'commas' | 'tight' | 'corrected' | 'lead'

/** Beyond this number the interruptions are left out together only, so that the time stays linear. */
const MOST_ALONE = 12

/** Every run of neighbours in a run of asides: "the door, please… air" may be an aside and a word that is not. */
const partsOf = (run: readonly Segment[]): Segment[][] =>
  run.length > 4
    ? [[...run]]
    : run.flatMap((_, start) => run.slice(start).map((_, length) => run.slice(start, start + length + 1)))

/** "He fell last night, it's swollen. Pulse 78": what is said before the aside has its time, which ends with it. */
function tellsEvent(items: readonly Item[], stop: number, end: Item): boolean {
  let start = stop
  while (start > 0 && items[start - 1]?.kind !== 'stop') start--
  const said = items.slice(start, stop)
  const happens = (item: Item) => isEvent(item.norm) || (end.norm === '.' && item.kind === 'word')
  return said.some(item => markOf(item, 'time')?.date) && said.some(happens)
}

/** Other readings of a text: its tokens without interruptions. None for a text without pauses and asides. */
export function* uninterrupted(
  tokens: readonly Token[],
  items: readonly Item[],
): Generator<{ cut: Cut; tokens: readonly Token[] }> {
  const stops = (...kinds: readonly string[]) =>
    items.filter(
      (item, at) =>
        item.kind === 'stop' &&
        kinds.includes(item.stop) &&
        !opens(items, at + 1, items[at - 1]) &&
        !areNumbers(items[at - 1], items[at + 1]),
    )
  const asides = interruptionsOf(items, ['hold', 'aside', 'idle'])
  const asideEnds = new Set(asides.flat().map(({ end }) => end))
  const dated = new Set(
    asides.flatMap(run => {
      const last = items[run.at(-1)?.end ?? -1]
      return last && tellsEvent(items, (run[0]?.start ?? 0) - 1, last) ? [last] : []
    }),
  )
  const dropped = (segments: readonly Segment[], partly = false) =>
    segments.flatMap(({ start, end, kind }) => {
      // Two numbers stay apart: "one hundred… one hundred and four" is not one number.
      const apart = areNumbers(items[start - 2], items[end + 1])
      if (apart && kind === 'hold') return []
      // What stays before it is another aside, and keeps apart from what follows.
      const follows = partly && asideEnds.has(start - 1) && !segments.some(({ end: other }) => other === start - 1)
      // The end of a sentence stays.
      const ends = items[start - 1]?.norm === '.' || items[start - 1]?.norm === '?'
      const last = items[end]
      if (ends && !apart) return items.slice(start, last && dated.has(last) ? end : end + 1)
      return items.slice(
        start - 1,
        apart || (last && dated.has(last)) || follows || opens(items, end + 1, items[start - 2]) ? end : end + 1,
      )
    })
  // "Ninety, pick up the phone, ninety-two": where the talk was, a pause stays.
  const paused = new Set(
    asides
      .flat()
      .flatMap(({ start, end }) => (areNumbers(items[start - 2], items[end + 1]) ? [items[end]?.start ?? -1] : [])),
  )
  const pauses = stops('pause')
  const holds = interruptionsOf(items, ['hold'])
  const each = asides.flatMap(partsOf)
  const alone = each.length > 1 ? each.filter(run => run.some(({ kind }) => kind !== 'idle')) : []
  const whole = asides.flatMap(run => {
    const talk = run.filter(({ kind }) => kind !== 'idle')
    const gone = talk.flatMap(({ start, end }) =>
      items.slice(start - 1, areNumbers(items[start - 2], items[end + 1]) ? end : end + 1),
    )
    return gone.filter(item => !dated.has(item))
  })
  const tight = [...items.filter(item => item.kind === 'stop' && item.stop === 'pause'), ...whole].filter(item => {
    const at = items.indexOf(item)
    return item.kind !== 'stop' || !areNumbers(items[at - 1], items[at + 1])
  })
  const cuts: { cut: Cut; items: readonly Item[] }[] = [
    { cut: 'holds', items: [...pauses, ...dropped(holds.flat())] },
    { cut: 'asides', items: asides.length > 0 ? [...pauses, ...dropped(asides.flat())] : [] },
    ...(alone.length <= MOST_ALONE ? alone : []).map(run => ({ cut: 'asides' as const, items: dropped(run, true) })),
    { cut: 'commas', items: stops('pause', 'comma') },
    { cut: 'tight', items: tight },
    { cut: 'lead', items: items.filter((_, at) => leads(items, at)) },
    { cut: 'corrected', items: takenBack(items) },
  ]
  const seen = new Set<string>()
  for (const { cut, items: gone } of cuts) {
    const key = `${cut === 'commas'} ${gone.map(({ start }) => start).join(' ')}`
    if (gone.length === 0 || seen.has(key)) continue
    seen.add(key)
    yield { cut, tokens: tokensWithout(gone, tokens, paused) }
  }
}

/** The tokens without these items; a stop in `paused` becomes a pause, since talk stood there. */
function tokensWithout(dropped: readonly Item[], tokens: readonly Token[], paused: ReadonlySet<number>): Token[] {
  const spans = [...new Set(dropped)].toSorted((a, b) => a.start - b.start)
  let next = 0
  const kept = tokens.filter(token => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= token.start) next++
    return token.start < (spans[next]?.start ?? Number.POSITIVE_INFINITY)
  })
  return kept.map(token => (paused.has(token.start) && token.norm === ',' ? { ...token, norm: '…' } : token))
}
