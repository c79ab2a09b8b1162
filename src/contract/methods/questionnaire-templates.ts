import { z } from 'zod'
import {
  QuestionnaireTemplate,
  TemplateData,
  TemplateStatus,
  TemplateTitle,
} from '../entities/questionnaire-template.ts'
import { AnyId, ClientId, PullParams } from '../ids.ts'
import { method } from '../method.ts'

const code = z.string().nullish()
const row = { id: AnyId.optional(), clientId: ClientId.optional() }
const baseSeq = z.number().int().nonnegative().optional()

export const questionnaireTemplateMethods = [
  method('questionnaire.template:list', {
    aliases: ['questionnaire.listTemplates', 'questionnaire.getTemplates'],
    params: PullParams,
    result: z.array(QuestionnaireTemplate),
  }),
  method('questionnaire.template:get', { params: z.object(row), result: QuestionnaireTemplate }),
  method('questionnaire.template:create', {
    effect: 'write',
    cost: 2,
    params: z.object({
      clientId: ClientId.optional(),
      createdAt: z.string().max(40).optional(),
      title: TemplateTitle,
      ...TemplateData.shape,
      /** The same as the fields above, as a device sends them. */
      data: z.optional(TemplateData),
      isPublic: z.boolean().optional(),
      status: z.optional(TemplateStatus),
    }),
    result: QuestionnaireTemplate,
  }),
  method('questionnaire.template:update', {
    effect: 'write',
    cost: 2,
    params: z.object({
      ...row,
      title: z.optional(TemplateTitle),
      /** `true` publishes and `false` unpublishes, as `publish` does. */
      isPublic: z.boolean().optional(),
      status: z.optional(TemplateStatus),
      data: z.optional(TemplateData),
      baseSeq,
      /** Puts a deleted template back; without it that is a CONFLICT. */
      undelete: z.boolean().optional(),
    }),
    result: QuestionnaireTemplate,
  }),
  method('questionnaire.template:delete', {
    effect: 'write',
    cost: 2,
    params: z.object({ ...row, baseSeq }),
    /** The tombstone. */
    result: QuestionnaireTemplate,
  }),
  method('questionnaire.template:publish', {
    effect: 'write',
    cost: 5,
    /** `isPublic: false` unpublishes, which also retires the code (decision 88). */
    params: z.object({ ...row, isPublic: z.boolean().default(true) }),
    /** Our server returns `accessCode` and `publicLink`; the other spellings are accepted (decision 87). */
    result: z
      .looseObject({ accessCode: code, access_code: code, code, publicLink: code, link: code })
      .transform(answer => ({
        accessCode: answer.accessCode ?? answer.access_code ?? answer.code ?? null,
        publicLink: answer.publicLink ?? answer.link ?? null,
      }))
      .pipe(z.object({ accessCode: z.string().nullable(), publicLink: z.string().nullable() })),
  }),
] as const
