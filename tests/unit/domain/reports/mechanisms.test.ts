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

describe('what was offered and not wanted', () => {
  test('"I offered it and she declined it" is negated', () =>
    expect(find('Plan. I offered clobazam 10 milligrams and she declined it.', 'clobazam')?.negated).toBe(true))

  test('"no, I will not let you" behind an offer is printed with it', () => {
    const text = visit('', 'Doctor: I can give you an injection of betamethasone.').concat(
      '\nPatient: I am scared of it, no thanks.',
    )
    expect(find(text, 'betamethasone')?.text).toContain('scared')
    const russian =
      'Врач: Температура?\nПациент: Нет.\nВрач: Осмотрю вас. Давление сто двадцать на восемьдесят. Это подагра. И могу сделать укол дипроспана в сустав.\nПациент: Нет, колоть в сустав не дам, боюсь.'
    expect(find(russian, 'дипроспана')?.text).toContain('не дам')
  })

  test('a medicine that another one names and the doctor strikes out is printed with the strike', () =>
    expect(
      find(
        visit('', 'Nurse: But the sheet says rivaroxaban.\nDoctor: No, cross rivaroxaban out.'),
        'the sheet says rivaroxaban',
      )?.text,
    ).toContain('cross rivaroxaban out'))
})

test('"hardly", «почти не» denies nothing', () =>
  expect(
    find('Врач: С чего началось?\nПациентка: Ехала четверо суток, почти не вставала, нога опухла.', 'почти')?.negated,
  ).toBe(false))

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
  ['Doctor: Have you been sick?\nPatient: Twice in the night, 2 hours apart, but not since.', 'Twice'],
  ['Врач: Температура была?\nМама: В понедельник тридцать семь и шесть, потом больше не поднималась.', 'понедельник'],
])('what was and is no more is not denied as a whole', (text, part) => expect(find(text, part)?.negated).toBe(false))

describe('"we will leave it"', () => {
  test('behind a refusal it is printed with what was offered', () => {
    const text =
      "Doctor: I suggest iron tablets, one a day.\nPatient: I would rather not, no thanks.\nDoctor: Okay, we'll leave the iron."
    expect(find(visit('', text), 'suggest iron')?.text).toContain("we'll leave the iron")
  })

  test('said of what goes on it denies nothing', () =>
    expect(find(visit('', "Doctor: Your thyroxine is fine, we'll leave it."), 'thyroxine')?.negated).toBe(false))
})

test.each([
  ['Plan. Chest X-ray tomorrow. I offered denosumab 60 milligrams but she declined it.', 'denosumab', true],
  ['Doctor: How did it go?\nPatient: I tried diclofenac for a week and it did not help.', 'diclofenac', false],
  ['Γιατρός: Είστε έγκυος;\nΑσθενής: Αποκλείεται.', 'Αποκλείεται', true],
  ['Γιατρός: Πίνετε;\nΑσθενής: Κανένα ουζάκι με παρέα την Κυριακή.', 'ουζάκι', false],
  ['Γιατρός: Τι σας φέρνει;\nΑσθενής: Έχω βήχα και δεν με αφήνει να κοιμηθώ.', 'βήχα', false],
])('what is denied as a whole: %s', (text, part, negated) => expect(find(text, part)?.negated ?? false).toBe(negated))

test.each([
  [
    'Doctor: Eye pressure is 15 on the right and 24 on the left. Let me check that one again. No, 17 on the left.',
    'Eye pressure',
    '17 on the left',
  ],
  [
    'Врач: Давление сто шестьдесят на сто. Сейчас перемеряю. Нет, сто сорок на девяносто.',
    'сто шестьдесят',
    'сто сорок',
  ],
  ['Γιατρός: Πίεση δεκαέξι με δέκα. Να το ξαναμετρήσω. Όχι, δεκατέσσερα με εννιά.', 'δεκαέξι', 'δεκατέσσερα'],
])('a value that is measured again is printed with the one that counts', (text, part, meant) =>
  expect(find(visit('', text), part)?.text).toContain(meant),
)

test.each([
  [
    'Doctor: For the bowels I suggest lactulose.\nPatient: Not lactulose, it makes me gassy.',
    'suggest lactulose',
    'Not',
  ],
  ['Γιατρός: Για τον ύπνο έλεγα Stedon το βράδυ.\nΑσθενής: Όχι Stedon, με ζάλιζε.', 'έλεγα', 'Όχι Stedon'],
])('a no to the medicine that was just named is printed with it', (text, part, refused) =>
  expect(find(visit('', text), part)?.text).toContain(refused),
)

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

test.each([
  [
    "Doctor: We could try loratadine at night.\nPatient: I'd rather not take anything, thanks.\nDoctor: Fair enough, no loratadine then.",
    'loratadine at night',
    'no loratadine then',
  ],
  [
    "Doctor: We could offer radiotherapy to the hip.\nPatient: No more radiotherapy. I've had my fill.\nDoctor: That's your choice, we'll leave it.",
    'We could offer',
    'No more radiotherapy',
  ],
  [
    'Врач: Для сна могу добавить мелатонин.\nПациентка: Мелатонин не надо, сплю хорошо.\nВрач: Хорошо, без мелатонина.',
    'могу добавить',
    'без мелатонина',
  ],
])('an offer is printed with its refusal and what came of it', (text, part, refused) =>
  expect(find(visit('', text), part)?.text).toContain(refused),
)

test('what is to be taken "only if" keeps its condition', () =>
  expect(
    find(visit('', 'Γιατρός: Το Depon συνεχίστε το, πέντε ml, μόνο αν πονάει ή έχει πυρετό.'), 'Depon')?.text,
  ).toContain('μόνο αν πονάει'))

test('of himself, under the family', () =>
  expect(
    sectionOf(
      'Ατομικό αναμνηστικό. Γλαύκωμα. Οικογενειακό ιστορικό. Η αδελφή του έχει διαβήτη. Ο ίδιος διαβήτη δεν έχει. Κοινωνικό ιστορικό. Συνταξιούχος.',
      'Ο ίδιος',
    ),
  ).toBe('pastHistory'))

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

test('"no swelling" behind a refusal is a finding, not what is left out', () => {
  const text = visit(
    '',
    'Doctor: I suggest iron tablets.\nPatient: I would rather not, thanks.\nDoctor: Okay, no swelling.',
  )
  expect(find(text, 'suggest iron')?.text).not.toContain('no swelling')
})
