import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { HistoryScreen } from '../features/triage/history/history-screen.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/triage/')({ loader: () => loadTexts('triage'), component: Triage })

function Triage() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'triage.title', message: 'Triage' })} />
      <HistoryScreen />
    </>
  )
}
