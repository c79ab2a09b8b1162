import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type { Locale } from '../../../contract/entities/user.ts'
import { users } from './accounts.ts'
import { identity, instant, reference, sha256 } from './columns.ts'

/** Kopecks. */
const kopecks = () => bigint({ mode: 'number' })

/** Whose money it is. It and what refers to it outlive the account, of which nothing is left in them. */
export const moneyAccounts = pgTable(
  'money_accounts',
  {
    id: identity(),
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  table => [uniqueIndex('money_accounts_user').on(table.userId)],
)

const moneyAccount = () =>
  reference()
    .notNull()
    .references(() => moneyAccounts.id)

/** `balance` is what the product owes the account. */
export type Book = 'balance' | 'provider' | 'bonus' | 'revenue'
export type Cause = 'payment' | 'promocode' | 'usage' | 'subscription' | 'refund' | 'referral'

/**
 * The ledger: rows are only added (triggers refuse the rest), and those of one key sum to zero. `position` counts the
 * account's entries in `balance`, so that two writers that both think they are the next cannot both commit.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: identity(),
    /** Of the operation, as for `payment:<id>`: what was done once is not done again. */
    key: varchar({ length: 100 }).notNull(),
    book: varchar({ length: 20 }).$type<Book>().notNull(),
    accountId: moneyAccount(),
    amount: kopecks().notNull(),
    cause: varchar({ length: 20 }).$type<Cause>().notNull(),
    position: integer(),
    balanceAfter: kopecks(),
    createdAt: instant().notNull(),
  },
  table => [
    uniqueIndex('ledger_entries_once').on(table.key, table.book),
    uniqueIndex('ledger_entries_position').on(table.accountId, table.position),
    check('ledger_entries_not_empty', sql`${table.amount} <> 0`),
    check(
      'ledger_entries_balance',
      sql`(${table.book} = 'balance') = (${table.position} is not null and ${table.balanceAfter} is not null)`,
    ),
    // Money that its provider took back may be spent already; nothing else goes below zero.
    check(
      'ledger_entries_not_below_zero',
      sql`${table.balanceAfter} >= 0 or ${table.amount} > 0 or ${table.cause} = 'refund'`,
    ),
  ],
)

export type PaymentKind = 'topup' | 'subscription'
export type StoredPaymentStatus = 'pending' | 'waiting_for_capture' | 'succeeded' | 'failed' | 'canceled'

export interface PaymentRequest {
  description: string
  returnUrl: string
}

/** Payments at a provider. `id` is also the key under which the provider is asked, however often. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    accountId: moneyAccount(),
    kind: varchar({ length: 20 }).$type<PaymentKind>().notNull(),
    planId: varchar({ length: 100 }),
    amount: kopecks().notNull(),
    /** The person's own words. */
    description: text(),
    locale: varchar({ length: 5 }).$type<Locale>().notNull(),
    /** As the provider was asked: under the same key it must be asked the same, whatever has changed here since. */
    request: jsonb().$type<PaymentRequest>().notNull(),
    status: varchar({ length: 20 }).$type<StoredPaymentStatus>().notNull(),
    provider: varchar({ length: 20 }).$type<'yookassa' | 'checkout'>().notNull(),
    /** Null until the provider's answer is stored; it may know the payment before. */
    providerId: varchar({ length: 100 }),
    confirmationUrl: text(),
    /** What the provider says does not fit what was asked for: nothing is credited, and a person has to look. */
    problem: varchar({ length: 40 }),
    createdAt: instant().notNull(),
    settledAt: instant(),
    /** When the provider is asked again, until it is settled. */
    nextCheckAt: instant(),
    checks: integer().notNull().default(0),
  },
  table => [
    index('payments_of_account').on(table.accountId, table.createdAt),
    uniqueIndex('payments_provider_id').on(table.provider, table.providerId),
    index('payments_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    check('payments_above_zero', sql`${table.amount} > 0`),
  ],
)

/** The payments of the built-in checkout page, which plays a provider: nothing else reads them. */
export const checkoutPayments = pgTable('checkout_payments', {
  id: uuid().primaryKey(),
  idempotenceKey: varchar({ length: 64 }).notNull().unique('checkout_payments_key'),
  /** The token of the page's address; it moves no real money. */
  token: varchar({ length: 64 }).notNull().unique('checkout_payments_token'),
  status: varchar({ length: 20 }).$type<StoredPaymentStatus>().notNull(),
  amount: kopecks().notNull(),
  metadata: jsonb().$type<Record<string, string>>().notNull(),
  description: text().notNull(),
  returnUrl: text().notNull(),
  locale: varchar({ length: 5 }).$type<Locale>().notNull(),
  createdAt: instant().notNull(),
})

/** A plan that is paid for. The plan in force stands in the account's own data, too. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: moneyAccount().primaryKey(),
    planId: varchar({ length: 100 }).notNull(),
    startedAt: instant().notNull(),
    /** Months are counted from it, and end on its day. */
    anchor: instant().notNull(),
    paidUntil: instant().notNull(),
    /** Basic follows at `paidUntil`. */
    isEnding: boolean().notNull().default(false),
    /** Set while the balance does not suffice for the renewal. */
    graceUntil: instant(),
    nextTryAt: instant().notNull(),
  },
  table => [index('subscriptions_due').on(table.nextTryAt)],
)

export type PromocodeKind = 'balance_fixed' | 'balance_multiplier'

export const promocodes = pgTable(
  'promocodes',
  {
    code: varchar({ length: 100 }).primaryKey(),
    type: varchar({ length: 30 }).$type<PromocodeKind>().notNull(),
    /** Of balance_fixed. */
    amount: kopecks(),
    /** Of balance_multiplier, in thousandths: 1200 is 1.2. */
    multiplier: integer(),
    maxBonus: kopecks(),
    /** How many accounts may redeem it; null is without limit. */
    limit: integer(),
    redeemed: integer().notNull().default(0),
    expiresAt: instant(),
    createdAt: instant().notNull(),
  },
  table => [
    check(
      'promocodes_values',
      sql`case ${table.type} when 'balance_fixed' then ${table.amount} > 0 else ${table.multiplier} > 1000 end`,
    ),
    check('promocodes_limit', sql`${table.limit} is null or ${table.redeemed} <= ${table.limit}`),
  ],
)

/** Once for each account and code. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: identity(),
    code: varchar({ length: 100 })
      .notNull()
      .references(() => promocodes.code),
    accountId: moneyAccount(),
    appliedAmount: kopecks(),
    createdAt: instant().notNull(),
    /** Null while a multiplier waits for a top-up. */
    usedAt: instant(),
  },
  table => [
    uniqueIndex('redemptions_once').on(table.accountId, table.code),
    uniqueIndex('redemptions_waiting').on(table.accountId).where(sql`${table.usedAt} is null`),
  ],
)

/** A link that opens the receipt of a payment for some minutes. */
export const receiptLinks = pgTable(
  'receipt_links',
  {
    tokenHash: sha256().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    locale: varchar({ length: 5 }).$type<Locale>().notNull(),
    expiresAt: instant().notNull(),
  },
  table => [index().on(table.expiresAt)],
)

/** A clinic's question what the business plan would cost. */
export const businessQuotes = pgTable(
  'business_quotes',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyName: text().notNull(),
    contactEmail: text().notNull(),
    requirements: text(),
    createdAt: instant().notNull(),
  },
  table => [index().on(table.userId)],
)

/** What the nightly proof of the ledger found; one row a day. */
export const ledgerProofs = pgTable('ledger_proofs', {
  day: date({ mode: 'string' }).primaryKey(),
  at: instant().notNull(),
  entries: bigint({ mode: 'number' }).notNull(),
  /** Names of what does not hold; empty if the sums agree. */
  faults: jsonb().$type<string[]>().notNull(),
})
