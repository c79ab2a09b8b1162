import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { RecorderError, type RecorderErrorCode } from '../../../../audio/recorder/recorder-error.ts'
import type { TriageDraft } from '../../../../db/triage-drafts.ts'
import { printPosition } from '../../../../domain/dates/duration.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { LANGUAGE_TAGS } from '../../../i18n/locale.ts'
import { usePrepareToJoin } from '../../../state/recorder/prepare-to-join.ts'
import { triageRecorder } from '../../../state/recorder/recording.ts'
import { useTroubleWords } from '../words/trouble-words.ts'
import { useLocale } from '../words/use-locale.ts'
import styles from './say-it.module.css'

/** The recorder in one row: a large button, the state and the heard text, and the button that finishes. */
export function SayIt({ draft, finish }: { draft: TriageDraft; finish: ReactNode }) {
  const { t } = useLingui()
  const locale = useLocale()
  const troubleWords = useTroubleWords()
  const [trouble, setTrouble] = useState<RecorderErrorCode | null>(null)
  usePrepareToJoin()
  const kind = triageRecorder.useValue(({ state }) => state.kind, 'idle')
  const seconds = triageRecorder.useValue(snapshot => Math.floor(snapshot.seconds), 0)
  const silent = triageRecorder.useValue(({ warnings }) => warnings.silent, false)
  const unstored = triageRecorder.useValue(({ warnings }) => warnings.storing !== null, false)
  const live = kind === 'recording'
  const cutOff = draft.sessionId !== null && (kind === 'idle' || kind === 'failed')

  const press = async () => {
    setTrouble(null)
    const triage = await triageRecorder.open()
    const { state } = triage.recorder.snapshot()
    if (state.kind === 'recording') return triage.recorder.pause()
    if (state.kind === 'paused' || state.kind === 'interrupted') return triage.recorder.resume()
    try {
      await triage.start(LANGUAGE_TAGS[locale])
    } catch (error) {
      if (!(error instanceof RecorderError)) throw error
      setTrouble(error.code)
    }
  }

  const title = {
    idle: cutOff
      ? t({ id: 'triage.say.kept', message: 'A recording is kept' })
      : t({ id: 'triage.say', message: 'Or say it' }),
    failed: t({ id: 'triage.say', message: 'Or say it' }),
    requesting: t({ id: 'triage.say.requesting', message: 'Waiting for the microphone' }),
    recording: t({ id: 'triage.say.recording', message: 'Recording' }),
    paused: t({ id: 'triage.say.paused', message: 'Paused' }),
    interrupted: t({ id: 'triage.say.interrupted', message: 'The microphone is disconnected. What was said is kept.' }),
    stopping: t({ id: 'triage.say.stopping', message: 'Saving' }),
    stopped: t({ id: 'triage.say.stopped', message: 'Recorded' }),
  }[kind]
  const text = trouble
    ? troubleWords(trouble)
    : unstored
      ? t({ id: 'triage.say.unstored', message: 'The device is not storing the recording. Keep the app open.' })
      : silent
        ? t({ id: 'triage.say.silent', message: 'Nothing has been heard for 10 seconds. Check the microphone.' })
        : cutOff
          ? t({ id: 'triage.say.goOn', message: 'Continue recording, or finish: it is saved with the values.' })
          : t({
              id: 'triage.say.text',
              message:
                'Record 5 seconds to 10 minutes. Values that are recognised fill in above; what you typed stays.',
            })
  const over = kind === 'stopped' || kind === 'stopping'
  const label = live
    ? t({ id: 'triage.say.pause', message: 'Pause the recording' })
    : kind === 'paused' || kind === 'interrupted' || cutOff
      ? t({ id: 'triage.say.resume', message: 'Continue recording' })
      : t({ id: 'triage.say.start', message: 'Record' })
  return (
    <section className={styles.card} aria-label={t({ id: 'triage.recorder', message: 'Recorder' })}>
      <button
        type="button"
        className={styles.button}
        data-live={live || undefined}
        aria-label={label}
        disabled={over || kind === 'requesting'}
        onClick={() => void press()}
      >
        <Icon name={live ? 'pause' : kind === 'requesting' ? 'loader-circle' : 'mic'} size={26} />
      </button>
      <div className={styles.words}>
        <p className={styles.title}>
          <span role="status">{title}</span>
          {(live || kind === 'paused' || kind === 'interrupted' || kind === 'stopped') && (
            <span className={styles.time} role="timer">
              {printPosition(seconds)}
            </span>
          )}
        </p>
        <p className={styles.text} data-alarm={trouble !== null || unstored || silent || undefined}>
          {text}
        </p>
        {draft.heardText !== '' && (
          <p className={styles.heard} lang={locale}>
            {draft.heardText.slice(-240)}
          </p>
        )}
      </div>
      {finish}
    </section>
  )
}
