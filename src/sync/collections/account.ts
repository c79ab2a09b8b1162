import type { Bag } from '../../contract/bag.ts'
import { User } from '../../contract/entities/user.ts'
import { fieldOperations } from '../merge/field-operations.ts'
import { threeWay } from '../merge/three-way.ts'
import { replicated } from './collection.ts'

/**
 * Changes of the account travel as field operations that the server merges by path, so that two devices never overwrite
 * each other's preferences (decision 17).
 */
export const account = replicated('account', {
  row: User,
  list: { method: 'userAccount.user:get', params: {}, pages: false },
  fromRow: row => ({ name: row.name, email: row.email, avatar: row.avatar ?? null, data: row.data }),
  create() {
    throw new Error('an account is made by the server, at the first sign-in')
  },
  update: ({ data, sync }) => ({
    method: 'userAccount.user:update',
    params: {
      patch: fieldOperations((sync.base?.data ?? {}) as Bag, data as Bag),
      baseSeq: sync.serverSeq ?? undefined,
    },
  }),
  remove() {
    throw new Error('an account is deleted with userAccount.user:delete, online, never from the queue')
  },
  merge: threeWay,
})
