import { describe, expect, test } from 'vitest'
import { extractVitals } from '../../../../../src/domain/triage/speech/extract-vitals.ts'
import { filledIn } from './phrase-sets.ts'

const filled = (text: string) => filledIn(extractVitals(text))

test.each([
  'Утром упал, пульс 78.',
  'Пульс 78, упал вчера.',
  'Пульс 78. Упал вчера.',
  'пульс 78 упал вчера',
  'He fell yesterday, pulse 78.',
  'Pulse 78, he fell yesterday.',
  'Pulse 78. He fell yesterday.',
  'pulse 78 he fell yesterday',
  'Έπεσε χθες, σφύξεις 78.',
  'Σφύξεις 78, έπεσε χθες.',
  'Σφύξεις 78. Έπεσε χθες.',
  'σφύξεις 78 έπεσε χθες',
])('nor of the value before it: %s', text => expect(filled(text)).toEqual({ HR: 78 }))

test.each([
  'Пульс 78, это было вчера.',
  'Пульс 78, но это вчера.',
  'Вчера давление упало, 80 на 40.',
  'Pulse 78. That was yesterday.',
  'Pulse 78, but that was yesterday.',
  'Σφύξεις 78, αλλά αυτό ήταν χθες.',
])('but the time of a value stays: %s', text => expect(Object.keys(filled(text))).toEqual([]))

const GREEN = { HR: 78, SBP: 132, DBP: 84, SpO2: 98, onOxygen: false }

describe('the time of an event is not the time of the values after it', () => {
  test.each([
    'Утром упал в коридоре, болит лодыжка. Пульс 78, давление 132 на 84, сатурация 98 на воздухе.',
    'Утром упал в коридоре, болит лодыжка, пульс 78, давление 132 на 84, сатурация 98 на воздухе.',
    'Упал утром. Отекла нога, хромает. Пульс 78, давление 132 на 84, сатурация 98 на воздухе.',
    'утром упал в коридоре болит лодыжка пульс 78 давление 132 на 84 сатурация 98 на воздухе',
    'This morning he fell in the corridor, the ankle hurts. Pulse 78, BP 132 over 84, sats 98 on air.',
    'He fell in the corridor this morning, the ankle hurts, pulse 78, BP 132 over 84, sats 98 on air.',
    'Fell last night. The ankle is swollen, she limps. Pulse 78, BP 132 over 84, sats 98 on air.',
    'he fell last night in the corridor the ankle hurts pulse 78 bp 132 over 84 sats 98 on air',
    'Το πρωί έπεσε στον διάδρομο, πονάει ο αστράγαλος. Σφύξεις 78, πίεση 132 με 84, κορεσμός 98 στον αέρα.',
    'Το πρωί έπεσε στον διάδρομο, πονάει ο αστράγαλος, σφύξεις 78, πίεση 132 με 84, κορεσμός 98 στον αέρα.',
    'Έπεσε χθες. Πρήστηκε το πόδι, κουτσαίνει. Σφύξεις 78, πίεση 132 με 84, κορεσμός 98 στον αέρα.',
    'το πρωί έπεσε στον διάδρομο πονάει ο αστράγαλος σφύξεις 78 πίεση 132 με 84 κορεσμός 98 στον αέρα',
  ])('%s', text => expect(filled(text)).toEqual(GREEN))

  test.each([
    ['Утром давление было 90 на 60, сейчас 120 на 80.', { SBP: 120, DBP: 80 }],
    ['This morning the pressure was 90 over 60, now 120 over 80.', { SBP: 120, DBP: 80 }],
    ['Το πρωί η πίεση ήταν 90 με 60, τώρα 120 με 80.', { SBP: 120, DBP: 80 }],
    ['Утром давление 90 на 60.', {}],
    ['Утром упал, давление было 90 на 60.', {}],
    ['утром упал дома давление было 90 на 60', {}],
    ['Вчера мерил давление, 150 на 90.', {}],
    ['Yesterday I took her pressure, 150 over 90.', {}],
    ['Χθες μέτρησα πίεση, 150 με 90.', {}],
    ['вчера врач намерил давление 150 на 90', {}],
    ['Yesterday the pressure 90 over 60.', {}],
    ['This morning he fell, the pressure was 90 over 60.', {}],
    ['last night he fell and his pressure was 90 over 60', {}],
    ['yesterday the doctor measured a pressure of 150 over 90', {}],
    ['Χθες πίεση 90 με 60.', {}],
    ['Το πρωί έπεσε, η πίεση ήταν 90 με 60.', {}],
    ['χθες έπεσε και η πίεση ήταν 90 με 60', {}],
    ['χθες ο γιατρός μέτρησε πίεση 150 με 90', {}],
  ])('but a time said of the value is: %s', (text, values) => expect(filled(text)).toEqual(values))
})
