import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { UploadScreen } from '../../features/records/upload/upload-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/health-records/upload')({
  loader: () => loadTexts('records/upload'),
  validateSearch: ({ shared }: Record<string, unknown>): { shared?: 'signed-out' | 'failed' } =>
    shared === 'signed-out' || shared === 'failed' ? { shared } : {},
  component: Upload,
})

function Upload() {
  const { t } = useLingui()
  const { shared } = Route.useSearch()
  return (
    <>
      <PageTitle title={t({ id: 'records.upload.title', message: 'Upload a document' })} />
      <UploadScreen shared={shared} />
    </>
  )
}
