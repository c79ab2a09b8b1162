import { systemClock } from '../../clock.ts'
import { trustedWorkerUrl } from '../trusted-urls.ts'
import { type PhotoCall, PhotoFailed, type PhotoReply, type PhotoWorker } from './photo-call.ts'

/** A weak phone takes ten seconds for a photo; a call that takes this long never ends. */
const PATIENCE_MS = 60_000

/**
 * Starts the worker at the first call, and again after a call that never ended or crashed it. One call after the other:
 * two large photos at once may not fit into a phone's memory.
 */
export function createPhotoWorker(url: string): PhotoWorker {
  let worker: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()

  const ask = (call: PhotoCall): Promise<Blob> =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(trustedWorkerUrl(url), { type: 'module', name: 'photos' })
      const asked = worker
      const settled = new AbortController()
      const fail = (reason: string, isDead = true) => {
        settled.abort()
        if (isDead) {
          asked.terminate()
          worker = null
        }
        reject(new PhotoFailed(reason))
      }
      const stop = systemClock.after(PATIENCE_MS, () => fail('no reply'))
      const { signal } = settled
      signal.addEventListener('abort', stop)
      asked.addEventListener('error', () => fail('the worker has ended'), { signal })
      const take = ({ data }: MessageEvent<PhotoReply>) => {
        if ('error' in data) return fail(data.error, false)
        settled.abort()
        resolve(data.blob)
      }
      asked.addEventListener('message', take, { signal })
      asked.postMessage(call)
    })

  return {
    run(call) {
      const next = last.then(() => ask(call))
      last = next.catch(() => undefined)
      return next
    },
  }
}
