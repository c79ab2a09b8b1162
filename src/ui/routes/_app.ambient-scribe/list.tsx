import { createFileRoute } from '@tanstack/react-router'
import { RecordingsScreen } from '../../features/scribe/list/recordings-screen.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/ambient-scribe/list')({
  loader: () => loadTexts('scribe'),
  component: RecordingsScreen,
})
