import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { TaskFrame } from '../features/shell/frame/task-frame.tsx'
import { TriageRecordPage } from '../features/triage/intake/record-page.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/triage/record')({ loader: () => loadTexts('triage'), component: Record })

function Record() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'triage.title', message: 'Triage' })} />
      <TriageRecordPage frame={TaskFrame} />
    </>
  )
}
