import { IMAGE_MAX_SIDE, ORIGINAL_LIMIT, type SizeLimit } from '../../../../../domain/files/document-limits.ts'
import {
  chosenType,
  DOCUMENT_TYPES,
  type DocumentType,
  HEAD_BYTES,
  HEIC,
  mayBeDocument,
} from '../../../../../domain/files/document-types.ts'
import { safeFileName } from '../../../../../domain/files/file-names.ts'
import { FACTS_BYTES, imageFacts, isReducible } from '../../../../../domain/files/image-facts.ts'
import type { PhotoWorker } from '../../../../../platform/browser/photos/photo-call.ts'
import { sha256Of } from '../../../../../platform/sha256.ts'

/** Why a file is not taken; the first four codes are the specification's. */
export type Refusal =
  | { code: 'FILE_INVALID_TYPE' }
  | { code: 'FILE_TOO_LARGE'; megabytes: number; of: 'plan' | 'original' }
  | { code: 'FILE_TOO_SMALL' }
  | { code: 'TOO_MANY_FILES' }
  /** A photo of a phone that this browser cannot convert. */
  | { code: 'HEIC' }
  /** Changed, moved or taken away since it was chosen. */
  | { code: 'UNREADABLE' }
  | { code: 'NO_ROOM' }
  | { code: 'NOT_STORED' }

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** A file as it will be sent. */
export interface Prepared {
  bytes: Blob
  fileName: string
  mimeType: DocumentType
  sha256: string
  /** Set if the bytes are not those that were chosen. */
  madeFrom?: string[]
  chosenBytes?: number
}

interface Preparing {
  limit: SizeLimit
  photos: PhotoWorker
}

/** Checks in the order of decision 49: type, reducing, then the size of what would be sent. Rejects with Refused. */
export async function prepareFile(file: File, { limit, photos }: Preparing): Promise<Prepared> {
  if (!mayBeDocument(file.name)) throw new Refused({ code: 'FILE_INVALID_TYPE' })
  if (file.size === 0) throw new Refused({ code: 'FILE_TOO_SMALL' })
  const head = await read(file.slice(0, FACTS_BYTES))
  const type = chosenType(head.subarray(0, HEAD_BYTES))
  if (!type) throw new Refused({ code: 'FILE_INVALID_TYPE' })
  if (file.size > ORIGINAL_LIMIT.bytes) throw tooLarge(ORIGINAL_LIMIT, 'original')
  const made = type === HEIC ? await fromHeic(file, photos) : await reduced(file, type, head, photos)
  const mimeType = made || type === HEIC ? 'image/jpeg' : type
  // A view of the chosen file with its true type: the bytes are copied when they are stored.
  const bytes = made ?? file.slice(0, file.size, mimeType)
  if (bytes.size > limit.bytes) throw tooLarge(limit, 'plan')
  const fileName = safeFileName(made ? withExtension(file.name, DOCUMENT_TYPES[mimeType][0]) : file.name)
  try {
    const sha256 = await sha256Of(bytes)
    const source = made ? { madeFrom: [await sha256Of(file)], chosenBytes: file.size } : {}
    return { bytes, fileName, mimeType, sha256, ...source }
  } catch {
    throw new Refused({ code: 'UNREADABLE' })
  }
}

const tooLarge = ({ megabytes }: SizeLimit, of: 'plan' | 'original') =>
  new Refused({ code: 'FILE_TOO_LARGE', megabytes, of })

async function read(part: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await part.arrayBuffer())
  } catch {
    throw new Refused({ code: 'UNREADABLE' })
  }
}

const withExtension = (name: string, extension: string) => `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${extension}`

async function fromHeic(file: File, photos: PhotoWorker): Promise<Blob> {
  try {
    return await photos.run({ kind: 'jpeg', file, maxSide: IMAGE_MAX_SIDE, isHeic: true })
  } catch {
    throw new Refused({ code: 'HEIC' })
  }
}

/** The smaller image, upright; null if it is not smaller, would lose something, or the browser cannot make it. */
async function reduced(file: File, type: DocumentType, head: Uint8Array, photos: PhotoWorker): Promise<Blob | null> {
  if (!isReducible(imageFacts(type, head))) return null
  const made = await photos
    .run({ kind: 'jpeg', file, maxSide: IMAGE_MAX_SIDE, isHeic: false })
    // The original is sent (H §8).
    .catch(() => null)
  return made && made.size < file.size ? made : null
}
