import { useLingui } from '@lingui/react/macro'
import type { SessionStatus } from '../../../../contract/entities/questionnaire.ts'
import type { TemplateStatus } from '../../../../contract/entities/questionnaire-template.ts'
import type { Tone } from '../../../components/feedback/pill.tsx'
import type { IconName } from '../../../components/icon/icon-names.ts'

export function useTemplateStatusWords(): Record<TemplateStatus, string> {
  const { t } = useLingui()
  return {
    draft: t({ id: 'questionnaire.status.draft', message: 'Draft' }),
    active: t({ id: 'questionnaire.status.active', message: 'Active' }),
    archived: t({ id: 'questionnaire.status.archived', message: 'Archived' }),
  }
}

export function useSessionStatusWords(): Record<SessionStatus, string> {
  const { t } = useLingui()
  return {
    active: t({ id: 'questionnaire.session.active', message: 'In progress' }),
    completed: t({ id: 'questionnaire.session.completed', message: 'Completed' }),
    abandoned: t({ id: 'questionnaire.session.abandoned', message: 'Abandoned' }),
    expired: t({ id: 'questionnaire.session.expired', message: 'Expired' }),
  }
}

export const SESSION_LOOKS: Record<SessionStatus, { tone: Tone; icon?: IconName }> = {
  active: { tone: 'info', icon: 'message-square' },
  completed: { tone: 'ok', icon: 'check' },
  abandoned: { tone: 'neutral' },
  expired: { tone: 'neutral' },
}
