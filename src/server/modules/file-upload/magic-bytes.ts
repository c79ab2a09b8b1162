/** The type of a file by its first bytes (S3); names and declared types are ignored. */
export interface DetectedType {
  family: 'audio' | 'document'
  mimeType: string
  /** Without a dot. Transcription servers rely on it. */
  extension: string
}

/** Enough bytes to decide. */
export const MAGIC_BYTES = 64

const audio = (mimeType: string, extension: string): DetectedType => ({ family: 'audio', mimeType, extension })
const image = (name: string): DetectedType => ({ family: 'document', mimeType: `image/${name}`, extension: name })

/** Images in the container of mp4, not recordings: HEIF (ISO/IEC 23008-12) and AVIF. */
const IMAGE_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
  'avif',
  'avis',
])

/** Null for every type that the product does not accept. */
export function detectType(head: Uint8Array): DetectedType | null {
  const text = (start: number, end: number) => Buffer.from(head.subarray(start, end)).toString('latin1')
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)

  if (starts(0x1a, 0x45, 0xdf, 0xa3)) return audio('audio/webm', 'webm')
  if (text(4, 8) === 'ftyp' && IMAGE_BRANDS.has(text(8, 12))) return null
  if (text(4, 8) === 'ftyp') return audio('audio/mp4', text(8, 11) === 'M4A' ? 'm4a' : 'mp4')
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return audio('audio/wav', 'wav')
  if (text(0, 4) === 'OggS') return audio('audio/ogg', 'ogg')
  if (text(0, 3) === 'ID3' || isMpegFrame(head)) return audio('audio/mpeg', 'mp3')

  if (text(0, 5) === '%PDF-') return { family: 'document', mimeType: 'application/pdf', extension: 'pdf' }
  if (starts(0xff, 0xd8, 0xff)) return { ...image('jpeg'), extension: 'jpg' }
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return image('png')
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return image('gif')
  if (text(0, 2) === 'BM' && head.length > 14) return image('bmp')
  if (starts(0x49, 0x49, 0x2a, 0x00) || starts(0x4d, 0x4d, 0x00, 0x2a)) return { ...image('tiff'), extension: 'tif' }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return image('webp')
  return null
}

/** The header of an MPEG-1 or MPEG-2 layer III frame: sync, valid version, bit rate and sample rate. */
function isMpegFrame(head: Uint8Array): boolean {
  const [sync = 0, version = 0, rates = 0] = head
  const layer3 = (version & 0x06) === 0x02
  const realVersion = (version & 0x18) !== 0x08
  return (
    sync === 0xff &&
    (version & 0xe0) === 0xe0 &&
    realVersion &&
    layer3 &&
    (rates & 0xf0) !== 0xf0 &&
    (rates & 0x0c) !== 0x0c
  )
}
