/** The documents that are read (H §5), with the extensions of their files; the first one is that of a download. */
export const DOCUMENT_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/bmp': ['bmp'],
  'image/tiff': ['tif', 'tiff'],
  'image/webp': ['webp'],
} as const
export type DocumentType = keyof typeof DOCUMENT_TYPES

/** Photos of phones; accepted only where they can be converted to a JPEG. */
export const HEIC = 'image/heic'
const HEIC_EXTENSIONS = ['heic', 'heif', 'hif']

/** Enough bytes of a file to decide its type. */
export const HEAD_BYTES = 64

/** Major brands of HEIF images in the container of mp4 (ISO/IEC 23008-12). */
const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']
const AVIF_BRANDS = ['avif', 'avis']

/** Major brand of a file in the container of mp4; null for other files. */
function brandOf(head: Uint8Array): string | null {
  return latin1(head, 4, 8) === 'ftyp' ? latin1(head, 8, 12) : null
}

const latin1 = (head: Uint8Array, start: number, end: number) => String.fromCharCode(...head.subarray(start, end))

/** True for images in the container of mp4, which are neither recordings nor documents. */
export const isImageInMp4 = (head: Uint8Array): boolean =>
  [...HEIF_BRANDS, ...AVIF_BRANDS].includes(brandOf(head) ?? '')

/** The type of a document by its first bytes (S3); null for any other file. */
export function documentType(head: Uint8Array): DocumentType | null {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
  const text = (start: number, end: number) => latin1(head, start, end)
  if (text(0, 5) === '%PDF-') return 'application/pdf'
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'image/gif'
  if (text(0, 2) === 'BM' && head.length > 14) return 'image/bmp'
  if (starts(0x49, 0x49, 0x2a, 0x00) || starts(0x4d, 0x4d, 0x00, 0x2a)) return 'image/tiff'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  return null
}

/** As `documentType`, and the photos of phones that may be converted to one. */
export const chosenType = (head: Uint8Array): DocumentType | typeof HEIC | null =>
  HEIF_BRANDS.includes(brandOf(head) ?? '') ? HEIC : documentType(head)

const EXTENSIONS: readonly string[] = [...Object.values(DOCUMENT_TYPES).flatMap(all => [...all]), ...HEIC_EXTENSIONS]

/** In lower case, without the dot; empty if the name has none. */
const extensionOf = (fileName: string) => /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''

/** True for a file name that a document may have; a name without an extension leaves it to the content. */
export function mayBeDocument(fileName: string): boolean {
  const extension = extensionOf(fileName)
  return extension === '' || EXTENSIONS.includes(extension)
}
