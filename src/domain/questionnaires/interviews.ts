import { loadLanguage } from '../interview/languages/load-language.ts'
import type { InterviewTemplate } from '../interview/template/template.ts'
import { createInterviewer, type Interviewer } from '../interview/walk/interview.ts'
import { type Plan, planOf } from '../interview/walk/questions.ts'
import { type InterviewResult, resultOf } from '../interview/walk/result.ts'
import type { InterviewState } from '../interview/walk/state.ts'
import { summaryOf } from '../interview/walk/summary.ts'
import { loadEmergencies } from './emergencies.ts'

/** A template in one language: the interviewer, and what it makes of a state. */
export interface Interview extends Interviewer {
  readonly plan: Plan
  readonly result: (state: InterviewState) => InterviewResult
  readonly summary: (state: InterviewState) => string
}

/** Loads the language once; the same code asks in the public chat, on the server and beside the editor. */
export async function openInterview(template: InterviewTemplate, locale: string): Promise<Interview> {
  const [lexicon, emergencies] = await Promise.all([loadLanguage(locale), loadEmergencies(locale)])
  const plan = planOf(template, lexicon)
  return {
    ...createInterviewer(template, lexicon, emergencies),
    plan,
    result: state => resultOf(plan, state),
    summary: state => summaryOf(plan, state, lexicon),
  }
}
