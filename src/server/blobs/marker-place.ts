import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobsConfig, Config } from '../config.ts'
import { errorCode, renameDurably, writeDurably } from './durable-file.ts'
import { openBucket } from './s3-bucket.ts'

/** Where a few bytes are kept beside the database. */
export interface MarkerPlace {
  /** Null if there is nothing. */
  read(): Promise<string | null>
  /** Durable when it resolves. */
  write(text: string): Promise<void>
}

/** Of the file beside the blobs that says which store it is. */
export const STORE_NAME = 'store.txt'

/** How far the database has come; in the bucket if there is one: the folder of a container is gone with it. */
export const openMarkerPlace = ({ blobs, dataDir }: Pick<Config, 'blobs' | 'dataDir'>): Promise<MarkerPlace> =>
  openPlace(blobs, dataDir, 'marker.json')

/** Seen by those who see the blobs, and by no others. */
export const openStoreName = (blobs: BlobsConfig): Promise<MarkerPlace> =>
  openPlace(blobs, blobs.kind === 'files' ? blobs.folder : '', STORE_NAME)

async function openPlace(blobs: BlobsConfig, folder: string, name: string): Promise<MarkerPlace> {
  if (blobs.kind === 'files') return fileMarker(join(folder, name))
  const bucket = await openBucket(blobs)
  return {
    read: async () => {
      const bytes = await bucket.getBytes(name)
      return bytes && Buffer.from(bytes).toString()
    },
    write: text => bucket.put(name, Buffer.from(text)),
  }
}

function fileMarker(path: string): MarkerPlace {
  // Of this process: another node may write the same file.
  const draft = `${path}.${randomUUID()}.part`
  return {
    async read() {
      try {
        return await readFile(path, 'utf8')
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null
        throw error
      }
    },
    async write(text) {
      await rm(draft, { force: true })
      await writeDurably(draft, 0, Buffer.from(text))
      await renameDurably(draft, path)
    },
  }
}
