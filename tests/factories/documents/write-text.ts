import { faceFile } from './faces.ts'

interface WithFont {
  _font: { font: { hasGlyphForCodePoint(point: number): boolean } }
}

/** Characters that the face lacks come from another one, as printers do it. */
const FALLBACK = faceFile('DejaVu Sans')

function partsOf(document: PDFKit.PDFDocument, text: string, fontFile: string): { text: string; file: string }[] {
  document.font(fontFile)
  const { font } = (document as unknown as WithFont)._font
  const parts: { text: string; file: string }[] = []
  for (const character of text) {
    const file = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? fontFile : FALLBACK
    const last = parts.at(-1)
    if (last?.file === file) last.text += character
    else parts.push({ text: character, file })
  }
  return parts
}

export function widthOf(document: PDFKit.PDFDocument, text: string, fontFile: string): number {
  const width = partsOf(document, text, fontFile).reduce(
    (sum, part) => sum + document.font(part.file).widthOfString(part.text),
    0,
  )
  document.font(fontFile)
  return width
}

/** Writes a text on one line; `y` is the top of its letters. */
export function writeText(document: PDFKit.PDFDocument, text: string, x: number, y: number, fontFile: string): void {
  let at = x
  for (const part of partsOf(document, text, fontFile)) {
    document.font(part.file).text(part.text, at, y, { lineBreak: false })
    at += document.widthOfString(part.text)
  }
  document.font(fontFile)
}
