import { openDatabase } from '../../src/server/database/open.ts'
import { silentLog, type Where } from './databases.ts'

/** Asks a database that no server has open; the rows of each statement. */
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
