import { readPage, readRow } from '../../replicated/read.ts'
import { createRow, deleteRow, updateRow } from '../../replicated/write.ts'
import { withTrueTimes } from '../../rpc/device-clock.ts'
import { type Handler, read, write } from '../../rpc/handlers.ts'
import { PATIENTS } from './patient.ts'

const { toWire } = PATIENTS

export const patientHandlers = (): Handler[] => [
  read('userAccount.patients:list', async (call, params) => {
    const { rows, meta } = await readPage(PATIENTS, call, params)
    return { result: rows.map(toWire), meta }
  }),

  read('userAccount.patients:get', async (call, { id, pid, clientId }) => ({
    result: toWire(await readRow(PATIENTS, call, clientId ?? id ?? pid)),
  })),

  write('userAccount.patients:create', async (call, { patient: { name, data = {}, ...written } }) => {
    // The claim stays beside the true time, as in the data of a record.
    const { createdAt, ...claim } = withTrueTimes(
      { createdAt: written.createdAt },
      written.createdAt,
      call.clockCorrectionMs,
    )
    const { row } = await createRow(PATIENTS, call, { ...written, createdAt }, { name, data: { ...data, ...claim } })
    return { result: toWire(row) }
  }),

  write('userAccount.patients:update', async (call, { patient: { clientId, id, name, data }, ...base }) => {
    // 0 means none.
    const row = await updateRow(PATIENTS, call, clientId ?? (id || undefined), base, current => ({
      name,
      // Keys of `data` that the client does not send stay.
      data: { ...current.data, ...data },
    }))
    return { result: toWire(row) }
  }),

  write('userAccount.patients:delete', async (call, { clientId, id, pid, baseSeq }) => ({
    result: toWire(await deleteRow(PATIENTS, call, clientId ?? id ?? pid, baseSeq)),
  })),
]
