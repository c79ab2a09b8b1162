import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { errorCode } from '../blobs/durable-file.ts'
import type { Log } from '../log.ts'
import { BackupError, encodeFrame, type Frame } from './frames.ts'

/** In the folder that only the operator can read: a process that can connect could read the database itself. */
const socketPath = (dataDir: string) => join(dataDir, 'backup.sock')

/** A reader that takes nothing for so long is given up: the embedded database waits for it. */
const STALLED_MS = 10_000

type Dump = (write: (frame: Frame) => Promise<void>) => Promise<unknown>

/**
 * Lets `npm run backup` read the embedded database, which one process alone can open, from the server that has it. A
 * server that cannot listen there runs without; its backup then needs it stopped.
 */
export async function serveBackups(dataDir: string, dump: Dump, log: Log): Promise<{ close(): void }> {
  const path = socketPath(dataDir)
  // Of a server that was killed: this one holds the folder's lock.
  rmSync(path, { force: true })
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    dump(frame => send(socket, frame))
      .then(() => socket.end())
      .catch(error => {
        log.error({ err: error }, 'a backup failed')
        socket.destroy()
      })
  })
  const listening = await new Promise<boolean>(resolve => {
    server.once('error', error => {
      log.warn({ err: error }, 'backups need a stopped server')
      resolve(false)
    })
    server.listen(path, () => resolve(true))
  })
  if (listening) chmodSync(path, 0o600)
  return {
    close() {
      server.close()
      rmSync(path, { force: true })
    },
  }
}

function send(socket: Socket, frame: Frame): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.destroyed) return reject(stalled())
    const timer = setTimeout(() => socket.destroy(stalled()), STALLED_MS)
    const end = (error?: Error | null) => {
      clearTimeout(timer)
      socket.off('close', gone)
      if (error) reject(error)
      else resolve()
    }
    const gone = () => end(stalled())
    socket.once('close', gone)
    socket.write(encodeFrame(frame), end)
  })
}

const stalled = () => new BackupError('UNREACHABLE', 'Nothing took the backup any more.')

/** The server's backup, as bytes of frames. Throws UNREACHABLE if no server offers one. */
export async function fromServer(dataDir: string): Promise<AsyncIterable<Uint8Array>> {
  const socket = createConnection(socketPath(dataDir))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', error => {
      const code = String(errorCode(error))
      reject(
        new BackupError('UNREACHABLE', `DATA_DIR is in use, and its server offers no backup (${code}): stop it first.`),
      )
    })
  })
  return socket
}
