import { z } from 'zod'
import { HealthRecord } from '../entities/health-record.ts'
import { AnyId } from '../ids.ts'
import { method } from '../method.ts'

const Text = z.partialRecord(z.enum(['en', 'ru', 'el']), z.string())

/** A short reference text about one biomarker, in each language that has it. */
export const BiomarkerDescription = z.looseObject({ id: z.string(), data: z.looseObject({ brief: Text }) })
export type BiomarkerDescription = z.infer<typeof BiomarkerDescription>

/** Insights are health records of type `insight`. */
export const insightMethods = [
  method('insights:list', { cost: 2, params: z.object({}), result: z.array(HealthRecord) }),
  method('insights:get', {
    params: z.object({ uid: AnyId, type: z.string().max(100).optional() }),
    result: HealthRecord,
  }),
  method('insights:save', {
    effect: 'write',
    cost: 5,
    params: z.object({ report: z.looseObject({}) }),
    result: HealthRecord,
  }),
  method('medicalReference.biomarkerDescriptions:get', {
    aliases: ['medicalReference.getBiomarkerDescriptions'],
    params: z.object({ biomarkerIds: z.array(z.string().max(200)).max(1000) }),
    result: z.array(BiomarkerDescription),
  }),
] as const
