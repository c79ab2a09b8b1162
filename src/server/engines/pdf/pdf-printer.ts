import { Worker } from 'node:worker_threads'
import type { Paper } from '../../../domain/paper/paper.ts'
import { CodedError } from '../../coded-error.ts'
import { type Deferred, deferred } from '../documents/process/deferred.ts'

export interface PdfRequest {
  id: number
  paper: Paper
}
export type PdfReply = { id: number; pdf: Uint8Array } | { id: number; error: 'TOO_LONG' | 'FAILED' }

/** 300 pages take some six seconds. */
const LIMIT_MS = 60_000
const HEAP_MB = 1024
/** More callers are sent away: each waits for those before it. */
const MOST_WAITING = 16

/** `TOO_LONG`: of time or of text; the same paper would fail again. */
export class PdfError extends CodedError<'TOO_LONG' | 'FAILED' | 'BUSY'> {
  override readonly name = 'PdfError'
}

/** Makes PDFs in a thread of its own, one at a time; a paper that takes too long ends the thread, the next starts one. */
export interface PdfPrinter {
  /** Throws PdfError. */
  print(paper: Paper): Promise<Uint8Array>
  close(): Promise<void>
}

export function createPdfPrinter(limitMs = LIMIT_MS): PdfPrinter {
  const waiting = new Map<number, Deferred<Uint8Array>>()
  let worker: Worker | null = null
  let last = 0
  let queue: Promise<unknown> = Promise.resolve()
  let queued = 0

  function thread(): Worker {
    if (worker) return worker
    const started = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    worker = started
    started.unref()
    started.on('message', (reply: PdfReply) => {
      const call = waiting.get(reply.id)
      if ('pdf' in reply) call?.resolve(reply.pdf)
      else call?.reject(new PdfError(reply.error, 'the paper could not be made'))
    })
    const ended = () => {
      if (worker !== started) return
      worker = null
      for (const call of waiting.values()) call.reject(new PdfError('FAILED', 'the thread ended'))
    }
    started.once('exit', ended)
    started.once('error', ended)
    return started
  }

  /** One at a time: then the limit counts only the paper's own time. */
  async function printNext(paper: Paper): Promise<Uint8Array> {
    const id = ++last
    const call = deferred<Uint8Array>()
    waiting.set(id, call)
    const timer = setTimeout(() => {
      call.reject(new PdfError('TOO_LONG', 'the paper takes too long'))
      void worker?.terminate()
      worker = null
    }, limitMs)
    try {
      thread().postMessage({ id, paper } satisfies PdfRequest)
      return await call.promise
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }

  return {
    async print(paper) {
      if (queued >= MOST_WAITING) throw new PdfError('BUSY', 'too many papers wait')
      queued++
      const printed = queue.then(() => printNext(paper))
      queue = printed.catch(() => undefined)
      try {
        return await printed
      } finally {
        queued--
      }
    },
    async close() {
      await worker?.terminate()
    },
  }
}
