import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../src/contract/entities/user.ts'
import type { StoredRecord } from '../../../../src/domain/records/record-facts.ts'
import { exportOf } from '../../../factories/fhir/export-of.ts'
import { fhirProblems } from '../../../factories/fhir/validate.ts'
import { Client } from '../../client.ts'
import { startServer } from '../../servers.ts'
import type { TestServer } from '../../test-server.ts'

describe.each(LOCALES)('the people of the demo in %s', locale => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  /** What a device of this persona has after its first pull. */
  async function everybody(persona: 'patient' | 'doctor') {
    const user = await new Client(server.origin).signIn(persona, { locale })
    const patients = await user.call('userAccount.patients:list', {})
    const lists = await Promise.all([
      user.call('healthRecords:list', { fullData: true }),
      user.call('healthRecords:list', { fullData: true, recordTypes: ['triage', 'ambient-scribe'] }),
    ])
    return patients.map(patient => {
      const own = lists.flat().filter(one => one.patientClientId === patient.clientId)
      return { patient, exported: exportOf(own as StoredRecord[], patient, locale) }
    })
  }

  it('the patient, the child and the parent export as valid documents', async () => {
    const family = await everybody('patient')
    expect(family).toHaveLength(3)
    for (const { patient, exported } of family) {
      expect(fhirProblems(exported.text), patient.name).toEqual([])
      expect(exported.of('Patient')).toMatchObject([{ name: [{ text: patient.name }] }])
      for (const other of family)
        if (other.patient !== patient) expect(exported.text).not.toContain(other.patient.clientId)
    }
    expect(family.flatMap(({ exported }) => exported.of('Observation')).length).toBeGreaterThan(30)
  })

  it('the doctor’s patients export with vital signs, NEWS2 and its meaning', async () => {
    const patients = await everybody('doctor')
    for (const { patient, exported } of patients) expect(fhirProblems(exported.text), patient.name).toEqual([])
    expect(patients.flatMap(({ exported }) => exported.of('RiskAssessment')).length).toBeGreaterThanOrEqual(3)
  })
})
