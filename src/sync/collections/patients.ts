import { Patient } from '../../contract/entities/patient.ts'
import { threeWay } from '../merge/three-way.ts'
import type { ReplicatedCollection } from './collection.ts'

export const patients: ReplicatedCollection = {
  name: 'patients',
  contentKeys: ['name', 'data'],
  serverFields: [],
  dependsOn: () => null,
  row: Patient,
  list: { method: 'userAccount.patients:list', params: {}, pages: true },
  fromRow: row => ({ name: row.name, data: row.data }),
  local: {},
  create: ({ clientId, name, data, createdAt }) => ({
    method: 'userAccount.patients:create',
    params: { patient: { clientId, name, data, createdAt } },
  }),
  update: ({ clientId, name, data, sync }) => ({
    method: 'userAccount.patients:update',
    params: { patient: { clientId, id: clientId, name, data }, baseSeq: sync.serverSeq ?? undefined },
  }),
  remove: ({ clientId, sync }) => ({
    method: 'userAccount.patients:delete',
    params: { pid: clientId, clientId, baseSeq: sync.serverSeq ?? undefined },
  }),
  merge: threeWay,
  title: ({ name }) => String(name),
}
