import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { createHealthRecord } from '../../../../db/commands/health-records.ts'
import { NO_PATIENT } from '../../../../db/document.ts'
import { type EditedRecord, withEdits } from '../../../../domain/records/record-draft.ts'
import type { CreatableType } from '../../../../domain/records/record-lists.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { useShownWithin } from '../../../state/session/menu.ts'
import { useCommandContext, useSession } from '../../../state/session/use-session.ts'
import { RecordFormPage } from '../edit/record-form-page.tsx'
import { useRecordForm } from '../edit/use-record-form.ts'
import { useBackToList } from '../words/use-back-to-list.ts'
import { CreateTitle, useCreateTitle } from './create-title.tsx'
import { QuickAdd } from './quick-add.tsx'
import { useBegunPatient } from './use-begun-patient.ts'

type Way = 'form' | 'quick'

/** A new record of a type that has a form: in its fields, or as a note that the server puts in order (decision 43). */
export function CreateScreen({ type }: { type: CreatableType }) {
  const [way, choose] = useState<Way>('form')
  const back = useBackToList(type)
  useShownWithin(back.to)
  return way === 'form' ? (
    <NewRecord type={type}>
      <WayChoice way={way} onChange={choose} />
    </NewRecord>
  ) : (
    <QuickAdd type={type}>
      <WayChoice way={way} onChange={choose} />
    </QuickAdd>
  )
}

function WayChoice({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const { t } = useLingui()
  return (
    <SegmentedChoice<Way>
      label={t({ id: 'records.create.way', message: 'How to write it down' })}
      size="md"
      options={[
        { value: 'form', label: t({ id: 'records.create.form', message: 'In fields' }) },
        { value: 'quick', label: t({ id: 'records.create.quick', message: 'Quickly, as text' }) },
      ]}
      value={way}
      onChange={onChange}
    />
  )
}

function NewRecord({ type, children }: { type: CreatableType; children: React.ReactNode }) {
  const context = useCommandContext()
  const navigate = useNavigate()
  const { name: author } = useSession()
  const { decimal } = useValueText()
  const { patient, begin, restore } = useBegunPatient()
  const title = useCreateTitle()(type)
  const back = useBackToList(type)
  const [record] = useState((): EditedRecord => {
    const createdAt = new Date(systemClock.now()).toISOString()
    return { name: '', recordType: type, createdAt, data: { date: createdAt, sourceType: 'manual', type, tags: [] } }
  })
  const form = useRecordForm({
    record,
    draftKey: `healthRecords/new/${type}`,
    begunFor: patient?.clientId,
    onRestored: restore,
    begin: type === 'treatment' ? ['prescriptions'] : [],
    async write(edits) {
      const editing = { author, at: new Date(systemClock.now()).toISOString(), decimal }
      const patientClientId = patient?.clientId ?? NO_PATIENT
      return await createHealthRecord(context, {
        recordType: type,
        patientClientId,
        ...withEdits(record, edits, editing),
      })
    },
    onSaved: clientId =>
      void navigate({
        to: '/health-record/view/$id',
        params: { id: clientId },
        replace: true,
        ignoreBlocker: true,
      }),
  })
  begin(form.dirty)
  return (
    <RecordFormPage
      title={title}
      back={back}
      form={form}
      onCancel={() => void navigate({ href: back.to, ignoreBlocker: true })}
    >
      <CreateTitle patient={patient} />
      {children}
    </RecordFormPage>
  )
}
