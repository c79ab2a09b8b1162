import { expect, test } from 'vitest'
import { placeholderProblems } from '../../../.tools/placeholders.ts'

test.each([
  ['ru', 'Hello {name}', 'Привет, {name}'],
  ['el', '{a} of {b}', '{b} από {a}'],
  ['ru', 'Read <0>this</0>', 'Прочтите <0>это</0>'],
  [
    'ru',
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  ],
  ['el', '{n, plural, one {# day} other {# days}}', '{n, plural, one {μία ημέρα} other {# ημέρες}}'],
  ['el', '{n, plural, =0 {none} other {#}}', '{n, plural, =0 {κανένα} one {#} other {#}}'],
] as const)('in %s, "%s" may be "%s"', (locale, english, translation) => {
  expect(placeholderProblems(locale, english, translation)).toEqual([])
})

test.each([
  ['ru', 'Hello {name}', 'Привет', 'lacks {name}'],
  ['ru', 'Hello {name}', 'Привет, {nme}', 'lacks {name}', 'invents {nme}'],
  ['ru', 'Hello', 'Привет, {0}', 'invents {0}'],
  [
    'ru',
    '{n} days',
    '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    'lacks {n}',
    'invents {n, plural}',
  ],
  ['ru', '{n, number, percent}', '{n}', 'lacks {n, number}', 'invents {n}'],
  ['ru', 'Read <0>this</0>', 'Прочтите это', 'lacks <0>', 'lacks </0>'],
  [
    'ru',
    '{n, plural, one {#} other {#}}',
    '{n, plural, one {#} few {#} other {#}}',
    '{n, plural} lacks the branch many',
  ],
  [
    'el',
    '{n, plural, one {#} other {#}}',
    '{n, plural, one {#} few {#} other {#}}',
    '{n, plural} invents the branch few',
  ],
  ['el', '{n, plural, =0 {-} other {#}}', '{n, plural, one {#} other {#}}', '{n, plural} lacks the branch =0'],
  [
    'ru',
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {день} few {# дня} many {# дней} other {# дня}}',
    '{n, plural} lacks # in the branch one',
  ],
  [
    'el',
    '{n, plural, one {#} other {#}}',
    '{n, plural, one {#} other {{m}}}',
    '{n, plural} lacks # in the branch other',
    '{n, plural} invents {m} in the branch other',
  ],
  [
    'el',
    '{n, plural, one {{a}} other {{a} #}}',
    '{n, plural, one {-} other {{a} #}}',
    '{n, plural} lacks {a} in the branch one',
  ],
  [
    'el',
    '{s, select, a {x} other {y}}',
    '{s, select, b {x} other {y}}',
    '{s, select} lacks the branch a',
    '{s, select} invents the branch b',
  ],
  ['ru', 'Hello', 'Привет, {name', 'cannot be parsed'],
] as const)('in %s, "%s" may not be "%s"', (locale, english, translation, ...problems) => {
  expect(placeholderProblems(locale, english, translation)).toEqual(problems)
})
