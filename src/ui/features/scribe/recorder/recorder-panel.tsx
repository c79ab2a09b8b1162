import { useLingui } from '@lingui/react/macro'
import { RecorderError } from '../../../../audio/recorder/recorder-error.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { usePrepareToJoin } from '../../../state/recorder/prepare-to-join.ts'
import type { ScribeRecorder } from '../../../state/recorder/scribe-recorder.ts'
import { MicrophoneSettings } from './microphone-settings.tsx'
import styles from './new-recording.module.css'
import { RecorderControls } from './recorder-controls.tsx'
import { RecorderLabel } from './recorder-label.tsx'
import { RecorderMeter } from './recorder-meter.tsx'
import { RecorderNotices } from './recorder-notices.tsx'
import { RecorderTimer } from './recorder-timer.tsx'
import { RecorderTrouble } from './recorder-trouble.tsx'
import { useRecorderKeys } from './session/use-recorder-keys.ts'
import { useStartRecording } from './session/use-start-recording.ts'
import { useStopRecording } from './session/use-stop-recording.ts'
import { StoredLine } from './stored-line.tsx'
import { useTroubleText } from './trouble-text.ts'

interface RecorderPanelProps {
  scribe: ScribeRecorder
  onFile: (file: File) => void
  onSaved: () => void
}

/** The recorder's state, time, level, and its three large buttons. */
export function RecorderPanel({ scribe, onFile, onSaved }: RecorderPanelProps) {
  const { t } = useLingui()
  const stop = useStopRecording()
  const begin = useStartRecording()
  const troubleText = useTroubleText()
  useRecorderKeys(scribe.recorder)
  usePrepareToJoin()
  const start = async () => {
    try {
      await begin()
    } catch (error) {
      if (!(error instanceof RecorderError)) throw error
      // A failed recorder, as after a refused microphone, is shown on the screen; only other errors need a toast.
      const { state } = scribe.recorder.snapshot()
      if (state.kind !== 'failed') toasts.show({ kind: 'error', ...troubleText(error) })
    }
  }
  const save = async () => {
    if (await stop()) onSaved()
  }
  return (
    <section className={styles.panel} aria-label={t({ id: 'scribe.recorder', message: 'Recorder' })}>
      <RecorderLabel />
      <RecorderTimer />
      <RecorderMeter recorder={scribe.recorder} />
      <RecorderControls scribe={scribe} onStart={() => void start()} onStop={() => void save()} onFile={onFile} />
      <StoredLine />
      <RecorderNotices />
      <RecorderTrouble scribe={scribe} onStart={() => void start()} onSave={() => void save()} />
      <MicrophoneSettings recorder={scribe.recorder} />
    </section>
  )
}
