import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MB = 1024 * 1024

/** A small file system for one browser profile. */
export interface SmallDisk {
  folder: string
  freeMegabytes(): number
  /** Fills the disk with another file until this much is free. */
  fillUntil(leftMegabytes: number): void
  makeRoom(): void
  remove(): void
}

/** Returns `{ refused }` with the reason if this user may not mount a file system. */
export function mountSmallDisk(megabytes: number): SmallDisk | { refused: string } {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    rmSync(folder, { recursive: true })
    return { refused: error instanceof Error ? error.message : String(error) }
  }
  const filler = join(folder, 'filler')
  const free = () => {
    const { bavail, bsize } = statfsSync(folder)
    return (bavail * bsize) / MB
  }
  return {
    folder,
    freeMegabytes: free,
    fillUntil: left => writeFileSync(filler, Buffer.alloc(Math.max(0, Math.floor((free() - left) * MB)))),
    makeRoom: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
