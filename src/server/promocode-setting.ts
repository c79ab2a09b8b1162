import { z } from 'zod'

/** Whether a number of rubles is whole kopecks (100), or a multiplier whole thousandths (1000): nothing is rounded. */
const inParts = (parts: number) => (value: number) => Math.abs(value * parts - Math.round(value * parts)) < 1e-6
const rubles = z.number().min(0.01).max(1_000_000).refine(inParts(100))
const shared = {
  code: z.string().trim().toUpperCase().min(4).max(100),
  /** Accounts that may redeem it. */
  limit: z.number().int().positive().optional(),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
}
const Setting = z.union([
  z.strictObject({ ...shared, rubles }),
  z.strictObject({
    ...shared,
    multiplier: z.number().gt(1).max(10).refine(inParts(1000)),
    maxBonusRubles: rubles.optional(),
  }),
])

/** A promocode as the operator configures it. */
export type PromocodeSetting = z.output<typeof Setting>

/** `[{"code": "AUTUMN", "multiplier": 1.2, "maxBonusRubles": 300, "limit": 100}, {"code": "HELLO", "rubles": 500}]` */
export const promocodes = z.string().transform((value, context): PromocodeSetting[] => {
  try {
    const parsed = z.array(Setting).safeParse(JSON.parse(value))
    if (parsed.success && new Set(parsed.data.map(one => one.code)).size === parsed.data.length) return parsed.data
  } catch {
    // Not JSON.
  }
  context.addIssue(
    'must be a JSON list of promocodes, each code once, of at most two decimals in rubles and three in a multiplier',
  )
  return z.NEVER
})
