import { describe, expect, test } from 'vitest'
import { checkPatient, firstProblem } from '../../../../src/domain/patients/check-patient.ts'
import { draftOf, type PatientDraft } from '../../../../src/domain/patients/patient-fields.ts'
import fc from '../../../fast-check.ts'

const TODAY = '2026-11-20'
const EMPTY = draftOf({ name: '', data: {} })
const check = (fields: Partial<PatientDraft>) =>
  checkPatient({ ...EMPTY, name: 'Anna Petrova', nickname: 'Anna P.', ...fields }, TODAY)

describe('a patient is saved only with', () => {
  test('a name and a nickname', () => {
    expect(check({})).toEqual({})
    expect(check({ name: '' })).toEqual({ name: 'requiredFieldsEmpty' })
    expect(check({ nickname: '' })).toEqual({ nickname: 'requiredFieldsEmpty' })
    expect(check({ name: ' \t', nickname: '\u00a0\n' })).toEqual({
      name: 'requiredFieldsEmpty',
      nickname: 'requiredFieldsEmpty',
    })
  })

  test.each(['a@b.c', 'anna.petrova+visits@mail.example.org', 'анна@больница.рф', "o'neil@x.ie", 'a@b..c'])(
    'an e-mail like %s, or none',
    email => {
      expect(check({ email })).toEqual({})
      expect(check({ email: '' })).toEqual({})
    },
  )

  test.each([
    'anna',
    'anna@',
    '@example.org',
    'anna@example',
    'anna@.',
    'anna@example.',
    'a b@c.d',
    'a@b c.d',
    'a@b@c.d',
  ])('no e-mail like %s', email => expect(check({ email })).toEqual({ email: 'invalidEmail' }))

  test.each(['1234567890', '+1234567890', '+79005550142', '12345678901234', '+12345678901234'])(
    'a phone number like %s, or none',
    phone => {
      expect(check({ phone })).toEqual({})
      expect(check({ phone: '' })).toEqual({})
    },
  )

  test.each([
    '123456789',
    '+123456789',
    '123456789012345',
    '+123456789012345',
    '++79005550142',
    '7+9005550142',
    '+7 900 555 01 42',
    '8(900)5550142',
    '900-555-0142',
    '٠١٢٣٤٥٦٧٨٩',
    '+7900555014x',
  ])('no phone number like %s', phone => expect(check({ phone })).toEqual({ phone: 'invalidPhone' }))

  test.each(['2026-11-20', '2026-11-19', '1900-01-01', '2024-02-29'])(
    'a date of birth like %s, or none',
    dateOfBirth => {
      expect(check({ dateOfBirth })).toEqual({})
      expect(check({ dateOfBirth: '' })).toEqual({})
    },
  )

  test.each([
    '2026-11-21',
    '2027-01-01',
    '12026-11-20',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '20.11.2026',
    'unknown',
  ])('no date of birth like %s', dateOfBirth =>
    expect(check({ dateOfBirth })).toEqual({ dateOfBirth: 'invalidDateOfBirth' }),
  )
})

test('the first problem is the first on the form', () => {
  expect(firstProblem(check({}))).toBeNull()
  expect(firstProblem(check({ email: 'x', phone: 'x' }))).toBe('phone')
  expect(firstProblem(check({ email: 'x', phone: 'x', dateOfBirth: '2027-01-01', nickname: '' }))).toBe('nickname')
})

test('a phone number is a plus or none and 10 to 14 digits, whatever else is typed', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.stringMatching(/^\d{1,20}$/), (plus, digits) => {
      const refused = check({ phone: `${plus ? '+' : ''}${digits}` }).phone !== undefined
      expect(refused).toBe(digits.length < 10 || digits.length > 14)
    }),
  )
})

test('no e-mail with a space anywhere is accepted', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.nat(), fc.constantFrom(' ', '\t', '\n', '\u00a0'), (email, at, space) => {
      expect(check({ email })).toEqual({})
      const place = 1 + (at % (email.length - 1))
      expect(check({ email: email.slice(0, place) + space + email.slice(place) })).toEqual({ email: 'invalidEmail' })
    }),
  )
})
