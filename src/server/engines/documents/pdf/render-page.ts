import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Limits } from '../limits.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { greyOfRgba } from '../picture/grey-picture.ts'
import { SHOWN_QUALITY } from '../picture/open-picture.ts'
import type { PdfPage } from './open-pdf.ts'

/** As scanners and laboratories print; a sheet of A4 has 8.7 million pixels then. */
const READ_DPI = 300
/** Small print can be read on a screen, enlarged three times too. */
const SHOWN_DPI = 170
const POINTS_PER_INCH = 72
const MOST_PIXELS = 16_000_000

/** A page as it is shown, in grey; a page much larger than A4 at fewer dots per inch. */
export async function renderPage(page: PdfPage, limits: Limits): Promise<GreyPicture> {
  const canvas = await paint(page, limits, READ_DPI)
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return greyOfRgba(data, canvas.width, canvas.height)
}

/** A page as it is shown, for people: WebP. */
export async function drawPage(page: PdfPage, limits: Limits): Promise<Uint8Array> {
  return (await paint(page, limits, SHOWN_DPI)).encode('webp', SHOWN_QUALITY)
}

async function paint(page: PdfPage, limits: Limits, dpi: number): Promise<Canvas> {
  const { width, height } = page.getViewport({ scale: 1 })
  const most = Math.min(MOST_PIXELS, limits.pixels)
  const scale = Math.min(
    dpi / POINTS_PER_INCH,
    Math.sqrt(most / (width * height)),
    limits.side / Math.max(width, height),
  )
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  // The types of pdf.js are those of the browser's canvas.
  const target = { canvas, canvasContext: context, viewport } as unknown as Parameters<PdfPage['render']>[0]
  await page.render(target).promise
  return canvas
}
