import { readFileSync } from 'node:fs'
import type { Emergencies, Interviewer } from '../../../../src/domain/interview/walk/interview.ts'
import { createInterviewer } from '../../../../src/domain/interview/walk/interview.ts'
import { loadLanguage } from '../../../../src/domain/interview/languages/load-language.ts'
import { planOf } from '../../../../src/domain/interview/walk/questions.ts'
import { resultOf } from '../../../../src/domain/interview/walk/result.ts'
import type { InterviewTemplate } from '../../../../src/domain/interview/template/template.ts'

export interface Gold {
  readonly result: Record<string, unknown>
  readonly missing: readonly string[]
}
export interface Case {
  readonly id: string
  readonly lang: string
  readonly templateId: string
  readonly kind: string
  readonly answers: readonly { readonly toProperty: string; readonly text: string; readonly alsoAnswers?: readonly string[] }[]
  readonly otherwise: readonly string[]
  readonly confirm: readonly string[]
  readonly continueText: string
  readonly gold: Gold
}
export const never: Emergencies = { check: () => null, text: () => '', buttons: [], isContinue: () => false }
export const todayOf = (now: Date) => ({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })
void readFileSync
export async function interviewOn(template: InterviewTemplate & { lang: string }, emergencies: Emergencies = never) {
  const lexicon = await loadLanguage(template.lang)
  const interviewer: Interviewer = createInterviewer(template, lexicon, emergencies)
  return { lexicon, interviewer, plan: planOf(template, lexicon), resultOf }
}
