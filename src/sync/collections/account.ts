import { User } from '../../contract/entities/user.ts'
import { fieldOperations } from '../merge/field-operations.ts'
import { threeWay } from '../merge/three-way.ts'
import type { ReplicatedCollection } from './collection.ts'

/**
 * The signed-in user, one document. Changes travel as field operations that the server merges by path, so that two
 * devices never overwrite each other's preferences (decision 17).
 */
export const account: ReplicatedCollection = {
  name: 'account',
  contentKeys: ['name', 'email', 'avatar', 'data'],
  serverFields: [],
  dependsOn: () => null,
  row: User,
  list: { method: 'userAccount.user:get', params: {}, pages: false },
  fromRow: row => ({ name: row.name, email: row.email, avatar: row.avatar ?? null, data: row.data }),
  local: {},
  create() {
    throw new Error('an account is made by the server, at the first sign-in')
  },
  update: ({ data, sync }) => ({
    method: 'userAccount.user:update',
    params: {
      patch: fieldOperations((sync.base?.data ?? {}) as Record<string, unknown>, data as Record<string, unknown>),
      baseSeq: sync.serverSeq ?? undefined,
    },
  }),
  remove() {
    throw new Error('an account is deleted with userAccount.user:delete, online, never from the queue')
  },
  merge: threeWay,
  title: ({ name }) => String(name),
}
