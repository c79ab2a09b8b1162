import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type Ref, useEffect, useRef } from 'react'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import type { IconName } from '../../../components/icon/icon-names.ts'
import { Tooltip } from '../../../components/overlay/tooltip.tsx'
import { useRecorderValue } from '../../../state/recorder/recording.ts'
import { useRecordingDraft, useSaving } from '../../../state/recorder/recording-draft.ts'
import type { ScribeRecorder } from '../../../state/recorder/scribe-recorder.ts'
import { useAskTranscript } from './ask-transcript.ts'
import styles from './recorder-controls.module.css'

interface RecorderControlsProps {
  scribe: ScribeRecorder
  onStart: () => void
  onStop: () => void
  onFile: (file: File) => void
}

/** File types that the upload button offers (decision 60a); a chosen file is checked again. */
const ACCEPT = 'audio/webm,audio/mp4,audio/x-m4a,audio/wav,.webm,.mp4,.m4a,.wav'

/** Three large buttons: pause or upload, record or stop, transcript. */
export function RecorderControls({ scribe, onStart, onStop, onFile }: RecorderControlsProps) {
  const kind = useRecorderValue(({ state }) => state.kind, 'idle')
  const resting = kind === 'idle' || kind === 'failed'
  const main = useRef<HTMLButtonElement>(null)
  const pause = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // If the focus stayed on the main button, the space bar would stop the recording.
    if (kind === 'recording' && document.activeElement === main.current) pause.current?.focus()
  }, [kind])
  return (
    <div className={styles.row}>
      {resting ? <UploadButton onFile={onFile} /> : <PauseButton ref={pause} scribe={scribe} />}
      <MainButton ref={main} resting={resting} onStart={onStart} onStop={onStop} />
      <TranscriptButton scribe={scribe} />
    </div>
  )
}

interface MainButtonProps extends Pick<RecorderControlsProps, 'onStart' | 'onStop'> {
  ref: Ref<HTMLButtonElement>
  resting: boolean
}

function MainButton({ ref, resting, onStart, onStop }: MainButtonProps) {
  const { t } = useLingui()
  const kind = useRecorderValue(({ state }) => state.kind, 'idle')
  const saving = useSaving().kind === 'saving'
  const busy = saving || kind === 'requesting' || kind === 'stopping'
  const label = resting
    ? t({ id: 'scribe.record', message: 'Record' })
    : kind === 'stopped'
      ? t({ id: 'scribe.saveAgain', message: 'Save again' })
      : t({ id: 'scribe.stop', message: 'Stop and save' })
  const icon: IconName = busy ? 'loader-circle' : resting ? 'mic' : kind === 'stopped' ? 'save' : 'square'
  return (
    <div className={styles.slot}>
      <button
        ref={ref}
        type="button"
        className={styles.main}
        data-live={kind === 'recording' || undefined}
        aria-label={label}
        aria-disabled={busy || undefined}
        onClick={() => busy || (resting ? onStart() : onStop())}
      >
        <Icon name={icon} size={30} />
      </button>
      <span className={styles.caption} aria-hidden="true">
        {label}
      </span>
    </div>
  )
}

function PauseButton({ ref, scribe: { recorder } }: { ref: Ref<HTMLButtonElement>; scribe: ScribeRecorder }) {
  const { t } = useLingui()
  const kind = useRecorderValue(({ state }) => state.kind, 'idle')
  const goes = kind === 'recording'
  const label = goes ? t({ id: 'scribe.pause', message: 'Pause' }) : t({ id: 'scribe.resume', message: 'Continue' })
  return (
    <div className={styles.slot}>
      <Tooltip
        text={
          goes
            ? t({ id: 'scribe.pause.key', message: 'Pause: space bar' })
            : t({ id: 'scribe.resume.key', message: 'Continue: space bar' })
        }
      >
        <IconButton
          ref={ref}
          icon={goes ? 'pause' : 'mic'}
          variant="round"
          size="lg"
          label={label}
          aria-keyshortcuts="Space"
          disabled={!goes && kind !== 'paused' && kind !== 'interrupted'}
          onClick={() => (goes ? recorder.pause() : recorder.resume())}
        />
      </Tooltip>
      <span className={styles.caption} aria-hidden="true">
        {label}
      </span>
    </div>
  )
}

function UploadButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Lets the user choose the same file again.
    currentTarget.value = ''
    if (file) onFile(file)
  }
  return (
    <div className={styles.slot}>
      <IconButton
        icon="upload"
        variant="round"
        size="lg"
        label={t({ id: 'scribe.uploadFile', message: 'Upload an audio file' })}
        onClick={() => input.current?.click()}
      />
      <input ref={input} type="file" hidden accept={ACCEPT} onChange={choose} data-testid="audio-file" />
      <span className={styles.caption} aria-hidden="true">
        {t({ id: 'scribe.uploadFile.short', message: 'Audio file' })}
      </span>
    </div>
  )
}

function TranscriptButton({ scribe }: { scribe: ScribeRecorder }) {
  const { t } = useLingui()
  const ask = useAskTranscript(scribe)
  const has = useRecordingDraft().transcript.trim() !== ''
  return (
    <div className={styles.slot}>
      <IconButton
        icon="file-text"
        variant="round"
        size="lg"
        label={
          has
            ? t({ id: 'scribe.transcript.edit', message: 'Edit the transcript' })
            : t({ id: 'scribe.addTranscript', message: 'Add a transcript' })
        }
        onClick={() => void ask()}
      />
      <span className={styles.caption} aria-hidden="true">
        {has
          ? t({ id: 'scribe.addTranscript.done', message: 'Text added' })
          : t({ id: 'scribe.addTranscript.short', message: 'Transcript' })}
      </span>
    </div>
  )
}
