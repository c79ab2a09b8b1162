import type { Words } from '../../text/words.ts'

const LEFT =
  /^(?:слева|влево|лев(?:ая|ыи|ои|ую|ое|ого|ому|ом|ым|ые|ых|ыми|остор\p{L}*|ее)|left|leftsided|αριστερ\p{L}*)$/u
const RIGHT =
  /^(?:справа|вправо|прав(?:ая|ыи|ои|ую|ое|ого|ому|ом|ым|ые|ых|ыми|остор\p{L}*|ее)|right|rightsided|δεξι\p{L}*)$/u
/** "Right away", "all right", "right handed": no side of the body. */
const NO_SIDE = /^(?:away|now|handed|then|so|okay|well|after|before|through|here|there|up|back|straight|away)$/u
const NO_SIDE_BEFORE = /^(?:all|that's|is that|you're|quite)$/u
const OPENS = /[.!?\n:]/u

/** The side that the word at `at` names, if it names one. */
export function sideAt({ words }: Words, at: number): 'left' | 'right' | null {
  const word = words[at]
  if (!word) return null
  if (LEFT.test(word.norm))
    return words[at + 1]?.norm === 'handed' || /^(?:over|out|it|the house)$/u.test(words[at + 1]?.norm ?? '')
      ? null
      : 'left'
  if (!RIGHT.test(word.norm)) return null
  const next = words[at + 1]?.norm ?? ''
  const before = words[at - 1]?.norm ?? ''
  // "The right now, I had the left one done years ago."
  const isNoun = next === 'now' && /^(?:the|my|his|her)$/u.test(before)
  if ((NO_SIDE.test(next) && !isNoun) || NO_SIDE_BEFORE.test(before)) return null
  // "Right, let me look": an opening word.
  return word.norm === 'right' && (at === 0 || OPENS.test(word.before)) && /^[,.]/u.test(word.after) ? null : 'right'
}

/** Sides that words `from` to `to` name. */
export function sidesIn(words: Words, from: number, to: number): ('left' | 'right')[] {
  const sides = new Set<'left' | 'right'>()
  for (let at = from; at < to; at++) {
    const side = sideAt(words, at)
    if (side) sides.add(side)
  }
  return [...sides]
}
