/** The thread that works on texts of visits: the thread that answers calls is never busy with them. */
import { parentPort } from 'node:worker_threads'
import type { ThreadReply, ThreadRequest } from './report-engine.ts'
import { threadWork } from './thread-work.ts'

const port = parentPort
if (!port) throw new Error('report-thread.ts runs in a worker thread')

port.on('message', ({ id, method, args }: ThreadRequest) => {
  const work = threadWork[method] as (...given: unknown[]) => unknown
  let reply: ThreadReply
  try {
    reply = { id, value: work(...args) }
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) }
  }
  port.postMessage(reply)
})
