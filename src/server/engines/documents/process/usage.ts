import { readFile } from 'node:fs/promises'

export interface Usage {
  /** Resident bytes. */
  memory: number
  /** Of all threads, since the process began. */
  processorMs: number
}

const PAGE_BYTES = 4096
/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** What Linux says of a process, also of one that is too busy to answer; zeros for one that ended, and elsewhere. */
export async function usageOf(pid: number | undefined): Promise<Usage> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is the program's name in brackets and may hold spaces; fields are counted from the third.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3] ?? 0)
  return { memory: field(24) * PAGE_BYTES, processorMs: (field(14) + field(15)) * TICK_MS }
}
