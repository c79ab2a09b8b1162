import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openBlobStore } from '../blobs/open.ts'
import { moment, systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Connections } from '../database/connections.ts'
import { clusterDirectory } from '../database/pglite/cluster.ts'
import { DirectoryInUse } from '../database/pglite/directory-lock.ts'
import { openPglite } from '../database/pglite/open.ts'
import { openPostgres } from '../database/postgres.ts'
import type { Log } from '../log.ts'
import { fromServer } from './control-socket.ts'
import { dump } from './dump.ts'
import { BackupError, decodeFrames, encodeFrame, type Frame, type Summary } from './frames.ts'
import { nowhere, readBackup } from './read-backup.ts'
import { restore } from './restore.ts'
import { SHORTEST_PASSPHRASE, sealed, unsealed } from './sealed-file.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** BACKUP_PASSPHRASE, or the first line of the file that BACKUP_PASSPHRASE_FILE names. Throws BAD_CALL. */
export function readPassphrase(environment: Environment): string {
  const { BACKUP_PASSPHRASE: given, BACKUP_PASSPHRASE_FILE: file } = environment
  const passphrase = given ?? (file === undefined ? '' : (readFileSync(file, 'utf8').split('\n')[0] ?? ''))
  if (passphrase.length >= SHORTEST_PASSPHRASE) return passphrase
  throw new BackupError(
    'BAD_CALL',
    `Set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, to at least ${SHORTEST_PASSPHRASE} characters.`,
  )
}

const openDatabase = ({ databaseUrl, dataDir }: Config, log: Log): Promise<Connections> | Connections =>
  databaseUrl === undefined ? openPglite(dataDir, log) : openPostgres(databaseUrl, log)

/** Makes a backup of what the configuration names, reads it back, and returns what is in it. */
export async function backup(config: Config, log: Log, file: string, passphrase: string): Promise<Summary> {
  const path = resolve(file)
  if (existsSync(path)) throw new BackupError('BAD_CALL', 'There is a file of this name already.')
  if (config.databaseUrl === undefined && !existsSync(clusterDirectory(config.dataDir))) {
    throw new BackupError('NOTHING_TO_BACK_UP', 'DATA_DIR has no database.')
  }
  const draft = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    await write(draft, sealed(await source(config, log), passphrase))
    const summary = await check(draft, passphrase)
    await rename(draft, path)
    return summary
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** PostgreSQL is read beside its servers; the embedded database by the process that has its folder. */
async function source(config: Config, log: Log): Promise<AsyncIterable<Uint8Array>> {
  let connections: Connections
  try {
    connections = await openDatabase(config, log)
  } catch (error) {
    if (error instanceof DirectoryInUse) return fromServer(config.dataDir)
    throw error
  }
  const blobs = await openBlobStore(config.blobs)
  return pulled(async write => {
    try {
      await dump({ pool: connections.pool, blobs, now: moment(systemClock) }, write)
    } finally {
      await connections.close()
    }
  })
}

/** Turns a writer into a stream; it goes on when its last frame was taken. */
async function* pulled(work: (write: (frame: Frame) => Promise<void>) => Promise<void>): AsyncGenerator<Buffer> {
  const stream = new TransformStream<Buffer, Buffer>()
  const writer = stream.writable.getWriter()
  const done = work(frame => writer.write(encodeFrame(frame))).then(
    () => writer.close(),
    error => writer.abort(error),
  )
  yield* stream.readable
  await done
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of bytes) await file.writeFile(piece)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Reads a backup to its end and changes nothing. */
export const check = (file: string, passphrase: string): Promise<Summary> =>
  readBackup(decodeFrames(unsealed(createReadStream(file), passphrase)), nowhere)

/** Restores a backup into the empty place that the configuration names. */
export async function restoreFile(
  config: Config,
  log: Log,
  file: string,
  passphrase: string,
): Promise<{ summary: Summary; epoch: string }> {
  const frames = decodeFrames(unsealed(createReadStream(file), passphrase))
  // A wrong passphrase leaves no trace.
  const { value: first, done } = await frames.next()
  if (done) throw new BackupError('INCOMPLETE', 'The backup is empty.')
  const isNew = config.databaseUrl === undefined && !existsSync(clusterDirectory(config.dataDir))
  const connections = await openDatabase(config, log)
  let restored = false
  try {
    const dataDir = config.databaseUrl === undefined ? config.dataDir : undefined
    const place = { connections, blobs: await openBlobStore(config.blobs), dataDir }
    const result = await restore(place, joined(first, frames))
    restored = true
    return result
  } finally {
    await connections.close()
    if (isNew && !restored) await rm(clusterDirectory(config.dataDir), { recursive: true, force: true })
  }
}

async function* joined(first: Frame, rest: AsyncGenerator<Frame, void>): AsyncGenerator<Frame, void> {
  yield first
  yield* rest
}
