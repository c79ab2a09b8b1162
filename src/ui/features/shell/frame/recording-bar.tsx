import { useLingui } from '@lingui/react/macro'
import { printPosition } from '../../../../domain/dates/duration.ts'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { PathLink } from '../../../components/action/path-link.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import type { RecordingBarState } from '../../../state/recorder/recording-bar-state.ts'
import styles from './recording-bar.module.css'

export interface RecordingModel {
  state: RecordingBarState
  name: string
  /** The recorder's own clock. */
  seconds: number
  /** The screen of the recording. */
  to: string
  onPause: () => void
  onResume: () => void
  onStop: () => void
}

/** R5: shown on every screen while a recording runs. */
export function RecordingBar({ recording }: { recording: RecordingModel }) {
  const { t } = useLingui()
  const { state, name, seconds, to, onPause, onResume, onStop } = recording
  const words = {
    recording: t({ id: 'shell.recording', message: 'Recording' }),
    paused: t({ id: 'shell.recording.paused', message: 'Paused' }),
    silent: t({ id: 'shell.recording.silent', message: 'No sound for 10 seconds' }),
    'no-microphone': t({
      id: 'shell.recording.noMicrophone',
      message: 'The microphone is disconnected. What was said is kept.',
    }),
    'no-room': t({ id: 'shell.recording.noRoom', message: 'No room to store more. What was said is kept.' }),
    unstored: t({ id: 'shell.recording.unstored', message: 'The device is not storing. Keep the app open.' }),
    unsaved: t({ id: 'shell.recording.unsaved', message: 'Stopped, not saved yet' }),
  }[state]
  const running = state === 'recording' || state === 'silent' || state === 'unstored'
  const quiet = state === 'paused' || state === 'unsaved'
  return (
    <section
      className={styles.bar}
      data-state={state}
      data-stays
      aria-label={t({ id: 'shell.recording.bar', message: 'Recording in progress' })}
    >
      <span className={styles.mark}>
        {state === 'recording' && <i className={styles.dot} aria-hidden="true" />}
        {quiet && <Icon name="pause" size={16} />}
        {state !== 'recording' && !quiet && <Icon name="triangle-alert" size={16} />}
        <span role="status">{words}</span>
      </span>
      <PathLink to={to} className={styles.name}>
        {name}
      </PathLink>
      <span className={styles.time}>{printPosition(seconds)}</span>
      <span className={styles.buttons}>
        {running ? (
          <IconButton
            icon="pause"
            size="sm"
            label={t({ id: 'shell.recording.pause', message: 'Pause' })}
            onClick={onPause}
          />
        ) : (
          <IconButton
            icon="mic"
            size="sm"
            label={t({ id: 'shell.recording.resume', message: 'Continue recording' })}
            onClick={onResume}
          />
        )}
        <IconButton
          icon="square"
          size="sm"
          variant="rec"
          label={t({ id: 'shell.recording.stop', message: 'Stop and save' })}
          onClick={onStop}
        />
      </span>
    </section>
  )
}
