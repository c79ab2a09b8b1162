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
  it('counts as it was heard, with its words, where nothing was typed', () => {
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

  it('counts as it was typed, and names what was heard otherwise', () => {
    const { input, differences, evidence } = gather({ vitals: { HR: 69 } }, 'Pulse 96.')
    expect(input.vitals.HR).toBe(69)
    expect(differences).toMatchObject([
      { fact: 'HR', used: 69, from: 'typed', heard: 96, text: expect.stringContaining('96') },
    ])
    expect(evidence).toMatchObject([{ fact: 'HR', from: 'typed', certainty: 0.75 }])
  })

  it('is no difference where both are shown alike', () => {
    const { differences } = gather({ vitals: { Temp: 38.54, onOxygen: false } }, 'Temp 38.5, on room air.')
    expect(differences).toEqual([])
  })

  it('a zero and a no that were typed are values', () => {
    const { input } = gather({ vitals: { onOxygen: false, HR: 0 } }, 'On two litres of oxygen, pulse 96.')
    expect(input.vitals).toMatchObject({ onOxygen: false, HR: 0 })
  })

  it('litres that flow are oxygen', () => {
    expect(gather({}, 'On 4 litres.').input.vitals.onOxygen).toBe(true)
  })
})

describe('what is in doubt', () => {
  it('counts for nothing and is listed with its words', () => {
    const { input, toBeConfirmed } = gather({}, 'Sats between 88 and 92.')
    expect(input.vitals.SpO2).toBeNull()
    expect(toBeConfirmed.map(({ fact, by }) => [fact, by])).toContainEqual(['SpO2', 'speech'])
  })

  it('is settled by what is typed', () => {
    const { input, toBeConfirmed } = gather({ vitals: { SpO2: 90 } }, 'Sats between 88 and 92.')
    expect(input.vitals.SpO2).toBe(90)
    expect(toBeConfirmed).toEqual([])
  })

  it('that nothing could be measured is a sign, and no number', () => {
    const { input } = gather({}, 'Blood pressure unrecordable, pulse 140.')
    expect(input.unrecordable).toEqual(['SBP', 'DBP'])
    expect(input.vitals.SBP).toBeNull()
  })

  it('a number beside a typed "not measurable" waits for a person', () => {
    const { input, toBeConfirmed } = gather({ unrecordable: ['HR'] }, 'Pulse 96.')
    expect(input).toMatchObject({ unrecordable: ['HR'], vitals: { HR: null } })
    expect(toBeConfirmed).toMatchObject([{ fact: 'HR', value: 96, doubt: 'contradiction' }])
  })

  it('a level that was heard never beats a typed coma score that it cannot be true with', () => {
    const { input, toBeConfirmed } = gather({ vitals: { GCS: 15 } }, 'Responds to voice.')
    expect(input.vitals).toMatchObject({ GCS: 15, ACVPU: null })
    expect(toBeConfirmed).toMatchObject([{ fact: 'ACVPU', value: 'V', doubt: 'contradiction' }])
    expect(gather({ vitals: { GCS: 15 } }, 'Alert.').input.vitals.ACVPU).toBe('A')
  })
})

describe('the person', () => {
  it('is who was typed, else who is recorded, else who was spoken of', () => {
    const said = 'Woman, 54 years old.'
    expect(gather({}, said).input.patient).toMatchObject({ ageYears: 54, sex: 'female' })
    expect(gather({}, said, { ageYears: 60, sex: 'male' }).input.patient).toMatchObject({ ageYears: 60, sex: 'male' })
    expect(gather({ patient: { ageYears: 15, pregnant: false } }, said, { ageYears: 60 }).input.patient).toMatchObject({
      ageYears: 15,
      pregnant: false,
      sex: 'female',
    })
  })

  it('another than the record’s is said, which may be the wrong record; a birthday is not', () => {
    const { differences } = gather({}, 'Woman, 54 years old.', { ageYears: 8, sex: 'male' })
    expect(differences).toEqual([
      { fact: 'ageYears', used: 8, from: 'patient', heard: 54 },
      { fact: 'sex', used: 'male', from: 'patient', heard: 'female' },
    ])
    expect(gather({}, 'Woman, 54 years old.', { ageYears: 55 }).differences).toEqual([])
    expect(gather({}, 'Woman, 54 years old.', { ageYears: 56 }).differences).toHaveLength(1)
  })

  it('a pregnancy counts only where it was typed; one that was heard is asked about', () => {
    const said = 'Woman, 30 years old, pregnant.'
    const { input, toBeConfirmed } = gather({}, said)
    expect(input.patient?.pregnant).toBeNull()
    expect(toBeConfirmed).toMatchObject([{ fact: 'pregnant', value: true, by: 'speech', text: 'pregnant' }])
    expect(gather({ patient: { pregnant: false } }, said).toBeConfirmed).toEqual([])
  })
})
