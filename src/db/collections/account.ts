import type { UserData } from '../../contract/entities/user.ts'
import type { Replicated } from '../document.ts'
import type { Definition } from './definition.ts'
import { anything, bag, replicatedSchema, text } from './schema.ts'

export type AccountContent = { name: string; email: string | null; avatar: string | null; data: UserData }
export type AccountDocument = Replicated<AccountContent>

/** The signed-in user, one document. */
export const account: Definition<AccountContent, object, 'settings'> = {
  name: 'account',
  contentKeys: ['name', 'email', 'avatar', 'data'],
  local: {},
  schema: replicatedSchema(0, { name: text, email: anything, avatar: anything, data: bag }, []),
  migrations: {},
  title: ({ name }) => name,
  kind: () => 'settings',
  dependsOn: () => null,
}
