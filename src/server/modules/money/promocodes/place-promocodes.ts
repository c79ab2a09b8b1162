import { sql } from 'drizzle-orm'
import { kopecksOfRubles } from '../../../../domain/money/kopecks.ts'
import type { Database } from '../../../database/open.ts'
import { promocodes } from '../../../database/schema/money.ts'
import type { PromocodeSetting } from '../../../promocode-setting.ts'

/** Of the demo. */
const DEMO_PROMOCODES: readonly PromocodeSetting[] = [
  { code: 'WELCOME', rubles: 500 },
  { code: 'AUTUMN', multiplier: 1.2, maxBonusRubles: 300 },
]

/**
 * Stores the promocodes of the configuration (the embedded database has no room for a second program that would). Limit and
 * end follow the configuration at each start; what a code gives stays as it was first, and a code that is no longer
 * configured stays as it is.
 */
export async function placePromocodes(
  { db }: Database,
  given: readonly PromocodeSetting[],
  { demo, now }: { demo: boolean; now: Date },
): Promise<void> {
  const missing = demo ? DEMO_PROMOCODES.filter(({ code }) => given.every(one => one.code !== code)) : []
  for (const setting of [...given, ...missing]) {
    const { code, limit = null, expiresAt } = setting
    const end = expiresAt === undefined ? null : new Date(expiresAt)
    // What was redeemed under a higher limit stays redeemed.
    const lowered = limit === null ? null : sql`greatest(${limit}::integer, ${promocodes.redeemed})`
    await db
      .insert(promocodes)
      .values({ code, ...valuesOf(setting), limit, expiresAt: end, createdAt: now })
      .onConflictDoUpdate({ target: promocodes.code, set: { limit: lowered, expiresAt: end } })
  }
}

function valuesOf(setting: PromocodeSetting) {
  if ('rubles' in setting) return { type: 'balance_fixed', amount: kopecksOfRubles(setting.rubles) } as const
  const { multiplier, maxBonusRubles } = setting
  return {
    type: 'balance_multiplier',
    multiplier: Math.round(multiplier * 1000),
    maxBonus: maxBonusRubles === undefined ? null : kopecksOfRubles(maxBonusRubles),
  } as const
}
