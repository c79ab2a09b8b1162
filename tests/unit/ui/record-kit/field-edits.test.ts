import { describe, expect, test } from 'vitest'
import type { PatientField } from '../../../../src/domain/patients/patient-fields.ts'
import { draftOf } from '../../../../src/domain/patients/patient-fields.ts'
import { initials } from '../../../../src/ui/features/patients/list/initials.ts'
import { changedElsewhere, editTexts, type FieldEdits, typed } from '../../../../src/ui/record-kit/field-edits.ts'

const anna = draftOf({ name: 'Anna', data: { contactInfo: { phone: '+79005550142' } } })

const NONE: FieldEdits<PatientField> = {}

describe('edits of a patient', () => {
  test('are kept by field, blanks included, and are removed when the old text is typed back', () => {
    const once = typed(NONE, anna, 'name', 'Anna ')
    expect(editTexts(once)).toStrictEqual({ name: 'Anna ' })
    const twice = typed(once, anna, 'phone', '')
    expect(editTexts(twice)).toStrictEqual({ name: 'Anna ', phone: '' })
    expect(editTexts(typed(twice, anna, 'name', 'Anna'))).toEqual({ phone: '' })
  })

  test('ignore untouched fields, whatever another device changes', () => {
    const edits = typed(NONE, anna, 'name', 'Anna P.')
    expect(changedElsewhere(edits, { ...anna, phone: '+79990000000' })).toEqual({})
  })

  test('report what another device wrote into the same field (I10)', () => {
    const edits = typed(NONE, anna, 'name', 'Anna P.')
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
