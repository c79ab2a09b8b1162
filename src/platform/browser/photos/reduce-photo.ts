import pica from 'pica/pica_main'
import { decodeHeic } from './decode-heic.ts'
import { PhotoFailed } from './photo-call.ts'

/** Decoded pixels take four bytes each; beyond this a phone may kill the tab. */
const MOST_PIXELS = 64_000_000

/** Its own workers are off: this code runs in a worker. */
const resizer = pica({ features: ['js', 'wasm'] })

interface Reduction {
  maxSide: number
  isHeic: boolean
}

/** A JPEG of quality 1 (H §9), upright, white where the photo is transparent. */
export async function reducePhoto(file: Blob, { maxSide, isHeic }: Reduction): Promise<Blob> {
  const whole = onCanvas(
    isHeic ? await decodeHeic(file) : await createImageBitmap(file, { imageOrientation: 'from-image' }),
  )
  const { width, height } = whole
  const scale = Math.min(1, maxSide / Math.max(width, height))
  if (scale === 1) return await toJpeg(whole)
  const reduced = new OffscreenCanvas(side(width * scale), side(height * scale))
  // Keeps small print legible, where drawing onto a smaller canvas blurs or breaks it.
  await resizer.resize(whole, reduced, { filter: 'mks2013' })
  return await toJpeg(reduced)
}

const side = (length: number) => Math.max(1, Math.round(length))

/** The bitmap on white. The resizer takes a bitmap only where there is a document. */
function onCanvas(bitmap: ImageBitmap): OffscreenCanvas {
  const { width, height } = bitmap
  try {
    if (width * height > MOST_PIXELS) throw new PhotoFailed(`${width} x ${height} pixels`)
    const canvas = new OffscreenCanvas(width, height)
    const drawing = canvas.getContext('2d', { willReadFrequently: true })
    if (!drawing) throw new PhotoFailed('no canvas')
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, width, height)
    drawing.drawImage(bitmap, 0, 0)
    return canvas
  } finally {
    bitmap.close()
  }
}

const toJpeg = (canvas: OffscreenCanvas) => canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
