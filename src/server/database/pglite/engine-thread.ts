/** The thread that runs PGlite: one session at a time, each batch of frames to its end. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DURABLE_PARAMETERS, DurableNodeFS } from './durable-fs.ts'
import { queryFrame } from './frames.ts'
import type { EngineData, FromEngine, ToEngine } from './messages.ts'

/** The engine's exit status after a statement that ended in an ordinary SQL error. */
const SQL_ERROR_STATUS = 100

const port = parentPort
if (!port) throw new Error('engine-thread.ts runs in a worker thread')
const { directory } = workerData as EngineData
const post = (message: FromEngine, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

/**
 * Ends the thread before it responds. PGlite swallows every exception of the engine and then reports the statement as
 * finished: a COMMIT whose fsync failed would look like a success.
 */
function die(error: unknown): never {
  post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}

const pglite = await PGlite.create({ fs: new DurableNodeFS(directory, die), startParams: DURABLE_PARAMETERS })
const { Module } = pglite
const runOnce = Module._PostgresMainLoopOnce
Module._PostgresMainLoopOnce = () => {
  try {
    runOnce()
  } catch (error) {
    if ((error as { status?: unknown }).status !== SQL_ERROR_STATUS) die(error)
    throw error
  }
}

/** Always streamed: without a callback PGlite parses every response and keeps the messages for ever. */
function execute(frames: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  // Runs to its end before it returns its promise.
  pglite.execProtocolRawStream(frames, { syncToFs: false, onRawData: bytes => chunks.push(bytes.slice()) }).catch(die)
  const response = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    response.set(chunk, offset)
    offset += chunk.length
  }
  return response
}

/** Resets the previous session: open transaction, locks, settings, LISTEN. */
function resetSession(): void {
  if (pglite.isInTransaction()) execute(queryFrame('ROLLBACK'))
  execute(queryFrame('DISCARD ALL'))
}

let current = 0
port.on('message', async (message: ToEngine) => {
  switch (message.kind) {
    case 'open':
      resetSession()
      current = message.session
      return
    case 'frames': {
      if (message.session !== current) return
      const bytes = execute(message.bytes)
      post({ kind: 'frames', session: current, bytes }, [bytes.buffer])
      return
    }
    case 'close':
      if (message.session !== current) return
      resetSession()
      current = 0
      return
    case 'shutdown':
      await pglite.close()
      process.exit(0)
  }
})
post({ kind: 'ready' })
