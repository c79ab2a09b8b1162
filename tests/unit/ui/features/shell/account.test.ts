import { expect, test } from 'vitest'
import { initialsOf } from '../../../../../src/ui/features/shell/account/account.ts'

test.each([
  ['Dana Markova', 'DM'],
  ['Иван Константинович Преображенский', 'ИП'],
  ['ελένη', 'Ε'],
  ['Άννα Καρρά', 'ΑΚ'],
  ['dana.markova@example.org', 'DM'],
  ['  ', '?'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
