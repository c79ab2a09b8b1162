import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { QuestionnaireTemplateDocument } from '../../../../db/collections/questionnaire-templates.ts'
import { LinkButton } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useTemplate } from '../actions/use-templates.ts'
import { TemplateEditor } from './template-editor.tsx'
import { useBackToTemplates } from './use-back-to-templates.ts'

/** A template in the editor; `new` for one that is not stored yet. */
export function EditorScreen({ id }: { id: string }) {
  const navigate = useNavigate()
  if (id === 'new') {
    const opened = (clientId: string) =>
      void navigate({ to: '/questionnaire/templates/$id', params: { id: clientId }, replace: true })
    return <TemplateEditor key="new" template={null} onCreated={opened} />
  }
  return <KnownTemplate key={id} id={id} />
}

function KnownTemplate({ id }: { id: string }) {
  const { t } = useLingui()
  const [found, askAgain] = useTemplate(id)
  const contact = useServerContact()
  const back = useBackToTemplates()
  const last = useRef<QuestionnaireTemplateDocument | null>(null)
  if (found.kind === 'ready' && found.value) last.current = found.value
  if (last.current) return <TemplateEditor template={last.current} onCreated={() => undefined} />
  const title = t({ id: 'questionnaire.one', message: 'Questionnaire' })
  if (found.kind === 'failed') {
    return (
      <Page title={title} back={back}>
        <ErrorState
          title={t({ id: 'questionnaire.failed', message: 'The questionnaires could not be read' })}
          onRetry={askAgain}
        >
          {t({
            id: 'questionnaire.failed.text',
            message: 'This device’s storage did not answer. Nothing was deleted.',
          })}
        </ErrorState>
      </Page>
    )
  }
  if (found.kind === 'loading' || contact.kind === 'asking') {
    return (
      <Page title={title} back={back}>
        <Skeleton shape="card" />
      </Page>
    )
  }
  return (
    <Page title={title} back={back}>
      <EmptyState
        icon="list"
        title={t({ id: 'questionnaire.notHere', message: 'This questionnaire is not on this device' })}
        action={<LinkButton to={back.to}>{t({ id: 'questionnaire.toList', message: 'To the templates' })}</LinkButton>}
      >
        {t({ id: 'questionnaire.notHere.text', message: 'It was deleted, or it has not been received yet.' })}
      </EmptyState>
    </Page>
  )
}
