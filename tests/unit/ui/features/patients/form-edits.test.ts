import { describe, expect, test } from 'vitest'
import { draftOf } from '../../../../../src/domain/patients/patient-fields.ts'
import { changedElsewhere, editTexts, typed } from '../../../../../src/ui/features/patients/form-edits.ts'
import { initials } from '../../../../../src/ui/features/patients/initials.ts'

const anna = draftOf({ name: 'Anna', data: { contactInfo: { phone: '+79005550142' } } })

describe('what is typed over a patient', () => {
  test('is kept by field, blanks included, and is gone when the old text is typed back', () => {
    const once = typed({}, anna, 'name', 'Anna ')
    expect(editTexts(once)).toStrictEqual({ name: 'Anna ' })
    const twice = typed(once, anna, 'phone', '')
    expect(editTexts(twice)).toStrictEqual({ name: 'Anna ', phone: '' })
    expect(editTexts(typed(twice, anna, 'name', 'Anna'))).toEqual({ phone: '' })
  })

  test('leaves alone the fields that nobody touched, whatever another device does', () => {
    const edits = typed({}, anna, 'name', 'Anna P.')
    expect(changedElsewhere(edits, { ...anna, phone: '+79990000000' })).toEqual({})
  })

  test('says what another device wrote into the same field meanwhile (I10)', () => {
    const edits = typed({}, anna, 'name', 'Anna P.')
    expect(changedElsewhere(edits, { ...anna, name: 'Anna Petrova' })).toEqual({ name: 'Anna Petrova' })
    expect(changedElsewhere(edits, { ...anna, name: '' })).toEqual({ name: '' })
    expect(changedElsewhere(edits, { ...anna, name: 'Anna P.' })).toEqual({})
    const further = typed(edits, { ...anna, name: 'Anna Petrova' }, 'name', 'Anna Pe')
    expect(changedElsewhere(further, { ...anna, name: 'Anna Petrova' })).toEqual({ name: 'Anna Petrova' })
  })
})

test('initials are the first letters of the first two words', () => {
  expect(
    ['Margaret Holloway', 'воронцова Галина Сергеевна', 'Zoë', 'Ήρα Άλκη', ' 2 Иванов', '', '123'].map(initials),
  ).toEqual([...['MH', 'ВГ', 'Z', 'ΗΑ', 'И', '', '']])
})
