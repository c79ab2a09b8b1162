import { createFileRoute } from '@tanstack/react-router'
import { NewRecordingScreen } from '../../features/scribe/recorder/new-recording-screen.tsx'
import { loadTexts } from '../../i18n/activate.ts'
import { openScribeRecorder } from '../../state/recorder/recording.ts'

export const Route = createFileRoute('/_app/ambient-scribe/new')({
  async loader() {
    const [scribe] = await Promise.all([openScribeRecorder(), loadTexts('scribe')])
    return scribe
  },
  component: NewRecording,
})

function NewRecording() {
  return <NewRecordingScreen scribe={Route.useLoaderData()} />
}
