import { useLingui } from '@lingui/react/macro'
import type { QuestionnaireTemplateDocument } from '../../../../db/collections/questionnaire-templates.ts'
import { QUEUE } from '../../../../db/document.ts'
import type { PublishCondition } from '../../../../domain/questionnaires/publication.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { useConditionWords } from './use-condition-words.ts'

const CONDITION_AT: Record<string, PublishCondition> = { title: 'title', 'data.goals': 'goal', status: 'active' }

/** Why the server refused the template as it is here, as a sentence; null if it did not. */
export function useRefusalOf(): (template: QuestionnaireTemplateDocument) => string | null {
  const { t } = useLingui()
  const words = useRefusalWords()
  const conditions = useConditionWords()
  return ({ queue, sync: { parked } }) => {
    if (queue !== QUEUE.parked || !parked) return null
    if (parked.errorType === 'TemplateIncomplete') {
      const list = parked.issues
        .flatMap(({ path }) => {
          const condition = CONDITION_AT[path]
          return condition ? [conditions[condition]] : []
        })
        .join('; ')
      return t({ id: 'questionnaire.refused.incomplete', message: `Not published. Missing: ${list}.` })
    }
    return `${words(parked)}.`
  }
}
