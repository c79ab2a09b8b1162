/** What the page asks of the photo worker. */
export type PhotoCall =
  /** A JPEG of the photo, upright by its EXIF, of at most `maxSide` pixels on either side. */
  | { kind: 'jpeg'; file: Blob; maxSide: number; isHeic: boolean }
  /** One PDF with a page for each photo, in their order. */
  | { kind: 'join'; pages: { jpeg: Blob }[] }

export type PhotoReply = { blob: Blob } | { error: string }

/** The worker could not do it: the photo is damaged or too large, or the browser cannot decode it. */
export class PhotoFailed extends Error {
  override readonly name = 'PhotoFailed'
}

export interface PhotoWorker {
  /** Rejects with PhotoFailed. */
  run(call: PhotoCall): Promise<Blob>
}
