import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RecorderError } from '../../../audio/recorder-error.ts'
import { NO_PATIENT } from '../../../db/documents.ts'
import { systemClock } from '../../../platform/clock.ts'
import { Button } from '../../components/action/button.tsx'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { Moment } from '../../components/time/moment.tsx'
import { useMomentText } from '../../components/time/moment-text.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { usePatientName } from '../../state/current-patient.ts'
import type { Interrupted } from '../../state/interrupted.ts'
import { openScribeRecorder, useRecorderValue } from '../../state/recording.ts'
import { saveInterrupted } from '../../state/stored-session.ts'
import type { Sound } from './audio-source.ts'
import { useDefaultTitle } from './default-title.ts'
import styles from './interrupted-list.module.css'
import { PlayButton } from './play-button.tsx'
import { useTroubleText } from './trouble-text.ts'
import { useSaveRecording } from './use-save-recording.ts'
import { useStartRecording } from './use-start-recording.ts'

/** One recording that was cut off, and the four things that can be done with it. */
export function InterruptedItem({ recording, onDone }: { recording: Interrupted; onDone: () => void }) {
  const { t } = useLingui()
  const { duration, fileSize } = useFormat()
  const moment = useMomentText('amid')
  const defaultTitle = useDefaultTitle()
  const acts = useActs(recording, onDone)
  const busy = useRecorderValue(({ state: { kind } }) => kind !== 'idle' && kind !== 'failed', false)
  const { sessionId, startedAt, durationSeconds, size, tooShort, lastStoredAt } = recording
  const name = recording.draft?.name ?? defaultTitle(startedAt)
  const patient = usePatientName(recording.draft?.patientClientId ?? NO_PATIENT)
  const until = moment(lastStoredAt, systemClock.now())
  return (
    <li className={styles.item}>
      <PlayButton sound={sessionId} name={name} find={acts.listen} />
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
          <Button size="sm" variant="primary" busy={acts.keeping} onClick={() => void acts.keep()}>
            {t({ id: 'scribe.interrupted.keep', message: 'Keep' })}
          </Button>
        )}
        <Button size="sm" disabled={busy} onClick={() => void acts.goOn()}>
          {t({ id: 'scribe.interrupted.goOn', message: 'Go on recording' })}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void acts.discard(name)}>
          {t({ id: 'scribe.interrupted.discard', message: 'Discard' })}
        </Button>
      </div>
    </li>
  )
}

function useActs({ sessionId, startedAt, draft }: Interrupted, onDone: () => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const save = useSaveRecording()
  const start = useStartRecording()
  const troubleText = useTroubleText()
  const [keeping, setKeeping] = useState(false)

  const told = async (act: () => Promise<void>) => {
    try {
      await act()
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
        return { kind: 'here', blob: await recovery.listen(sessionId) }
      } catch (error) {
        if (!(error instanceof RecorderError)) throw error
        return { kind: 'missing', because: 'gone' }
      }
    },
    keeping,
    keep() {
      setKeeping(true)
      return told(async () => {
        const scribe = await openScribeRecorder()
        await saveInterrupted(scribe, sessionId, finished => save(finished, draft))
      }).finally(() => setKeeping(false))
    },
    goOn: () =>
      told(async () => {
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
      await told(async () => {
        const { recovery, drafts } = await openScribeRecorder()
        await recovery.discard(sessionId)
        await drafts.drop(sessionId)
      })
    },
  }
}
