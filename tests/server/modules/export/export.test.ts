import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from '../../client.ts'
import { queryDatabase } from '../../query-database.ts'
import { onOneServer, startServer } from '../../servers.ts'
import type { TestServer } from '../../test-server.ts'

let server: TestServer
let user: Client
beforeAll(async () => {
  server = await startServer()
  user = await new Client(server.origin).signIn('patient', { locale: 'en' })
})
afterAll(() => server.stop())

const newPatient = async (name: string) => await user.call('userAccount.patients:create', { patient: { name } })
const newRecord = (name: string, patientId: number, data = {}) =>
  user.call('healthRecords:create', { clientId: v7(), name, recordType: 'healthLog', patientId, data })

it('exports every record of the patient in the envelope, without the dropped fields, and nobody else’s', async () => {
  const [own, other] = [await newPatient('Own'), await newPatient('Other')]
  const sourceData = { text: 'as typed', sourceType: 'manual', date: '2026-01-02' }
  const made = await newRecord('kept', own.id, { tags: ['sleep'], report: { description: 'Slept well.' }, sourceData })
  const gone = await newRecord('deleted', own.id)
  await user.call('healthRecords:delete', { id: gone.id })
  await newRecord('of another', other.id)
  const records = await user.call('healthRecords:export', {}, { patientId: own.id })
  expect(records).toEqual([
    {
      clientId: made.clientId,
      name: 'kept',
      recordType: 'healthLog',
      status: 'processed',
      patientClientId: own.clientId,
      createdAt: made.createdAt,
      updatedAt: made.updatedAt,
      data: { tags: ['sleep'], report: { description: 'Slept well.' } },
    },
  ])
  for (const dropped of ['"id":', '"patientId":', 'sourceData', 'deletedAt'])
    expect(JSON.stringify(records)).not.toContain(dropped)
})

it('refuses without a patient, and for a patient of another account', async () => {
  expect(await user.fail('healthRecords:export', {})).toMatchObject({ name: 'INVALID_PARAMS' })
  const doctor = await new Client(server.origin).signIn('doctor', { locale: 'en' })
  const [foreign] = await doctor.call('userAccount.patients:list', {})
  expect(await user.fail('healthRecords:export', {}, { patientId: foreign?.id })).toMatchObject({ name: 'NOT_FOUND' })
})

onOneServer('S8: the audit of an export', ({ start }) => {
  it('has a row with the patient and no text', async () => {
    const own = await start()
    const one = await new Client(own.origin).signIn('patient', { locale: 'en' })
    const { id } = await one.call('userAccount.patients:create', { patient: { name: 'Audited' } })
    await one.call('healthRecords:create', { name: 'secret words', recordType: 'healthLog', patientId: id })
    await one.call('healthRecords:export', {}, { patientId: id })
    await own.stop()
    const [rows] = await queryDatabase(own.place, ["select * from audit where action = 'healthRecords:export'"])
    expect(rows).toMatchObject([{ object_type: 'patient', object_id: String(id), outcome: 'ok' }])
    expect(JSON.stringify(rows)).not.toMatch(/secret|Audited/)
  })
})
