import '../src/contract/no-eval.ts'
import { expose, transfer } from 'comlink'
import { readFaces } from '../src/pdf/faces.ts'
import { createPdfMaker, type PdfMaker, type PdfReply } from '../src/pdf/pdf-maker.ts'
import type { PdfMake } from '../src/pdf/pdfmake.ts'
import { createRenderer } from '../src/pdf/render.ts'
import { FACE_URLS, PDFMAKE_URL } from '../src/platform/browser/app/pdf-files.ts'
import { systemNet } from '../src/platform/net.ts'

/* Typesets beside the page. The typesetter and its typefaces, 3 MB, are loaded when they are first needed. */

/**
 * pdfmake is a script of another build, loaded as it is. It hands itself to `module.exports` where there is one, and
 * otherwise writes over `self.fonts`, which a worker forbids.
 */
async function loadPdfMake(): Promise<PdfMake> {
  const scope = self as unknown as { module?: { exports: unknown }; exports?: unknown }
  const module: { exports: unknown } = { exports: {} }
  scope.module = module
  scope.exports = module.exports
  await import(/* @vite-ignore */ PDFMAKE_URL)
  return module.exports as PdfMake
}

async function load() {
  const pdfMake = await loadPdfMake()
  const faces = await readFaces(async face => {
    const reply = await systemNet.fetch(FACE_URLS[face])
    if (!reply.ok) throw new Error('a typeface could not be fetched')
    return new Uint8Array(await reply.arrayBuffer())
  })
  return createRenderer(pdfMake, faces)
}

const moved = (reply: PdfReply) =>
  reply.kind === 'made' ? transfer(reply, [reply.bytes.buffer as ArrayBuffer]) : reply

const { insight, doctor, report } = createPdfMaker(load)
const maker: PdfMaker = {
  insight: async (...args) => moved(await insight(...args)),
  doctor: async input => moved(await doctor(input)),
  report: async input => moved(await report(input)),
}
expose(maker)
