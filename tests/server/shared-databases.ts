import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { makeDataFolder } from './data-folder.ts'
import { placeEmptyCluster } from './empty-cluster.ts'
import { NODE_FLAGS } from './node-flags.ts'
import { postgresInstalled, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory to copy: a cluster with its schema and without rows. */
    preparedDataDir: string
    /** The PostgreSQL of this run, and the database there to copy; null where none is installed. */
    postgres: { folder: string; prepared: string } | null
  }
}

const PREPARE = fileURLToPath(new URL('./prepare.ts', import.meta.url))
const prepare = (dataDir: string, databaseUrl?: string) =>
  promisify(execFile)(process.execPath, [...NODE_FLAGS, PREPARE, dataDir, ...(databaseUrl ? [databaseUrl] : [])])

/** Once for all files of the project: a cluster and a PostgreSQL, both with the schema that tests begin with. */
export default async function shareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeDataFolder('prepared-')
  const [postgres] = await Promise.all([
    postgresInstalled ? startPostgres() : null,
    placeEmptyCluster(dataDir).then(() => prepare(dataDir)),
  ])
  project.provide('preparedDataDir', dataDir)
  if (postgres) {
    const prepared = await postgres.createDatabase()
    await prepare(dataDir, prepared)
    project.provide('postgres', { folder: postgres.folder, prepared })
  } else project.provide('postgres', null)
  return async () => {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
