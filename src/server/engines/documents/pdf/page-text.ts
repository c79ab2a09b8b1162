import type { Box } from '../../../../contract/entities/health-report.ts'
import type { PageWord } from '../../../../domain/labs/page.ts'
import { type Matrix, multiply, type Point } from '../matrix.ts'
import type { PageInspection } from './inspect-page.ts'
import type { PdfPage } from './open-pdf.ts'

interface TextItem {
  str: string
  transform: number[]
  width: number
  fontName: string
}

interface Style {
  ascent?: number
  descent?: number
}

/** A piece of text without spaces; `from` and `to` are the ends of its baseline. */
interface Piece {
  text: string
  from: Point
  to: Point
  /** Of the font; ascent and descent as shares of it. */
  size: number
  ascent: number
  descent: number
}

export interface PageText {
  /** In the order of the page's content. */
  words: PageWord[]
  /** Degrees clockwise of its lines. */
  slope: number
}

/** The text of a page; places are exact, since the widths of each font's characters are known. */
export async function pageText(page: PdfPage, { widths }: PageInspection): Promise<PageText> {
  const view = page.getViewport({ scale: 1 })
  const { items, styles } = await page.getTextContent()
  const words: Piece[] = []
  let isOpen = false
  for (const item of items) {
    if (!('str' in item)) continue
    const { pieces, startsWithSpace, endsWithSpace } = piecesOf(item, view.transform, styles[item.fontName], widths)
    for (const [index, piece] of pieces.entries()) {
      const last = words.at(-1)
      if (last && index === 0 && isOpen && !startsWithSpace && touches(last, piece)) extend(last, piece)
      else words.push(piece)
    }
    isOpen = pieces.length > 0 ? !endsWithSpace : isOpen && item.str === ''
  }
  const placed = words.map(piece => ({ text: piece.text, box: boxOf(piece, view.width, view.height), confidence: 1 }))
  const isOnPage = ({ box: [x, y, width, height] }: PageWord) => x < 1 && y < 1 && x + width > 0 && y + height > 0
  return { words: withoutRepeats(placed.filter(isOnPage)), slope: slopeOf(words) }
}

/** Of most of the text; sheets are sometimes printed across a page that stands upright. */
function slopeOf(pieces: readonly Piece[]): number {
  const lengths = new Map<number, number>()
  for (const { from, to, text } of pieces) {
    const degrees = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
    lengths.set(degrees, (lengths.get(degrees) ?? 0) + text.length)
  }
  const [[slope] = [0]] = [...lengths].sort(([, a], [, b]) => b - a)
  return slope
}

function piecesOf(
  { str, transform, width, fontName }: TextItem,
  view: number[],
  style: Style | undefined,
  widths: PageInspection['widths'],
) {
  const [a, b, c, d, e, f] = multiply(view as unknown as Matrix, transform as unknown as Matrix)
  const along = Math.hypot(a, b) || 1
  const [ux, uy] = [a / along, b / along]
  const size = Math.hypot(c, d)
  const known = widths.get(fontName)
  const characters = [...str]
  const shares = characters.map(one => known?.get(one) ?? 500)
  const total = shares.reduce((sum, one) => sum + one, 0) || 1
  const at = (share: number): Point => ({ x: e + (ux * width * share) / total, y: f + (uy * width * share) / total })

  const pieces: Piece[] = []
  let [done, start, text] = [0, 0, '']
  const close = () => {
    if (text) {
      const { ascent = 0.9, descent = -0.2 } = style ?? {}
      pieces.push({ text, from: at(start), to: at(done), size, ascent: ascent || 0.9, descent: descent || -0.2 })
    }
    text = ''
  }
  for (const [index, character] of characters.entries()) {
    if (/\s/.test(character)) close()
    else {
      if (!text) start = done
      text += character
    }
    done += shares[index] ?? 0
  }
  close()
  return { pieces, startsWithSpace: /^\s/.test(str), endsWithSpace: /\s$/.test(str) }
}

/** Whether `next` goes on where `last` ends: a part in another font, or raised. */
function touches(last: Piece, next: Piece): boolean {
  const size = Math.max(last.size, next.size)
  const { gap, rise } = offset(last, next)
  return gap > -0.3 * size && gap < 0.13 * size && Math.abs(rise) < 0.6 * size
}

function offset(last: Piece, next: Piece) {
  const length = Math.hypot(last.to.x - last.from.x, last.to.y - last.from.y) || 1
  const [ux, uy] = [(last.to.x - last.from.x) / length, (last.to.y - last.from.y) / length]
  const [dx, dy] = [next.from.x - last.to.x, next.from.y - last.to.y]
  return { gap: dx * ux + dy * uy, rise: dx * uy - dy * ux }
}

const RAISED: Record<string, string> = { '+': '⁺', '-': '⁻', '−': '⁻' }
for (const [digit, raised] of [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].entries()) RAISED[digit] = raised

function extend(last: Piece, next: Piece): void {
  const isRaised = next.size < 0.85 * last.size && offset(last, next).rise > 0.15 * last.size
  last.text += isRaised ? [...next.text].map(one => RAISED[one] ?? one).join('') : next.text
  last.to = isRaised ? along(last, next) : next.to
}

/** The end of `next` on the baseline of `last`. */
function along(last: Piece, next: Piece): Point {
  const length = Math.hypot(last.to.x - last.from.x, last.to.y - last.from.y) || 1
  const [ux, uy] = [(last.to.x - last.from.x) / length, (last.to.y - last.from.y) / length]
  const reach = (next.to.x - last.from.x) * ux + (next.to.y - last.from.y) * uy
  return { x: last.from.x + ux * reach, y: last.from.y + uy * reach }
}

function boxOf({ from, to, size, ascent, descent }: Piece, pageWidth: number, pageHeight: number): Box {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  // Upwards from the baseline, on a page whose y grows downwards.
  const [vx, vy] = [(to.y - from.y) / length, -(to.x - from.x) / length]
  const corners = [from, to].flatMap(({ x, y }) =>
    [ascent, descent].map(share => ({ x: x + vx * size * share, y: y + vy * size * share })),
  )
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [
    left / pageWidth,
    top / pageHeight,
    (Math.max(...xs) - left) / pageWidth,
    (Math.max(...ys) - top) / pageHeight,
  ]
}

/** Some programs print bold text by printing it twice, a hair apart. */
function withoutRepeats(words: PageWord[]): PageWord[] {
  const seen = new Map<string, PageWord[]>()
  return words.filter(word => {
    const same = seen.get(word.text) ?? []
    seen.set(word.text, [...same, word])
    return !same.some(({ box }) => Math.hypot(box[0] - word.box[0], box[1] - word.box[1]) < 0.1 * word.box[3])
  })
}
