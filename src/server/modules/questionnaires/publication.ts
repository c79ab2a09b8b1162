import { randomBytes } from 'node:crypto'
import { ContractError } from '../../../contract/errors.ts'
import { codeOf } from '../../../domain/questionnaires/access-code.ts'
import { missingToPublish, type Publishable } from '../../../domain/questionnaires/publication.ts'

/**
 * Visibility of a template that is written (decision 88): a published one keeps its code, a newly published one gets a
 * new code, any other has none. Throws UNPROCESSABLE TemplateIncomplete, which names the missing conditions.
 */
export function publication(
  current: { accessCode: string | null } | null,
  next: Publishable & { isPublic: boolean },
): { isPublic: boolean; accessCode: string | null } {
  if (!next.isPublic) return { isPublic: false, accessCode: null }
  const missing = missingToPublish(next)
  if (missing.length > 0) {
    throw new ContractError('UNPROCESSABLE', `A published questionnaire needs: ${missing.join(', ')}.`, {
      errorType: 'TemplateIncomplete',
      issues: missing.map(condition => ({ path: PATHS[condition], message: condition })),
    })
  }
  return { isPublic: true, accessCode: current?.accessCode ?? codeOf(randomBytes(12)) }
}

const PATHS = { title: 'title', goal: 'data.goals', active: 'status' } as const
