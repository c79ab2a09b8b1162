import { z } from 'zod'
import { MinorUnits } from '../entities/money.ts'
import { Promocode, PromocodeData, PromocodeType } from '../entities/promocode.ts'
import { method } from '../method.ts'
import { NoParams } from '../plain.ts'

/** The reason of a refusal is in `error.data.errorType`: PromocodeErrorType. */
export const promocodeMethods = [
  method('promocodes:redeem', {
    effect: 'write',
    /** High, so that codes cannot be guessed. */
    cost: 20,
    params: z.object({ code: z.string().trim().toUpperCase().min(4, 'invalid').max(100, 'invalid') }),
    result: z.looseObject({
      success: z.boolean(),
      type: PromocodeType,
      appliedAmount: MinorUnits.nullish(),
      data: PromocodeData.optional(),
      redemptionType: z.enum(['immediate', 'on_next_topup']),
    }),
  }),
  method('promocodes:list', { params: NoParams, result: z.array(Promocode) }),
] as const
