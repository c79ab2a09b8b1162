import { rmSync } from 'node:fs'
import { bundlePrograms } from '../server/bundled-programs.ts'
import { makeDataFolder } from '../server/data-folder.ts'
import { postgresInstalled, startPostgres } from '../server/postgres.ts'
import { prepareCluster, prepareDatabase } from '../server/prepared.ts'
import { writeNoise } from './device/microphone.ts'

/**
 * Runs once for all workers: the microphone's sound, the programs, and the databases that their servers copy. The workers'
 * servers use PostgreSQL where it is installed, which takes less of the processor; those that tests start the embedded one.
 */
export default async function prepareServer(): Promise<() => Promise<void>> {
  writeNoise()
  const removePrograms = await bundlePrograms()
  const dataDir = makeDataFolder('prepared-')
  await prepareCluster(dataDir)
  process.env.PREPARED_DATA_DIR = dataDir
  const postgres = postgresInstalled ? await startPostgres() : null
  if (postgres) {
    const prepared = await postgres.createDatabase()
    await prepareDatabase(dataDir, prepared)
    Object.assign(process.env, { E2E_POSTGRES: postgres.folder, E2E_DATABASE: prepared })
  }
  return async () => {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
    removePrograms()
  }
}
