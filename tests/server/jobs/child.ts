/** A small server process for tests that kill it in a job: `child.ts <stall|finish> <dataDir> [databaseUrl]`. */
import { openDatabase } from '../../../src/server/database/open.ts'
import { startJobs } from '../../../src/server/jobs/jobs.ts'
import { createLog } from '../../../src/server/log.ts'
import { idleHandlers } from './idle-handlers.ts'

const [manner, dataDir = '', databaseUrl] = process.argv.slice(2)
const log = createLog('silent')
const database = await openDatabase({ dataDir, databaseUrl }, log)
await database.pool.query('CREATE TABLE IF NOT EXISTS effects (record int)')
const jobs = await startJobs(
  database,
  {
    ...idleHandlers(),
    transcribe: {
      run: async ({ recordId }, { attempt }) => {
        console.log(`attempt ${attempt}`)
        if (manner === 'stall') await new Promise(() => undefined)
        await database.pool.query('INSERT INTO effects VALUES ($1)', [recordId])
        console.log('done')
      },
      failed: async () => undefined,
    },
  },
  log,
  1,
)
if (manner === 'stall') await jobs.send('transcribe', { recordId: 7, assetId: 1 })
process.on('SIGTERM', async () => {
  await jobs.stop(1000)
  await database.close()
})
console.log('ready')
