import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CheckRoom } from '../../features/records/check/check-room.tsx'
import { RecordScreen } from '../../features/records/record/record-screen.tsx'
import { RecordView } from '../../features/records/record/record-view.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/health-record/check/$id')({
  loader: () => loadTexts('records'),
  component: CheckRecord,
})

/** Only a processed record has something to check; any other one is shown, with what is done to it. */
function CheckRecord() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  return (
    <>
      <PageTitle title={t({ id: 'records.check', message: 'Check what was read' })} />
      <RecordScreen id={id} room="check">
        {record =>
          record.status === 'processed' ? (
            <CheckRoom key={record.clientId} record={record} />
          ) : (
            <RecordView record={record} />
          )
        }
      </RecordScreen>
    </>
  )
}
