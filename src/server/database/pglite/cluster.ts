import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { holdDirectory, lockDirectory } from './directory-lock.ts'
import { type Engine, type EngineStopped, startEngine } from './engine.ts'

/**
 * Opens the embedded cluster under `dataDir`. Throws DirectoryInUse while another process has it. A new cluster is
 * created in a draft folder, flushed to disk and renamed, so that it is there whole or not at all.
 */
export async function openCluster(dataDir: string, onCrash: (error: EngineStopped) => void): Promise<Engine> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlockFile = lockDirectory(dataDir, join(dataDir, 'pglite.lock'))
  let letGo: () => Promise<void> = () => Promise.resolve()
  const unlock = async () => {
    await letGo()
    unlockFile()
  }
  try {
    letGo = await holdDirectory(dataDir)
    const directory = clusterDirectory(dataDir)
    if (!existsSync(directory)) await createCluster(dataDir, directory)
    const engine = await startEngine(directory, onCrash)
    return {
      socket: () => engine.socket(),
      async close() {
        try {
          await engine.close()
        } finally {
          await unlock()
        }
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

export const clusterDirectory = (dataDir: string): string => join(dataDir, 'pglite')

async function createCluster(dataDir: string, directory: string): Promise<void> {
  const draft = join(dataDir, 'pglite.new')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const engine = await startEngine(draft, () => undefined)
  await engine.close()
  flushTree(draft)
  renameSync(draft, directory)
  flush(dataDir)
}

function flushTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) flushTree(path)
    else flush(path)
  }
  flush(directory)
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
