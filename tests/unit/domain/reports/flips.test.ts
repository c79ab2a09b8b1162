import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/domain/reports/extract.ts'

const find = (transcript: string, part: string) =>
  extract(transcript)
    .sections.flatMap(({ id, sentences }) => sentences.map(one => ({ id, ...one })))
    .find(({ text }) => text.includes(part))

const EXAMINED = 'Doctor: Any fever?\nPatient: No.\nDoctor: Let me examine you. Blood pressure 120 over 80, pulse 70.\n'

describe('a denial is neither lost nor invented', () => {
  test('an order behind a denied condition is no denial', () => {
    expect(
      find(
        'Врач: Кашель есть?\nПациент: Нет.\nВрач: Давайте послушаю. Давление сто двадцать на восемьдесят, пульс семьдесят. Не поможет к вечеру, пришлю фельдшера с капельницей.',
        'фельдшера',
      )?.negated,
    ).not.toBe(true)
    expect(
      find(`${EXAMINED}Doctor: I'm not able to change warfarin here, so I'll ring the clinic about the dose.`, 'ring')
        ?.negated,
    ).not.toBe(true)
  })

  test('"never again" stays with what it is about', () => {
    expect(
      find(
        'Doctor: Any fever?\nPatient: No.\nDoctor: Ever had Lyrica?\nPatient: In 2019, my hair came out. Never again.',
        'Lyrica',
      )?.text,
    ).toContain('Never again')
    expect(
      find(
        'Γιατρός: Πυρετό;\nΑσθενής: Όχι.\nΓιατρός: Lyrica είχες πάρει;\nΑσθενής: Το 2019, έβαλα κιλά. Ποτέ ξανά.',
        'Lyrica',
      )?.text,
    ).toContain('Ποτέ ξανά')
  })
})

test('a dose that "nope" takes back is printed with the new one', () =>
  expect(
    find(
      'Doctor: Any fever?\nPatient: No.\nDoctor: Levemir?\nPatient: Ten units at bedtime. Nope, they upped it on the ward, twenty four.',
      'Levemir',
    )?.text,
  ).toContain('twenty four'))

describe('a relative is not the patient', () => {
  test('the parents of a patient who speaks beside a companion', () => {
    const text =
      'Врач: Кашель есть?\nПациент: Нет.\nДочь: Он всю ночь кашляет.\nВрач: Родители чем болели?\nПациент: Отец умер от инсульта.'
    expect(find(text, 'инсульта')).toMatchObject({ id: 'familyHistory', experiencer: 'father' })
  })

  test.each([
    ['Врач: Кашель есть?\nПациент: Нет.\nВрач: Рак у кого был?\nПациент: У тёщи рак желудка был.', 'тёщи'],
    ['Doctor: Any fever?\nPatient: No.\nDoctor: Any cancer?\nPatient: My mother-in-law had breast cancer.', 'in-law'],
    ['Γιατρός: Πυρετό;\nΑσθενής: Όχι.\nΓιατρός: Καρκίνος;\nΑσθενής: Η πεθερά μου είχε καρκίνο στο στήθος.', 'πεθερά'],
  ])('an in-law: %s', (text, part) => {
    expect(find(text, part)?.id).toBe('familyHistory')
    expect(find(text, part)?.experiencer).not.toBe('patient')
  })
})
