import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clusterDirectory, openCluster } from '../../src/server/database/pglite/cluster.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CACHE = here('../../.cache')

/** Copies a fresh cluster of the embedded database to `dataDir`, ten times as fast as initdb. */
export async function placeEmptyCluster(dataDir: string): Promise<void> {
  cpSync(await emptyCluster(), clusterDirectory(dataDir), { recursive: true })
}

/** A cluster fresh from initdb, cached between runs. */
async function emptyCluster(): Promise<string> {
  const { version } = JSON.parse(readFileSync(here('../../node_modules/@electric-sql/pglite/package.json'), 'utf8'))
  const kept = join(CACHE, `pglite-${version}`)
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true })
    const draft = mkdtempSync(`${kept}-`)
    const engine = await openCluster(draft, () => undefined)
    await engine.close()
    try {
      renameSync(clusterDirectory(draft), kept)
    } catch (error) {
      // Another test file has cached it first.
      if (!existsSync(kept)) throw error
    }
    rmSync(draft, { recursive: true })
  }
  return kept
}
