import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { quickAdd } from '../../../../db/commands/health-records.ts'
import { NO_PATIENT } from '../../../../db/document.ts'
import { LONGEST } from '../../../../domain/records/record-draft.ts'
import { CREATABLE, type CreatableType } from '../../../../domain/records/record-lists.ts'
import { Button } from '../../../components/action/button.tsx'
import { LongTextArea } from '../../../components/form/long-text-area.tsx'
import { Select } from '../../../components/form/select.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { useFormDraft } from '../../../record-kit/use-form-draft.ts'
import { useConfirmLoss, useLeaveGuard } from '../../../record-kit/use-leave-guard.ts'
import { useTypeWords } from '../../../record-kit/values/use-type-words.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import form from '../edit/record-form.module.css'
import { useBackToList } from '../words/use-back-to-list.ts'
import styles from './create.module.css'
import { CreateTitle, useCreateTitle } from './create-title.tsx'
import { useBegunPatient } from './use-begun-patient.ts'

interface Note {
  name?: string
  text?: string
}

const NOTHING: Note = {}
const LONGEST_TEXT = 100_000

/** A title and a text, saved at once, offline too; the server puts them in order later (decision 43). */
export function QuickAdd({ type: first, children }: { type: CreatableType; children: ReactNode }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const navigate = useNavigate()
  const { patient, begin, restore } = useBegunPatient()
  const typeWord = useTypeWords()
  const [type, chooseType] = useState<CreatableType>(first)
  const title = useCreateTitle()(type)
  const back = useBackToList(type)
  const [note, setNote] = useState<Note>(NOTHING)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const { name = '', text = '' } = note
  const dirty = name !== '' || text !== ''
  begin(dirty)
  const restoreNote = (typed: Note, patientClientId?: string) => {
    setNote(typed)
    restore(patientClientId)
  }
  useFormDraft('healthRecords/quick', dirty ? note : NOTHING, restoreNote, patient?.clientId)
  useLeaveGuard(dirty)
  const confirmLoss = useConfirmLoss()
  const cancel = async () => {
    if (!dirty || (await confirmLoss())) void navigate({ href: back.to, ignoreBlocker: true })
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || text.trim() === '' || busy) return
    setBusy(true)
    try {
      const patientClientId = patient?.clientId ?? NO_PATIENT
      const id = await quickAdd(context, { name: name.trim(), recordType: type, text: text.trim(), patientClientId })
      toasts.show({
        kind: 'success',
        title: t({ id: 'healthRecords.create.success', message: 'The record was created' }),
      })
      await navigate({ to: '/health-record/view/$id', params: { id }, replace: true, ignoreBlocker: true })
    } catch {
      setBusy(false)
      toasts.show({
        kind: 'error',
        title: t({ id: 'healthRecords.create.quickAdd.error', message: 'The record could not be created' }),
        text: t({ id: 'records.quick.kept', message: 'What you typed is still here.' }),
      })
    }
  }
  return (
    <Page title={title} back={back} width="form">
      <OfflineBanner />
      <CreateTitle patient={patient} />
      {children}
      <form className={form.form} noValidate onSubmit={event => void save(event)}>
        <Card>
          <div className={styles.fields}>
            <TextField
              label={t({ id: 'records.quick.title', message: 'Title' })}
              name="name"
              value={name}
              maxLength={LONGEST.name}
              autoComplete="off"
              required
              error={
                tried && name.trim() === '' && t({ id: 'records.problem.name', message: 'Give the record a name.' })
              }
              onChange={event => setNote({ ...note, name: event.target.value })}
            />
            <Select<CreatableType>
              label={t({ id: 'records.quick.type', message: 'Kind of record' })}
              options={CREATABLE.map(value => ({ value, label: typeWord(value) ?? value }))}
              value={type}
              onChange={chooseType}
            />
            <LongTextArea
              label={t({ id: 'records.quick.text', message: 'Description' })}
              hint={t({
                id: 'records.quick.text.hint',
                message: 'As you would say it. The server puts it in order; your text is kept.',
              })}
              value={text}
              maxLength={LONGEST_TEXT}
              error={
                tried && text.trim() === '' && t({ id: 'records.problem.text', message: 'Write what it is about.' })
              }
              onChange={next => setNote({ ...note, text: next })}
            />
          </div>
        </Card>
        <div className={form.foot}>
          <div className={form.buttons}>
            <Button onClick={() => void cancel()}>{t({ id: 'records.cancel', message: 'Cancel' })}</Button>
            <Button type="submit" variant="primary" icon="save" busy={busy}>
              {t({ id: 'records.save', message: 'Save' })}
            </Button>
          </div>
        </div>
      </form>
    </Page>
  )
}
