import { rmSync } from 'node:fs'
import { makeDataFolder } from '../server/data-folder.ts'
import { prepareCluster } from '../server/prepared.ts'

/** Once for all files: the data directory that their servers begin with (see tests/server/test-server.ts). */
export default async function prepareServer(): Promise<() => void> {
  const dataDir = makeDataFolder('prepared-')
  await prepareCluster(dataDir)
  process.env.PREPARED_DATA_DIR = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}
