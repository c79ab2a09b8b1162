import { createHash } from 'node:crypto'
import { RowCount } from './count-rows.ts'
import { BackupError, type Fact, type Frame, type Summary, type Table } from './frames.ts'

/** What is done with the parts of a backup, in their order. */
export interface Target {
  begin(head: Extract<Fact, { is: 'backup' }>): Promise<void>
  rows(table: Table, rows: readonly string[]): Promise<void>
  jobs(rows: readonly string[]): Promise<void>
  /** `bytes` is read to its end. */
  file(key: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<void>
}

/** Reads a whole backup into `target`, and verifies its counts and hashes. Throws BackupError. */
export async function readBackup(frames: AsyncGenerator<Frame, void>, target: Target): Promise<Summary> {
  const found: Summary = { tables: {}, files: { count: 0, bytes: 0, gone: 0, missing: 0 }, jobs: 0 }
  const { value: first } = await frames.next()
  if (first?.kind !== 'fact' || first.fact.is !== 'backup') throw incomplete('it has no beginning')
  if (first.fact.format !== 1) throw new BackupError('OTHER_VERSION', 'The backup is of a later version.')
  const tables = new Map(first.fact.tables.map(table => [table.name, table]))
  const counts = new Map<string, RowCount>()
  let rowsOf: Table | 'jobs' | null = null
  await target.begin(first.fact)
  for (let next = await frames.next(); !next.done; next = await frames.next()) {
    const frame = next.value
    if (frame.kind === 'rows') {
      if (rowsOf === null) throw incomplete('rows of no table')
      if (rowsOf === 'jobs') {
        found.jobs += frame.rows.length
        await target.jobs(frame.rows)
      } else {
        counts.get(rowsOf.name)?.add(frame.rows)
        await target.rows(rowsOf, frame.rows)
      }
      continue
    }
    if (frame.kind === 'bytes') throw incomplete('bytes of no file')
    const { fact } = frame
    switch (fact.is) {
      case 'table': {
        const table = tables.get(fact.name)
        if (!table) throw incomplete('a table that it does not name')
        counts.set(fact.name, new RowCount())
        rowsOf = table
        break
      }
      case 'jobs':
        rowsOf = 'jobs'
        break
      case 'file': {
        rowsOf = null
        await oneFile(frames, fact, target)
        found.files.count += 1
        found.files.bytes += fact.size
        break
      }
      case 'file-gone':
        found.files.gone += 1
        break
      case 'file-missing':
        found.files.missing += 1
        break
      case 'end':
        for (const [name, count] of counts) found.tables[name] = count.counted()
        if (JSON.stringify(sorted(found)) !== JSON.stringify(sorted(fact.summary))) {
          throw incomplete('its counts and hashes differ from what it holds')
        }
        if (!(await frames.next()).done) throw incomplete('something follows its end')
        return found
      default:
        throw incomplete('a part out of its place')
    }
  }
  throw incomplete('it has no end')
}

async function oneFile(
  frames: AsyncGenerator<Frame, void>,
  { key, size }: Extract<Fact, { is: 'file' }>,
  target: Target,
): Promise<void> {
  const sha256 = createHash('sha256')
  let read = 0
  let told: string | null = null
  async function* bytes() {
    for (;;) {
      const { value: frame, done } = await frames.next()
      if (done || frame.kind === 'rows') throw incomplete('a file ends in the middle')
      if (frame.kind === 'fact') {
        if (frame.fact.is !== 'file-end') throw incomplete('a file ends in the middle')
        told = frame.fact.sha256
        return
      }
      sha256.update(frame.bytes)
      read += frame.bytes.length
      yield frame.bytes
    }
  }
  await target.file(key, size, bytes())
  if (read !== size || told !== sha256.digest('hex')) throw incomplete('a file is not what was stored')
}

const sorted = ({ tables, files, jobs }: Summary) => ({
  tables: Object.entries(tables).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ...{ count: files.count, bytes: files.bytes, gone: files.gone, missing: files.missing, jobs },
})

const incomplete = (what: string) => new BackupError('INCOMPLETE', `The backup is not whole: ${what}.`)

/** For a look at a backup that changes nothing. */
export const nowhere: Target = {
  begin: async () => undefined,
  rows: async () => undefined,
  jobs: async () => undefined,
  async file(_key, _size, bytes) {
    for await (const _ of bytes);
  },
}
