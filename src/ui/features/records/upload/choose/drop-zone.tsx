import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/action/button.tsx'
import { FileUpload } from '../../../../components/form/file-upload.tsx'
import { OFFERED } from './offered-types.ts'
import { useCamera } from './use-camera.tsx'

interface DropZoneProps {
  disabled: boolean
  onFiles: (files: File[]) => void
  /** Called before the picker or the camera covers the page. */
  onChoosing: () => void
}

/** Where files come from: chosen, dropped, pasted, photographed. The screen checks them. */
export function DropZone({ disabled, onFiles, onChoosing }: DropZoneProps) {
  const { t } = useLingui()
  const camera = useCamera(files => onFiles(files))
  usePastedFiles(disabled ? null : onFiles)
  return (
    <div onClickCapture={onChoosing}>
      <FileUpload
        icon="file-up"
        label={t({ id: 'records.upload.drop', message: 'Drop files here' })}
        hint={t({ id: 'records.upload.kinds', message: 'PDF, photo or scan: JPEG, PNG, GIF, BMP, TIFF, WebP' })}
        choose={t({ id: 'records.upload.choose', message: 'Choose files' })}
        offer={OFFERED}
        maxFiles={Number.POSITIVE_INFINITY}
        disabled={disabled}
        onAccept={onFiles}
        actions={
          camera && (
            <Button icon="camera" disabled={disabled} onClick={camera.open}>
              {t({ id: 'records.upload.camera', message: 'Take a photo' })}
            </Button>
          )
        }
      />
      {camera?.input}
    </div>
  )
}

/** Takes files that are pasted anywhere on the screen: a screenshot, a file copied in a folder. */
function usePastedFiles(onFiles: ((files: File[]) => void) | null): void {
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  }, [onFiles])
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || !take.current) return
      event.preventDefault()
      take.current(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
