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

  it.each([
    ['typed as 62 and said as five years', { patient: { ageYears: 62 } }, 'The child is five years old.', 'age-unsure'],
    ['said to be pregnant', { patient: { ageYears: 30 } }, 'She is pregnant.', 'pregnancy-unsure'],
  ] as const)(
    '%s has no score until a clinician confirms it, whatever the server heard',
    async (_how, about, said, doubt) => {
      const typed = { vitals: WELL, ...about }
      const captions = { text: said, model: 'captions' }
      const made = await create(device, { profile: PROFILE, typed, transcription: captions })
      const withheld = { kind: 'not-applicable', reasons: [doubt] }
      const first = await settled(device, made.id)
      expect(news2Of(first)).toEqual(withheld)
      expect(first.data.results).toMatchObject({
        classification: { category: null },
        extractedData: { assessmentScales: { news2: null } },
        summary: expect.not.stringMatching(/NEWS2 \d/),
      })
      // The device withheld the score for what it heard; the server's engine did not hear it.
      const provisional = { assessment: first.data.results?.assessment, at: new Date().toISOString() }
      const unheard = { profile: PROFILE, typed, provisional, transcription: { text: 'Sats 98.', model: 'whisper' } }
      const other = await settled(device, (await create(device, unheard)).id)
      expect(news2Of(other)).toEqual(withheld)
      expect(other.data.results?.toBeConfirmed).toMatchObject([{ by: 'speech' }])
      const confirmed = [doubt === 'age-unsure' ? ('ageYears' as const) : ('pregnant' as const)]
      const patient = { ...about.patient, ...(doubt === 'pregnancy-unsure' && { pregnant: false }) }
      const patch = [{ op: 'set' as const, path: ['typed'], value: { vitals: WELL, patient, confirmed } }]
      for (const { id } of [made, other]) {
        await device.call('healthRecords:update', { id, patch })
        expect(news2Of(await settled(device, id))).toMatchObject({ kind: 'complete', total: 0 })
      }
    },
  )
})
