import { z } from 'zod'
import { LOCALES } from '../locales.ts'
import { method } from '../method.ts'
import { Done } from '../plain.ts'

/** Decision 111: counted per day without identity, and sent only after consent to analytics. */
export const pageHitMethods = [
  method('marketing.hits:record', {
    access: 'public',
    effect: 'write',
    params: z.object({
      hits: z
        .array(
          z.object({
            /** The route's pattern, never an address with ids: `/health-records/$recordType`. */
            page: z.string().regex(/^\/[\w$./{}-]{0,120}$/),
            locale: z.enum(LOCALES),
            count: z.number().int().min(1).max(1000),
          }),
        )
        .min(1)
        .max(50),
    }),
    result: Done,
  }),
] as const
