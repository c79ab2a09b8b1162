import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { writeTranscript } from '../../../../db/commands/recordings.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { LongTextArea } from '../../../components/form/long-text-area.tsx'
import { LongText } from '../../../components/surface/long-text.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useLeaveGuard } from '../../../record-kit/use-leave-guard.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import type { AudioPlayer } from '../playback/audio-player.ts'
import { TranscriptReader } from '../transcript/transcript-reader.tsx'
import styles from './recording-details.module.css'
import { useServerText } from './server-text.ts'

/** An unsaved edit: the typed text, and in `over` the stored text that it replaces. */
export interface TranscriptEdit {
  text: string
  over: string
}

interface TranscriptTabProps {
  recording: RecordingDocument
  /** Null without sound. */
  player: AudioPlayer | null
  /** null while the text is only read. */
  edit: TranscriptEdit | null
  onEdit: (edit: TranscriptEdit | null) => void
}

export function TranscriptTab({ recording, player, edit, onEdit }: TranscriptTabProps) {
  const { t } = useLingui()
  const text = recording.data.transcription?.text ?? ''
  useLeaveGuard(
    edit !== null && edit.text !== edit.over,
    t({ id: 'scribe.transcript.leave.text', message: 'What you changed in the transcript will be lost.' }),
  )
  if (edit !== null) return <Editor recording={recording} edit={edit} onEdit={onEdit} />
  if (text.trim() === '') {
    return (
      <NoTranscript recording={recording}>
        <Button icon="pencil" onClick={() => onEdit({ text: '', over: text })}>
          {t({ id: 'scribe.transcript.type', message: 'Type the transcript' })}
        </Button>
      </NoTranscript>
    )
  }
  return (
    <div className={styles.transcript}>
      <TranscriptReader recording={recording} player={player} />
      <div className={styles.acts}>
        <Button icon="pencil" onClick={() => onEdit({ text, over: text })}>
          {t({ id: 'scribe.transcript.change', message: 'Edit' })}
        </Button>
      </div>
    </div>
  )
}

interface EditorProps extends Pick<TranscriptTabProps, 'recording' | 'onEdit'> {
  edit: TranscriptEdit
}

/** If another text was stored during the edit, saving is disabled until the user adds or replaces it (I10). */
function Editor({ recording, edit: { text, over }, onEdit }: EditorProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const [saving, setSaving] = useState(false)
  const stored = recording.data.transcription?.text ?? ''
  const meanwhile = stored !== over && stored.trim() !== '' && stored !== text.trim() ? stored : null
  const save = async () => {
    setSaving(true)
    try {
      await writeTranscript(context, recording.clientId, text.trim())
      onEdit(null)
      toasts.show({ kind: 'success', title: t({ id: 'scribe.transcript.saved', message: 'Transcript saved' }) })
    } catch {
      toasts.show({
        kind: 'error',
        title: t({ id: 'errors.savingFailed', message: 'Saving failed' }),
        text: t({ id: 'scribe.transcript.kept', message: 'Your text is still here.' }),
      })
    } finally {
      setSaving(false)
    }
  }
  return (
    <div className={styles.transcript}>
      <div className={styles.editor}>
        <LongTextArea
          label={t({ id: 'scribe.tab.transcript', message: 'Transcript' })}
          value={text}
          onChange={next => onEdit({ text: next, over })}
        />
      </div>
      {meanwhile !== null && (
        <div role="alert">
          <Banner
            tone="warn"
            icon="triangle-alert"
            aside={
              <div className={styles.acts}>
                <Button
                  size="sm"
                  onClick={() =>
                    onEdit({ text: [text.trim(), meanwhile].filter(Boolean).join('\n\n'), over: meanwhile })
                  }
                >
                  {t({ id: 'scribe.transcript.meanwhile.both', message: 'Add it below mine' })}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => onEdit({ text, over: meanwhile })}>
                  {t({ id: 'scribe.transcript.meanwhile.mine', message: 'Replace it with mine' })}
                </Button>
              </div>
            }
          >
            {t({ id: 'scribe.transcript.meanwhile', message: 'Another text arrived while you were writing:' })}
          </Banner>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
          <div className={styles.meanwhile} tabIndex={0}>
            <LongText>{meanwhile}</LongText>
          </div>
        </div>
      )}
      <div className={styles.acts}>
        <Button variant="primary" icon="save" busy={saving} disabled={meanwhile !== null} onClick={() => void save()}>
          {t({ id: 'scribe.transcript.keep', message: 'Save' })}
        </Button>
        <Button onClick={() => onEdit(null)}>{t({ id: 'scribe.transcript.cancel', message: 'Cancel' })}</Button>
      </div>
    </div>
  )
}

/** Says why there is no transcript, and what will happen or can be done about it. */
function NoTranscript({
  recording: { status, data },
  children,
}: {
  recording: RecordingDocument
  children: React.ReactNode
}) {
  const { t } = useLingui()
  const serverText = useServerText()
  const online = useServerContact().kind !== 'away'
  if (data.errorKey || status === 'error') {
    return (
      <EmptyState
        icon="file-text"
        title={t({ id: 'scribe.card.noEngine', message: 'No transcript' })}
        action={children}
      >
        {serverText(data.errorKey ?? null)}
      </EmptyState>
    )
  }
  if (status === 'transcribing' || status === 'processing' || status === 'uploaded') {
    return (
      <EmptyState
        icon="loader-circle"
        title={t({ id: 'scribe.transcript.inProgress', message: 'Transcribing is in progress' })}
        action={children}
      >
        {online
          ? t({
              id: 'scribe.transcript.inProgress.text',
              message: 'The text appears here by itself. You can leave this page.',
            })
          : t({
              id: 'scribe.transcript.inProgress.offline',
              message: 'The text appears here when you are online again.',
            })}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="file-text" title={t({ id: 'scribe.card.noEngine', message: 'No transcript' })} action={children}>
      {t({
        id: 'scribe.transcript.none',
        message: 'Nothing was understood in this recording, or nobody has written it down yet.',
      })}
    </EmptyState>
  )
}
