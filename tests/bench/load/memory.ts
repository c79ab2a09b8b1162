import { readFileSync } from 'node:fs'

/** Samples the resident memory of a process each second. `most` is in megabytes, null on systems without /proc. */
export function watchMemory(pid: number | undefined): { most(): number | null; stop(): void } {
  let most: number | null = null
  const look = () => {
    try {
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
      if (Number.isFinite(kilobytes)) most = Math.max(most ?? 0, kilobytes / 1024)
    } catch {
      // No such file: another system, or the process has ended.
    }
  }
  const timer = setInterval(look, 1000)
  look()
  return { most: () => most, stop: () => clearInterval(timer) }
}
