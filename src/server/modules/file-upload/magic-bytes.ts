import { DOCUMENT_TYPES, documentType, isImageInMp4 } from '../../../domain/files/document-types.ts'

/** The type of a file by its first bytes (S3); names and declared types are ignored. */
export interface DetectedType {
  family: 'audio' | 'document'
  mimeType: string
  /** Without a dot. Transcription servers rely on it. */
  extension: string
}

const audio = (mimeType: string, extension: string): DetectedType => ({ family: 'audio', mimeType, extension })

/** Null for every type that the product does not accept. */
export function detectType(head: Uint8Array): DetectedType | null {
  const text = (start: number, end: number) => Buffer.from(head.subarray(start, end)).toString('latin1')
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)

  if (starts(0x1a, 0x45, 0xdf, 0xa3)) return audio('audio/webm', 'webm')
  if (isImageInMp4(head)) return null
  if (text(4, 8) === 'ftyp') return audio('audio/mp4', text(8, 11) === 'M4A' ? 'm4a' : 'mp4')
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return audio('audio/wav', 'wav')
  if (text(0, 4) === 'OggS') return audio('audio/ogg', 'ogg')
  if (text(0, 3) === 'ID3' || isMpegFrame(head)) return audio('audio/mpeg', 'mp3')

  const mimeType = documentType(head)
  return mimeType && { family: 'document', mimeType, extension: DOCUMENT_TYPES[mimeType][0] }
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
