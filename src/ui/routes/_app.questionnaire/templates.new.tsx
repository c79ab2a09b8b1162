import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EditorScreen } from '../../features/questionnaire/editor/editor-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/questionnaire/templates/new')({
  loader: () => loadTexts('questionnaire'),
  component: Screen,
})

function Screen() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'questionnaire.title', message: 'Questionnaires' })} />
      <EditorScreen id="new" />
    </>
  )
}
