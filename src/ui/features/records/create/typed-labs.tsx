import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { createHealthRecord, editHealthRecord } from '../../../../db/commands/health-records.ts'
import { NO_PATIENT } from '../../../../db/document.ts'
import { withAllRowIds } from '../../../../db/row-ids.ts'
import { type EditedRecord, withEdits } from '../../../../domain/records/record-draft.ts'
import { biomarkersOf, reportOf } from '../../../../domain/records/report.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { Banner } from '../../../components/feedback/banner.tsx'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { useShownWithin } from '../../../state/session/menu.ts'
import { useCommandContext, useSession } from '../../../state/session/use-session.ts'
import { RecordFormPage } from '../edit/record-form-page.tsx'
import { useRecordForm } from '../edit/use-record-form.ts'
import { listPath } from '../words/record-address.ts'
import { useBackToList } from '../words/use-back-to-list.ts'
import { CreateTitle, useCreateTitle } from './create-title.tsx'
import { useBegunPatient } from './use-begun-patient.ts'

/**
 * A lab result that is typed: a new record, or the values of a document that could not be read, which becomes a lab
 * result with what was typed.
 */
export function TypedLabs({ unread }: { unread: HealthRecordDocument | null }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const navigate = useNavigate()
  const { name: author } = useSession()
  const { decimal } = useValueText()
  const { patient, begin, restore } = useBegunPatient()
  const title = useCreateTitle()('labResults')
  const back = useBackToList('labResults')
  useShownWithin(listPath('labResults'))
  const [fresh] = useState((): EditedRecord => {
    const createdAt = new Date(systemClock.now()).toISOString()
    const data = { date: createdAt, sourceType: 'manual', type: 'labResults', tags: [] }
    return { name: '', recordType: 'labResults', createdAt, data }
  })
  const record: EditedRecord = unread ? labsOf(unread) : { ...fresh, patientClientId: patient?.clientId }
  const form = useRecordForm({
    record,
    draftKey: `healthRecords/${unread?.clientId ?? 'new/labResults'}`,
    ...(!unread && { begunFor: patient?.clientId, onRestored: restore }),
    begin: biomarkersOf(reportOf(record.data)).length === 0 ? ['biomarkers'] : [],
    async write(edits) {
      const editing = { author, at: new Date(systemClock.now()).toISOString(), decimal }
      if (!unread) {
        const patientClientId = patient?.clientId ?? NO_PATIENT
        const content = withEdits(record, edits, editing)
        return await createHealthRecord(context, { recordType: 'labResults', patientClientId, ...content })
      }
      await editHealthRecord(context, unread.clientId, now => {
        const { name, data } = withEdits(labsOf(now), edits, editing)
        return { name, recordType: 'labResults', status: 'processed', data: { ...data, errorKey: null } }
      })
      return unread.clientId
    },
    onSaved: clientId =>
      void navigate({ to: '/health-record/view/$id', params: { id: clientId }, replace: true, ignoreBlocker: true }),
  })
  begin(form.dirty)
  return (
    <RecordFormPage
      title={title}
      back={back}
      form={form}
      onCancel={() => void navigate({ href: back.to, ignoreBlocker: true })}
    >
      {unread ? (
        <Banner tone="info" icon="info">
          {t({
            id: 'records.typed.unread',
            message: 'The document could not be read. Its file stays with the values that you type here.',
          })}
        </Banner>
      ) : (
        <CreateTitle patient={patient} />
      )}
    </RecordFormPage>
  )
}

const labsOf = (record: HealthRecordDocument): HealthRecordDocument => ({
  ...record,
  recordType: 'labResults',
  data: withAllRowIds(record.data),
})
