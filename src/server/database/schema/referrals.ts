import { index, pgTable, varchar } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant, reference } from './columns.ts'

export const referralCodes = pgTable('referral_codes', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: varchar({ length: 20 }).notNull().unique('referral_codes_code'),
  createdAt: instant().notNull(),
})

/** Who began with whose code; decided once, with the first touch. */
export const referrals = pgTable(
  'referrals',
  {
    invitedUserId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    inviterUserId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    /** Why it earns nothing and is not counted: the inviter's own account, device or address, or no new account. */
    refused: varchar({ length: 20 }).$type<'account' | 'device' | 'email' | 'circle' | 'existing'>(),
    /** The invited person has used the product on two days, and the inviter has the reward. */
    rewardedAt: instant(),
  },
  table => [index().on(table.inviterUserId), index().on(table.rewardedAt)],
)
