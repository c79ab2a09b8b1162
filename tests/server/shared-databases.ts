import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundlePrograms } from './bundled-programs.ts'
import { makeDataFolder } from './data-folder.ts'
import { postgresInstalled, startPostgres } from './postgres.ts'
import { prepareCluster, prepareDatabase } from './prepared.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What ran on PostgreSQL only runs on PGlite now, and nothing else. */
    secondRun: boolean
    /** A folder that is removed when all tests have ended. */
    folderOfRun: string
    /** A data directory to copy: a cluster with its schema and no rows. */
    preparedDataDir: string
    /** The PostgreSQL of this run and the database to copy; null if none is installed. */
    postgres: { folder: string; prepared: string } | null
  }
}

/** Once per project: the programs that tests start, a cluster and a PostgreSQL, both with the schema. */
export default async function shareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const removePrograms = await bundlePrograms()
  const folderOfRun = mkdtempSync(join(tmpdir(), 'server-tests-'))
  project.provide('folderOfRun', folderOfRun)
  const dataDir = makeDataFolder('prepared-')
  const [postgres] = await Promise.all([postgresInstalled ? startPostgres() : null, prepareCluster(dataDir)])
  project.provide('preparedDataDir', dataDir)
  if (postgres) {
    const prepared = await postgres.createDatabase()
    await prepareDatabase(dataDir, prepared)
    project.provide('postgres', { folder: postgres.folder, prepared })
  } else project.provide('postgres', null)
  return async () => {
    await postgres?.stop()
    for (const folder of [dataDir, folderOfRun]) rmSync(folder, { recursive: true, force: true })
    removePrograms()
  }
}
