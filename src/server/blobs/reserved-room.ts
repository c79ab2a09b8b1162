import { statfs } from 'node:fs/promises'
import { BlobError, type BlobStore } from './blob-store.ts'

/** Bytes that anybody may still write to the disk of `folder`. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * The store, which leaves `reserve` bytes of its disk to the database: on a full disk files are refused with NO_SPACE while
 * rows are still written.
 */
export function withReserve(store: BlobStore, reserve: number, free: () => Promise<number>): BlobStore {
  const refuseFull = async (bytes: number) => {
    if ((await free()) - bytes < reserve) throw new BlobError('NO_SPACE', 'The rest of the disk is for the database')
  }
  return {
    ...store,
    async put(key, bytes) {
      await refuseFull(bytes.length)
      await store.put(key, bytes)
    },
    async putChunk(key, layout, index, bytes) {
      await refuseFull(bytes.length)
      await store.putChunk(key, layout, index, bytes)
    },
  }
}
