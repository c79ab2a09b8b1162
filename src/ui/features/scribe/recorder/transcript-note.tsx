import { useLingui } from '@lingui/react/macro'
import { saveTranscript } from '../../../../db/commands/recordings.ts'
import { NO_PATIENT } from '../../../../db/document.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { focusSaved } from '../../../components/surface/arrival.ts'
import { Card } from '../../../components/surface/card.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useAskPatient } from '../../../record-kit/patient/use-ask-patient.tsx'
import { useRecordingDraft } from '../../../state/recorder/recording-draft.ts'
import type { ScribeRecorder } from '../../../state/recorder/scribe-recorder.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useDefaultTitle } from '../recording/default-title.ts'
import { useAskTranscript } from './ask-transcript.ts'
import styles from './new-recording.module.css'

/** Characters, more than the four lines that are shown. */
const EXCERPT_LENGTH = 1000

interface TranscriptNoteProps {
  scribe: ScribeRecorder
  /** There is no audio to save it with. */
  alone: boolean
  onSaved: () => void
}

/** Shows the typed or pasted transcript until it is saved. */
export function TranscriptNote({ scribe, alone, onSaved }: TranscriptNoteProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const draft = useRecordingDraft()
  const edit = useAskTranscript(scribe)
  const defaultTitle = useDefaultTitle()
  const askPatient = useAskPatient()
  const text = draft.transcript.trim()
  if (text === '') return null

  const save = async () => {
    try {
      const asked = await askPatient()
      if (!asked) return
      const clientId = await saveTranscript(context, {
        name: draft.name?.trim() || defaultTitle(systemClock.now()),
        subtype: draft.subtype,
        text,
        patientClientId: asked.patient?.clientId ?? NO_PATIENT,
      })
      scribe.forget()
      focusSaved(clientId)
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
      <p className={`reading ${styles.excerpt}`}>{text.slice(0, EXCERPT_LENGTH)}</p>
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
