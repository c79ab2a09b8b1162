import { createFileRoute } from '@tanstack/react-router'
import { TaskFrame } from '../features/shell/frame/task-frame.tsx'
import { ResultsScreen } from '../features/triage/result/results-screen.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/triage/results/{-$id}')({
  loader: () => loadTexts('triage'),
  component: Results,
})

function Results() {
  const { id } = Route.useParams()
  return <ResultsScreen key={id ?? ''} id={id} frame={TaskFrame} />
}
