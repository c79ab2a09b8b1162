import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TriageRecord } from '../../../../src/contract/entities/triage.ts'
import type { Client } from '../../client.ts'
import { onOneServer } from '../../servers.ts'
import type { FakeModel } from '../fake-model.ts'
import { create, settled, triageServer, WELL } from './triage-server.ts'

const PROFILE = { id: 'mts-v1.0' }
const news2Of = ({ data }: TriageRecord) => data.results?.assessment.news2

onOneServer('the patient of a triage', ({ start }) => {
  let model: FakeModel
  let device: Client
  beforeAll(async () => {
    ;({ model, device } = await triageServer(start))
  })
  afterAll(() => model.close())

  const patient = (name: string, dateOfBirth: string) =>
    device.call('userAccount.patients:create', { patient: { name, data: { dateOfBirth, gender: 'male' } } })

  it('is changed by an update: the former result is gone at once, and the next is by the next patient’s age', async () => {
    const adult = await patient('Arthur', '1950-01-01')
    const child = await patient('Tom', '2019-11-30')
    const data = { profile: PROFILE, typed: { vitals: WELL } }
    const made = await create(device, data, { patientClientId: adult.clientId })
    expect(news2Of(await settled(device, made.id))).toMatchObject({ kind: 'complete', total: 0 })
    const given = await device.call('healthRecords:update', { id: made.id, patientClientId: child.clientId })
    expect(given).toMatchObject({ status: 'processing', patientId: child.id, data: { results: null } })
    expect(news2Of(await settled(device, made.id))).toEqual({ kind: 'not-applicable', reasons: ['under-16'] })
    const unknown = await device.call('healthRecords:update', { id: made.id, patientClientId: null })
    expect(unknown).toMatchObject({ status: 'processing', patientId: null, data: { results: null } })
    expect(news2Of(await settled(device, made.id))).toMatchObject({ kind: 'complete', total: 0 })
  })
})
