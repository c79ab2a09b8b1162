import type { BlobsConfig } from '../config.ts'
import type { BlobStore } from './blob-store.ts'
import { fileBlobStore } from './file-blob-store.ts'
import { freeBytes, withReserve } from './reserved-room.ts'
import { s3BlobStore } from './s3-blob-store.ts'
import { openBucket } from './s3-bucket.ts'

/** The store that the configuration names. */
export async function openBlobStore(config: BlobsConfig): Promise<BlobStore> {
  switch (config.kind) {
    case 'files': {
      const store = await fileBlobStore(config.folder)
      return withReserve(store, config.reserve, () => freeBytes(config.folder))
    }
    case 's3':
      return s3BlobStore(await openBucket(config))
  }
}
