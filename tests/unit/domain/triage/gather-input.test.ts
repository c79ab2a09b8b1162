import { describe, expect, it } from 'vitest'
import type { TypedTriage } from '../../../../src/contract/entities/triage-input.ts'
import { gatherInput } from '../../../../src/domain/triage/gather-input.ts'
import { extractVitals } from '../../../../src/domain/triage/speech/extract-vitals.ts'

const gather = (typed: TypedTriage, said = '', record = {}) =>
  gatherInput({
    typed,
    heard: said === '' ? null : extractVitals(said, { language: 'en' }),
    writer: 'engine',
    record,
  })

describe('one fact of two sources', () => {
  it('is the spoken one, with its words, if nothing was typed', () => {
    const { input, evidence } = gather({}, 'Pulse 96, sats 95 on room air.')
    expect(input.vitals).toMatchObject({ HR: 96, SpO2: 95, onOxygen: false, SBP: null })
    expect(evidence).toContainEqual(
      expect.objectContaining({
        fact: 'HR',
        value: 96,
        from: 'speech',
        certainty: 0.9,
        text: expect.stringContaining('96'),
      }),
    )
  })

  it('is the typed one, and reports a different spoken value', () => {
    const { input, differences, evidence } = gather({ vitals: { HR: 69 } }, 'Pulse 96.')
    expect(input.vitals.HR).toBe(69)
    expect(differences).toMatchObject([
      { fact: 'HR', used: 69, from: 'typed', heard: 96, text: expect.stringContaining('96') },
    ])
    expect(evidence).toMatchObject([{ fact: 'HR', from: 'typed', certainty: 0.75 }])
  })

  it('is no difference if both are displayed alike', () => {
    const { differences } = gather({ vitals: { Temp: 38.54, onOxygen: false } }, 'Temp 38.5, on room air.')
    expect(differences).toEqual([])
  })

  it('a typed zero and a typed no are values', () => {
    const { input } = gather({ vitals: { onOxygen: false, HR: 0 } }, 'On two litres of oxygen, pulse 96.')
    expect(input.vitals).toMatchObject({ onOxygen: false, HR: 0 })
  })

  it('a flow in litres means oxygen', () => {
    expect(gather({}, 'On 4 litres.').input.vitals.onOxygen).toBe(true)
  })
})

describe('a doubtful value', () => {
  it('is not used and is listed with its words', () => {
    const { input, toBeConfirmed } = gather({}, 'Sats between 88 and 92.')
    expect(input.vitals.SpO2).toBeNull()
    expect(toBeConfirmed.map(({ fact, by }) => [fact, by])).toContainEqual(['SpO2', 'speech'])
  })

  it('is settled by what is typed', () => {
    const { input, toBeConfirmed } = gather({ vitals: { SpO2: 90 } }, 'Sats between 88 and 92.')
    expect(input.vitals.SpO2).toBe(90)
    expect(toBeConfirmed).toEqual([])
  })

  it('"unrecordable" is a sign, not a number', () => {
    const { input } = gather({}, 'Blood pressure unrecordable, pulse 140.')
    expect(input.unrecordable).toEqual(['SBP', 'DBP'])
    expect(input.vitals.SBP).toBeNull()
  })

  it('a number beside a typed "not measurable" waits for confirmation', () => {
    const { input, toBeConfirmed } = gather({ unrecordable: ['HR'] }, 'Pulse 96.')
    expect(input).toMatchObject({ unrecordable: ['HR'], vitals: { HR: null } })
    expect(toBeConfirmed).toMatchObject([{ fact: 'HR', value: 96, doubt: 'contradiction' }])
  })

  it('a spoken level that contradicts a typed coma score waits for confirmation', () => {
    const { input, toBeConfirmed } = gather({ vitals: { GCS: 15 } }, 'Responds to voice.')
    expect(input.vitals).toMatchObject({ GCS: 15, ACVPU: null })
    expect(toBeConfirmed).toMatchObject([{ fact: 'ACVPU', value: 'V', doubt: 'contradiction' }])
    expect(gather({ vitals: { GCS: 15 } }, 'Alert.').input.vitals.ACVPU).toBe('A')
  })
})

describe('the patient', () => {
  it('is taken from typing, else from the record, else from speech', () => {
    const said = 'Woman, 54 years old.'
    expect(gather({}, said).input.patient).toMatchObject({ ageYears: 54, sex: 'female' })
    expect(gather({}, said, { ageYears: 60, sex: 'male' }).input.patient).toMatchObject({ ageYears: 60, sex: 'male' })
    expect(gather({ patient: { ageYears: 15, pregnant: false } }, said, { ageYears: 60 }).input.patient).toMatchObject({
      ageYears: 15,
      pregnant: false,
      sex: 'female',
    })
  })

  it('differences from the record are reported, because it may be the wrong record; one year of age is none', () => {
    const { differences } = gather({}, 'Woman, 54 years old.', { ageYears: 8, sex: 'male' })
    expect(differences).toEqual([
      { fact: 'ageYears', used: 8, from: 'patient', heard: 54 },
      { fact: 'sex', used: 'male', from: 'patient', heard: 'female' },
    ])
    expect(gather({}, 'Woman, 54 years old.', { ageYears: 55 }).differences).toEqual([])
    expect(gather({}, 'Woman, 54 years old.', { ageYears: 56 }).differences).toHaveLength(1)
  })

  it('a pregnancy counts only if typed; a spoken one waits for confirmation', () => {
    const said = 'Woman, 30 years old, pregnant.'
    const { input, toBeConfirmed } = gather({}, said)
    expect(input.patient?.pregnant).toBeNull()
    expect(toBeConfirmed).toMatchObject([{ fact: 'pregnant', value: true, by: 'speech', text: 'pregnant' }])
    const denied = { patient: { pregnant: false } }
    expect(gather(denied, said).input.unsettled).toEqual(['pregnant'])
    expect(gather({ ...denied, confirmed: ['pregnant'] }, said).toBeConfirmed).toEqual([])
  })
})
