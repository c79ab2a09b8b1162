import { afterEach, describe, expect, it } from 'vitest'
import { createPdfPrinter, type PdfPrinter } from '../../../../src/server/engines/pdf/pdf-printer.ts'
import { readPdf } from '../../../factories/pdf/read-pdf.ts'
import { paperOf } from '../../../factories/pdf/render-paper.ts'

let printer: PdfPrinter
afterEach(() => printer.close())

const small = paperOf([{ kind: 'paragraph', text: 'Гемоглобин 132 г/л' }])
const large = paperOf(
  Array.from({ length: 3000 }, (_, at) => ({ kind: 'paragraph' as const, text: `Абзац ${at} `.repeat(40) })),
)

describe('the printer of PDFs', () => {
  it('works beside the thread that answers', async () => {
    printer = createPdfPrinter()
    await printer.print(small)
    let turns = 0
    const timer = setInterval(() => turns++, 5)
    const { text } = await readPdf(await printer.print(small))
    clearInterval(timer)
    expect(text).toContain('Гемоглобин 132 г/л')
    expect(turns).toBeGreaterThan(2)
  })

  it('ends a paper that takes too long, and prints the next', async () => {
    printer = createPdfPrinter(3000)
    const late = printer.print(large)
    const next = printer.print(small)
    await expect(late).rejects.toMatchObject({ code: 'TOO_LONG' })
    expect((await readPdf(await next)).text).toContain('132 г/л')
  })

  it('refuses a paper without end at once', async () => {
    printer = createPdfPrinter()
    const endless = paperOf([{ kind: 'paragraph', text: 'слово '.repeat(600_000) }])
    await expect(printer.print(endless)).rejects.toMatchObject({ code: 'TOO_LONG' })
  })

  it('sends callers away when too many wait', async () => {
    printer = createPdfPrinter()
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => printer.print(small)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
    const refused = all.flatMap(one => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(new Set(refused)).toEqual(new Set(['BUSY']))
  })
})
