import { openDatabase } from '../../src/server/database/open.ts'
import { silentLog, type Where } from './databases.ts'

/** Runs statements on a database that no server has open; returns the rows of each. */
export async function queryDatabase(where: Where, statements: string[]): Promise<unknown[][]> {
  const database = await openDatabase(where, silentLog)
  try {
    const rows: unknown[][] = []
    for (const statement of statements) rows.push((await database.pool.query(statement)).rows)
    return rows
  } finally {
    await database.close()
  }
}
