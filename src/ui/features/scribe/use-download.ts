import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RecordingDocument } from '../../../db/documents.ts'
import { saveAsFile } from '../../../platform/browser/save-file.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { useCommandContext } from '../../state/use-session.ts'
import { fetchSound } from './audio-source.ts'
import { downloadName } from './file-name.ts'

/** Hands the whole audio file to the person. */
export function useDownload({ clientId, id, name, data }: RecordingDocument) {
  const { t } = useLingui()
  const context = useCommandContext()
  const [downloading, setDownloading] = useState(false)
  const download = async () => {
    setDownloading(true)
    const blob = await fetchSound(context, { clientId, id, documentAssetId: data.documentAssetId ?? null })
    setDownloading(false)
    if (!blob) {
      toasts.show({
        kind: 'error',
        title: t({ id: 'downloadFailed', message: 'Download failed' }),
        text: t({
          id: 'scribe.download.failed',
          message: 'The audio could not be fetched from the server. Try again when you are online.',
        }),
      })
      return
    }
    const fileName = downloadName(name, data.mimeType ?? blob.type)
    saveAsFile(blob, fileName)
    toasts.show({ kind: 'success', title: t({ id: 'scribe.download.done', message: `File downloaded: ${fileName}` }) })
  }
  return { download, downloading }
}
