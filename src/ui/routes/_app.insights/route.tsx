import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { InsightsScreen } from '../../features/insights/insights-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/insights')({
  loader: () => loadTexts('insights'),
  component: Insights,
})

function Insights() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'insights.title', message: 'AI insights' })} />
      <InsightsScreen />
    </>
  )
}
