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
  update({ name, data, sync }) {
    const patch = fieldOperations((sync.base?.data ?? {}) as Bag, data as Bag)
    const renamed = name !== (sync.base?.name ?? name)
    const baseSeq = sync.serverSeq ?? undefined
    // An empty patch alone stands for edits that cancel out.
    const change = renamed ? { name, ...(patch.length > 0 && { patch }) } : { patch }
    return { method: 'userAccount.user:update', params: { ...change, baseSeq } }
  },
  remove() {
    throw new Error('an account is deleted with userAccount.user:delete, online, never from the queue')
  },
  merge: threeWay,
})
