import { useLingui } from '@lingui/react/macro'
import type { Remote } from 'comlink'
import { useState } from 'react'
import type { PdfMaker, PdfReply } from '../../../pdf/pdf-maker.ts'
import { saveAsFile } from '../../../platform/browser/save-file.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { makePdf } from '../../state/pdf/make-pdf.ts'
import { usePdfFiles } from '../../state/pdf/use-pdf-files.ts'

export interface SavePdf {
  isBusy: boolean
  /**
   * Saves what `work` makes on this device, or, where `fetched` is given and resolves to a file, that one. Every failure
   * is said.
   */
  save(
    name: string,
    work: (maker: Remote<PdfMaker>) => Promise<PdfReply>,
    fetched?: () => Promise<Blob | null>,
  ): Promise<void>
}

/** Saves PDFs. The typesetter is fetched while a screen that can make one is open. */
export function useSavePdf(): SavePdf {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  usePdfFiles()
  const words: Record<Exclude<PdfReply['kind'], 'made'>, string> = {
    'not-here': t({
      id: 'kit.pdf.notHere',
      message: 'The part that makes PDFs is not on this device yet: it is loaded once, with a network. Try again then.',
    }),
    'too-long': t({ id: 'kit.pdf.tooLong', message: 'This is too long for one PDF.' }),
    failed: t({ id: 'kit.pdf.failed', message: 'The PDF could not be made. Nothing was changed.' }),
  }
  const title = t({ id: 'kit.pdf.notSaved', message: 'No PDF was saved' })
  const say = (kind: keyof typeof words) => {
    toasts.show({ kind: 'error', title, text: words[kind] })
  }
  const save: SavePdf['save'] = async (name, work, fetched) => {
    setBusy(true)
    try {
      const file = `${name.trim().slice(0, 120) || 'document'}.pdf`
      const given = await fetched?.()
      if (given) return saveAsFile(given, file)
      const reply = await makePdf(work)
      if (reply.kind !== 'made') return say(reply.kind)
      saveAsFile(new Blob([reply.bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), file)
    } catch {
      say('failed')
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}
