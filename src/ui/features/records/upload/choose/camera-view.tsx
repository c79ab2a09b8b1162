import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { printDateTime } from '../../../../../domain/dates/print-date.ts'
import { openCamera, stopCamera, takeFrame } from '../../../../../platform/browser/camera.ts'
import { systemClock } from '../../../../../platform/clock.ts'
import { Button } from '../../../../components/action/button.tsx'
import styles from '../files/view-file.module.css'

interface CameraViewProps {
  onPhoto: (photo: File) => void
  onClose: () => void
}

/** What the camera sees, and a button for each page. The camera is off as soon as this is closed. */
export function CameraView({ onPhoto, onClose }: CameraViewProps) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'opening' | 'on' | 'refused'>('opening')
  const [taken, setTaken] = useState(0)
  useEffect(() => {
    let stream: MediaStream | null = null
    let isClosed = false
    openCamera().then(
      opened => {
        if (isClosed) return stopCamera(opened)
        stream = opened
        if (video.current) video.current.srcObject = opened
      },
      () => setState('refused'),
    )
    return () => {
      isClosed = true
      if (stream) stopCamera(stream)
    }
  }, [])
  const take = async () => {
    if (!video.current) return
    const time = printDateTime(systemClock.now()).replaceAll(':', '-')
    const name = t({ id: 'records.upload.camera.name', message: `Photo ${time}` })
    onPhoto(await takeFrame(video.current, `${name}, ${taken + 1}.jpg`))
    setTaken(taken + 1)
  }
  return (
    <div className={styles.picture}>
      {state === 'refused' ? (
        <p role="alert">
          {t({
            id: 'records.upload.camera.refused',
            message: 'The camera did not open. Allow it for this site (the icon next to the address), then try again.',
          })}
        </p>
      ) : (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          // An open camera has no frame yet, and a photo without one would be lost.
          onLoadedData={() => setState('on')}
          aria-label={t({ id: 'records.upload.camera.view', message: 'What the camera sees' })}
        />
      )}
      <p role="status">
        {taken > 0 &&
          t({
            id: 'records.upload.camera.taken',
            message: plural(taken, { one: '# photo taken', other: '# photos taken' }),
          })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t({ id: 'records.upload.camera.done', message: 'Done' })}</Button>
        <Button variant="primary" icon="camera" disabled={state !== 'on'} onClick={() => void take()}>
          {t({ id: 'records.upload.camera.take', message: 'Take the photo' })}
        </Button>
      </div>
    </div>
  )
}
