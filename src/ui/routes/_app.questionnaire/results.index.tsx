import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ResultsScreen } from '../../features/questionnaire/results/results-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/questionnaire/results/')({
  loader: () => loadTexts('questionnaire'),
  component: Screen,
})

function Screen() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'questionnaire.title', message: 'Questionnaires' })} />
      <ResultsScreen />
    </>
  )
}
