import type { Database } from '../../database/open.ts'
import { type Handler, read, write } from '../../rpc/handlers.ts'
import { newestPatients, pullPatients } from './list-patients.ts'
import { toPatient } from './patient-row.ts'
import { createPatient, deletePatient, findLivePatient, updatePatient } from './patient-writes.ts'

export const patientHandlers = ({ epoch }: Pick<Database, 'epoch'>): Handler[] => [
  read('userAccount.patients:list', async (call, params) => {
    const { rows, meta } =
      params.since === undefined
        ? await newestPatients(call.db, epoch, call.userId, params)
        : await pullPatients(call.db, epoch, call.userId, params.since, params)
    if (rows.length > 0) call.audit({ action: 'userAccount.patients:list', objectType: 'patient' })
    return { result: rows.map(toPatient), meta }
  }),

  read('userAccount.patients:get', async (call, { id, pid, clientId }) => {
    const row = await findLivePatient(call.db, call.userId, clientId ?? id ?? pid)
    call.audit({ action: 'userAccount.patients:get', objectType: 'patient', objectId: row.id })
    return { result: toPatient(row) }
  }),

  write('userAccount.patients:create', async (call, { patient }) => ({ result: await createPatient(call, patient) })),

  write('userAccount.patients:update', async (call, { patient, baseSeq }) => {
    const id = patient.clientId ?? (patient.id === 0 ? undefined : (patient.id ?? undefined))
    return { result: await updatePatient(call, id, patient, baseSeq) }
  }),

  write('userAccount.patients:delete', async (call, { clientId, id, pid, baseSeq }) => ({
    result: await deletePatient(call, clientId ?? id ?? pid, baseSeq),
  })),
]
