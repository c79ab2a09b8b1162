import { createFileRoute } from '@tanstack/react-router'
import { TaskFrame } from '../features/shell/frame/task-frame.tsx'
import { TriageRecordPage } from '../features/triage/intake/record-page.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/triage/record')({ loader: () => loadTexts('triage'), component: Record })

function Record() {
  return <TriageRecordPage frame={TaskFrame} />
}
