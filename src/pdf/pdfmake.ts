/* What this product uses of pdfmake. Its own types come with those of the DOM, which the server has not. */

/** A node of pdfmake's document. */
export type Content = string | Readonly<Record<string, unknown>>

export interface Definition extends Readonly<Record<string, unknown>> {
  content: readonly Content[]
}

/** pdfmake, of Node or of the browser: what both have. */
export interface PdfMake {
  virtualfs: { writeFileSync(name: string, content: Uint8Array): void }
  setFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void
  createPdf(definition: Definition): { getBuffer(): Promise<Uint8Array> }
}
