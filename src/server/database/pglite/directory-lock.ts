import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { CodedError } from '../../coded-error.ts'

export class DirectoryInUse extends CodedError<'DIRECTORY_IN_USE'> {
  override readonly name = 'DirectoryInUse'
  constructor(dataDir: string) {
    super(
      'DIRECTORY_IN_USE',
      `DATA_DIR ${dataDir} is in use by another process; stop that one or give this one a DATA_DIR of its own.`,
    )
  }
}

const SQLITE_BUSY = 5

/**
 * Takes an exclusive lock that the kernel releases when the process dies: an open exclusive transaction of SQLite,
 * without a native addon. PGlite locks nothing; two processes on one directory silently lose rows. Returns the release.
 * Throws DirectoryInUse.
 */
export function lockDirectory(dataDir: string, lockFile: string): () => void {
  const holder = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    holder.close()
    throw error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
      ? new DirectoryInUse(dataDir)
      : error
  }
  return () => holder.close()
}

/**
 * A second lock, which no deleted file undoes: on Linux a socket without a file, named by the folder itself, so that every
 * path to it is the same. Elsewhere there is only the first. Resolves with the release. Throws DirectoryInUse.
 */
export async function holdDirectory(dataDir: string): Promise<() => Promise<void>> {
  if (process.platform !== 'linux') return async () => undefined
  const { dev, ino } = statSync(dataDir, { bigint: true })
  const holder = createServer(socket => socket.destroy()).unref()
  await new Promise<void>((resolve, reject) => {
    holder.once('listening', resolve)
    holder.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DirectoryInUse(dataDir) : error),
    )
    holder.listen(`\0anamnesis-${dev}-${ino}`)
  })
  return () => new Promise(resolve => holder.close(() => resolve()))
}
