import { createFileRoute } from '@tanstack/react-router'
import { useCreateTitle } from '../../features/records/create/create-title.tsx'
import { TypedLabs } from '../../features/records/create/typed-labs.tsx'
import { RecordScreen } from '../../features/records/record/record-screen.tsx'
import { RecordView } from '../../features/records/record/record-view.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

/** A lab result by hand: a new one, or the values of a document that could not be read, named by `record`. */
export const Route = createFileRoute('/_app/health-records/labResults/new')({
  loader: () => loadTexts('records'),
  validateSearch: (search: Record<string, unknown>): { record?: string } => ({
    record: search.record === undefined ? undefined : String(search.record),
  }),
  component: NewLabs,
})

function NewLabs() {
  const { record: id } = Route.useSearch()
  const title = useCreateTitle()
  return (
    <>
      <PageTitle title={title('labResults')} />
      {id === undefined ? (
        <TypedLabs unread={null} />
      ) : (
        <RecordScreen id={id} room="view" keep>
          {record =>
            record.status === 'error' ? (
              <TypedLabs key={record.clientId} unread={record} />
            ) : (
              <RecordView record={record} />
            )
          }
        </RecordScreen>
      )}
    </>
  )
}
