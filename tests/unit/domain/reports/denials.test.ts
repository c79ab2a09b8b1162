import { describe, expect, test } from 'vitest'
import { find, sectionOf, visit } from './found.ts'

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

test('"no swelling" behind a refusal is a finding, not what is left out', () => {
  const text = visit(
    '',
    'Doctor: I suggest iron tablets.\nPatient: I would rather not, thanks.\nDoctor: Okay, no swelling.',
  )
  expect(find(text, 'suggest iron')?.text).not.toContain('no swelling')
})

describe('a denial is printed with what it denies', () => {
  const allergies = 'Doctor: Any cough?\nPatient: No.\nDoctor: Any allergies?\nPatient: '

  test.each([
    [
      'Trimethoprim. It brought me out in a rash from head to foot, back in the nineties. Nothing else.',
      'Nothing else',
    ],
    [
      'Trimethoprim brought me out in a rash from head to foot, and it took a week to go. No other medicines.',
      'No other',
    ],
  ])('what the patient adds of the rest: %s', (said, rest) =>
    expect(find(`${allergies}${said}`, 'Trimethoprim')?.text).toContain(rest),
  )

  test('one vaccine is taken and the other is not', () => {
    const text = visit(
      '',
      'Doctor: Would you like your vaccines today, whooping cough and flu?\nPatient: I will have the whooping cough one. Not the flu, it floored me.',
    )
    expect(find(text, 'whooping cough one')?.text).toContain('Not the flu')
  })

  test('what the patient adds to a question does not part it from the answer', () => {
    const text = visit(
      '',
      "Patient: Is it cancer? I keep thinking of my aunt.\nDoctor: I really don't think so, it looks like a simple cyst.",
    )
    expect(find(text, 'Is it cancer')).toMatchObject({ id: 'assessment' })
    expect(find(text, 'Is it cancer')?.text).toContain("don't think so")
  })

  test("a relative's medicine that was not taken is one sentence with its refusal", () =>
    expect(
      find(
        'Врач: Кашель есть?\nПациент: Нет.\nВрач: Что пьёте?\nПациент: Амлодипин. Жена мне ещё свой фурадонин подсовывала, у неё цистит, но я чужое не пью.',
        'фурадонин',
      )?.text,
    ).toContain('не пью'))

  test.each([
    [
      "I'd usually give trimethoprim, 200 milligrams twice a day. Ah, you're on methotrexate, so we can't use trimethoprim.",
      'usually give',
      "can't use",
    ],
    [
      'Start ketorolac 10 milligrams. \nNurse: She reacted to aspirin.\nDoctor: Then not ketorolac.',
      'Start ketorolac',
      'not ketorolac',
    ],
  ])('an order that is taken back: %s', (said, order, back) =>
    expect(find(visit('', `Doctor: ${said}`), order)?.text).toContain(back),
  )

  test("a nurse's request that the doctor turns down", () =>
    expect(
      find(
        'Врач: Кашель есть?\nПациент: Нет.\nВрач: Давайте послушаю. Давление 120 на 80, пульс 70. Это пневмония. Парацетамол по 500.\nМедсестра: Он ещё кеторол просил от коленей.\nВрач: Кеторол нельзя, у него язва.',
        'кеторол просил',
      )?.text,
    ).toContain('нельзя'))

  test('a day that is put off is one sentence with the day that counts', () =>
    expect(
      find(visit('', "Doctor: I'll ring you on Thursday. Sorry, I'm away on Thursday, so Friday morning."), 'ring you')
        ?.text,
    ).toContain('Friday morning'))
})

describe('no denial', () => {
  test.each([
    ['Have you lost any weight?', "Half a stone since Christmas, and I wasn't trying.", 'Half a stone'],
    ['What brings you in?', "My nose can't breathe and my head is splitting.", 'splitting'],
  ])('%s %s', (asked, said, part) => expect(find(`Doctor: ${asked}\nPatient: ${said}`, part)?.negated).toBe(false))

  test.each([
    ["Doctor: A chest infection isn't ruled out.", 'ruled out'],
    ['Doctor: Back to nursery not before the twenty-second.', 'nursery'],
    ['Doctor: Losartan, no change there.', 'Losartan'],
  ])('%s', (said, part) => expect(find(visit('', said), part)?.negated ?? false).toBe(false))
})
