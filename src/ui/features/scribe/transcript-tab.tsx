import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { writeTranscript } from '../../../db/commands/recordings.ts'
import type { RecordingDocument } from '../../../db/documents.ts'
import { Button } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { TextArea } from '../../components/form/text-field.tsx'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { useCommandContext } from '../../state/use-session.ts'
import styles from './recording-details.module.css'
import { useServerText } from './server-text.ts'
import { useConnected } from './use-connected.ts'

/** A text that is being typed over the one that stood there. */
export interface TranscriptEdit {
  text: string
  over: string
}

interface TranscriptTabProps {
  recording: RecordingDocument
  /** null while the text is only read. */
  edit: TranscriptEdit | null
  onEdit: (edit: TranscriptEdit | null) => void
}

export function TranscriptTab({ recording, edit, onEdit }: TranscriptTabProps) {
  const { t } = useLingui()
  const text = recording.data.transcription?.text ?? ''
  useAskBeforeLeaving(edit !== null && edit.text !== edit.over)
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
      <p className={`reading ${styles.text}`}>{text}</p>
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

/** Saving over a text that nobody here has seen waits until the person has said what becomes of it (I10). */
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
        <TextArea
          label={t({ id: 'scribe.tab.transcript', message: 'Transcript' })}
          value={text}
          onChange={event => onEdit({ text: event.currentTarget.value, over })}
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached */}
          <p className={`reading ${styles.meanwhile}`} tabIndex={0}>
            {meanwhile}
          </p>
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

/** Why there is no text, and what will happen or can be done about it. */
function NoTranscript({
  recording: { status, data },
  children,
}: {
  recording: RecordingDocument
  children: React.ReactNode
}) {
  const { t } = useLingui()
  const serverText = useServerText()
  const { online } = useConnected()
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

/** Unsaved text is not left without a question. */
function useAskBeforeLeaving(unsaved: boolean): void {
  const { t } = useLingui()
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: unsaved,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false
      return !(await dialogs.confirm({
        title: t({ id: 'scribe.transcript.leave', message: 'Leave without saving?' }),
        text: t({ id: 'scribe.transcript.leave.text', message: 'What you changed in the transcript will be lost.' }),
        confirm: t({ id: 'scribe.transcript.leave.yes', message: 'Leave' }),
        cancel: t({ id: 'scribe.transcript.leave.no', message: 'Stay' }),
        tone: 'danger',
      }))
    },
  })
}
