import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { downloadName } from '../../../../domain/files/file-names.ts'
import { saveAsFile } from '../../../../platform/browser/save-file.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { fetchSound } from '../playback/audio-source.ts'

/** Saves the whole audio file as a download. */
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
