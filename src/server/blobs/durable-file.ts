import { type FileHandle, mkdir, open, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes `bytes` at `offset` and keeps the rest of the file. When it resolves, bytes and directory entry are on disk.
 */
export async function writeDurably(path: string, offset: number, bytes: Uint8Array): Promise<void> {
  await withFile(await openOrCreate(path), async file => {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, offset + done)
      done += bytesWritten
    }
    await file.datasync()
  })
}

/** Gives a finished file its final name; on disk when it resolves. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await withFile(await open(from, 'r+'), file => file.sync())
  await rename(from, to)
  await syncDirectory(dirname(to))
}

/** Size of the file in bytes, or null if there is none. */
export async function fileSize(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

export async function withFile<T>(file: FileHandle, work: (file: FileHandle) => Promise<T>): Promise<T> {
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

async function openOrCreate(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r+')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  const directory = dirname(path)
  if (await mkdir(directory, { recursive: true, mode: 0o700 })) await syncDirectory(dirname(directory))
  // Another chunk may be creating it: 'a' does not truncate. Reopened with 'r+', because 'a' ignores write offsets.
  await withFile(await open(path, 'a', 0o600), () => syncDirectory(directory))
  return open(path, 'r+')
}

async function syncDirectory(path: string): Promise<void> {
  await withFile(await open(path, 'r'), directory => directory.sync())
}
