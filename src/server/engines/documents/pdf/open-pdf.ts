import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf'
import { DocumentError } from '../document-error.ts'
import type { Limits } from '../limits.ts'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** Throws ENCRYPTED, BROKEN or TOO_MANY_PAGES. A password that only forbids printing or copying is none to reading. */
export async function openPdf(bytes: Uint8Array, limits: Limits): Promise<Pdf> {
  const CanvasFactory = await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas'))
  // A copy: pdf.js detaches the buffer that it is given. `maxImageSize` refuses images before they are decoded.
  const options = { CanvasFactory, verbosity: 0, maxImageSize: limits.pixels, stopAtErrors: false, enableXfa: false }
  const pdf = await getDocumentProxy(new Uint8Array(bytes), options).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new DocumentError(isLocked ? 'ENCRYPTED' : 'BROKEN', { cause: error })
  })
  if (pdf.numPages <= limits.pages && pdf.numPages > 0) return pdf
  await pdf.destroy()
  throw new DocumentError(pdf.numPages > 0 ? 'TOO_MANY_PAGES' : 'BROKEN')
}
