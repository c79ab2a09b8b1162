import { DocumentError } from './document-error.ts'

export type Format = 'pdf' | 'jpeg' | 'png' | 'gif' | 'bmp' | 'tiff' | 'webp'

/** Of a HEIC or AVIF file: `ftyp` with one of these brands. */
const HEIF = /^(heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1|avif|avis)$/
/** PDF readers accept a header within the first kilobyte. */
const PDF_HEADER_WITHIN = 1024

/**
 * The format by magic bytes alone. Throws EMPTY, HEIC, or WRONG_TYPE: also for a file that is a picture or a PDF and
 * something else at once, since two programs would see two documents in it.
 */
export function formatOf(bytes: Buffer): Format {
  if (bytes.length === 0) throw new DocumentError('EMPTY')
  const format = byMagic(bytes)
  if (format === null || isPolyglot(bytes, format)) throw new DocumentError('WRONG_TYPE')
  return format
}

function byMagic(bytes: Buffer): Format | null {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end)
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte)
  if (text(4, 8) === 'ftyp' && HEIF.test(text(8, 12))) throw new DocumentError('HEIC')
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 2) === 'BM' && isBitmap(bytes)) return 'bmp'
  if (starts(0x49, 0x49, 0x2a, 0x00) || starts(0x4d, 0x4d, 0x00, 0x2a)) return 'tiff'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return /^(\xef\xbb\xbf)?\s*%PDF-\d/.test(text(0, PDF_HEADER_WITHIN)) ? 'pdf' : null
}

/** Two letters are a weak mark: the size of a header of one of the known kinds must follow. */
function isBitmap(bytes: Buffer): boolean {
  return bytes.length > 34 && [12, 40, 52, 56, 64, 108, 124].includes(bytes.readUInt32LE(14))
}

const PDF_MARK = Buffer.from('%PDF-1', 'latin1')
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
/** A zip archive ends with this record and a comment of at most 64 KB. */
const ZIP_END_BYTES = 22
const ZIP_TAIL = 66_000

function isPolyglot(bytes: Buffer, format: Format): boolean {
  return endsAsZip(bytes) || (format !== 'pdf' && bytes.subarray(0, PDF_HEADER_WITHIN).includes(PDF_MARK))
}

/** Archives inside a PDF as attachments do not end with the file. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ZIP_TAIL)
  const end = tail.lastIndexOf(ZIP_END)
  if (end < 0 || end + ZIP_END_BYTES > tail.length) return false
  return end + ZIP_END_BYTES + tail.readUInt16LE(end + ZIP_END_BYTES - 2) === tail.length
}
