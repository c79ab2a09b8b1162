import { z } from 'zod'
import { MinorUnits } from './money.ts'

export const PromocodeType = z.enum(['balance_fixed', 'balance_multiplier'])

/** `amount` and `maxBonus` in minor units. */
export const PromocodeData = z.looseObject({
  amount: MinorUnits.optional(),
  multiplier: z.number().positive().optional(),
  maxBonus: MinorUnits.optional(),
})

export const Promocode = z.looseObject({
  code: z.string(),
  type: PromocodeType,
  status: z.enum(['active', 'applied']),
  config: PromocodeData.optional(),
  data: PromocodeData.optional(),
  appliedAmount: MinorUnits.nullish(),
  expiresAt: z.string().nullish(),
  usedAt: z.string().nullish(),
})
export type Promocode = z.infer<typeof Promocode>

/** Values of `error.data.errorType` when a promocode is refused (P §8). */
export const PromocodeErrorType = z.enum([
  'PromocodeNotFoundException',
  'PromocodeExpiredException',
  'PromocodeAlreadyUsedException',
  'PromocodeLimitReachedException',
])
export type PromocodeErrorType = z.infer<typeof PromocodeErrorType>
