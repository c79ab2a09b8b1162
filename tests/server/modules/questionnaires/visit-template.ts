import type { ParamsOf, ResultOf } from '../../../../src/contract/methods.ts'
import type { Client } from '../../client.ts'

/** Two checkpoints, three fields. */
export const VISIT = {
  title: 'Before the visit',
  description: 'Three questions.',
  goals: ['What hurts'],
  checkpoints: [
    { id: 'c1', title: 'Complaint', properties: ['complaint', 'severity'] },
    { id: 'c2', title: 'Fever', properties: ['fever'] },
  ],
  outputSchema: {
    type: 'object',
    properties: {
      complaint: { type: 'string', title: 'Complaint', description: 'What is troubling you most?' },
      severity: {
        type: 'integer',
        title: 'Severity',
        description: 'How bad is it, from 0 to 10?',
        minimum: 0,
        maximum: 10,
      },
      fever: { type: 'boolean', title: 'Fever', description: 'Have you had a fever?' },
    },
    required: ['complaint'],
  },
} as const

export const visit = () => structuredClone(VISIT) as unknown as ParamsOf<'questionnaire.template:create'>

/** A published template of this owner. */
export async function published(owner: Client): Promise<{ id: number; code: string }> {
  const params = { ...visit(), status: 'active' as const, isPublic: true }
  const { id, accessCode } = await owner.call('questionnaire.template:create', params)
  if (accessCode === null) throw new Error('no code')
  return { id, code: accessCode }
}

export type Begun = ResultOf<'questionnaire.session:start'>

export const begin = (respondent: Client, accessCode: string): Promise<Begun> =>
  respondent.call('questionnaire.session:start', { accessCode, locale: 'en', respondentInfo: { name: 'Tom' } })
