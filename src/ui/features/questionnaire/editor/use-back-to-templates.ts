import { useLingui } from '@lingui/react/macro'

export const useBackToTemplates = () => {
  const { t } = useLingui()
  return { to: '/questionnaire/templates', label: t({ id: 'questionnaire.templates', message: 'Templates' }) }
}
