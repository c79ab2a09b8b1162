import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('a signed-in device', () => {
  it('creates a patient and a record of it, and finds both in its pull', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const patient = await device.call('userAccount.patients:create', { patient: { name: 'A. B.' } })
    const record = await device.call('healthRecords:create', {
      name: 'Sleep',
      recordType: 'healthLog',
      patientId: patient.id,
      data: { tags: ['sleep'] },
    })
    expect(record).toMatchObject({
      patientClientId: patient.clientId,
      status: 'processed',
      updatedByDevice: device.deviceId,
    })
    const pull = await device.call('healthRecords:list', { since: '', fullData: true })
    expect(pull).toContainEqual(record)
  })
})
