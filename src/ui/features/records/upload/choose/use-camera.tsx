import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { watchForCamera } from '../../../../../platform/browser/camera.ts'
import { hasTouchScreen } from '../../../../../platform/browser/touch-screen.ts'
import { dialogs } from '../../../../components/overlay/dialogs.ts'
import { CameraView } from './camera-view.tsx'

interface Camera {
  open: () => void
  /** To be rendered beside the button. */
  input: ReactNode
}

/** The camera app of a phone or tablet, a camera of a computer in a dialog; null where there is none. */
export function useCamera(onPhotos: (photos: File[]) => void): Camera | null {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isThere, setThere] = useState(false)
  const isPhone = hasTouchScreen()
  useEffect(() => (isPhone ? undefined : watchForCamera(setThere)), [isPhone])
  if (isPhone) {
    return {
      open: () => input.current?.click(),
      input: (
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg"
          capture="environment"
          data-testid="camera"
          onChange={({ currentTarget }) => {
            const photos = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            if (photos.length > 0) onPhotos(photos)
          }}
        />
      ),
    }
  }
  if (!isThere) return null
  const open = () =>
    void dialogs.form<null>({
      title: t({ id: 'records.upload.camera', message: 'Take a photo' }),
      width: 'wide',
      render: ({ cancel }) => <CameraView onPhoto={photo => onPhotos([photo])} onClose={cancel} />,
    })
  return { open, input: null }
}
