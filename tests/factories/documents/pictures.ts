import sharp from 'sharp'
import { LIMITS } from '../../../src/server/engines/documents/limits.ts'
import { openPdf } from '../../../src/server/engines/documents/pdf/open-pdf.ts'
import { renderPage } from '../../../src/server/engines/documents/pdf/render-page.ts'

/** The first page of a PDF as PNG in grey. */
export async function pictureOf(pdf: Buffer, dpi = 200): Promise<Buffer> {
  const [first] = await picturesOf(pdf, dpi)
  if (!first) throw new Error('no page')
  return first
}

/** The pages of a PDF, each as PNG in grey. */
export async function picturesOf(pdf: Buffer, dpi = 200): Promise<Buffer[]> {
  const document = await openPdf(pdf, LIMITS)
  const pictures: Buffer[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const width = Math.round((page.getViewport({ scale: 1 }).width * dpi) / 72)
    const { data, ...size } = await renderPage(page, LIMITS)
    const raw = { width: size.width, height: size.height, channels: 1 } as const
    pictures.push(
      await sharp(data, { raw }).resize({ width }).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer(),
    )
  }
  await document.destroy()
  return pictures
}

export interface PhotoOptions {
  /** Clockwise. */
  degrees?: number
  blur?: number
  quality?: number
  /** Of the longer side, as the device shrinks photos before it sends them. */
  longestSide?: number
}

/** What a phone makes of a sheet: turned, a little out of focus, lit from one corner, JPEG. */
export async function photoOf(picture: Buffer, options: PhotoOptions = {}): Promise<Buffer> {
  const { degrees = 4, blur = 0.9, quality = 60, longestSide } = options
  const turned = await sharp(picture)
    .flatten({ background: '#fff' })
    .rotate(degrees, { background: '#d8d4cc' })
    .blur(blur)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { width, height } = await sharp(turned).metadata()
  const light = Buffer.from(`<svg width="${width}" height="${height}">
    <radialGradient id="lamp" cx="25%" cy="20%" r="110%"><stop offset="0" stop-color="#fff"/>
    <stop offset="0.6" stop-color="#b0a89a"/><stop offset="1" stop-color="#5c564e"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#lamp)"/></svg>`)
  const lit = sharp(turned)
    .composite([{ input: light, blend: 'multiply' }])
    .jpeg({ quality })
  if (longestSide === undefined) return lit.toBuffer()
  return sharp(await lit.toBuffer())
    .resize({ width: longestSide, height: longestSide, fit: 'inside' })
    .jpeg({ quality: 92 })
    .toBuffer()
}
