import type { PageWord } from '../../../../domain/labs/page.ts'
import type { PageInspection } from './inspect-page.ts'

/** Fewer characters than a stamp, a header or a signature beside a scanned sheet. */
const FEW_CHARACTERS = 250
const MOST_GARBAGE = 0.1
/** Cyrillic under a wrong encoding comes out as Latin letters with accents, nearly all of them. */
const MOST_ACCENTED = 0.4

/**
 * Whether the text of a page is what a reader sees on it: painted, in an encoding that makes sense, and not a few words
 * beside the picture of a sheet.
 */
export function isUsable(words: readonly PageWord[], { visible, invisible, picture }: PageInspection): boolean {
  const text = words.map(word => word.text).join('')
  const letters = count(text, /\p{L}/gu)
  if (count(text, /[\p{L}\p{N}]/gu) < 3 || invisible > visible) return false
  if (picture > 0.4 && text.length < FEW_CHARACTERS) return false
  // Control characters, private use, unassigned, and the sign of a lost character.
  if (count(text, /[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu) > MOST_GARBAGE * text.length) return false
  return count(text, /[À-ÿ]/gu) <= MOST_ACCENTED * Math.max(1, letters)
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
