import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { TaskFrame } from '../features/shell/frame/task-frame.tsx'
import { ResultsScreen } from '../features/triage/result/results-screen.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/triage/results/{-$id}')({
  loader: () => loadTexts('triage'),
  component: Results,
})

function Results() {
  const { id } = Route.useParams()
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'triage.title', message: 'Triage' })} />
      <ResultsScreen key={id ?? ''} id={id} frame={TaskFrame} />
    </>
  )
}
