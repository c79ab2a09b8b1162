import { createFileRoute } from '@tanstack/react-router'
import { NewRecordingScreen } from '../features/scribe/new-recording-screen.tsx'
import { openScribeRecorder } from '../state/recording.ts'

export const Route = createFileRoute('/_app/ambient-scribe/new')({
  loader: () => openScribeRecorder(),
  component: NewRecording,
})

function NewRecording() {
  return <NewRecordingScreen scribe={Route.useLoaderData()} />
}
