/**
 * Creates the schema of a database as a server's first start does, without rows: `prepare.ts <dataDir> [databaseUrl]`.
 */
import { openDatabase } from '../../src/server/database/open.ts'
import { startJobs } from '../../src/server/jobs/jobs.ts'
import { createLog } from '../../src/server/log.ts'
import { idleHandlers } from './jobs/idle-handlers.ts'

const [dataDir = '', databaseUrl] = process.argv.slice(2)
const log = createLog('warn')
const database = await openDatabase({ dataDir, databaseUrl }, log)
const jobs = await startJobs(database, idleHandlers(), log)
await jobs.stop()
await database.pool.query('DELETE FROM jobs.job')
await database.close()
