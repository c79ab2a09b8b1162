import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/domain/reports/extract.ts'
import { find, sectionOf, sentences, visit } from './found.ts'

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

test.each([
  [
    'Doctor: Any fever?\nPatient: No.\nDoctor: Any other illnesses?\nPatient: Blood pressure. And I had a bleeding stomach ulcer in 2019.',
    'ulcer',
  ],
  ['Врач: Температура?\nПациент: Нет.\nВрач: Чем ещё болели?\nПациент: Гепатит был в детстве.', 'Гепатит'],
])('asked for illnesses, the answer is the past history', (text, part) =>
  expect(sectionOf(text, part)).toBe('pastHistory'),
)

test('thanks to somebody by name are small talk', () =>
  expect(find(visit('', 'Doctor: Thank you, Tanya. The left calf is swollen.'), 'Tanya')).toBeUndefined())

test.each([
  ['Врач: Температура?\nПациентка: Нет.\nВрач: Сыпь на коже?\nПациентка: Нет, чисто.', 'Сыпь', 'presentIllness'],
  ['Врач: Температура?\nПациент: Нет.\nВрач: Язву раньше находили?\nПациент: Нет, никогда.', 'Язву', 'pastHistory'],
  [
    'Врач: Температура?\nПациент: Нет.\nВрач: Ещё что-нибудь постоянно?\nПациент: Бисопролол пять миллиграммов утром.',
    'Бисопролол',
    'drugHistory',
  ],
  [
    'Врач: Температура?\nПациент: Нет.\nВрач: А железо? Зимой же назначали.\nПациентка: Сорбифер. Две недели попила и бросила.',
    'попила',
    'drugHistory',
  ],
])('asked and answered in the interview: %s', (text, part, section) => expect(sectionOf(text, part)).toBe(section))

test('the value that the patient asks for was measured', () =>
  expect(
    sectionOf(visit('', 'Patient: And how is my blood?\nDoctor: Haemoglobin is 88 today.'), 'Haemoglobin is 88'),
  ).toBe('examination'))

test('what is to be taken "only if" keeps its condition', () =>
  expect(
    find(visit('', 'Γιατρός: Το Depon συνεχίστε το, πέντε ml, μόνο αν πονάει ή έχει πυρετό.'), 'Depon')?.text,
  ).toContain('μόνο αν πονάει'))

describe('a dictation', () => {
  const text =
    'Обход диализного зала. Жалобы на слабость после процедуры. Зуд вечером. В прошлую пятницу на процедуре давление упало до девяноста на шестьдесят. Перенесённое. Фистула на левом предплечье. Принимает севеламер восемьсот миллиграммов три раза в день. Цинакальцет прекратил в мае. Осмотр. Давление сто пятьдесят на восемьдесят, пульс восемьдесят.'
  test('is not examined where it tells of an earlier value', () => {
    expect(sectionOf(text, 'В прошлую пятницу')).not.toBe('examination')
    expect(sectionOf(text, 'Фистула')).toBe('pastHistory')
    expect(sectionOf(text, 'Принимает севеламер')).toBe('drugHistory')
    expect(sectionOf(text, 'Цинакальцет')).toBe('drugHistory')
    expect(sectionOf(text, 'Давление сто пятьдесят')).toBe('examination')
  })

  test.each([
    [
      'New paragraph. She comes in with a flare of her psoriasis. Past medical history. Asthma. Plan. Ointment twice a day.',
      'flare',
      'complaints',
    ],
    [
      'Assessment. Severe flare of colitis, most likely from stopping mesalamine. Iron deficiency anaemia, worse than in the spring. Plan. Rest.',
      'most likely from',
      'assessment',
    ],
    [
      'Assessment. Severe flare of colitis, most likely from stopping mesalamine. Iron deficiency anaemia, worse than in the spring. Plan. Rest.',
      'Iron deficiency',
      'assessment',
    ],
    [
      'Υπαγόρευση. Αγόρι δύο ετών, το έφεραν οι γονείς του για βήχα και βραχνάδα από χθες. Ατομικό αναμνηστικό. Βρογχιολίτιδα.',
      'έφεραν',
      'complaints',
    ],
  ])('%s', (dictated, part, section) =>
    expect([section, ...(section === 'complaints' ? ['presentIllness'] : [])]).toContain(sectionOf(dictated, part)),
  )
})

test('"don\'t look at me" begins no examination', () => {
  const talk =
    "Doctor: How's the crossword?\nPatient: Stuck on seven down.\nDoctor: Don't look at me. Which tablets are you taking at home?\nPatient: Amlodipine, ten milligrams in the morning.\nDoctor: Remind me about allergies.\nPatient: Those chlorhexidine wipes bring me out in blisters."
  expect(sectionOf(talk, 'Amlodipine')).toBe('drugHistory')
  expect(sectionOf(talk, 'chlorhexidine')).toBe('allergies')
})

test('a guess at a cause begins the conclusion', () => {
  const text = 'Γιατρός: Η φαγούρα είναι μάλλον από τον φώσφορο. Λοίμωξη δεν υπάρχει.'
  expect(sectionOf(visit('', text), 'φαγούρα')).toBe('assessment')
  expect(sectionOf(visit('', text), 'Λοίμωξη')).toBe('assessment')
})
