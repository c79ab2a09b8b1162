import { describe, expect, test } from 'vitest'
import type { TypedTriage } from '../../../../src/contract/entities/triage-input.ts'
import { scoreTriage } from '../../../../src/domain/triage/score-triage.ts'
import { extractVitals } from '../../../../src/domain/triage/speech/extract-vitals.ts'

const VITALS = { HR: 132, RR: 26, SpO2: 90, SBP: 88, Temp: 39.4, ACVPU: 'C', onOxygen: true } as const

const score = (patient: TypedTriage['patient'], said: string, record = {}, confirmed?: TypedTriage['confirmed']) =>
  scoreTriage({
    profileId: 'russia_moscow_v1',
    typed: { vitals: VITALS, patient, confirmed },
    heard: said === '' ? null : extractVitals(said),
    writer: 'engine',
    record,
    transcript: said,
    suggestions: null,
    locale: 'en',
  })
const news2 = (...args: Parameters<typeof score>) => score(...args).assessment.news2

describe('no adult score is printed while it is not settled that the patient is an adult', () => {
  test.each([
    [{ ageYears: 62 }, 'He is five years old.'],
    [{ ageYears: 62 }, 'Мальчик пяти лет, пульс 130.'],
    [{ ageYears: 62 }, 'Αγόρι πέντε ετών.'],
    [{ ageYears: 5 }, 'A 62-year-old man.'],
    [{}, 'A 62-year-old man. He is five years old.'],
    [{}, 'Пациент, 12 лет.'],
  ])('%o and "%s"', (patient, said) => {
    const { assessment, extractedData, toBeConfirmed } = score(patient, said)
    expect(assessment.news2).toEqual({ kind: 'not-applicable', reasons: ['age-unsure'] })
    expect(extractedData.assessmentScales.news2).toBeNull()
    expect(toBeConfirmed.map(({ fact }) => fact)).toContain('ageYears')
  })

  test('nor by the age in the record', () =>
    expect(news2({}, 'He is five years old.', { ageYears: 62 })).toMatchObject({ reasons: ['age-unsure'] }))

  test('the typed age counts once it is confirmed against what was heard', () =>
    expect(news2({ ageYears: 62 }, 'He is five years old.', {}, ['ageYears'])).toMatchObject({
      kind: 'complete',
      total: 19,
    }))

  test('a year more or less on the same side of sixteen withholds nothing', () =>
    expect(news2({ ageYears: 62 }, 'A 67-year-old man.')).toMatchObject({ kind: 'complete' }))

  test.each(['Ребёнок, пульс 150.', 'The child has a pulse of 150.', 'Μωρό, σφύξεις 150.'])(
    'a child without an age is not scored: %s',
    said => expect(news2({}, said)).toMatchObject({ reasons: ['age-unsure'] }),
  )

  test('a child that was only heard is not scored', () =>
    expect(news2({}, 'Five-year-old boy.')).toMatchObject({ reasons: ['under-16'] }))
})

describe('no score is printed while a pregnancy is not settled', () => {
  test.each([
    [{}, 'She is 32 weeks pregnant.'],
    [{ pregnant: false }, 'She is 32 weeks pregnant.'],
    [{ pregnant: false }, 'Беременна, 32 недели.'],
    [{ sex: 'female' as const }, 'Έγκυος 32 εβδομάδων.'],
  ])('%o and "%s"', (patient, said) => {
    const { assessment, toBeConfirmed } = score(patient, said)
    expect(assessment.news2).toEqual({ kind: 'not-applicable', reasons: ['pregnancy-unsure'] })
    expect(toBeConfirmed.map(({ fact }) => fact)).toContain('pregnant')
  })

  test('a typed no counts once it is confirmed against what was heard', () =>
    expect(news2({ pregnant: false }, 'She is 32 weeks pregnant.', {}, ['pregnant'])).toMatchObject({
      kind: 'complete',
    }))

  test('and a typed yes excludes NEWS2 by itself', () =>
    expect(news2({ pregnant: true }, 'She is 32 weeks pregnant.')).toMatchObject({ reasons: ['pregnant'] }))
})
