import type { Question } from '../interview/template/template.ts'
import type { Plan } from '../interview/walk/questions.ts'
import type { InterviewState } from '../interview/walk/state.ts'

/** What a question belongs to, in the owner's words: the title of its checkpoint, or of its field. */
export function titleOf({ template }: Plan, { fields, text }: Question): string {
  const [field] = fields
  if (!field) return text
  for (const one of template.checkpoints ?? []) {
    if (typeof one === 'string') continue
    if (one.properties?.some(name => name === field.top || name === field.at)) return one.title ?? one.id ?? field.title
  }
  return field.title
}

/** Where a session stands; null once nothing is asked. */
export function checkpointOf(plan: Plan, { asked }: InterviewState): string | null {
  const question = asked === null ? undefined : plan.questions[asked]
  return question ? titleOf(plan, question) : null
}

/** All of these titles, in the order in which they are asked. */
export const checkpointsOf = (plan: Plan): string[] => [...new Set(plan.questions.map(one => titleOf(plan, one)))]
