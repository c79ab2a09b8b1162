import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { readFaces } from '../../../pdf/faces.ts'
import type { PdfMake } from '../../../pdf/pdfmake.ts'
import { createRenderer, PaperTooLong } from '../../../pdf/render.ts'
import { FACE_FILES } from './face-files.ts'
import type { PdfReply, PdfRequest } from './pdf-printer.ts'

/* Typesetting beside the thread that answers: a page takes some 20 ms. */

const require = createRequire(import.meta.url)

interface NodePdfMake extends PdfMake {
  setUrlAccessPolicy(allows: (url: string) => boolean): void
  setLocalAccessPolicy(allows: (path: string) => boolean): void
}

async function start() {
  const pdfmake = require('pdfmake') as NodePdfMake
  // Nothing of a paper may make the server fetch or read: typefaces are given as bytes.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  const faces = await readFaces(face => readFile(require.resolve(FACE_FILES[face])))
  return createRenderer(pdfmake, faces)
}

const ready = start()

parentPort?.on('message', async ({ id, paper }: PdfRequest) => {
  const reply = await ready
    .then(render => render(paper))
    .then(
      (pdf): PdfReply => ({ id, pdf: new Uint8Array(pdf) }),
      (error: unknown): PdfReply => ({ id, error: error instanceof PaperTooLong ? 'TOO_LONG' : 'FAILED' }),
    )
  parentPort?.postMessage(reply, 'pdf' in reply ? [reply.pdf.buffer as ArrayBuffer] : [])
})
