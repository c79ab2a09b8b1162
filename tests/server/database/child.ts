/** A small server process for tests that kill it: `child.ts <open|write> <dataDir> [databaseUrl]`. */

import { openDatabase } from '../../../src/server/database/open.ts'
import { createLog } from '../../../src/server/log.ts'
import { withNotes } from './notes.ts'

const [task, dataDir = '', databaseUrl] = process.argv.slice(2)
try {
  const database = await openDatabase({ dataDir, databaseUrl }, createLog('silent'))
  const { pool, transaction } = await withNotes(database)
  console.log('open')
  if (task === 'write') {
    for (let n = 1; ; n += 1) {
      await transaction(tx => tx.execute(`insert into notes (key, points) values ('row ${n}', ${n})`))
      console.log(`saved ${n}`)
    }
  }
  process.on('SIGTERM', () => void pool.end())
} catch (error) {
  console.log(`refused ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
