import { useLingui } from '@lingui/react/macro'
import type { FieldType } from '../../../../domain/questionnaires/output-schema.ts'

export function useTypeWords(): Record<FieldType, string> {
  const { t } = useLingui()
  return {
    text: t({ id: 'questionnaire.type.text', message: 'text' }),
    number: t({ id: 'questionnaire.type.number', message: 'number' }),
    integer: t({ id: 'questionnaire.type.integer', message: 'whole number' }),
    boolean: t({ id: 'questionnaire.type.boolean', message: 'yes or no' }),
    choice: t({ id: 'questionnaire.type.choice', message: 'one of several' }),
    choices: t({ id: 'questionnaire.type.choices', message: 'several of several' }),
    list: t({ id: 'questionnaire.type.list', message: 'list' }),
    date: t({ id: 'questionnaire.type.date', message: 'exact date' }),
    'partial-date': t({ id: 'questionnaire.type.partialDate', message: 'date, as exact as said' }),
    duration: t({ id: 'questionnaire.type.duration', message: 'duration' }),
    object: t({ id: 'questionnaire.type.object', message: 'group of fields' }),
  }
}
