import { z } from 'zod'
import { RecordingReport, ReportOptions } from '../entities/recording-report.ts'
import { Locale } from '../entities/user.ts'
import { AnyId, NumericId } from '../ids.ts'
import { method } from '../method.ts'
import { INSIGHT_TYPES } from '../record-types.ts'

const status = z.enum(['success', 'error'])
const error = z.looseObject({ message: z.string().optional(), i18nKey: z.string().optional() }).nullish()

export const reportMethods = [
  method('reports:generate', {
    effect: 'write',
    cost: 20,
    params: z.object({
      healthRecordId: AnyId,
      /** `medical-history`, `summary`, or the id of a custom report. */
      reportType: z.string().min(1).max(100),
      customInstructions: z.string().max(20_000).nullish(),
      reportOptions: z.optional(ReportOptions),
    }),
    /** `report` is null while it is written: then it comes with the recording. */
    result: z.looseObject({ status, report: z.nullish(RecordingReport), error }),
  }),
  method('reports:timeline', {
    effect: 'write',
    cost: 20,
    params: z
      .object({
        insightType: z.enum(INSIGHT_TYPES),
        /** Ids; the server loads what the caller owns (decision 56). */
        healthRecords: z.array(AnyId).max(1000),
        locale: z.optional(Locale),
        customPrompt: z.string().trim().max(20_000).nullish(),
      })
      .refine(({ insightType, customPrompt }) => insightType !== 'custom' || Boolean(customPrompt), {
        path: ['customPrompt'],
        error: 'empty prompt',
      }),
    /** `id` of the new record. */
    result: z.looseObject({ status, id: NumericId.nullish(), error }),
  }),
] as const
