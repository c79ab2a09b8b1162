import { foldedWords } from '../text/fold.ts'
import type { PrintedNumber } from '../text/printed-number.ts'
import type { Unit } from '../units/parse-unit.ts'
import { RANGE_LABELS, type RangeLabel } from './range-labels.ts'
import { type Bound, type RangeToken, scanRange } from './scan-range.ts'

export interface PrintedBounds {
  low: PrintedNumber | null
  high: PrintedNumber | null
  /** Whether a value on the bound is outside. */
  lowStrict: boolean
  highStrict: boolean
}

/** One range of several: for a sex, an age, a phase, a tier. */
export interface RangeEntry extends PrintedBounds {
  /** As printed, with its numbers. */
  text: string
  labels: RangeLabel[]
  age: { from: number | null; to: number | null } | null
  unit: { unit: Unit; text: string } | null
}

export type PrintedRange =
  | {
      kind: 'bounds'
      entries: RangeEntry[]
      repaired: boolean
      /** Whether a dash has no number behind it, "120 -", or a number is no bound, "5 19.0 - 37.0". */
      isCut: boolean
      /** Numbers that are in no bounds. */
      strayNumbers: number
      /** Words that are neither bounds nor labels: a range holds few of them, a sentence many. */
      strayWords: number
    }
  | { kind: 'titre'; bound: Bound; parts: number }

/** Reads the text of a reference range; null if it holds no bounds, as in "negative". */
export function printedRange(text: string): PrintedRange | null {
  const known = ranges.get(text)
  if (known !== undefined) return known
  const found = read(text)
  if (ranges.size > 10_000) ranges.clear()
  ranges.set(text, found)
  return found
}
const ranges = new Map<string, PrintedRange | null>()

function read(text: string): PrintedRange | null {
  const { tokens, repaired } = scanRange(text)
  const titre = tokens.find(one => one.kind === 'titre')
  if (titre) {
    const bound = tokens.find(one => one.kind === 'bound')
    return { kind: 'titre', bound: bound?.bound ?? '<=', parts: titre.parts }
  }
  const entries: RangeEntry[] = []
  let before: RangeToken[] = []
  let strayNumbers = 0
  let isDoubled = false
  let at = 0
  while (at < tokens.length) {
    const found = boundsAt(tokens, at)
    if (!found) {
      const token = tokens[at] as RangeToken
      const next = tokens.slice(at + 1).find(one => one.kind !== 'sign')
      if (token.kind === 'number') strayNumbers++
      isDoubled ||= token.kind === 'number' && next?.kind === 'number'
      before.push(token)
      at++
      continue
    }
    at += found.length
    const following = tokens[at]
    const unit = following?.kind === 'unit' ? following : null
    if (unit) at++
    entries.push({ ...found.bounds, ...labelled(before), unit, text: textOf([...before, ...found.tokens]) })
    before = []
  }
  const [first] = entries
  if (!first) return null
  if (isUnlabelled(first) && isLabel(before)) labelsBehind(entries, before)
  return {
    kind: 'bounds',
    entries,
    repaired,
    isCut: isDoubled || isCut(tokens),
    strayNumbers,
    strayWords: strayWords(tokens),
  }
}

const isCut = (tokens: readonly RangeToken[]) =>
  tokens.some(
    ({ kind }, at) =>
      kind === 'dash' &&
      tokens[at - 1]?.kind === 'number' &&
      !['number', 'bound', 'age', 'dash'].includes(tokens[at + 1]?.kind ?? ''),
  )

/** "13-17 (M) 12-16 (F)": every label belongs to the range before it. */
function labelsBehind(entries: RangeEntry[], last: RangeToken[]) {
  const behind = [...entries.slice(1).map(({ labels, age }) => ({ labels, age })), labelled(last)]
  for (const [i, entry] of entries.entries()) Object.assign(entry, behind[i])
}

const isUnlabelled = ({ labels, age }: RangeEntry) => labels.length === 0 && age === null
const isLabel = (tokens: readonly RangeToken[]) => {
  const { labels, age } = labelled(tokens)
  return labels.length > 0 || age !== null
}

function labelled(tokens: readonly RangeToken[]): Pick<RangeEntry, 'labels' | 'age'> {
  const labels: RangeLabel[] = []
  const words = tokens.flatMap(one => (one.kind === 'word' ? [one.text] : one.kind === 'bound' ? [one.bound] : []))
  const list = foldedWords(words.join(' '))
  for (let i = 0; i < list.length; ) {
    const found = RANGE_LABELS.at(list, i)
    if (found) labels.push(found.means)
    i += found?.length ?? 1
  }
  for (const one of tokens) if (one.kind === 'sex') labels.push(one.sex)
  const age = tokens.find(one => one.kind === 'age')
  return { labels, age: age ? { from: age.from, to: age.to } : null }
}

function strayWords(tokens: readonly RangeToken[]): number {
  const words = foldedWords(tokens.flatMap(one => (one.kind === 'word' ? [one.text] : [])).join(' '))
  let stray = 0
  for (let i = 0; i < words.length; ) {
    const found = RANGE_LABELS.at(words, i)
    if (!found) stray++
    i += found?.length ?? 1
  }
  return stray
}

function boundsAt(
  tokens: readonly RangeToken[],
  at: number,
): { bounds: PrintedBounds; length: number; tokens: RangeToken[] } | null {
  const cursor = new Cursor(tokens, at)
  const opening = cursor.bound()
  const negativeFirst = cursor.minus()
  const first = cursor.number(negativeFirst)
  if (!first) return null
  const done = (bounds: PrintedBounds) => ({ bounds, length: cursor.at - at, tokens: tokens.slice(at, cursor.at) })
  const ending = cursor.ending()
  if (ending) return done(one(ending, first))
  const joint = cursor.joint()
  if (joint) {
    const second = cursor.number(cursor.minus())
    if (second) {
      const lowStrict = opening === '>'
      return done({ low: first, high: second, lowStrict, highStrict: joint === '<' })
    }
    cursor.back()
  }
  return opening ? done(one(opening, first)) : null
}

const one = (bound: Bound, number: PrintedNumber): PrintedBounds => ({
  low: bound.startsWith('>') ? number : null,
  high: bound.startsWith('<') ? number : null,
  lowStrict: bound === '>',
  highStrict: bound === '<',
})

/** Walks over tokens; brackets and plus signs between the parts of one range do not matter. */
class Cursor {
  at: number
  private readonly tokens: readonly RangeToken[]
  private marked = 0

  constructor(tokens: readonly RangeToken[], at: number) {
    this.tokens = tokens
    this.at = at
  }

  private skipSigns(signs: RegExp) {
    for (let one = this.tokens[this.at]; one?.kind === 'sign' && signs.test(one.text); one = this.tokens[this.at])
      this.at++
  }

  private isWord(word: RegExp): boolean {
    const next = this.tokens[this.at]
    return next?.kind === 'word' && word.test(next.text)
  }

  bound(): Bound | null {
    const next = this.tokens[this.at]
    if (next?.kind !== 'bound') return null
    this.at++
    // "> = 5", "> OR = 5", "больше или равно"
    const isOr = this.isWord(/^(?:or|или|ή)$/iu)
    const second = this.tokens[this.at + (isOr ? 1 : 0)]
    const isEqual =
      second?.kind === 'sign'
        ? second.text === '='
        : second?.kind === 'word' && /^(?:равн|equal|ίσο)/iu.test(second.text)
    if (isEqual) {
      this.at += isOr ? 2 : 1
      return next.bound.startsWith('<') ? '<=' : '>='
    }
    return next.bound
  }

  minus(): boolean {
    this.skipSigns(/[([+]/u)
    const next = this.tokens[this.at]
    if (next?.kind !== 'dash' || !next.minus) return false
    this.at++
    return true
  }

  number(negative: boolean): PrintedNumber | null {
    const next = this.tokens[this.at]
    if (next?.kind !== 'number') return null
    this.at++
    this.skipSigns(/[)\]]/u)
    const { number } = next
    return negative ? { ...number, decimal: -number.decimal, grouped: number.grouped && -number.grouped } : number
  }

  ending(): Bound | null {
    const next = this.tokens[this.at]
    if (next?.kind === 'sign' && next.text === '+') {
      this.at++
      return '>='
    }
    if (next?.kind !== 'ending') return null
    this.at++
    return next.bound
  }

  /** What stands between two bounds; '<' if the second is strict. */
  joint(): '<' | '-' | null {
    this.marked = this.at
    if (this.tokens[this.at]?.kind === 'unit' && this.tokens[this.at + 1]?.kind === 'dash') this.at++
    const next = this.tokens[this.at]
    if (next?.kind === 'dash') {
      this.at++
      const strict = this.tokens[this.at]
      if (strict?.kind === 'bound' && strict.bound === '<') {
        this.at++
        return '<'
      }
      return '-'
    }
    if (next?.kind === 'bound' && next.bound.startsWith('<')) {
      this.at++
      return next.bound === '<' ? '<' : '-'
    }
    this.back()
    return null
  }

  back() {
    this.at = this.marked
  }
}

const textOf = (tokens: readonly RangeToken[]): string => tokens.map(textOfToken).join(' ')

function textOfToken(token: RangeToken): string {
  switch (token.kind) {
    case 'number':
    case 'unit':
    case 'age':
    case 'word':
    case 'sign':
      return token.text
    case 'dash':
      return '-'
    case 'bound':
    case 'ending':
      return token.bound
    case 'sex':
      return token.sex === 'male' ? '♂' : '♀'
    case 'titre':
      return `1:${token.parts}`
  }
}
