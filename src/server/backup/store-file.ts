import { createHash } from 'node:crypto'
import type { BlobStore } from '../blobs/blob-store.ts'
import { BackupError } from './frames.ts'

const CHUNK = 4 * 1024 * 1024

/** Stores a file under its key, and verifies what is read back from the store. */
export async function storeFile(
  blobs: BlobStore,
  key: string,
  size: number,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (size === 0) {
    for await (const _ of source);
    return blobs.put(key, new Uint8Array())
  }
  const layout = { size, chunkSize: CHUNK }
  const hashes: string[] = []
  const whole = createHash('sha256')
  let held: Uint8Array[] = []
  let length = 0
  const keep = async (chunk: Uint8Array) => {
    await blobs.putChunk(key, layout, hashes.length, chunk)
    hashes.push(createHash('sha256').update(chunk).digest('hex'))
  }
  for await (const piece of source) {
    whole.update(piece)
    held.push(piece)
    length += piece.length
    if (length < CHUNK) continue
    let all: Buffer = Buffer.concat(held)
    for (; all.length >= CHUNK; all = all.subarray(CHUNK)) await keep(all.subarray(0, CHUNK))
    held = [all]
    length = all.length
  }
  if (length > 0) await keep(Buffer.concat(held))
  const receipt = await blobs.complete(key, layout, hashes)
  if (receipt.size !== size || receipt.sha256 !== whole.digest('hex')) {
    throw new BackupError('NOT_RESTORED', 'The store gives a file back that is not what was stored.')
  }
}
