import { expect, it } from 'vitest'
import { codeOf, spelledCode, typedCode } from '../../../../src/domain/questionnaires/access-code.ts'
import { missingToPublish } from '../../../../src/domain/questionnaires/publication.ts'

const fine = { title: 'Pain', status: 'active' as const, data: { goals: ['Where'] } }

it.each([
  ['nothing', fine, []],
  ['a title', { ...fine, title: ' ab ' }, ['title']],
  ['a shorter title', { ...fine, title: 'a'.repeat(101) }, ['title']],
  ['a goal', { ...fine, data: { goals: ['', ' '] } }, ['goal']],
  ['everything', { title: '', status: 'archived' as const, data: {} }, ['title', 'goal', 'active']],
])('a template lacks %s', (_, template, missing) => {
  expect(missingToPublish(template)).toEqual(missing)
})

it('a code is read from what a person types', () => {
  const code = codeOf(Uint8Array.from({ length: 12 }, (_, place) => place * 21))
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(typedCode(` ${spelledCode(code).toLowerCase()} `)).toBe(code)
  expect(typedCode('oil0-il1o')).toBe('01101110')
})
