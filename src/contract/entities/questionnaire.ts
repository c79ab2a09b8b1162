import { z } from 'zod'
import { extend } from 'zod/mini'
import { NumericId } from '../ids.ts'
import { Row } from '../row.ts'

/** 3 to 100 characters once trimmed (D §5). */
export const TemplateTitle = z
  .string()
  .trim()
  .min(3, 'questionnaire.validation.invalidTemplate')
  .max(100, 'questionnaire.validation.invalidTemplate')

export const TemplateStatus = z.enum(['draft', 'active', 'archived'])

export const AiSettings = z.looseObject({
  model: z.string().max(200).default('gpt-4o-mini'),
  temperature: z.number().min(0).max(2).default(0.7),
  maxTokens: z.number().int().min(1).max(100_000).default(1000),
})

export const TemplateData = z.looseObject({
  description: z.string().max(20_000).nullish(),
  goals: z.array(z.string().max(2000)).max(100).optional(),
  checkpoints: z
    .array(z.union([z.string().max(2000), z.looseObject({})]))
    .max(200)
    .optional(),
  /** A JSON schema of the interview's result. */
  outputSchema: z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() }).nullish(),
  aiSettings: AiSettings.optional(),
})

export const QuestionnaireTemplate = extend(Row, {
  userId: NumericId,
  title: z.string(),
  isPublic: z.boolean(),
  accessCode: z.string().nullable(),
  status: TemplateStatus,
  data: TemplateData,
})
export type QuestionnaireTemplate = z.infer<typeof QuestionnaireTemplate>

export const SessionStatus = z.enum(['active', 'completed', 'abandoned', 'expired'])
export const RespondentInfo = z.looseObject({ name: z.string().max(500).nullish() })

/** A session as the owner of the template sees it; never contains the respondent's token, a secret (decision 92). */
export const QuestionnaireSession = z.looseObject({
  /** Opaque. */
  id: z.string(),
  status: SessionStatus,
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  template: z.looseObject({ id: NumericId, title: z.string() }),
  respondentInfo: RespondentInfo.nullish(),
})
export type QuestionnaireSession = z.infer<typeof QuestionnaireSession>
