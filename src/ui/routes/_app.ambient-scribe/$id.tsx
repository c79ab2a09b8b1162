import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { RecordingScreen } from '../../features/scribe/recording/recording-screen.tsx'
import { tabOf } from '../../features/scribe/recording/recording-tabs.ts'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/ambient-scribe/$id')({
  loader: () => loadTexts('scribe'),
  validateSearch: tabOf,
  /** Decision 14: an id that is not a number redirects to the list. */
  beforeLoad({ params }) {
    if (!/^\d{1,15}$/.test(params.id)) throw redirect({ to: '/ambient-scribe/list', replace: true })
  },
  component: Recording,
})

function Recording() {
  const { id } = Route.useParams()
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'scribe.list.title', message: 'Audio recordings' })} />
      <RecordingScreen
        key={id}
        id={Number(id)}
        tab={tab ?? null}
        onTab={next => void navigate({ search: { tab: next }, replace: true })}
      />
    </>
  )
}
