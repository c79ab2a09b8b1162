import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { downloadName } from '../../../../../domain/files/file-names.ts'
import { saveAsFile } from '../../../../../platform/browser/save-file.ts'
import { Button } from '../../../../components/action/button.tsx'
import { dialogs } from '../../../../components/overlay/dialogs.ts'
import { toasts } from '../../../../components/toast/toasts.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import type { UploadEntry } from './upload-entry.ts'
import styles from './view-file.module.css'

/** Images that every browser shows. */
const SHOWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/bmp'])

/** Shows a file of this device: an image here, anything else by a copy that the device opens. */
export function useViewFile(): (
  entry: Pick<UploadEntry, 'clientId' | 'name' | 'fileName' | 'mimeType'>,
) => Promise<void> {
  const { t } = useLingui()
  const { uploads, accountId } = useCommandContext()
  return async ({ clientId, name, fileName, mimeType }) => {
    const blob = await uploads.blob(accountId, clientId)
    if (!blob) {
      toasts.show({ kind: 'error', title: t({ id: 'kit.fileMissing', message: 'The file is not on this device' }) })
      return
    }
    const save = () => saveAsFile(blob.bytes, downloadName(name, mimeType))
    if (!SHOWN.has(mimeType)) return save()
    await dialogs.form<null>({
      title: fileName,
      width: 'wide',
      render: ({ cancel }) => <Picture file={blob.bytes} name={fileName} onSave={save} onClose={cancel} />,
    })
  }
}

interface PictureProps {
  file: Blob
  name: string
  onSave: () => void
  onClose: () => void
}

function Picture({ file, name, onSave, onClose }: PictureProps) {
  const { t } = useLingui()
  const url = useBlobUrl(file)
  return (
    <div className={styles.picture}>
      {url && <img src={url} alt={name} />}
      <div className={styles.buttons}>
        <Button icon="download" onClick={onSave}>
          {t({ id: 'records.upload.saveCopy', message: 'Save a copy' })}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t({ id: 'records.upload.close', message: 'Close' })}
        </Button>
      </div>
    </div>
  )
}

/** An address of a file for an image, revoked when the component is gone. */
export function useBlobUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
