import pdfWorkerUrl from 'virtual:pdf-worker-url'
import { type Remote, wrap } from 'comlink'
import type { PdfMaker, PdfReply } from '../../../pdf/pdf-maker.ts'
import { trustedWorkerUrl } from '../../../platform/browser/trusted-urls.ts'
import { systemClock } from '../../../platform/clock.ts'

/** A weak phone needs a second for ten pages. */
const PATIENCE_MS = 180_000

/** A worker for each PDF: typesetting takes more memory than a page that is not read should hold. */
export async function makePdf(work: (maker: Remote<PdfMaker>) => Promise<PdfReply>): Promise<PdfReply> {
  const worker = new Worker(trustedWorkerUrl(pdfWorkerUrl), { type: 'module', name: 'pdf' })
  const ended = new AbortController()
  const broken = new Promise<PdfReply>(resolve => {
    ended.signal.addEventListener(
      'abort',
      systemClock.after(PATIENCE_MS, () => resolve({ kind: 'too-long' })),
    )
    worker.addEventListener('error', () => resolve({ kind: 'not-here' }), { signal: ended.signal })
  })
  try {
    return await Promise.race([work(wrap<PdfMaker>(worker)), broken])
  } finally {
    ended.abort()
    worker.terminate()
  }
}
