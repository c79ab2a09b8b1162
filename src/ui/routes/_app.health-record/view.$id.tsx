import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RecordScreen } from '../../features/records/record/record-screen.tsx'
import { RecordView } from '../../features/records/record/record-view.tsx'
import { ShareButton } from '../../features/sharing/share-button.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/health-record/view/$id')({
  loader: () => Promise.all([loadTexts('records'), loadTexts('sharing')]),
  component: Record,
})

function Record() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  return (
    <>
      <PageTitle title={t({ id: 'records.one', message: 'Record' })} />
      <RecordScreen id={id} room="view">
        {record => <RecordView record={record} actions={<ShareButton record={record} />} />}
      </RecordScreen>
    </>
  )
}
