import type { BlobRow, DocumentDetails } from '../../../../../db/uploads/upload-rows.ts'
import { IMAGE_MAX_SIDE, type SizeLimit } from '../../../../../domain/files/document-limits.ts'
import { FACTS_BYTES, imageFacts } from '../../../../../domain/files/image-facts.ts'
import type { PhotoWorker } from '../../../../../platform/browser/photos/photo-call.ts'
import { sha256Of } from '../../../../../platform/sha256.ts'

/** The document would be larger than the plan allows. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

type Photo = BlobRow & { type: 'document' }

/** One PDF of these photos, in their order, with the details of its record. Rejects with TooLarge or PhotoFailed. */
export async function joinPhotos(
  parts: readonly Photo[],
  photos: PhotoWorker,
  limit: SizeLimit,
  { now, locale }: { now: number; locale: string },
): Promise<{ bytes: Blob; details: DocumentDetails }> {
  const [first] = parts
  if (!first) throw new TypeError('no photos')
  const pages: { jpeg: Blob }[] = []
  for (const { bytes, details } of parts) pages.push({ jpeg: await uprightJpeg(bytes, details.mimeType, photos) })
  const bytes = await photos.run({ kind: 'join', pages })
  if (bytes.size > limit.bytes) throw new TooLarge()
  const { name, patientClientId, documentAssetType } = first.details
  const details: DocumentDetails = {
    ...{ name, patientClientId, documentAssetType, locale, fileName: `${name}.pdf`, mimeType: 'application/pdf' },
    createdAt: new Date(now).toISOString(),
    sha256: await sha256Of(bytes),
    madeFrom: parts.flatMap(one => [one.details.sha256, ...(one.details.madeFrom ?? [])]),
    pageCount: parts.length,
  }
  return { bytes, details }
}

/** A PDF keeps a JPEG as it is and ignores its EXIF. */
async function uprightJpeg(file: Blob, mimeType: string, photos: PhotoWorker): Promise<Blob> {
  if (mimeType === 'image/jpeg') {
    const head = new Uint8Array(await file.slice(0, FACTS_BYTES).arrayBuffer())
    if (imageFacts('image/jpeg', head).orientation === 1) return file
  }
  return await photos.run({ kind: 'jpeg', file, maxSide: IMAGE_MAX_SIDE, isHeic: false })
}
