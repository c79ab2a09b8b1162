import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Promocode } from '../../../../contract/entities/promocode.ts'
import type { Locale } from '../../../../contract/entities/user.ts'
import type { ErrorType } from '../../../../contract/error-types.ts'
import { ContractError } from '../../../../contract/errors.ts'
import type { ResultOf } from '../../../../contract/methods.ts'
import { promocodes, redemptions } from '../../../database/schema/money.ts'
import type { Db } from '../../../database/transaction.ts'
import type { WriteCall } from '../../../rpc/call.ts'
import { type Handler, read, write } from '../../../rpc/handlers.ts'
import type { RateLimits } from '../../../rpc/rate-limits.ts'
import { findMoneyAccount, lockMoneyAccount, post } from '../ledger.ts'

export const promocodeHandlers = ({ rateLimits }: { rateLimits: RateLimits }): Handler[] => [
  write('promocodes:redeem', async (call, { code }) => {
    const payer = { kind: 'failedCodes', key: String(call.userId) } as const
    await rateLimits.refuseSpent(payer)
    try {
      return { result: await redeem(call, code) }
    } catch (error) {
      const isGuess = error instanceof ContractError && error.data.errorType === 'PromocodeNotFoundException'
      if (isGuess) await rateLimits.charge(payer, 1)
      throw error
    }
  }),
  read('promocodes:list', async ({ db, userId }) => ({ result: await ownPromocodes(db, userId) })),
]

type PromocodeRow = typeof promocodes.$inferSelect

/** Throws with the errorType of the reason. Of several for the last use of a code, one gets it. */
async function redeem(call: WriteCall, code: string): Promise<ResultOf<'promocodes:redeem'>> {
  const { tx, now, userId, locale } = call
  const accountId = await lockMoneyAccount(tx, userId, now)
  const [known] = await tx.select().from(promocodes).where(eq(promocodes.code, code))
  if (!known) throw refusal('PromocodeNotFoundException', locale)
  const own = and(eq(redemptions.accountId, accountId), eq(redemptions.code, code))
  const [used] = await tx.select({ id: redemptions.id }).from(redemptions).where(own)
  if (used) throw refusal('PromocodeAlreadyUsedException', locale)
  if (known.expiresAt && known.expiresAt <= now) throw refusal('PromocodeExpiredException', locale)
  const isFixed = known.type === 'balance_fixed'
  if (!isFixed) await refuseSecondMultiplier(call, accountId)
  // One statement decides who gets the last use, whatever the others have read.
  const [taken] = await tx
    .update(promocodes)
    .set({ redeemed: sql`${promocodes.redeemed} + 1` })
    .where(and(eq(promocodes.code, code), or(isNull(promocodes.limit), lt(promocodes.redeemed, promocodes.limit))))
    .returning({ code: promocodes.code })
  if (!taken) throw refusal('PromocodeLimitReachedException', locale)
  const appliedAmount = isFixed ? (known.amount ?? 0) : null
  const [redemption] = await tx
    .insert(redemptions)
    .values({ code, accountId, appliedAmount, createdAt: now, usedAt: isFixed ? now : null })
    .returning({ id: redemptions.id })
  if (!redemption) throw new TypeError('an insert returned no row')
  if (appliedAmount !== null) {
    const entries = { bonus: -appliedAmount, balance: appliedAmount }
    await post(tx, accountId, { key: `promocode:${redemption.id}`, cause: 'promocode', entries }, now)
  }
  call.audit({ objectType: 'redemption', objectId: redemption.id })
  return {
    ...{ success: true, type: known.type, appliedAmount, data: valuesOf(known) },
    redemptionType: isFixed ? 'immediate' : 'on_next_topup',
  }
}

/** Decision 122: one multiplier waits at a time. */
async function refuseSecondMultiplier({ tx, locale }: WriteCall, accountId: number): Promise<void> {
  const [waiting] = await tx
    .select({ id: redemptions.id })
    .from(redemptions)
    .where(and(eq(redemptions.accountId, accountId), isNull(redemptions.usedAt)))
  if (waiting) throw refusal('PromocodeWaiting', locale)
}

type Reason = Extract<ErrorType, `Promocode${string}`>

const WORDS: Readonly<Record<Reason, Readonly<Record<Locale, string>>>> = {
  PromocodeNotFoundException: {
    ru: 'Такого промокода нет.',
    en: 'There is no such promocode.',
    el: 'Δεν υπάρχει τέτοιος κωδικός.',
  },
  PromocodeExpiredException: {
    ru: 'Срок промокода истёк.',
    en: 'This promocode has expired.',
    el: 'Ο κωδικός έχει λήξει.',
  },
  PromocodeAlreadyUsedException: {
    ru: 'Вы уже применили этот промокод.',
    en: 'You have used this promocode already.',
    el: 'Έχετε ήδη χρησιμοποιήσει αυτόν τον κωδικό.',
  },
  PromocodeLimitReachedException: {
    ru: 'Промокод уже использовали все, кому он предназначался.',
    en: 'This promocode has been used up.',
    el: 'Ο κωδικός έχει εξαντληθεί.',
  },
  PromocodeWaiting: {
    ru: 'Другой промокод уже ждёт следующего пополнения.',
    en: 'Another promocode waits for the next top-up already.',
    el: 'Ένας άλλος κωδικός περιμένει ήδη την επόμενη ανανέωση υπολοίπου.',
  },
}

const refusal = (errorType: Reason, locale: Locale) =>
  new ContractError('UNPROCESSABLE', WORDS[errorType].en, {
    errorType,
    userMessage: WORDS[errorType][locale],
  })

/** As the contract has them. */
const valuesOf = ({ amount, multiplier, maxBonus }: Pick<PromocodeRow, 'amount' | 'multiplier' | 'maxBonus'>) => ({
  ...(amount !== null && { amount }),
  ...(multiplier !== null && { multiplier: multiplier / 1000 }),
  ...(maxBonus !== null && { maxBonus }),
})

/** Those that the account redeemed, newest first: `active` while it waits for a top-up. */
async function ownPromocodes(db: Db, userId: number): Promise<Promocode[]> {
  const accountId = await findMoneyAccount(db, userId)
  if (accountId === null) return []
  const rows = await db
    .select({ code: promocodes, own: redemptions })
    .from(redemptions)
    .innerJoin(promocodes, eq(promocodes.code, redemptions.code))
    .where(eq(redemptions.accountId, accountId))
    .orderBy(desc(redemptions.id))
  return rows.map(({ code, own }) => ({
    ...{ code: code.code, type: code.type, config: valuesOf(code), appliedAmount: own.appliedAmount },
    status: own.usedAt ? 'applied' : 'active',
    expiresAt: code.expiresAt?.toISOString() ?? null,
    usedAt: own.usedAt?.toISOString() ?? null,
  }))
}
