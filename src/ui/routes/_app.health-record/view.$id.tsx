import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadCatalogue } from '../../features/records/labs-table/use-catalogue.ts'
import { RecordScreen } from '../../features/records/record/record-screen.tsx'
import { RecordView } from '../../features/records/record/record-view.tsx'
import { ShareButton } from '../../features/sharing/share-button.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/health-record/view/$id')({
  loader() {
    // Under way before the table asks for it: names that come later would move its rows.
    loadCatalogue().catch(() => undefined)
    return Promise.all([loadTexts('records'), loadTexts('sharing')])
  },
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
