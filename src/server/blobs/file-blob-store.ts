import { mkdir, open, opendir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { blobPath } from './blob-key.ts'
import { BlobError, BlobIncomplete, type BlobStore, type ChunkLayout } from './blob-store.ts'
import { ChunkCheck, checkChunk, chunkCount, chunkLength } from './chunks.ts'
import { errorCode, fileSize, renameDurably, withFile, writeDurably } from './durable-file.ts'
import { STORE_NAME } from './marker-place.ts'

/**
 * Blobs as files under `folder`. An unfinished blob is a `.part` file beside the final path, its chunks at their
 * offsets.
 */
export async function fileBlobStore(folder: string): Promise<BlobStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => join(folder, blobPath(key))
  const partOf = (key: string) => `${pathOf(key)}.part`
  const exists = async (key: string) => (await fileSize(pathOf(key))) !== null

  return {
    put: (key, bytes) =>
      coded(async () => {
        if (await exists(key)) return
        await writeDurably(partOf(key), 0, bytes)
        await renameDurably(partOf(key), pathOf(key))
      }),

    putChunk: (key, layout, index, bytes) =>
      coded(async () => {
        checkChunk(layout, index, bytes)
        // A late repeat must not start a second, unfinished file.
        if (!(await exists(key))) await writeDurably(partOf(key), index * layout.chunkSize, bytes)
      }),

    complete: (key, layout, chunks, signal) =>
      coded(async () => {
        const done = await exists(key)
        const check = new ChunkCheck(layout, chunks)
        await readChunks(done ? pathOf(key) : partOf(key), layout, check, signal)
        const receipt = check.receipt()
        if (!done) await renameDurably(partOf(key), pathOf(key))
        return receipt
      }),

    read: (key, range) =>
      coded(async () => {
        const file = await open(pathOf(key), 'r')
        return file.createReadStream(range && { start: range.first, end: range.last })
      }),

    size: key => coded(() => fileSize(pathOf(key))),

    isEmpty: () =>
      coded(async () => {
        for await (const entry of await opendir(folder, { recursive: true })) {
          if (entry.isFile() && entry.name !== STORE_NAME && !entry.name.endsWith('.part')) return false
        }
        return true
      }),

    async withFile(key, work) {
      if (!(await coded(() => exists(key)))) throw new BlobError('NOT_FOUND', 'No such blob')
      return work(pathOf(key))
    },

    delete: key =>
      coded(async () => {
        await rm(pathOf(key), { force: true })
        await rm(partOf(key), { force: true })
      }),
  }
}

async function readChunks(
  path: string,
  layout: ChunkLayout,
  check: ChunkCheck,
  signal: AbortSignal | undefined,
): Promise<void> {
  const count = chunkCount(layout)
  if ((await fileSize(path)) === null) throw new BlobIncomplete(Array.from({ length: count }, (_, index) => index))
  await withFile(await open(path, 'r'), async file => {
    const buffer = Buffer.alloc(Math.min(layout.chunkSize, layout.size))
    for (let index = 0; index < count; index += 1) {
      signal?.throwIfAborted()
      const length = chunkLength(layout, index)
      const { bytesRead } = await file.read(buffer, 0, length, index * layout.chunkSize)
      check.add(bytesRead === length ? buffer.subarray(0, length) : null)
    }
  })
}

/** Converts errors of the file system to BlobError. */
async function coded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    switch (errorCode(error)) {
      case 'ENOENT':
        throw new BlobError('NOT_FOUND', 'No such blob', { cause: error })
      case 'ENOSPC':
      case 'EDQUOT':
        throw new BlobError('NO_SPACE', 'The blob store is full', { cause: error })
      default:
        throw error
    }
  }
}
