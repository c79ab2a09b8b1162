import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

/** A PDF of the given objects, the first of which is the catalogue. A stream is given as its dictionary and its bytes. */
export function pdfOf(objects: readonly (string | { dictionary: string; stream: Buffer })[], xref?: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    add(Buffer.from(`${index + 1} 0 obj\n`))
    if (typeof object === 'string') add(Buffer.from(`${object}\n`))
    else {
      add(Buffer.from(`<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`))
      add(object.stream)
      add(Buffer.from('\nendstream\n'))
    }
    add(Buffer.from('endobj\n'))
  })
  const start = length
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(Buffer.from(xref ?? `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`))
  add(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
export const LINE = 'Glucose 5.4 mmol/L 3.9 - 6.1'

interface OnePage {
  content?: Buffer
  dictionary?: string
  box?: string
  catalogue?: string
  resources?: string
  more?: string[]
}

/** One page with a line of text, or with the given content. Further objects have the numbers from 6. */
export function onePage({
  content,
  dictionary = '',
  box = '0 0 595 842',
  catalogue = '',
  resources = '',
  more = [],
}: OnePage) {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> >>`,
    { dictionary, stream: content ?? Buffer.from(`BT /F 12 Tf 60 760 Td (${LINE}) Tj ET`) },
    FONT,
    ...more,
  ])
}

/** A stream that unpacks to a gigabyte. */
export const bombPdf = (): Buffer =>
  onePage({
    dictionary: '/Filter [/FlateDecode /FlateDecode]',
    content: deflateSync(deflateSync(Buffer.alloc(1 << 30, 32))),
  })

export async function pagesPdf(count: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ ...options, autoFirstPage: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => document.on('end', resolve))
  for (let page = 1; page <= count; page++) document.addPage().fontSize(14).text(`${LINE} page ${page}`)
  document.end()
  await ended
  return Buffer.concat(chunks)
}
