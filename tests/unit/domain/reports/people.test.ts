import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/domain/reports/extract.ts'
import { find, sectionOf } from './found.ts'

describe('two people on one thing', () => {
  test('a companion who disputes and the patient who gives in are one sentence, marked', () => {
    const text =
      'Doctor: Any fever?\nPatient: No.\nDoctor: Any falls?\nPatient: No.\nDaughter: Two, Dad.\nPatient: Oh, aye. Two, then.\nDoctor: Any pain?\nPatient: No.'
    expect(find(text, 'Any falls')).toMatchObject({
      text: 'Any falls? – No. – Two, Dad. – Oh, aye. Two, then.',
      negated: false,
      doubt: true,
    })
  })

  test('a side that another corrects is never printed without the correction', () =>
    expect(
      find('Γιατρός: Πού πονάς; Αριστερά;\nΠαιδί: Εδώ!\nΜητέρα: Τα δεξιά πλευρά δείχνει.', 'Αριστερά')?.text,
    ).toContain('δεξιά'))

  test('"no, the right one" is no denial', () =>
    expect(
      find('Врач: Кашель есть?\nМама: Нет.\nВрач: Ушко болит? Левое, да?\nМама: Нет, он на правое показывает.', 'Левое')
        ?.negated,
    ).toBe(false))

  test('the companion answers for themselves: no allergy of the child', () => {
    const text =
      'Врач: Кашель есть?\nМама: Нет.\nВрач: Аллергии?\nМама: На цефтриаксон сыпь была. А у меня на клубнику.'
    expect(find(text, 'клубнику')).toMatchObject({ id: 'familyHistory', experiencer: 'mother' })
  })
})

describe('whose it is', () => {
  const talk =
    'Doctor: How was the night?\nDaughter: He was restless, and he pulled his drip out. He has never done that before. It’s Mum who has epilepsy, not Dad. She takes valproate.'
  test('the other parent is no patient: a pronoun says who is', () => {
    expect(sectionOf(talk, 'epilepsy')).toBe('familyHistory')
    expect(sectionOf(talk, 'valproate')).toBe('familyHistory')
  })

  test('an age behind a relative’s illness is the relative’s', () =>
    expect(
      sectionOf(
        'Врач: Язвы раньше не было?\nПациентка: У меня нет. А у сестры рак груди, в пятьдесят лет прооперировали.',
        'в пятьдесят',
      ),
    ).toBe('familyHistory'))
})

describe('a nurse beside the doctor', () => {
  const talk =
    'Doctor: How was the night?\nPatient: Poor. My left knee kept me awake.\nNurse: It was the right knee, that is the one I wrapped.\nPatient: Aye, the right one.\nDoctor: What is he having for the pain?\nNurse: Tramadol, 50 milligrams when needed.\nDoctor: And the bowels?\nNurse: Not opened for three days.\nDoctor: Let me examine you. Blood pressure 110 over 60, pulse 90.'
  test('tells in the interview, as somebody who came along', () => {
    expect(sectionOf(talk, 'Tramadol')).toBe('drugHistory')
    expect(sectionOf(talk, 'Not opened')).not.toBe('examination')
  })

  test('who says the other side is printed with it', () =>
    expect(find(talk, 'left knee')?.text).toContain('the right one'))

  test('what she reads out was measured', () =>
    expect(sectionOf(`Nurse: Temperature 38.2, pulse 104, sats 95.\n${talk}`, 'Temperature')).toBe('examination'))
})

test.each([
  [
    'Doctor: Any allergies?\nDaughter: Codeine made him itch. My husband is allergic to aspirin, but Dad is not.',
    'My husband',
    'familyHistory',
  ],
  [
    'Γιατρός: Αλλεργία σε φάρμακο έχει;\nΜητέρα: Ο μικρός όχι. Η αδελφή του βγάζει εξάνθημα με την πενικιλίνη.',
    'αδελφή',
    'familyHistory',
  ],
  [
    'Doctor: Did you have cramps?\nPatient: No. My sister did with hers, at 30 weeks. She was on nifedipine.',
    'My sister',
    'familyHistory',
  ],
  [
    'Врач: Температура?\nПациент: Нет.\nВрач: Раньше лечились?\nПациент: Лет пять назад лежал с пневмонией две недели.',
    'лежал',
    'pastHistory',
  ],
])('whose it is, and what of: %s', (text, part, section) => expect(sectionOf(text, part)).toBe(section))

test.each([
  'Врач: Температура?\nПациент: Нет.\nВрач: Что принимаете?\nПациент: Золофт утром. Жена свой новопассит предлагала, я не взял.',
  'Γιατρός: Τι φάρμακα παίρνετε;\nΑσθενής: Norvasc πέντε το πρωί. Η πεθερά μου ήθελε να μου δώσει Stedon, δεν το πήρα.',
])('what a relative offered in vain is no illness of the family', text =>
  expect(extract(text).sections.some(({ id }) => id === 'familyHistory')).toBe(false),
)

test('of himself, under the family', () =>
  expect(
    sectionOf(
      'Ατομικό αναμνηστικό. Γλαύκωμα. Οικογενειακό ιστορικό. Η αδελφή του έχει διαβήτη. Ο ίδιος διαβήτη δεν έχει. Κοινωνικό ιστορικό. Συνταξιούχος.',
      'Ο ίδιος',
    ),
  ).toBe('pastHistory'))

describe('the illness of another one in their own words', () => {
  test.each([
    [
      "Doctor: Any cough?\nPatient: No.\nWife: He sleeps badly.\nDoctor: There's gabapentin on this list.\nWife: No, that's mine, for the shingles.",
      'mine',
      'wife',
    ],
    [
      'Врач: Кашель есть?\nПациентка: Нет.\nМуж: Она плохо спит.\nВрач: От желудка что пробовали?\nПациентка: Омепразол.\nМуж: Мне после язвы пантопразол выписывали.',
      'пантопразол',
      'husband',
    ],
  ])('%s', (text, part, who) => expect(find(text, part)).toMatchObject({ id: 'familyHistory', experiencer: who }))

  test.each([
    [
      "Doctor: Any chest trouble before?\nPatient: Pneumonia in 2016. It's my brother with the heart failure, he's on oxygen.",
      'brother',
    ],
    [
      'Врач: Кашель есть?\nПациент: Нет.\nВрач: Астма у вас есть?\nПациент: Астма у брата, он с ингалятором не расстаётся.',
      'брата',
    ],
  ])('a relative who is named behind the illness, or with it: %s', (text, part) =>
    expect(find(text, part)).toMatchObject({ id: 'familyHistory', experiencer: 'brother' }),
  )

  test('a companion who disputes, and the patient who gives in, whatever the words', () => {
    const text =
      'Врач: Кашель давно?\nПациент: Два месяца.\nЖена: Он ещё хрипит.\nВрач: Курите по-прежнему?\nПациент: Полпачки в день.\nЖена: Какие полпачки, я сама покупаю. Пачка.\nПациент: Ну ладно, пачка.'
    expect(find(text, 'Полпачки')?.text).toContain('Ну ладно, пачка')
  })
})
