import { NUMBER_WORDS } from '../../triage/speech/numbers/number-words.ts'
import { cutLoose } from './loose.ts'
import type { Segment, Turn } from './shape.ts'
import { normsIn, startsWith } from './within.ts'
import type { Word, Words } from './words.ts'

const ABBREVIATIONS = new Set(
  'мм рт ст т е г гг др д р п см мин сут руб ул тел проф доц кг мл мг мкг ед ч dr mr mrs ms st vs approx kg mg ml e g i p m a κ κα αρ π χ δρ αγ τηλ'.split(
    ' ',
  ),
)

const UNITS = new Set('мг мкг мл кг см ед г мин ч mg ml kg κγ χ'.split(' '))
const NUMBERED = /\d$/u
/** Second halves: "p.m.", «т. д.», «рт. ст.». */
const HALVES: Readonly<Record<string, string>> = { m: 'ap', д: 'т', п: 'т', ст: 'рт' }

/** "5 mg. Did it help?": a unit behind its number ends a sentence before a capital, an abbreviation of two parts too. */
const isClosed = ({ norm }: Word, before: string): boolean =>
  (UNITS.has(norm) && (NUMBERED.test(before) || NUMBER_WORDS.has(before))) ||
  (before !== '' && (HALVES[norm]?.includes(before) ?? false))

const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'проф', 'доц', 'κ', 'κα', 'κος', 'δρ'])

/** True if a sentence ends behind the word. */
function endsSentence(word: Word, before: string, next: Word | undefined, text: string, greek: boolean): boolean {
  const { norm, after, end } = word
  const opensSmall = next !== undefined && /^\p{Ll}/u.test(text.slice(next.start, next.start + 1))
  // Dots and a small letter: the speaker hesitates.
  if (/^(?:\.{2,}|…)$/u.test(after)) return !opensSmall
  if (/[?!…\n]/u.test(after) || /\.{2,}/u.test(after)) return true
  if (greek && /[;·]/u.test(after)) return true
  if (!after.startsWith('.')) return /[.]["»”)]/u.test(after) || /["»”)][.]/u.test(after)
  if (!next || /^\.\n?$/u.test(after) === false) return true
  if (next.start === end + 1) return false
  const opens = text[next.start] ?? ''
  if (TITLES.has(norm)) return false
  if (!ABBREVIATIONS.has(norm)) return true
  return (norm.length > 2 || isClosed(word, before)) && opens !== opens.toLowerCase()
}

/** Speech this long without a full stop has no punctuation that could be trusted. */
const LOOSE = 35

/** The sentences of a turn; speech without punctuation is cut by its words. */
export function cutIntoSegments(words: Words, turn: Turn, index: number, greek: boolean): Segment[] {
  const segments: Segment[] = []
  let from = turn.from
  for (let at = turn.from; at < turn.to; at++) {
    const word = words.words[at] as Word
    const before = at > turn.from ? (words.words[at - 1]?.norm ?? '') : ''
    if (at < turn.to - 1 && !endsSentence(word, before, words.words[at + 1], words.text, greek)) continue
    const to = at + 1
    const marked = (word.after.includes('?') || (greek && /[;]/u.test(word.after))) && !isTag(words, from, to)
    if (to - from > LOOSE && !hasCommas(words, from, to))
      for (const piece of cutLoose(words, from, to))
        segments.push({ ...piece, turn: index, loose: true, speaker: null })
    else {
      const unmarked = !/[.!…]/u.test(word.after) && startsWith(words, from, to, 'asks') !== undefined
      segments.push({ from, to, turn: index, asks: marked || unmarked, loose: false, speaker: null })
    }
    from = to
  }
  return segments
}

const TAG =
  /^(?:представляете|представляешь|понимаете|понимаешь|знаете|знаешь|видите|видишь|слышите|верите|you know|you see|you understand|you get me|you know what i mean|know what i mean|can you imagine|can you believe it|would you believe it|καταλαβαινετε|καταλαβαινεισ|ξερετε|ξερεισ|βλεπετε|βλεπεισ|φανταζεστε|φανταζεσαι|το πιστευετε|το πιστευεισ)$/u
/** "I chew ice, can you believe it?": a statement with a tag, no question. */
function isTag(words: Words, from: number, to: number): boolean {
  const comma = words.words.slice(from, to - 1).findLastIndex(({ after }) => after.startsWith(','))
  return comma >= 0 && TAG.test(normsIn(words, from + comma + 1, to))
}

function hasCommas({ words }: Words, from: number, to: number): boolean {
  let commas = 0
  for (let at = from; at < to; at++) if (/[,:–—-]/u.test(words[at]?.after ?? '')) commas++
  return commas * 20 >= to - from
}
