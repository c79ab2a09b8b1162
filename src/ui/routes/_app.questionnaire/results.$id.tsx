import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SessionScreen } from '../../features/questionnaire/results/session-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/questionnaire/results/$id')({
  loader: () => loadTexts('questionnaire'),
  component: Screen,
})

function Screen() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  return (
    <>
      <PageTitle title={t({ id: 'questionnaire.title', message: 'Questionnaires' })} />
      <SessionScreen id={id} />
    </>
  )
}
