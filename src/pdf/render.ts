import type { Paper } from '../domain/paper/paper.ts'
import { definitionOf } from './definition.ts'
import { FACES, type Faces } from './faces.ts'
import type { PdfMake } from './pdfmake.ts'

/** Characters of a whole paper: some 900 pages. */
const LONGEST_PAPER = 3_000_000

export class PaperTooLong extends Error {
  override readonly name = 'PaperTooLong'
}

/** Prepares pdfmake once; the returned function makes the bytes of a paper, the same ones each time. */
export function createRenderer(pdfmake: PdfMake, faces: Faces): (paper: Paper) => Promise<Uint8Array> {
  for (const face of FACES) pdfmake.virtualfs.writeFileSync(face, faces.files[face])
  const family = (normal: string, bold: string, italics: string) => ({ normal, bold, italics, bolditalics: bold })
  pdfmake.setFonts({ main: family('regular', 'bold', 'italic'), further: family('further', 'further', 'further') })
  return async paper => {
    // As JSON: the quick measure of everything in it.
    if (JSON.stringify(paper).length > LONGEST_PAPER) throw new PaperTooLong()
    return await pdfmake.createPdf(definitionOf(paper, faces)).getBuffer()
  }
}
