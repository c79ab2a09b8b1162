import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isUnavailable } from '../../../../src/server/database/failures.ts'
import { clusterDirectory } from '../../../../src/server/database/pglite/cluster.ts'
import { pgliteOnly } from '../../databases.ts'
import { notes, withNotes } from '../notes.ts'

const databases = pgliteOnly()

it('I3: an engine that cannot write its log acknowledges nothing, and recovers with the next statement', async () => {
  const where = await databases.place()
  const { db, pool, transaction } = await withNotes(await databases.open(where))
  await db.insert(notes).values({ key: 'acknowledged' })

  const log = join(clusterDirectory(where.dataDir), 'pg_wal')
  renameSync(log, `${log}.away`)
  const stopped = await transaction(async tx => {
    await tx.insert(notes).values({ key: 'not acknowledged' })
    await tx.execute('select pg_switch_wal()')
    await tx.insert(notes).values({ key: 'not acknowledged either' })
  }).catch((error: unknown) => error)
  expect(isUnavailable(stopped)).toBe(true)
  renameSync(`${log}.away`, log)

  const { rows } = await pool.query('SELECT key FROM notes')
  expect(rows).toEqual([{ key: 'acknowledged' }])
  await db.insert(notes).values({ key: 'afterwards' })
})

it('returns to each of many callers its own result', async () => {
  const { pool } = await databases.open()
  const responses = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const { rows } = await pool
        .query(n % 7 === 0 ? 'SELECT 1 / 0' : 'SELECT $1::int AS n', n % 7 === 0 ? [] : [n])
        .catch(() => ({ rows: [{ n: 'failed' }] }))
      return rows[0].n
    }),
  )
  expect(responses).toEqual(Array.from({ length: 200 }, (_, n) => (n % 7 === 0 ? 'failed' : n)))
})

it('does not keep results: memory stays flat over many large ones', async () => {
  const { pool } = await databases.open()
  const read = () => pool.query("SELECT repeat('x', 1000) AS text FROM generate_series(1, 5000)")
  for (let i = 0; i < 10; i += 1) await read()
  const before = process.memoryUsage().rss
  for (let i = 0; i < 120; i += 1) await read()
  // 120 results are 600 MB.
  expect(process.memoryUsage().rss - before).toBeLessThan(350e6)
})
