import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../components/icon/icon.tsx'
import { useRecorderValue } from '../../../state/recorder/recording.ts'
import { useSaving } from '../../../state/recorder/recording-draft.ts'
import styles from './recorder-timer.module.css'

/** The recorder's state in a word, announced when it changes. */
export function RecorderLabel() {
  const { t } = useLingui()
  const kind = useRecorderValue(({ state }) => state.kind, 'idle')
  const silent = useRecorderValue(({ warnings }) => warnings.silent, false)
  const saving = useSaving().kind === 'saving'
  const words = {
    idle: t({ id: 'scribe.state.ready', message: 'Ready' }),
    failed: t({ id: 'scribe.state.failed', message: 'Not recording' }),
    requesting: t({ id: 'scribe.state.requesting', message: 'Waiting for the microphone' }),
    recording: t({ id: 'scribe.state.recording', message: 'Recording' }),
    paused: t({ id: 'scribe.state.paused', message: 'Paused' }),
    interrupted: t({ id: 'scribe.state.interrupted', message: 'Interrupted' }),
    stopping: t({ id: 'scribe.state.saving', message: 'Saving' }),
    stopped: t({ id: 'scribe.state.stopped', message: 'Stopped, not saved yet' }),
  }
  if (silent) {
    // Not announced, because the banner below is; this repeats it beside the clock.
    return (
      <p className={styles.label} data-state="silent">
        <Icon name="triangle-alert" size={16} />
        {t({ id: 'scribe.state.silent', message: 'No sound for 10 seconds' })}
      </p>
    )
  }
  return (
    <p className={styles.label} data-state={saving ? 'stopping' : kind} role="status">
      <i className={styles.dot} aria-hidden="true" />
      {saving ? words.stopping : words[kind]}
    </p>
  )
}
