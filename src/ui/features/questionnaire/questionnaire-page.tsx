import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '../../components/surface/page.tsx'
import { TabLinks } from '../../components/surface/tabs.tsx'

/** The frame of the two lists: templates and results. */
export function QuestionnairePage({
  subtitle,
  actions,
  children,
}: {
  subtitle?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const { t } = useLingui()
  const title = t({ id: 'questionnaire.title', message: 'Questionnaires' })
  return (
    <Page title={title} subtitle={subtitle} actions={actions}>
      <TabLinks
        label={title}
        tabs={[
          { to: '/questionnaire/templates', label: t({ id: 'questionnaire.templates', message: 'Templates' }) },
          { to: '/questionnaire/results', label: t({ id: 'questionnaire.results', message: 'Results' }) },
        ]}
      />
      {children}
    </Page>
  )
}
