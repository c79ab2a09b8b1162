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
