import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EditRoom } from '../../features/records/edit/edit-room.tsx'
import { RecordScreen } from '../../features/records/record/record-screen.tsx'
import { RecordView } from '../../features/records/record/record-view.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/health-record/edit/$id')({
  loader: () => loadTexts('records'),
  component: EditRecord,
})

/** Only a processed record is edited; any other one is shown, with what is done to it. */
function EditRecord() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  return (
    <>
      <PageTitle title={t({ id: 'records.action.edit', message: 'Edit' })} />
      <RecordScreen id={id} room="edit" keep>
        {(record, gone) =>
          record.status === 'processed' ? (
            <EditRoom key={record.clientId} record={record} gone={gone} />
          ) : (
            <RecordView record={record} />
          )
        }
      </RecordScreen>
    </>
  )
}
