import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bundled } from './bundled-programs.ts'
import { placeEmptyCluster } from './empty-cluster.ts'
import { NODE_FLAGS } from './node-flags.ts'

const PREPARE = fileURLToPath(new URL('./prepare.ts', import.meta.url))

/**
 * Creates the schema as a server's first start does, without rows: in the embedded database under `dataDir`, or at the
 * URL.
 */
export async function prepareDatabase(dataDir: string, databaseUrl?: string): Promise<void> {
  await promisify(execFile)(process.execPath, [
    ...NODE_FLAGS,
    bundled(PREPARE),
    dataDir,
    ...(databaseUrl ? [databaseUrl] : []),
  ])
}

/** A cluster of the embedded database under `dataDir`, with its schema and without rows. */
export async function prepareCluster(dataDir: string): Promise<void> {
  await placeEmptyCluster(dataDir)
  await prepareDatabase(dataDir)
}
