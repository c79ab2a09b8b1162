import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { errorCode, renameDurably, writeDurably } from './durable-file.ts'
import { openBucket } from './s3-bucket.ts'

/** Where a few bytes are kept beside the database. */
export interface MarkerPlace {
  /** Null if there is nothing. */
  read(): Promise<string | null>
  /** Durable when it resolves. */
  write(text: string): Promise<void>
}

const NAME = 'marker.json'

/** In the bucket if there is one: the folder of a container is gone with it. */
export async function openMarkerPlace({ blobs, dataDir }: Pick<Config, 'blobs' | 'dataDir'>): Promise<MarkerPlace> {
  if (blobs.kind === 'files') return fileMarker(join(dataDir, NAME))
  const bucket = await openBucket(blobs)
  return {
    read: async () => {
      const bytes = await bucket.getBytes(NAME)
      return bytes && Buffer.from(bytes).toString()
    },
    write: text => bucket.put(NAME, Buffer.from(text)),
  }
}

const fileMarker = (path: string): MarkerPlace => ({
  async read() {
    try {
      return await readFile(path, 'utf8')
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    }
  },
  async write(text) {
    const next = `${path}.part`
    await rm(next, { force: true })
    await writeDurably(next, 0, Buffer.from(text))
    await renameDurably(next, path)
  },
})
