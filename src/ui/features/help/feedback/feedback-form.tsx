import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { sendFeedback } from '../../../../db/commands/feedback.ts'
import {
  checkFeedback,
  FEEDBACK_LIMITS,
  FEEDBACK_TYPES,
  type FeedbackDraft,
  type FeedbackProblems,
  type FeedbackType,
  NO_FEEDBACK,
} from '../../../../domain/feedback/check-feedback.ts'
import { Button } from '../../../components/action/button.tsx'
import { Select } from '../../../components/form/select.tsx'
import { TextArea, TextField } from '../../../components/form/text-field.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useFormDraft } from '../../../record-kit/use-form-draft.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { AddDiagnostics } from './add-diagnostics.tsx'
import styles from './feedback.module.css'
import type { FeedbackLink } from './feedback-link.ts'

type Edits = Partial<FeedbackDraft>

/** The form of a message. It is stored on this device at once and sent like every other work. */
export function FeedbackForm({ link }: { link: FeedbackLink }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const away = useServerContact().kind === 'away'
  const [edits, setEdits] = useState<Edits>({})
  const [record, setRecord] = useState(link.recordId ?? null)
  const [patient, setPatient] = useState(link.patientId ?? null)
  const [diagnostics, setDiagnostics] = useState<string | null>(null)
  const [shown, setShown] = useState<FeedbackProblems>({})
  const [saving, setSaving] = useState(false)
  useFormDraft('feedback', edits, setEdits)
  const draft: FeedbackDraft = {
    ...NO_FEEDBACK,
    ...(link.type && { feedbackType: link.type }),
    ...(link.message && { message: link.message }),
    ...edits,
  }
  const change = (part: Edits) => {
    setEdits(was => ({ ...was, ...part }))
    setShown({})
  }
  const isBlank = draft.message.trim() === ''
  const types = useTypeWords()
  const words = useProblemWords()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = checkFeedback(draft)
    setShown(problems)
    if (Object.keys(problems).length > 0 || saving) return
    setSaving(true)
    const { feedbackType, message, name, email, phone } = draft
    const sender = { name: name.trim(), email: email.trim(), phone: phone.trim() }
    const given = Object.fromEntries(Object.entries(sender).filter(([, value]) => value !== ''))
    try {
      await sendFeedback(context, {
        ...{ feedbackType, message: message.trim() },
        data: {
          ...given,
          ...(record && { healthRecordId: record }),
          ...(patient && { patientId: patient }),
          ...(diagnostics && { diagnostics }),
        },
      })
      setEdits({ name, email, phone, message: '' })
      setRecord(null)
      setPatient(null)
      setDiagnostics(null)
      toasts.show({
        kind: 'success',
        title: t({ id: 'help.feedback.saved', message: 'Thank you, your message is saved' }),
        text: away
          ? t({ id: 'help.feedback.saved.away', message: 'It is on this device and will be sent when you are online.' })
          : t({ id: 'help.feedback.saved.here', message: 'It is being sent.' }),
      })
    } catch {
      toasts.show({
        kind: 'error',
        title: t({ id: 'help.feedback.failed', message: 'The message could not be saved' }),
        text: t({ id: 'help.feedback.failed.text', message: 'Your text is still in the form.' }),
      })
    } finally {
      setSaving(false)
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <Select<FeedbackType>
        label={t({ id: 'help.feedback.type', message: 'What is it about?' })}
        options={FEEDBACK_TYPES.map(value => ({ value, label: types[value] }))}
        value={draft.feedbackType}
        onChange={feedbackType => change({ feedbackType })}
      />
      <TextArea
        label={t({ id: 'help.feedback.message', message: 'Message' })}
        hint={t({
          id: 'help.feedback.message.hint',
          message: 'Please write no names and no health data of patients: we can help without them.',
        })}
        error={words.message(shown.message)}
        required
        rows={5}
        value={draft.message}
        onChange={event => change({ message: event.currentTarget.value })}
      />
      {record && (
        <Context
          text={t({ id: 'help.feedback.record', message: `The message names record ${record}.` })}
          onRemove={() => setRecord(null)}
        />
      )}
      {patient && (
        <Context
          text={t({ id: 'help.feedback.patient', message: `The message names patient ${patient}.` })}
          onRemove={() => setPatient(null)}
        />
      )}
      <div className={styles.sender}>
        <TextField
          label={t({ id: 'help.feedback.name', message: 'Your name' })}
          autoComplete="name"
          error={words.length(shown.name, FEEDBACK_LIMITS.name)}
          value={draft.name}
          onChange={event => change({ name: event.currentTarget.value })}
        />
        <TextField
          type="email"
          label={t({ id: 'help.feedback.email', message: 'E-mail for an answer' })}
          autoComplete="email"
          error={
            shown.email === 'invalid'
              ? t({ id: 'help.feedback.email.invalid', message: 'An e-mail address looks like name@example.org.' })
              : words.length(shown.email, FEEDBACK_LIMITS.email)
          }
          value={draft.email}
          onChange={event => change({ email: event.currentTarget.value })}
        />
        <TextField
          type="tel"
          label={t({ id: 'help.feedback.phone', message: 'Phone' })}
          autoComplete="tel"
          error={
            shown.phone &&
            t({ id: 'help.feedback.phone.invalid', message: '10 to 14 digits, with an optional + before them.' })
          }
          value={draft.phone}
          onChange={event => change({ phone: event.currentTarget.value })}
        />
      </div>
      <AddDiagnostics text={diagnostics} onChange={setDiagnostics} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={isBlank} busy={saving}>
          {t({ id: 'help.feedback.send', message: 'Send' })}
        </Button>
        {away && (
          <p className={styles.note}>{t({ id: 'help.feedback.away', message: 'Offline: it waits on this device.' })}</p>
        )}
      </div>
    </form>
  )
}

function Context({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <p className={styles.context}>
      {text}{' '}
      <Button size="sm" variant="quiet" onClick={onRemove}>
        {t({ id: 'help.feedback.context.remove', message: 'Leave it out' })}
      </Button>
    </p>
  )
}

function useTypeWords(): Record<FeedbackType, string> {
  const { t } = useLingui()
  return {
    bug: t({ id: 'help.feedback.type.bug', message: 'Something is wrong' }),
    idea: t({ id: 'help.feedback.type.idea', message: 'An idea' }),
    question: t({ id: 'help.feedback.type.question', message: 'A question' }),
    other: t({ id: 'help.feedback.type.other', message: 'Something else' }),
  }
}

function useProblemWords() {
  const { t } = useLingui()
  const length = (problem: string | undefined, limit: number) =>
    problem === 'too-long' ? t({ id: 'help.feedback.long', message: `At most ${limit} characters.` }) : null
  return {
    length,
    message: (problem: string | undefined) =>
      problem === 'empty'
        ? t({ id: 'help.feedback.empty', message: 'Write a message first.' })
        : length(problem, FEEDBACK_LIMITS.message),
  }
}
