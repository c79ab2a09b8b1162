/** One multipart upload. Source: Amazon S3 user guide, "Uploading and copying objects using multipart upload". */
export interface PartTarget {
  put(bytes: Uint8Array): Promise<void>
  begin(): Promise<string>
  /** Parts are numbered from 1; returns the part's tag. */
  part(uploadId: string, number: number, bytes: Uint8Array): Promise<string>
  finish(uploadId: string, tags: readonly string[]): Promise<void>
  abandon(uploadId: string): Promise<void>
}

/** Every part but the last needs 5 MiB; 8 MiB in at most 10,000 parts make 78 GiB. */
const PART_SIZE = 8 * 1024 * 1024

/** Collects bytes into parts. A single part is stored without a multipart upload. */
export class PartWriter {
  readonly #target: PartTarget
  readonly #tags: string[] = []
  #uploadId: string | undefined
  #pending: Uint8Array[] = []
  #pendingSize = 0

  constructor(target: PartTarget) {
    this.#target = target
  }

  /** The caller must not change the bytes afterwards. */
  async add(bytes: Uint8Array): Promise<void> {
    this.#pending.push(bytes)
    this.#pendingSize += bytes.length
    if (this.#pendingSize >= PART_SIZE) await this.#send()
  }

  async finish(): Promise<void> {
    if (this.#uploadId === undefined) return this.#target.put(Buffer.concat(this.#pending))
    if (this.#pendingSize > 0) await this.#send()
    await this.#target.finish(this.#uploadId, this.#tags)
  }

  /** Ends an unfinished multipart upload, whose parts would otherwise be billed. */
  async abandon(): Promise<void> {
    if (this.#uploadId !== undefined) await this.#target.abandon(this.#uploadId)
  }

  async #send(): Promise<void> {
    this.#uploadId ??= await this.#target.begin()
    const bytes = Buffer.concat(this.#pending)
    this.#pending = []
    this.#pendingSize = 0
    this.#tags.push(await this.#target.part(this.#uploadId, this.#tags.length + 1, bytes))
  }
}
