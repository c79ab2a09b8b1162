import type { DocumentType } from './document-types.ts'

/** What the head of an image says of it, without decoding it. */
export interface ImageFacts {
  /** Pixels; null if the head does not say. */
  size: { width: number; height: number } | null
  /** EXIF's number, 1 to 8; 1 is upright. */
  orientation: number
  /** Several frames or pages, of which decoding keeps the first only. */
  isSequence: boolean
}

/** Bytes of the head in which a camera's EXIF, with its small picture, ends. @public for the upload screen */
export const FACTS_BYTES = 256 * 1024

export function imageFacts(type: DocumentType, head: Uint8Array): ImageFacts {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const facts = (size: ImageFacts['size'], isSequence = false, orientation = 1) => ({ size, isSequence, orientation })
  try {
    switch (type) {
      case 'image/jpeg':
        return jpegFacts(view)
      case 'image/png':
        return facts({ width: view.getUint32(16), height: view.getUint32(20) }, has(head, 'acTL'))
      case 'image/bmp':
        return facts({ width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) })
      case 'image/webp':
        return facts(webpSize(view), textAt(view, 12) === 'VP8X' && (view.getUint8(20) & 0x02) !== 0)
      // A film of an ultrasound, the pages of a scan: no browser says how many there are.
      case 'image/gif':
      case 'image/tiff':
      case 'application/pdf':
        return facts(null, true)
    }
  } catch (error) {
    if (error instanceof RangeError) return facts(null)
    throw error
  }
}

const textAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map(offset => view.getUint8(at + offset)))

function has(head: Uint8Array, chunk: string): boolean {
  const text = Array.from(chunk, letter => letter.charCodeAt(0))
  return head.some((byte, at) => byte === text[0] && text.every((one, offset) => head[at + offset] === one))
}

/** Extended, lossless and lossy form (RFC 9649). */
function webpSize(view: DataView): ImageFacts['size'] {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (textAt(view, 12)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return null
  }
}

const EXIF = 0xffe1
/** Start of a frame: C0 to CF without the tables C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

function jpegFacts(view: DataView): ImageFacts {
  let orientation = 1
  for (let at = 2; at + 9 < view.byteLength; ) {
    const marker = view.getUint16(at)
    if (isFrame(marker)) {
      const size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
      return { size, orientation, isSequence: false }
    }
    if (marker === EXIF && textAt(view, at + 4) === 'Exif') orientation = exifOrientation(view, at + 10)
    at += 2 + view.getUint16(at + 2)
  }
  return { size: null, orientation, isSequence: false }
}

const ORIENTATION = 0x0112

/** `tiff`: where the TIFF header of the EXIF data begins. */
function exifOrientation(view: DataView, tiff: number): number {
  const little = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, little)
  const entries = view.getUint16(directory, little)
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12
    if (view.getUint16(at, little) === ORIENTATION) return view.getUint16(at + 8, little)
  }
  return 1
}

/** Decoded pixels take four bytes each; beyond this a phone may kill the tab. */
const MOST_PIXELS = 64_000_000

/** True for an image that can be reduced without losing a frame or a page. */
export const isReducible = ({ size, isSequence }: ImageFacts): boolean =>
  !isSequence && (size === null || size.width * size.height <= MOST_PIXELS)
