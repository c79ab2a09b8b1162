import { useLingui } from '@lingui/react/macro'
import { currentPatient } from '../../../db/commands/current-patient.ts'
import { saveTranscript } from '../../../db/commands/recordings.ts'
import { systemClock } from '../../../platform/clock.ts'
import { Button } from '../../components/action/button.tsx'
import { IconButton } from '../../components/action/icon-button.tsx'
import { Card } from '../../components/surface/card.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import { useRecordingDraft } from '../../state/recording-draft.ts'
import type { ScribeRecorder } from '../../state/scribe-recorder.ts'
import { useCommandContext } from '../../state/use-session.ts'
import { useAskTranscript } from './ask-transcript.ts'
import { useDefaultTitle } from './default-title.ts'
import styles from './new-recording.module.css'

interface TranscriptNoteProps {
  scribe: ScribeRecorder
  /** There is no sound that it would be saved with. */
  alone: boolean
  onSaved: () => void
}

/** The transcript that was typed or pasted, until it is saved. */
export function TranscriptNote({ scribe, alone, onSaved }: TranscriptNoteProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const draft = useRecordingDraft()
  const edit = useAskTranscript(scribe)
  const defaultTitle = useDefaultTitle()
  const text = draft.transcript.trim()
  if (text === '') return null

  const save = async () => {
    try {
      const patient = await currentPatient(context)
      await saveTranscript(context, {
        name: draft.name?.trim() || defaultTitle(systemClock.now()),
        subtype: draft.subtype,
        text,
        patientClientId: patient?.clientId ?? '',
      })
      scribe.forget()
      toasts.show({ kind: 'success', title: t({ id: 'scribe.transcript.saved', message: 'Transcript saved' }) })
      onSaved()
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    }
  }
  return (
    <Card
      title={t({ id: 'scribe.transcript.add', message: 'Transcript' })}
      aside={
        <span className={styles.tools}>
          <IconButton
            icon="pencil"
            label={t({ id: 'scribe.transcript.edit', message: 'Edit the transcript' })}
            onClick={() => void edit()}
          />
          <IconButton
            icon="trash-2"
            label={t({ id: 'scribe.transcript.remove', message: 'Remove the transcript' })}
            onClick={() => scribe.describe({ transcript: '' })}
          />
        </span>
      }
    >
      <p className={`reading ${styles.excerpt}`}>{text}</p>
      {alone ? (
        <div className={styles.acts}>
          <Button variant="primary" icon="save" onClick={() => void save()}>
            {t({ id: 'scribe.transcript.save', message: 'Save without audio' })}
          </Button>
        </div>
      ) : (
        <p className={styles.aside}>
          {t({ id: 'scribe.transcript.with', message: 'It is saved together with the recording.' })}
        </p>
      )}
    </Card>
  )
}
