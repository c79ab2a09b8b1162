import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { createHealthRecord, editHealthRecord } from '../../../../db/commands/health-records.ts'
import { withAllRowIds } from '../../../../db/row-ids.ts'
import { withEdits } from '../../../../domain/records/record-draft.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { useCommandContext, useSession } from '../../../state/session/use-session.ts'
import { viewPath } from '../words/record-address.ts'
import { useBackToList } from '../words/use-back-to-list.ts'
import { RecordFormPage } from './record-form-page.tsx'
import { useRecordForm } from './use-record-form.ts'

interface EditRoomProps {
  record: HealthRecordDocument
  /** Deleted on another device during this edit. */
  gone: boolean
}

/** A record in edit mode; saving and cancelling lead to its view (H §4). */
export function EditRoom({ record, gone }: EditRoomProps) {
  const navigate = useNavigate()
  const context = useCommandContext()
  const { name: author } = useSession()
  const { decimal } = useValueText()
  const back = useBackToList(record.recordType)
  const keyed = { ...record, data: withAllRowIds(record.data) }
  const show = (clientId: string) =>
    void navigate({
      to: '/health-record/view/$id',
      params: { id: clientId === record.clientId && record.id !== null ? String(record.id) : clientId },
      replace: true,
      ignoreBlocker: true,
    })
  const form = useRecordForm({
    record: keyed,
    draftKey: `healthRecords/${record.clientId}`,
    gone,
    async write(edits) {
      const editing = { author, at: new Date(systemClock.now()).toISOString(), decimal }
      if (gone) {
        const { recordType, patientClientId } = record
        const content = withEdits(keyed, edits, editing)
        return await createHealthRecord(context, { recordType, patientClientId, ...content })
      }
      if (Object.keys(edits).length > 0)
        await editHealthRecord(context, record.clientId, now => withEdits(now, edits, editing))
      return record.clientId
    },
    onSaved: show,
  })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = place.current?.querySelector<HTMLElement>('[name="name"]')
    field?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place}>
      <RecordFormPage
        title={record.name}
        back={gone ? back : { to: viewPath(record), label: record.name }}
        form={form}
        gone={gone}
        onCancel={() => (gone ? void navigate({ href: back.to }) : show(record.clientId))}
      />
    </div>
  )
}
