import { open, readFile } from 'node:fs/promises'
import { z } from 'zod'

/** The end of a chain as it was written outside the database. */
export interface WrittenHead {
  chain: string
  length: number
  hash: string
}

const Head = z.object({
  chain: z.uuid(),
  length: z.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
const Line = z.object({ at: z.string(), heads: z.array(Head) })
type Line = z.infer<typeof Line>

/** One line of JSON for each time; resolves when it is on the disk. */
export async function appendHeads(file: string, line: Line): Promise<void> {
  const opened = await open(file, 'a', 0o600)
  try {
    await opened.appendFile(`${JSON.stringify(line)}\n`)
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** A last line that a kill cut off does not count. Rejects if there is no such file, or another line is no line of heads. */
export async function readHeads(file: string): Promise<WrittenHead[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  // Behind the last line break.
  lines.pop()
  return lines.flatMap(line => Line.parse(JSON.parse(line)).heads)
}
