import { Worker } from 'node:worker_threads'
import { CodedError } from '../../coded-error.ts'
import { EngineSocket } from './engine-socket.ts'
import type { EngineData, FromEngine, ToEngine } from './messages.ts'

/** The engine's thread ended: as with a lost connection, a statement in flight may or may not have been committed. */
export class EngineStopped extends CodedError<'ENGINE_STOPPED'> {
  override readonly name = 'EngineStopped'
  constructor(reason: string) {
    super('ENGINE_STOPPED', `The embedded database stopped: ${reason}`)
  }
}

/** PGlite in a worker thread, used like a PostgreSQL server: each socket is one session, one at a time. */
export interface Engine {
  /** A socket for `pg`'s Client option `stream`. Restarts the engine if it has stopped. */
  socket(): EngineSocket
  /** Writes a checkpoint; everything is on disk when it resolves. */
  close(): Promise<void>
}

interface Thread {
  worker: Worker
  exited: Promise<void>
}

/**
 * Starts PGlite on `directory`, which the caller has locked. Rejects with EngineStopped if it cannot start. `onCrash`:
 * called when the engine stops later; not called by `close`. The next socket restarts it, and it recovers from its log.
 */
export async function startEngine(directory: string, onCrash: (error: EngineStopped) => void): Promise<Engine> {
  const sockets = new Map<number, EngineSocket>()
  let sessions = 0
  let closing = false
  let thread: Promise<Thread> | undefined

  const start = () => {
    thread ??= spawn()
    return thread
  }

  function spawn(): Promise<Thread> {
    const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), {
      workerData: { directory } satisfies EngineData,
    })
    let reason = 'the engine ended'
    return new Promise((resolve, reject) => {
      let started = false
      const exited = new Promise<void>(done => worker.once('exit', () => done()))
      worker.on('message', (message: FromEngine) => {
        switch (message.kind) {
          case 'ready':
            started = true
            return resolve({ worker, exited })
          case 'frames':
            return sockets.get(message.session)?.deliver(message.bytes)
          case 'failed':
            reason = message.reason
        }
      })
      worker.once('error', error => {
        reason = error.message
      })
      worker.once('exit', () => {
        thread = undefined
        const stopped = new EngineStopped(reason)
        for (const socket of sockets.values()) socket.destroy(stopped)
        if (!started) reject(stopped)
        else if (!closing) onCrash(stopped)
      })
    })
  }

  await start()
  return {
    socket() {
      sessions += 1
      const session = sessions
      const socket = new EngineSocket(session, async () => {
        const { worker } = await start()
        return (message: ToEngine) => worker.postMessage(message)
      })
      sockets.set(session, socket)
      socket.once('close', () => sockets.delete(session))
      return socket
    },
    async close() {
      closing = true
      // An engine that did not start has nothing to close.
      const running = await thread?.catch(() => undefined)
      running?.worker.postMessage({ kind: 'shutdown' } satisfies ToEngine)
      await running?.exited
    },
  }
}
