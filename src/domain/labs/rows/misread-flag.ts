import { flagDirection } from '../text/flags.ts'

/** A number with one stray character behind it: a mark as pictures show it. */
const MARKED = /^([<>≤≥«]?\s?[\d.,]*\d)\s([\p{L}\p{S}*'"“”°†?!]|[147])$/u

const MARK_FIRST = /^([\p{L}*'"“”°†?!]|[147](?=\s))\s?(\d[\d.,]*(?:\s.*)?)$/u
const WITH_STRANGE_UNIT = /^([<>≤≥«]?\s?\d[\d.,]*)\s(\D[^\s]{1,9}(?:\s\D[^\s]{0,4})?)$/u

/** "112 т", "6,4 1", "Т 41,3": the value and the mark beside it; null if there is none. */
export function splitMark(text: string): { value: string; mark: string } | null {
  const before = MARK_FIRST.exec(text)
  if (before?.[1] && before[2] && !flagDirection(before[1])) return { value: before[2], mark: before[1] }
  const found = MARKED.exec(text)
  return found?.[1] && found[2] && !flagDirection(found[2]) ? { value: found[1], mark: found[2] } : null
}

/** "4,37 ммолыл": the number and what must be its unit; null if the text is not of this shape. */
export function splitStrangeUnit(text: string): { value: string; unit: string } | null {
  const found = WITH_STRANGE_UNIT.exec(text)
  return found?.[1] && found[2] && /[\p{L}%]/u.test(found[2]) ? { value: found[1], unit: found[2] } : null
}

const ARROW_UP = /^[тτTtТΤ14f†7?ή^1]$/u
const ARROW_DOWN = /^[lI|!J1iļ↲ι]$/u
const STAR = /^[κкkxхχωΧХ“”"'°жЖ#+]$/u
const LETTER_H = /^[НΗн]$/u

/** The mark that a misread character most likely is, by the direction that the bounds give. */
export function repairedFlag(mark: string, direction: 'high' | 'low' | null): string {
  if (LETTER_H.test(mark)) return 'H'
  if (direction === 'high' && ARROW_UP.test(mark)) return '↑'
  if (direction === 'low' && ARROW_DOWN.test(mark)) return '↓'
  return STAR.test(mark) ? '*' : mark
}
