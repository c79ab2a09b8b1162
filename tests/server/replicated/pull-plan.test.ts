import { fillPlaceholders } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { RECORDS } from '../../../src/server/modules/health-records/record.ts'
import { pageStart } from '../../../src/server/replicated/pull-position.ts'
import { insertUser } from '../database/rows.ts'
import { onBothDatabases } from '../databases.ts'

onBothDatabases('a pull of 20,000 records', databases => {
  it('reads those of one type in the order of the page, and no others', async () => {
    const database = await databases.open()
    const { db, pool } = database
    const userId = await insertUser(database)
    await pool.query(
      `insert into health_records (client_id, seq, user_id, name, record_type, status, data)
       select gen_random_uuid(), n, $1, 'record', case when n % 10 = 0 then 'triage' else 'ambient-scribe' end, 'processed',
         jsonb_build_object('note', repeat('n', 100)) from generate_series(1, 20000) n`,
      [userId],
    )
    await pool.query('analyze')
    const { sql, params } = RECORDS.pull(db).getQuery()
    const values = {
      userId,
      deleted: true,
      ...pageStart(null, {}),
      rows: 500,
      ...RECORDS.filterValues({ recordTypes: ['triage'] }),
    }
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off) ${sql}`,
      fillPlaceholders(params, values),
    )
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Scan using health_records_seq_of_type')
    expect(plan).not.toContain('Rows Removed by Filter')
  })
})
