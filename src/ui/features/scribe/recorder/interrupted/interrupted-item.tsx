import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RecorderError } from '../../../../../audio/recorder/recorder-error.ts'
import { NO_PATIENT } from '../../../../../db/document.ts'
import { systemClock } from '../../../../../platform/clock.ts'
import { Button } from '../../../../components/action/button.tsx'
import { dialogs } from '../../../../components/overlay/dialogs.ts'
import { Moment } from '../../../../components/time/moment.tsx'
import { useMomentText } from '../../../../components/time/moment-text.ts'
import { toasts } from '../../../../components/toast/toasts.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import type { Interrupted } from '../../../../state/recorder/interrupted.ts'
import { openScribeRecorder, useRecorderValue } from '../../../../state/recorder/recording.ts'
import { usePatientName } from '../../../../state/session/current-patient.ts'
import { saveInterrupted } from '../../../../state/session/stored-session.ts'
import type { Sound } from '../../playback/audio-source.ts'
import { PlayButton } from '../../playback/play-button.tsx'
import { useDefaultTitle } from '../../recording/default-title.ts'
import { useSaveRecording } from '../session/use-save-recording.ts'
import { useStartRecording } from '../session/use-start-recording.ts'
import { useTroubleText } from '../trouble-text.ts'
import styles from './interrupted-list.module.css'

/** One interrupted recording, with its four actions: listen, keep, go on, discard. */
export function InterruptedItem({ recording, onDone }: { recording: Interrupted; onDone: () => void }) {
  const { t } = useLingui()
  const { duration, fileSize } = useFormat()
  const moment = useMomentText('amid')
  const defaultTitle = useDefaultTitle()
  const actions = useActions(recording, onDone)
  const busy = useRecorderValue(({ state: { kind } }) => kind !== 'idle' && kind !== 'failed', false)
  const { sessionId, startedAt, durationSeconds, size, tooShort, lastStoredAt } = recording
  const name = recording.draft?.name ?? defaultTitle(startedAt)
  const patient = usePatientName(recording.draft?.patientClientId ?? NO_PATIENT)
  const until = moment(lastStoredAt, systemClock.now())
  return (
    <li className={styles.item}>
      <PlayButton sound={sessionId} name={name} find={actions.listen} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          {patient !== null && `${patient}\u00a0· `}
          <Moment at={startedAt} style={patient === null ? 'day' : 'amid'} />
          {`\u00a0· ${duration(durationSeconds)}\u00a0· ${fileSize(size)}`}
        </p>
        <p className={styles.facts}>
          {tooShort
            ? t({
                id: 'scribe.interrupted.tooShort',
                message: 'Shorter than 5 seconds: it can be continued or discarded.',
              })
            : t({ id: 'scribe.interrupted.until', message: `Recorded until: ${until}` })}
        </p>
      </div>
      <div className={styles.acts}>
        {!tooShort && (
          <Button size="sm" variant="primary" busy={actions.keeping} onClick={() => void actions.keep()}>
            {t({ id: 'scribe.interrupted.keep', message: 'Keep' })}
          </Button>
        )}
        <Button size="sm" disabled={busy} onClick={() => void actions.goOn()}>
          {t({ id: 'scribe.interrupted.goOn', message: 'Continue recording' })}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void actions.discard(name)}>
          {t({ id: 'scribe.interrupted.discard', message: 'Discard' })}
        </Button>
      </div>
    </li>
  )
}

function useActions({ sessionId, startedAt, draft }: Interrupted, onDone: () => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const save = useSaveRecording()
  const start = useStartRecording()
  const troubleText = useTroubleText()
  const [keeping, setKeeping] = useState(false)

  const withErrorToast = async (action: () => Promise<void>) => {
    try {
      await action()
    } catch (error) {
      if (!(error instanceof RecorderError)) throw error
      const { title, text } = troubleText(error)
      toasts.show({ kind: 'error', title, text })
    }
    onDone()
  }
  return {
    async listen(): Promise<Sound> {
      const { recovery } = await openScribeRecorder()
      try {
        return { kind: 'here', blob: await recovery.listen(sessionId), clientId: sessionId }
      } catch (error) {
        if (!(error instanceof RecorderError)) throw error
        return { kind: 'missing', because: 'gone' }
      }
    },
    keeping,
    keep() {
      setKeeping(true)
      return withErrorToast(async () => {
        const scribe = await openScribeRecorder()
        await saveInterrupted(scribe, sessionId, finished => save(finished, draft))
      }).finally(() => setKeeping(false))
    },
    goOn: () =>
      withErrorToast(async () => {
        await navigate({ to: '/ambient-scribe/new' })
        await start({ sessionId, startedAt })
      }),
    async discard(name: string) {
      const sure = await dialogs.confirm({
        title: t({ id: 'scribe.discard.title', message: `Discard “${name}”?` }),
        text: t({ id: 'scribe.discard.text', message: 'What was recorded will be gone for good.' }),
        confirm: t({ id: 'scribe.interrupted.discard', message: 'Discard' }),
        tone: 'danger',
      })
      if (!sure) return
      await withErrorToast(async () => {
        const { recovery, drafts } = await openScribeRecorder()
        await recovery.discard(sessionId)
        await drafts.drop(sessionId)
      })
    },
  }
}
