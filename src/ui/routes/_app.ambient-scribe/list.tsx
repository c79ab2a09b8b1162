import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RecordingsScreen } from '../../features/scribe/list/recordings-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/ambient-scribe/list')({
  loader: () => loadTexts('scribe'),
  component: Recordings,
})

function Recordings() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'scribe.list.title', message: 'Audio recordings' })} />
      <RecordingsScreen />
    </>
  )
}
