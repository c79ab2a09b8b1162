import type { Replicated } from '../document.ts'
import type { Definition } from './definition.ts'
import { integer, replicatedSchema, text } from './schema.ts'

export type ShareRevocationContent = {
  /** The server's number of the link. */
  shareId: number
  /** Whose or which link, as the user calls it. */
  name: string
}
export type ShareRevocationDocument = Replicated<ShareRevocationContent>

/** Links to be ended: only sent, and removed from the device once the server has ended them. */
export const shareRevocations: Definition<ShareRevocationContent, object, 'shareRevocation'> = {
  name: 'shareRevocations',
  contentKeys: ['shareId', 'name'],
  local: {},
  schema: replicatedSchema(0, { shareId: integer, name: text }, []),
  migrations: {},
  title: ({ name }) => name,
  kind: () => 'shareRevocation',
  dependsOn: () => null,
}
