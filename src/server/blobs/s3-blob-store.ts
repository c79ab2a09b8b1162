import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { blobPath } from './blob-key.ts'
import type { BlobStore, ChunkLayout } from './blob-store.ts'
import { ChunkCheck, checkChunk, chunkCount } from './chunks.ts'
import type { Bucket } from './s3-bucket.ts'

/**
 * Blobs as objects of a bucket. Chunks of 512 KB cannot be parts of a multipart upload (at least 5 MiB), so each is an
 * object of its own until `complete` joins them.
 */
export function s3BlobStore(bucket: Bucket): BlobStore {
  const pathOf = (key: string) => `blobs/${blobPath(key)}`
  const chunkFolder = (key: string) => `chunks/${blobPath(key)}/`
  const chunkPath = (key: string, index: number) => chunkFolder(key) + String(index).padStart(6, '0')

  /** Reads each chunk once: from the finished object if it exists, else from the chunk's own object. */
  async function* chunksOf(key: string, layout: ChunkLayout, done: boolean, signal: AbortSignal | undefined) {
    for (let index = 0; index < chunkCount(layout); index += 1) {
      signal?.throwIfAborted()
      const first = index * layout.chunkSize
      yield done
        ? bucket.getBytes(pathOf(key), { first, last: Math.min(first + layout.chunkSize, layout.size) - 1 })
        : bucket.getBytes(chunkPath(key, index))
    }
  }

  return {
    put: async (key, bytes) => bucket.put(pathOf(key), bytes),

    async putChunk(key, layout, index, bytes) {
      checkChunk(layout, index, bytes)
      await bucket.put(chunkPath(key, index), bytes)
    },

    async complete(key, layout, chunks, signal) {
      const done = (await bucket.size(pathOf(key))) === layout.size
      const check = new ChunkCheck(layout, chunks)
      const write = done ? null : bucket.writer(pathOf(key))
      try {
        for await (const bytes of chunksOf(key, layout, done, signal)) {
          check.add(bytes)
          if (bytes) await write?.add(bytes)
        }
        const receipt = check.receipt()
        await write?.finish()
        await bucket.deleteAll(chunkFolder(key))
        return receipt
      } catch (error) {
        await write?.abandon()
        throw error
      }
    },

    read: async (key, range) => bucket.get(pathOf(key), range),

    isEmpty: async () => !(await bucket.hasAny('blobs/')),

    size: async key => bucket.size(pathOf(key)),

    async withFile(key, work, signal) {
      const folder = await mkdtemp(join(tmpdir(), 'blob-'))
      try {
        const path = join(folder, 'bytes')
        await pipeline(await bucket.get(pathOf(key)), createWriteStream(path), signal ? { signal } : {})
        return await work(path)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    async delete(key) {
      await bucket.delete(pathOf(key))
      await bucket.deleteAll(chunkFolder(key))
    },
  }
}
