import { Worker } from 'node:worker_threads'
import { CodedError } from '../../coded-error.ts'
import { type Deferred, deferred } from '../documents/process/deferred.ts'
import type { ThreadWork } from './thread-work.ts'

type Method = keyof ThreadWork
export type ThreadRequest = { id: number; method: Method; args: unknown[] }
export type ThreadReply = { id: number; value: unknown } | { id: number; error: string }

/** 5,000 words take half a second; a text that takes this long is none of a visit. */
const LIMIT_MS = 20_000
/** A text of the largest row takes 300 MB. */
const HEAP_MB = 512
/** A larger young heap makes nothing faster and keeps 100 MB. */
const YOUNG_HEAP_MB = 16

/** The work on a text failed or took too long; the same text would fail again. */
export class ReportEngineError extends CodedError<'TOO_LONG' | 'FAILED'> {
  override readonly name = 'ReportEngineError'
  readonly retryable = false
}

/** The server stops: the same text can be worked on after the next start. */
class ThreadClosed extends CodedError<'CLOSED'> {
  readonly retryable = true
  constructor() {
    super('CLOSED', 'the thread is closed')
  }
}

/** The domain's report engine in a thread of its own; a text that takes too long ends the thread, the next starts one. */
export interface ReportThread {
  run<M extends Method>(method: M, ...args: Parameters<ThreadWork[M]>): Promise<ReturnType<ThreadWork[M]>>
  close(): Promise<void>
}

export function createReportThread(limitMs = LIMIT_MS): ReportThread {
  const waiting = new Map<number, Deferred<unknown>>()
  let worker: Worker | null = null
  let isClosed = false
  let last = 0
  let queue: Promise<unknown> = Promise.resolve()

  function thread(): Worker {
    if (worker) return worker
    const started = new Worker(new URL('./report-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    })
    worker = started
    started.unref()
    started.on('message', (reply: ThreadReply) => {
      const call = waiting.get(reply.id)
      if ('error' in reply) call?.reject(new ReportEngineError('FAILED', reply.error))
      else call?.resolve(reply.value)
    })
    const ended = () => {
      if (worker !== started) return
      worker = null
      for (const call of waiting.values()) {
        call.reject(isClosed ? new ThreadClosed() : new ReportEngineError('FAILED', 'the thread ended'))
      }
    }
    started.once('exit', ended)
    started.once('error', ended)
    return started
  }

  /** Called for one text at a time, so that the time limit never includes waiting behind another text. */
  async function runNext(method: Method, args: unknown[]): Promise<unknown> {
    if (isClosed) throw new ThreadClosed()
    const id = ++last
    const call = deferred<unknown>()
    waiting.set(id, call)
    const started = thread()
    const timer = setTimeout(() => {
      call.reject(new ReportEngineError('TOO_LONG', 'the text takes too long'))
      worker = null
      void started.terminate()
    }, limitMs)
    started.postMessage({ id, method, args } satisfies ThreadRequest)
    try {
      return await call.promise
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }

  return {
    run(method, ...args) {
      const result = queue.then(() => runNext(method, args))
      queue = result.catch(() => undefined)
      return result as Promise<ReturnType<ThreadWork[typeof method]>>
    },
    async close() {
      isClosed = true
      await worker?.terminate()
    },
  }
}
