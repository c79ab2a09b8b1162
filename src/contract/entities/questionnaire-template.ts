import { z } from 'zod/mini'
import { Id, Row, text } from '../row.ts'

const invalid = 'questionnaire.validation.invalidTemplate'
/** 3 to 100 characters once trimmed (D §5). */
export const TemplateTitle = z.string().check(z.trim(), z.minLength(3, invalid), z.maxLength(100, invalid))

export const TemplateStatus = z.enum(['draft', 'active', 'archived'])
export type TemplateStatus = z.infer<typeof TemplateStatus>

export const AiSettings = z.looseObject({
  model: z._default(text(200), 'gpt-4o-mini'),
  temperature: z._default(z.number().check(z.gte(0), z.lte(2)), 0.7),
  maxTokens: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1000),
})
export type AiSettings = z.infer<typeof AiSettings>

export const TemplateData = z.looseObject({
  description: z.nullish(text(20_000)),
  goals: z.optional(z.array(text(2000)).check(z.maxLength(100))),
  /** Texts, or `{id, title, properties, redFlagIf}` (decision 134). */
  checkpoints: z.optional(z.array(z.union([text(2000), z.looseObject({})])).check(z.maxLength(200))),
  /** A JSON schema of the interview's result. */
  outputSchema: z.nullish(z.looseObject({ properties: z.optional(z.record(z.string(), z.unknown())) })),
  aiSettings: z.optional(AiSettings),
})
export type TemplateData = z.infer<typeof TemplateData>

export const QuestionnaireTemplate = z.extend(Row, {
  userId: Id,
  title: z.string(),
  /** A device writes its wish to publish here; the server then gives the code, or refuses the change. */
  isPublic: z.boolean(),
  accessCode: z.nullable(z.string()),
  status: TemplateStatus,
  data: TemplateData,
})
export type QuestionnaireTemplate = z.infer<typeof QuestionnaireTemplate>
