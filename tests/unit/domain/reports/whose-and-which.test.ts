import { describe, expect, test } from 'vitest'
import { checkSupport } from '../../../../src/domain/reports/check/check-support.ts'
import { extract } from '../../../../src/domain/reports/extract.ts'

const sentencesOf = (transcript: string) =>
  extract(transcript).sections.flatMap(({ id, sentences }) =>
    sentences.map(({ text, experiencer, negated }) => ({ id, text, experiencer, negated })),
  )
const said = (transcript: string, words: string) => sentencesOf(transcript).find(({ text }) => text.includes(words))

describe('a companion without a label, told by whom the turn addresses', () => {
  const transcript =
    '— Что случилось?\n— Болит под рёбрами справа.\n— Когда началось?\n— Да утром сегодня.\n— Пап, каким утром? Ты меня в два часа ночи поднял.\n— А, верно, ночью. В два проснулся от боли.\n— Кровь чем-то разжижаете?\n— Эликвисом, два с половиной, утром и вечером.\n— На коробке пять написано, пап. Вот она, я из дома захватила.\n— Дай гляну без очков. Да, пять миллиграммов, это я со старой пачкой перепутал.\n— Что ещё пьёте?\n— Бисопролол.'

  test('disputes when it began, and the reply is printed with it', () =>
    expect(said(transcript, 'Да утром сегодня')?.text).toContain('В два проснулся'))
  test('disputes the dose, and the reply is printed with it', () =>
    expect(said(transcript, 'два с половиной')?.text).toContain('пять миллиграммов'))
})

test('a parent of a child whom the doctor addresses stays a parent', () => {
  const transcript =
    '— Καλημέρα, τι έχει το παιδί;\n— Βήχει από χθες.\n— Πυρετό;\n— Όχι.\n— Το ακούω. Συρίττει αμφοτερόπλευρα, κορεσμός 95. Λοιπόν, μαμά, πρόκειται για κρίση βρογχόσπασμου.'
  expect(said(transcript, 'βρογχόσπασμου')).toMatchObject({ id: 'assessment', experiencer: 'patient' })
})

describe('whose it is', () => {
  const asked = (answer: string) =>
    `Doctor: What do you take?\nPatient: Aspirin, 75, every morning. ${answer}\nDoctor: Fine.`

  test('"my wife\'s on warfarin" tells of the wife', () =>
    expect(said(asked("My wife's on warfarin and we share a pill box."), 'warfarin')?.experiencer).toBe('wife'))

  const carer =
    'Γιατρός: Πονάτε πουθενά;\nΑσθενής: Η αριστερή φτέρνα με πονάει.\nΦροντίστρια: Εμένα πάλι με πονάει η μέση από το σήκωμα.\nΓιατρός: Τι φάρμακα του δίνετε;\nΦροντίστρια: Lasix 40 το πρωί. Κι εγώ για τη μέση παίρνω Voltaren.'
  test.each(['η μέση', 'Voltaren'])('a carer tells of her own %s', words =>
    expect(said(carer, words)?.experiencer).not.toBe('patient'),
  )
  test.each([
    ['Παίρνει Lasix 40.', 'supported'],
    ['Παίρνει Voltaren.', 'changed'],
  ])('the checker knows it too: %s', (sentence, verdict) =>
    expect(checkSupport(carer, [sentence])[0]?.verdict).toBe(verdict),
  )
})

test('a denial that is denied is printed and computes no polarity', () => {
  const transcript =
    'Врач: За грудиной давит?\nПациентка: Нельзя сказать, что совсем не давит, но редко.\nВрач: А спите как?\nПациентка: Плохо.'
  expect(said(transcript, 'совсем не давит')?.negated).toBe(false)
})

test('a proposal keeps its refusal that says it cannot be', () => {
  const transcript =
    'Врач: Давление 130 на 80, пульс 70. Похоже на рецидив. Я предлагаю вам сегодня лечь в отделение.\nПациентка: Сегодня никак. Маму одну не оставишь.'
  expect(said(transcript, 'лечь в отделение')?.text).toContain('Сегодня никак')
})

test('headings of a dictation in further words', () => {
  const transcript =
    'Complaints. Cramp at night. Drugs. Amlodipine 5 milligrams once daily. Allergies. Teicoplanin, a widespread rash. Family and home. His sister was turned down as a donor because of kidney stones. On examination, blood pressure 162 over 88.'
  expect(said(transcript, 'His sister')).toMatchObject({ id: 'familyHistory' })
  expect(sentencesOf(transcript).map(({ text }) => text)).not.toContain('Family and home.')
  expect(sentencesOf(transcript).map(({ text }) => text)).not.toContain('Drugs.')
})
