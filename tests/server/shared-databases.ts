import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { makeDataFolder } from './data-folder.ts'
import { postgresInstalled, startPostgres } from './postgres.ts'
import { prepareCluster, prepareDatabase } from './prepared.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory to copy: a cluster with its schema and without rows. */
    preparedDataDir: string
    /** The PostgreSQL of this run, and the database there to copy; null where none is installed. */
    postgres: { folder: string; prepared: string } | null
  }
}

/** Once for all files of the project: a cluster and a PostgreSQL, both with the schema that tests begin with. */
export default async function shareDatabases(project: TestProject): Promise<() => Promise<void>> {
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
    rmSync(dataDir, { recursive: true, force: true })
  }
}
