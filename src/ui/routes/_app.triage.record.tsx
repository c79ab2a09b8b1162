import { createFileRoute } from '@tanstack/react-router'
import { TriageRecordPage } from '../features/triage/record-page.tsx'
import { TaskFrame } from './-frame/task-frame.tsx'

export const Route = createFileRoute('/_app/triage/record')({ component: Record })

function Record() {
  return <TriageRecordPage frame={TaskFrame} />
}
