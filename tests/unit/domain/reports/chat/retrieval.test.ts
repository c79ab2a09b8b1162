import { describe, expect, test } from 'vitest'
import { answer } from '../../../../../src/domain/reports/chat/answer.ts'

const quotesOf = (transcript: string, question: string) =>
  answer(transcript, question)
    .quotes.map(([start, end]) => transcript.slice(start, end))
    .join(' ')

const RU = `Врач: Что беспокоит?
Пациент: Ночью встаю в туалет раза четыре.
Врач: Давно?
Пациент: С весны.
Врач: Кем работаете?
Пациент: Вожу такси.
Врач: Родители чем болели?
Пациент: Отец умер от инфаркта. У матери глаукома.
Врач: Рост сто семьдесят, вес девяносто килограммов. Объём железы пятьдесят кубиков.
Врач: Тамсулозин по капсуле вечером.
Врач: Приходите через три недели с анализами.
`
const EN = `Doctor: How old is he?
Mother: Four in May. He's been hot since Monday.
Doctor: What medicines do you take yourself?
Mother: I'm on sertraline. He just has Calpol.
Doctor: Any pets?
Mother: A hamster.
Doctor: Temperature thirty-eight five, weight sixteen kilos. Left ear drum red.
Doctor: Use the Calpol every six hours. If he goes floppy or the rash stays under a glass, ring nine nine nine.
`
const EL = `Γιατρός: Τι σας φέρνει;
Ασθενής: Φτερουγίζει η καρδιά μου από τον Αύγουστο.
Γιατρός: Αλκοόλ;
Ασθενής: Δυο ποτηράκια τσίπουρο.
Γιατρός: Η οικογένεια;
Ασθενής: Ο αδελφός μου έχει λεύκη.
Γιατρός: Η αιμοσφαιρίνη εννιά και τέσσερα. Πίεση εκατόν σαράντα με ενενήντα.
Γιατρός: Αν στραβώσει το στόμα, 166. Σε τέσσερις εβδομάδες ξανά.
`

describe('an answer is found in other words than the question', () => {
  test.each([
    ['Профессия?', RU, 'Вожу такси'],
    ['Когда начались жалобы?', RU, 'С весны'],
    ['Дата следующей явки?', RU, 'через три недели'],
    ['От чего умер отец?', RU, 'от инфаркта'],
    ['What age is the child?', EN, 'Four in May'],
    ['Are there animals at home?', EN, 'hamster'],
    ['When should an ambulance be called?', EN, 'nine nine nine'],
    ['Πίνει αλκοόλ;', EL, 'τσίπουρο'],
    ['Σε ποια περίπτωση να καλέσει το ΕΚΑΒ;', EL, '166'],
    ['Πότε θα τον ξαναδεί;', EL, 'τέσσερις εβδομάδες'],
  ])('%s', (question, talk, said) => expect(quotesOf(talk, question)).toContain(said))
})

test.each([
  ['какой обьем железы', RU, 'пятьдесят кубиков'],
  ['αιμοσφερίνη;', EL, 'εννιά και τέσσερα'],
  ['What was his temprature?', EN, 'thirty-eight five'],
])('a misspelt word is read as the word that was said: %s', (question, talk, said) =>
  expect(quotesOf(talk, question)).toContain(said),
)

test.each([
  ['Рост и вес?', RU, ['сто семьдесят', 'девяносто']],
  ['Temperature and weight?', EN, ['thirty-eight five', 'sixteen kilos']],
] as const)('each part of a question has its place: %s', (question, talk, parts) => {
  const quotes = quotesOf(talk, question)
  for (const part of parts) expect(quotes).toContain(part)
})

test('a relative is asked for by any question', () => {
  expect(quotesOf(EL, 'Ποια πάθηση έχει ο αδελφός;')).toContain('λεύκη')
  expect(quotesOf(RU, 'Чем болеет мать?')).toContain('глаукома')
})

test('a parent who brings a child speaks of themself', () => {
  expect(quotesOf(EN, 'What medicine is the mother taking?')).toContain('sertraline')
})

test.each([
  ['Какой уровень мочевой кислоты?', RU],
  ['Какой у него холестерин?', RU],
  ['Делали ли ему люмбальную пункцию?', RU],
  ['Есть ли аллергия на йод?', RU],
  ['Курит ли он?', RU],
  ['Is he on home oxygen?', EN],
  ['What was the lithium level?', EN],
  ['What does the father do for a living?', EN],
  ['Has he had shingles?', EN],
  ['What is his blood group?', EN],
  ['Πόσο είναι το ουρικό οξύ;', EL],
  ['Πόσο ζυγίζει;', EL],
  ['Έχει κάνει εμβόλιο για τον έρπητα;', EL],
])('what was not said has no quotation: %s', (question, talk) =>
  expect(answer(talk, question)).toMatchObject({ kind: 'notSaid', quotes: [] }),
)

test('a medicine that was not said is not read as one that sounds alike', () => {
  const talk = 'Врач: Какие лекарства?\nПациент: Циннаризин утром, клоназепам на ночь.\n'
  expect(answer(talk, 'Принимает ли он цетиризин?')).toMatchObject({ notSaid: true })
  expect(answer(talk, 'Какая доза клонидина?')).toMatchObject({ notSaid: true })
})

test('a test that is only ordered has no value, whatever time stands beside it', () => {
  const talk = 'Doctor: Blood test for uric acid and kidneys in four weeks.'
  expect(answer(talk, 'What was the uric acid level?')).toMatchObject({ notSaid: true })
})

test('«какой» asks for a value: words are compared without their short i', () => {
  const talk = 'Врач: Через две недели сдайте ферритин.'
  expect(answer(talk, 'Какой у него ферритин?')).toMatchObject({ notSaid: true })
})

test('a medicine that is stopped, four times a day, says nothing of smoking', () => {
  const text =
    'Doctor: Any allergies?\nPatient: No.\nDoctor: We stop the flucloxacillin drip and switch to capsules, one gram four times a day for seven days.'
  expect(answer(text, 'Does she smoke?').kind).toBe('notSaid')
  expect(quotesOf(`${text}\nPatient: I gave up smoking in May.`, 'Does she smoke?')).toContain('gave up')
})

test('a word that the tables know is not corrected to one that was said', () =>
  expect(answer('Врач: Прививки?\nМама: Все, кроме гриппа.\nВрач: Сдайте кровь.', 'Какая группа крови?').kind).toBe(
    'notSaid',
  ))

test.each([
  ['Doctor: Any bowel trouble?\nPatient: Not since the operation.', 'Who performed the operation?'],
  ['Врач: Сульфасалазин вам осенью выписывали.\nПациент: Да, две недели пил.', 'Кто выписал сульфасалазин?'],
])('who did it is not said where nobody is named', (text, question) =>
  expect(answer(text, question).kind).toBe('notSaid'),
)

test('who did it is quoted where somebody is named', () =>
  expect(
    quotesOf(
      'Doctor: And the hip?\nPatient: Mr Ellis, the surgeon, operated on it in May.',
      'Who operated on the hip?',
    ),
  ).toContain('surgeon'))

test.each([
  ['Врач: Рентген кистей на этой неделе, и приходите со снимками.', 'Делали ли МРТ?'],
  ['Γιατρός: Πνευμονική εμβολή δεν πιθανολογείται.', 'Έχει κάνει το εμβόλιο της γρίπης;'],
  ['Врач: Сахарного диабета нет. Лизиноприл десять миллиграммов утром.', 'Какой уровень глюкозы в крови?'],
  ['Doctor: Stop the bendroflumethiazide, it pushes the uric acid up.', 'What was the uric acid level?'],
])('a scan, a vaccine or a value of its own name is not answered by another one', (text, question) =>
  expect(answer(text, question).kind).toBe('notSaid'),
)

test('what was found at an examination is quoted from it', () => {
  const text =
    'Врач: На гастроскопии в понедельник язва восемь миллиметров. Думаю, всё из-за кеторола. Эрозии в желудке мелкие. Значит, анемия после кровотечения.'
  expect(quotesOf(text, 'Что нашли на гастроскопии?')).toContain('язва восемь миллиметров')
  expect(quotesOf(text, 'Что нашли в желудке?')).toContain('Эрозии в желудке')
})

test('when to ring the doctor asks for what to look out for', () => {
  const text =
    'Врач: Метотрексат поднимаем до пятнадцати миллиграммов. Если температура выше тридцати восьми или язвы во рту, метотрексат не пейте и сразу звоните мне.'
  expect(quotesOf(text, 'Когда не пить метотрексат и звонить врачу?')).toContain('звоните мне')
})

test('which side is affected is told by the complaint, not by an old one', () => {
  const text =
    'Doctor: What has happened with the eye?\nPatient: It is the left one. It has been red for five days.\nDoctor: Has this happened before?\nPatient: Once, years ago, but that was the right eye.'
  expect(quotesOf(text, 'Which eye is affected?')).toContain('the left one')
})

test.each([
  [
    'Doctor: So, how many weeks are you now?\nPatient: Thirty. No, sorry, thirty-one.\nDoctor: Any pain?\nPatient: No. My sister was induced at thirty-six weeks.',
    'How many weeks pregnant is she?',
    'thirty-one',
  ],
  [
    'Doctor: And at night?\nDaughter: He has been muddled, though. He saw cats on the bed.\nDoctor: Since when?\nDaughter: Two days, I would say.',
    'How long has he been muddled?',
    'Two days',
  ],
  [
    'Αν αρχίσει εμετούς, η σύζυγος να καλέσει αμέσως το νοσοκομείο. Εισαγωγή στο νοσοκομείο δεν επιθυμεί.',
    'Θέλει να μπει στο νοσοκομείο;',
    'δεν επιθυμεί',
  ],
])('asked and answered some sentences later, or as a wish', (text, question, part) =>
  expect(quotesOf(text, question)).toContain(part),
)

test('a dinner fork deformity is no meal', () =>
  expect(
    answer('Doctor: The right wrist is swollen with a dinner fork deformity.', 'When did she last eat?').kind,
  ).toBe('notSaid'))

test.each([
  ['Γιατρός: Αίμα στα ούρα είδατε;\nΑσθενής: Όχι. Η ομάδα μου έχασε χθες.', 'Τι ομάδα αίματος έχει;'],
  ['Врач: Первые сутки после операции. Живот мягкий. Тридцать миллилитров по дренажу.', 'Сколько длилась операция?'],
])('a blood group, or how long it took, is only answered where it was said', (text, question) =>
  expect(answer(text, question).kind).toBe('notSaid'),
)
