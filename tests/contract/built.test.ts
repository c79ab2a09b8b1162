import { expect, it } from 'vitest'
import { METHODS } from '../../src/contract/methods.ts'

/** Methods of the specification that return NOT_BUILT. To build one, remove it here and the mark in its definition. */
const UNBUILT = [
  'billing.balance:get',
  'billing.payments:create',
  'billing.payments:getStatus',
  'billing.payments:list',
  'billing.receipt:download',
  'billing.usage:list',
  'marketing.referralCodes:create',
  'marketing.stats:list',
  'payments.business:requestQuote',
  'payments.history:list',
  'payments.plans:list',
  'payments.status:check',
  'payments.subscriptions:create',
  'payments.subscriptions:get',
  'promocodes:list',
  'promocodes:redeem',
  'userAccount.referrals:createCode',
  'userAccount.referrals:getStats',
  'userAccount.user.telegram:generateToken',
  'userAccount.user.telegram:status',
  'userAccount.user.telegram:unlink',
  'userAccount.user.telegram:updateNotifications',
]

it('exactly these methods of the registry are not yet built', () => {
  const unbuilt = METHODS.filter(one => !one.built).map(one => one.name)
  expect(unbuilt.sort()).toEqual([...UNBUILT].sort())
})
