import type { PlacedWord } from './placed-words.ts'

export interface Line {
  words: PlacedWord[]
  y: number
  page: number
}

/** Middles of the words of one line differ by less than this share of a line's height. */
const TOLERANCE = 0.45
/** Two pieces closer than this are one word that was drawn in parts. */
const JOINED = 0.05

/** Words in lines from top to bottom, each from left to right. */
export function linesOf(words: readonly PlacedWord[]): Line[] {
  const lines: (Line & { sum: number })[] = []
  for (const word of [...words].sort((a, b) => a.y - b.y || a.left - b.left)) {
    const near = lines.slice(-4).filter(line => Math.abs(line.y - word.y) < TOLERANCE)
    near.sort((a, b) => Math.abs(a.y - word.y) - Math.abs(b.y - word.y))
    const line = near.find(one => !one.words.some(other => overlaps(other, word)))
    if (!line) {
      lines.push({ words: [word], y: word.y, sum: word.y, page: word.page })
      continue
    }
    line.words.push(word)
    line.sum += word.y
    line.y = line.sum / line.words.length
  }
  return lines
    .sort((a, b) => a.y - b.y)
    .map(({ words: own, y, page }) => ({ words: joinParts(own.sort((a, b) => a.left - b.left)), y, page }))
}

const overlaps = (a: PlacedWord, b: PlacedWord) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 * Math.min(a.right - a.left, b.right - b.left)

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function joinParts(words: readonly PlacedWord[]): PlacedWord[] {
  const joined: PlacedWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const gap = last ? word.left - last.right : Number.POSITIVE_INFINITY
    const isRaised = last && /^\d{1,2}$/u.test(word.text) && word.height < 0.75 * last.height && word.y < last.y - 0.1
    if (last && gap < (isRaised ? 0.3 : JOINED) && last.confidence === 1) {
      const text = isRaised ? [...word.text].map(digit => SUPERSCRIPT[Number(digit)]).join('') : word.text
      joined[joined.length - 1] = {
        ...last,
        text: last.text + text,
        right: Math.max(last.right, word.right),
        box: unionBox([last.box, word.box]),
      }
    } else joined.push(word)
  }
  return joined
}

export function unionBox(boxes: readonly PlacedWord['box'][]): PlacedWord['box'] {
  const left = Math.min(...boxes.map(box => box[0]))
  const top = Math.min(...boxes.map(box => box[1]))
  const right = Math.max(...boxes.map(box => box[0] + box[2]))
  const bottom = Math.max(...boxes.map(box => box[1] + box[3]))
  return [left, top, right - left, bottom - top]
}

/** Its page, and how far down it stands there: the same in all readings of a picture. */
export const placeOfLine = ({ page, words }: Line) => page + Math.min(Math.max(words[0]?.box[1] ?? 0, 0), 0.999)

export const textOf = (words: readonly PlacedWord[]) => words.map(word => word.text).join(' ')
export const lineText = (line: Line) => textOf(line.words)
