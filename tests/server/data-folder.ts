import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 * 2 ** 30

/**
 * Creates a folder for a database, in memory if there is room. A killed process leaves the same bytes on any file
 * system, and fsync would only slow down every commit.
 */
export const makeDataFolder = (prefix: string): string =>
  mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), prefix))

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}
