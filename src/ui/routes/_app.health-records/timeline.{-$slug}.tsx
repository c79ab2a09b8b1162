import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { TimelineScreen } from '../../features/timeline/timeline-screen.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/health-records/timeline/{-$slug}')({
  loader: () => loadTexts('timeline'),
  component: Timeline,
})

function Timeline() {
  const { t } = useLingui()
  const { slug } = Route.useParams()
  return (
    <>
      <PageTitle title={t({ id: 'timeline.title', message: 'Biomarker timeline' })} />
      <TimelineScreen slug={slug ?? null} />
    </>
  )
}
