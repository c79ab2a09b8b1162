import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewRecordingScreen } from '../../features/scribe/recorder/new-recording-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
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
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'scribe.list.new', message: 'New recording' })} />
      <NewRecordingScreen scribe={Route.useLoaderData()} />
    </>
  )
}
