import { getResolvedPDFJS } from 'unpdf'
import { IDENTITY, type Matrix, multiply } from '../matrix.ts'
import type { PdfPage } from './open-pdf.ts'

/** Widths of a font's characters, in thousandths of its size. */
export type CharacterWidths = ReadonlyMap<string, number>

export interface PageInspection {
  /** By the font's name in the text content. */
  widths: ReadonlyMap<string, CharacterWidths>
  /** Characters that are painted, and those that are not: text that a scanner's own recognition laid under its picture. */
  visible: number
  invisible: number
  /** The largest picture's share of the page. */
  picture: number
  isBlank: boolean
}

/** Rendering modes of ISO 32000, table 106, that paint nothing. */
const PAINTS_NOTHING = new Set([3, 7])

/** What a page paints, by its operators. */
export async function inspectPage(page: PdfPage): Promise<PageInspection> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const widths = new Map<string, Map<string, number>>()
  const { width, height } = page.getViewport({ scale: 1 })
  const stack: Matrix[] = []
  let [transform, font, mode]: [Matrix, string, number] = [IDENTITY, '', 0]
  const found = { visible: 0, invisible: 0, picture: 0 }

  fnArray.forEach((operator, index) => {
    const args: unknown[] = argsArray[index] ?? []
    switch (operator) {
      case OPS.save:
        stack.push(transform)
        break
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        transform = stack.pop() ?? IDENTITY
        break
      case OPS.transform:
        transform = multiply(transform, matrixOf(args))
        break
      case OPS.paintFormXObjectBegin:
        stack.push(transform)
        transform = multiply(transform, matrixOf(args[0]))
        break
      case OPS.setFont:
        font = String(args[0])
        break
      case OPS.setTextRenderingMode:
        mode = Number(args[0])
        break
      case OPS.showText:
        for (const glyph of glyphsOf(args[0])) {
          if (!widths.has(font)) widths.set(font, new Map())
          widths.get(font)?.set(glyph.unicode, glyph.width)
          if (glyph.unicode.trim()) found[PAINTS_NOTHING.has(mode) ? 'invisible' : 'visible']++
        }
        break
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject: {
        const [a, b, c, d] = transform
        found.picture = Math.max(found.picture, Math.abs(a * d - b * c) / (width * height))
        break
      }
    }
  })
  const paints = new Set([
    OPS.constructPath,
    OPS.showText,
    OPS.shadingFill,
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
  ])
  const isBlank = !fnArray.some(operator => paints.has(operator)) && (await page.getAnnotations()).length === 0
  return { widths, ...found, isBlank }
}

/** Arrays arrive as typed arrays, plain arrays or objects with numbered keys. */
function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Object.values(value ?? {}).map(Number)
  return [a, b, c, d, e, f]
}

interface Glyph {
  unicode: string
  width: number
}

/** Numbers between glyphs are adjustments of spacing. */
const glyphsOf = (value: unknown): Glyph[] =>
  Array.isArray(value)
    ? value.filter((one): one is Glyph => typeof one === 'object' && typeof one?.unicode === 'string' && one.width >= 0)
    : []
