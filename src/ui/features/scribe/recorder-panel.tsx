import { useLingui } from '@lingui/react/macro'
import { RecorderError } from '../../../audio/recorder-error.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { usePrepareToJoin } from '../../state/prepare-to-join.ts'
import type { ScribeRecorder } from '../../state/scribe-recorder.ts'
import { MicrophoneSettings } from './microphone-settings.tsx'
import styles from './new-recording.module.css'
import { RecorderControls } from './recorder-controls.tsx'
import { RecorderLabel } from './recorder-label.tsx'
import { RecorderMeter } from './recorder-meter.tsx'
import { RecorderNotices } from './recorder-notices.tsx'
import { RecorderTimer } from './recorder-timer.tsx'
import { RecorderTrouble } from './recorder-trouble.tsx'
import { StoredLine } from './stored-line.tsx'
import { useTroubleText } from './trouble-text.ts'
import { useRecorderKeys } from './use-recorder-keys.ts'
import { useStartRecording } from './use-start-recording.ts'
import { useStopRecording } from './use-stop-recording.ts'

interface RecorderPanelProps {
  scribe: ScribeRecorder
  onFile: (file: File) => void
  onSaved: () => void
}

/** State, time, level and the three big buttons. */
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
      // A refused microphone stands on the screen as the recorder's state; only the rest is news.
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
