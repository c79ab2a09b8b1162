import reportWorkerUrl from 'virtual:report-worker-url'
import { type Remote, wrap } from 'comlink'
import type { ReportEngine } from '../../../../domain/reports/report-engine.ts'
import { trustedWorkerUrl } from '../../../../platform/browser/trusted-urls.ts'
import { systemClock } from '../../../../platform/clock.ts'

/** Half an hour of talk takes half a second on a laptop; a weak phone takes ten times that. */
const PATIENCE_MS = 30_000

/** The worker ended or did not answer; the next call starts another. */
export class TextWorkerFailed extends Error {
  override readonly name = 'TextWorkerFailed'
}

let running: { worker: Worker; remote: Remote<ReportEngine> } | null = null

function start() {
  const worker = new Worker(trustedWorkerUrl(reportWorkerUrl), { type: 'module', name: 'report' })
  return { worker, remote: wrap<ReportEngine>(worker) }
}

/** Runs `work` in the worker that reads transcripts, so that no page waits for it. Rejects with TextWorkerFailed. */
export async function readText<T>(work: (engine: Remote<ReportEngine>) => Promise<T>): Promise<T> {
  running ??= start()
  const { worker, remote } = running
  const ended = new AbortController()
  const broken = new Promise<never>((_, reject) => {
    const fail = () => {
      worker.terminate()
      if (running?.worker === worker) running = null
      reject(new TextWorkerFailed('the worker did not answer'))
    }
    const stop = systemClock.after(PATIENCE_MS, fail)
    ended.signal.addEventListener('abort', stop)
    worker.addEventListener('error', fail, { signal: ended.signal })
  })
  try {
    return await Promise.race([work(remote), broken])
  } finally {
    ended.abort()
  }
}
