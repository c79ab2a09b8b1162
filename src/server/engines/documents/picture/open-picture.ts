import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { DocumentError } from '../document-error.ts'
import type { Format } from '../format.ts'
import type { Limits } from '../limits.ts'
import { type GreyPicture, greyOf, greyOfRgba } from './grey-picture.ts'

export interface OpenPicture {
  pages: number
  /** Upright by its EXIF orientation, on white, in grey. `number` from 1. Throws BROKEN, or TOO_LARGE before decoding. */
  page(number: number): Promise<GreyPicture>
  /** The same page in colour, for people: WebP of at most SHOWN_SIDE pixels. Throws as `page` does. */
  draw(number: number): Promise<Uint8Array>
}

/** The longer side of A4 at about 170 dots per inch. */
const SHOWN_SIDE = 2000
export const SHOWN_QUALITY = 80

/** A picture's pages: those of a TIFF, the first frame of an animation. Throws BROKEN, TOO_LARGE, TOO_MANY_PAGES. */
export async function openPicture(bytes: Buffer, format: Exclude<Format, 'pdf'>, limits: Limits): Promise<OpenPicture> {
  if (format === 'bmp') return openBitmap(bytes, limits)
  const open = (page: number, limitInputPixels: number | false) =>
    sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true, page: page - 1, pages: 1 })
  const sizeOf = async (page: number) => {
    const { width, height, pages = 1 } = await open(page, false).metadata().catch(broken)
    checkSize(width, height, limits)
    return format === 'tiff' ? pages : 1
  }
  const pages = await sizeOf(1)
  if (pages > limits.pages) throw new DocumentError('TOO_MANY_PAGES')
  const upright = async (number: number) => {
    await sizeOf(number)
    return open(number, limits.pixels).autoOrient().flatten({ background: '#fff' })
  }
  return {
    pages,
    page: async number => greyOf((await upright(number)).greyscale()).catch(broken),
    draw: async number => shown(await upright(number)).catch(broken),
  }
}

const shown = (picture: Sharp): Promise<Uint8Array> =>
  picture
    .resize({ width: SHOWN_SIDE, height: SHOWN_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: SHOWN_QUALITY })
    .toBuffer()

function checkSize(width: number, height: number, { pixels, side }: Limits): void {
  if (width < 1 || height < 1) throw new DocumentError('BROKEN')
  if (width * height > pixels || width > side || height > side) throw new DocumentError('TOO_LARGE')
}

function broken(error: unknown): never {
  throw error instanceof DocumentError ? error : new DocumentError('BROKEN', { cause: error })
}

const PLAIN = 0
const PLAIN_WITH_MASKS = 3

/** libvips has no reader of BMP. The header's two kinds are those of OS/2 and of Windows. */
async function openBitmap(bytes: Buffer, limits: Limits): Promise<OpenPicture> {
  const isOld = bytes.readUInt32LE(14) === 12
  const width = isOld ? bytes.readUInt16LE(18) : bytes.readInt32LE(18)
  const height = isOld ? bytes.readUInt16LE(20) : Math.abs(bytes.readInt32LE(22))
  checkSize(width, height, limits)
  // Skia paints what is there of a file that was cut off.
  const isPlain = isOld || [PLAIN, PLAIN_WITH_MASKS].includes(bytes.readUInt32LE(30))
  const row = Math.ceil((width * bytes.readUInt16LE(isOld ? 24 : 28)) / 32) * 4
  if (isPlain && bytes.length < bytes.readUInt32LE(10) + row * height) throw new DocumentError('BROKEN')
  const decode = async () => {
    const image = await loadImage(bytes).catch(broken)
    if (image.width !== width || image.height !== height) throw new DocumentError('BROKEN')
    const context = createCanvas(width, height).getContext('2d')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, width, height).data
  }
  return {
    pages: 1,
    page: async () => greyOfRgba(await decode(), width, height),
    draw: async () =>
      shown(sharp(await decode(), { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' })),
  }
}
