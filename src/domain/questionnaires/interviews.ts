import { loadEmergencies } from '../interview/emergency/load-emergencies.ts'
import { type InterviewLocale, loadLanguage, localeOf } from '../interview/languages/load-language.ts'
import type { InterviewTemplate } from '../interview/template/template.ts'
import { type CorrectingInterviewer, withCorrections } from '../interview/walk/correct.ts'
import { createInterviewer } from '../interview/walk/interview.ts'
import { type Plan, planOf } from '../interview/walk/questions.ts'
import { type InterviewResult, resultOf } from '../interview/walk/result.ts'
import type { InterviewState } from '../interview/walk/state.ts'
import { summaryOf } from '../interview/walk/summary.ts'

/** A template in one language: the interviewer, and what it makes of a state. */
export interface Interview extends CorrectingInterviewer {
  readonly plan: Plan
  readonly result: (state: InterviewState) => InterviewResult
  readonly summary: (state: InterviewState) => string
}

/** A respondent may write another language than the interview's. */
const othersThan = (locale: string): InterviewLocale[] =>
  (['ru', 'en', 'el'] as const).filter(one => one !== localeOf(locale))

/**
 * Loads the language once; the same code asks in the public chat, on the server and beside the editor. With `pause` it
 * opens before the emergency check has its other languages, see EmergencyOptions.
 */
export async function openInterview(
  template: InterviewTemplate,
  locale: string,
  { pause }: { pause?: () => Promise<void> } = {},
): Promise<Interview> {
  const [lexicon, emergencies] = await Promise.all([
    loadLanguage(locale),
    loadEmergencies(locale, { ...template.emergency, also: othersThan(locale), ...(pause && { pause }) }),
  ])
  const plan = planOf(template, lexicon)
  return {
    ...withCorrections(createInterviewer(template, lexicon, emergencies), plan, lexicon),
    plan,
    result: state => resultOf(plan, state),
    summary: state => summaryOf(plan, state, lexicon),
  }
}
