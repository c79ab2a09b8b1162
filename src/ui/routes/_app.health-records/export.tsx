import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ExportScreen } from '../../features/export/export-screen.tsx'
import { DoctorPdf } from '../../features/records/doctor/doctor-pdf.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/health-records/export')({
  loader: () => loadTexts('export', 'records'),
  component: Export,
})

function Export() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'export.title', message: 'Export records' })} />
      <ExportScreen Pdf={DoctorPdf} />
    </>
  )
}
