import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RecordingScreen } from '../../features/scribe/recording/recording-screen.tsx'
import { tabOf } from '../../features/scribe/recording/recording-tabs.ts'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

/** The page of a recording that the server has not numbered yet: its transcript and its reports are made here. */
export const Route = createFileRoute('/_app/ambient-scribe/here/$clientId')({
  loader: () => loadTexts('scribe'),
  validateSearch: tabOf,
  component: RecordingHere,
})

function RecordingHere() {
  const { clientId } = Route.useParams()
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'scribe.list.title', message: 'Audio recordings' })} />
      <RecordingScreen
        key={clientId}
        id={clientId}
        tab={tab ?? null}
        onTab={next => void navigate({ search: { tab: next }, replace: true })}
      />
    </>
  )
}
