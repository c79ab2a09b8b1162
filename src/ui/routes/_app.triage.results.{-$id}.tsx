import { createFileRoute } from '@tanstack/react-router'
import { ResultsScreen } from '../features/triage/results-screen.tsx'
import { TaskFrame } from './-frame/task-frame.tsx'

export const Route = createFileRoute('/_app/triage/results/{-$id}')({ component: Results })

function Results() {
  const { id } = Route.useParams()
  return <ResultsScreen key={id ?? ''} id={id} frame={TaskFrame} />
}
