import { z } from 'zod'
import { QuestionnaireTemplate, TemplateData, TemplateStatus, TemplateTitle } from '../entities/questionnaire.ts'
import { AnyId, ClientId, PullParams } from '../ids.ts'
import { method } from '../method.ts'

const code = z.string().nullish()

export const questionnaireTemplateMethods = [
  method('questionnaire.template:list', {
    aliases: ['questionnaire.listTemplates', 'questionnaire.getTemplates'],
    built: false,
    params: PullParams,
    result: z.array(QuestionnaireTemplate),
  }),
  method('questionnaire.template:get', {
    built: false,
    params: z.object({ id: AnyId }),
    result: QuestionnaireTemplate,
  }),
  method('questionnaire.template:create', {
    effect: 'write',
    cost: 2,
    built: false,
    params: z.object({
      clientId: ClientId.optional(),
      title: TemplateTitle,
      ...TemplateData.shape,
      isPublic: z.boolean().optional(),
      status: TemplateStatus.optional(),
    }),
    result: QuestionnaireTemplate,
  }),
  method('questionnaire.template:update', {
    effect: 'write',
    cost: 2,
    built: false,
    params: z.object({
      id: AnyId,
      title: TemplateTitle.optional(),
      isPublic: z.boolean().optional(),
      status: TemplateStatus.optional(),
      data: TemplateData.optional(),
      baseSeq: z.number().int().nonnegative().optional(),
    }),
    result: QuestionnaireTemplate,
  }),
  method('questionnaire.template:publish', {
    effect: 'write',
    cost: 5,
    built: false,
    /** `isPublic: false` unpublishes, which also retires the code (decision 88). */
    params: z.object({ id: AnyId, isPublic: z.boolean().default(true) }),
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
