import { expect, it } from 'vitest'
import { checkpointIfDue, vacuumIfDue } from '../../../../src/server/database/pglite/upkeep.ts'
import { pgliteOnly } from '../../databases.ts'

const databases = pgliteOnly()

it('a checkpoint is written when the log has grown, and not again before it grows', async () => {
  const { pool } = await databases.open()
  await pool.query('CHECKPOINT')
  expect(await checkpointIfDue(pool, 1_000_000)).toBe(false)
  await pool.query('CREATE TABLE big AS SELECT repeat(md5(n::text), 30) AS text FROM generate_series(1, 5000) AS n')
  expect(await checkpointIfDue(pool, 1_000_000)).toBe(true)
  expect(await checkpointIfDue(pool, 1_000_000)).toBe(false)
})

it('a vacuum frees the space of deleted rows', async () => {
  const { pool } = await databases.open()
  const size = async () => Number((await pool.query("SELECT pg_relation_size('t') AS size")).rows[0].size)
  const churn = async () => {
    await pool.query("INSERT INTO t SELECT repeat('x', 500) FROM generate_series(1, 2000)")
    await pool.query('DELETE FROM t')
  }
  await pool.query('CREATE TABLE t (x text)')
  await churn()
  const once = await size()
  expect(await vacuumIfDue(pool)).toContain('public.t')
  expect(await vacuumIfDue(pool)).not.toContain('public.t')
  for (let round = 0; round < 3; round += 1) {
    await churn()
    await vacuumIfDue(pool)
  }
  expect(await size()).toBeLessThanOrEqual(once)
})
