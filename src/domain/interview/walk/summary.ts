import type { Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { printTime } from './print-time.ts'
import { applies, openKey, type Plan } from './questions.ts'
import type { Given, InterviewState, Value } from './state.ts'

/** A value as the respondent reads it: labels, "yes", commas. */
export function spoken(field: Field, value: Value, lexicon: Lexicon): string {
  const { texts, locale } = lexicon.language
  const one = (part: unknown): string => {
    const option = field.options.find(each => each.value === part)
    if (option) return option.label
    if (typeof part === 'boolean') return part ? texts.yes : texts.no
    const time = typeof part === 'string' && printTime(field.answer, part, locale)
    if (time) return time
    return typeof part === 'number' && locale !== 'en' ? String(part).replace('.', ',') : String(part)
  }
  if (!Array.isArray(value)) return one(value)
  return value.length ? value.map(one).join(', ') : texts.noValue
}

/** Title and value of each field, then what has no answer. */
export function summaryOf(plan: Plan, state: InterviewState, lexicon: Lexicon): string {
  const { texts } = lexicon.language
  const lines: string[] = []
  const without: string[] = []
  for (const question of plan.questions) {
    if (question.at === null) {
      const said = state.open[openKey(question)]
      if (said) lines.push(`${question.text}: ${said.words}`)
      else without.push(question.text)
    }
    for (const field of question.fields) {
      if (!applies(field, state)) continue
      const given = state.answers[field.at] as Given | undefined
      if (given) lines.push(`${field.title}: ${given.approximate ? '≈ ' : ''}${spoken(field, given.value, lexicon)}`)
      else without.push(field.title)
    }
  }
  const rest = without.length ? [`${texts.without}: ${without.join(', ')}`] : []
  return [...lines, ...rest].join('\n')
}

export const changedLine = (field: Field, value: Value, lexicon: Lexicon): string =>
  `${lexicon.language.texts.changed}. ${field.title}: ${spoken(field, value, lexicon)}`
