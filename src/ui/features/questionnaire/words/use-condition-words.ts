import { useLingui } from '@lingui/react/macro'
import type { PublishCondition } from '../../../../domain/questionnaires/publication.ts'

/** What a published template needs, in words. */
export function useConditionWords(): Record<PublishCondition, string> {
  const { t } = useLingui()
  return {
    title: t({ id: 'questionnaire.condition.title', message: 'a title of 3 to 100 characters' }),
    goal: t({ id: 'questionnaire.condition.goal', message: 'at least one goal' }),
    active: t({ id: 'questionnaire.condition.active', message: 'the status “Active”' }),
  }
}
