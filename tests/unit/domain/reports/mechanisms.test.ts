import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/domain/reports/extract.ts'
import type { SectionId } from '../../../../src/domain/reports/extraction.ts'

const sentences = (transcript: string) =>
  extract(transcript).sections.flatMap(({ id, sentences }) => sentences.map(one => ({ id, ...one })))
const find = (transcript: string, part: string) => sentences(transcript).find(({ text }) => text.includes(part))
const sectionOf = (transcript: string, part: string): SectionId | undefined => find(transcript, part)?.id

/** An interview before and an examination behind which a doctor's words are orders. */
const visit = (before: string, after: string) =>
  `Doctor: Any fever?\nPatient: No.\n${before}\nDoctor: Let me examine you. Blood pressure 120 over 80, pulse 70. I think this is bronchitis.\n${after}`

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

describe('refusals', () => {
  test.each([
    ["Doctor: I'd suggest memantine, 10 milligrams.\nPatient: No more of them memory pills.", 'memantine'],
    ['Doctor: So I want a head scan this week.\nPatient: I’m not going in that tube.', 'head scan'],
    ['Doctor: We will put a catheter in.\nPatient: No catheter for me.', 'catheter for me'],
  ])('are printed with what was proposed, in the plan: %s', (said, part) =>
    expect(sectionOf(visit('', said), part)).toBe('plan'),
  )

  test('«В больницу не лягу»', () =>
    expect(
      sectionOf(
        'Врач: Кашель есть?\nПациент: Нет.\nВрач: Давайте послушаю. Давление сто двадцать на восемьдесят, пульс семьдесят. У вас пневмония.\nПациент: В больницу не лягу.',
        'не лягу',
      ),
    ).toBe('plan'))
})

describe('where a sentence belongs', () => {
  test.each([
    ["Doctor: If the sodium drops below 125 he'll have to come into hospital.", 'sodium', 'plan'],
    ['Doctor: If you get a fever or a rash, ring 999.', 'fever or', 'safetyNet'],
    ['Doctor: The cough is most likely the ramipril.', 'ramipril', 'assessment'],
    ['Doctor: Ramipril, pause it until the infection is over.', 'pause', 'plan'],
    ['Doctor: The haemoglobin after the birth was 84.', 'haemoglobin', 'examination'],
  ] as const)('%s', (said, part, id) => expect(sectionOf(visit('', said), part)).toBe(id))

  test.each([
    ['Doctor: Does anything make it worse?\nPatient: Stress.', 'Stress', 'presentIllness'],
    ['Doctor: Any other illness?\nPatient: Asthma. And fits with a fever, at the age of two.', 'fits', 'pastHistory'],
    ["Doctor: What did you take?\nPatient: I grabbed my husband's clobetasol by mistake.", 'clobetasol', 'drugHistory'],
    ["Doctor: What is it?\nPatient: I think it's ringworm.", 'ringworm', 'presentIllness'],
    ['Doctor: How is your appetite?\nPatient: My wife insists I eat nothing.', 'insists', 'presentIllness'],
  ] as const)('%s', (said, part, id) => expect(sectionOf(`Doctor: Any cough?\nPatient: No.\n${said}`, part)).toBe(id))

  test('a dictation comes back under its spoken heading', () => {
    const text =
      'Past medical history. Deep vein thrombosis on tamoxifen, which was stopped. Asthma. Medications. Letrozole 2.5 milligrams daily. Plan. Rest.'
    expect(sectionOf(text, 'Asthma')).toBe('pastHistory')
  })

  test('words to the secretary and the name of the clinic are left out of a dictation', () => {
    const text =
      'Травмпункт. Ольга, карту потом. Мужчина сорока лет. Жалобы на боль в груди. Анамнез. Час назад упал. План. Рентген завтра. Ольга, всё, печатайте.'
    expect(
      sentences(text)
        .map(one => one.text)
        .join(' '),
    ).not.toMatch(/Травмпункт|Ольга/u)
  })

  test('the rest of a sentence stays with its beginning', () =>
    expect(
      find(
        'Врач: Кашель есть?\nПациент: Нет.\nВрач: У родных рак был?\nПациент: У тёти болезнь Крона, стому вывели.',
        'тёти',
      )?.text,
    ).toContain('стому вывели'))
})

test("lines without labels alternate: an examination without vital signs is the doctor's", () => {
  const text = [
    "So what's the trouble?",
    'My eye is gritty.',
    'Any pain?',
    'More sore than pain.',
    'Do you smoke?',
    'I gave up in 1989.',
    'Look straight ahead. The right cornea is clear, the lids are crusty, no ulcer.',
    'Am I going blind?',
    "It's dry eye with blepharitis.",
    'Thank you.',
  ].join('\n')
  expect(find(text, 'cornea')).toMatchObject({ id: 'examination', speaker: 'doctor' })
  expect(find(text, 'blepharitis')).toMatchObject({ id: 'assessment', speaker: 'doctor' })
})

describe('medicines in no list', () => {
  test.each([
    ['Doctor: What do you take?\nPatient: Zorbactil 40 milligrams in the morning.', 'Zorbactil', 40],
    ['Врач: Что пьёте?\nПациент: Уронефрил 400 миллиграммов утром.', 'Уронефрил', 400],
    ['Γιατρός: Τι φάρμακα παίρνετε;\nΑσθενής: Ζορμπακτίλ 40 χιλιοστόγραμμα το πρωί.', 'Ζορμπακτίλ', 40],
  ])('have a row by their dose: %s', (text, name, dose) =>
    expect(extract(text).drugs).toMatchObject([{ name, inn: null, dose, unit: 'mg', status: 'current' }]),
  )

  test.each([
    'Doctor: What do you take?\nPatient: In the evening 40 milligrams.',
    'Doctor: What do you take?\nPatient: Midazolam buccal ten milligrams.',
    'Doctor: What do you take?\nPatient: I swallowed 40 milligrams.',
  ])('nothing else before a dose is one: %s', text =>
    expect(extract(text).drugs.filter(({ inn }) => inn === null)).toEqual([]),
  )
})

describe('speech without punctuation', () => {
  const told =
    'hello doctor well I have had this cough for three weeks any fever no any allergies sulfa I came up in blisters my son has it with nuts what do you take lansoprazole you have not ordered it since june and I take ramipril five and metformin but I never picked up the statin right let me examine you blood pressure one twenty over eighty pulse seventy chest clear I think it is bronchitis'

  test('a relative begins a piece of its own', () =>
    expect(find(told, 'son has it')).toMatchObject({ experiencer: 'son' }))

  test('what is denied is not parted from its denial', () =>
    expect(find(told, 'never picked up')?.text).toContain('statin'))
})
