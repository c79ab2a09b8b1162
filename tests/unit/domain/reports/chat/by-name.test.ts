import { describe, expect, test } from 'vitest'
import { answer } from '../../../../../src/domain/reports/chat/answer.ts'

const quotes = (transcript: string, question: string) =>
  answer(transcript, question).quotes.map(([from, to]) => transcript.slice(from, to))

describe('a test, a device or a habit that no name of it was said of is not said', () => {
  const visit =
    'Doctor: What do you take?\nPatient: Bisoprolol, 5 in the morning, since they put a stent in.\nDoctor: Pulse 76, blood pressure 130 over 80. The echo shows an ejection fraction of 50 percent. Drink plenty of water and come back in six weeks.'
  test.each([
    'How much alcohol does he drink?',
    'Does he smoke?',
    'Does he have a pacemaker?',
    'What did the chest X-ray show?',
    'What was the ferritin?',
  ])('%s', question => expect(answer(visit, question).notSaid).toBe(true))
  test('«курит» is no coat', () =>
    expect(
      answer('Врач: Проходите, куртку можно на крючок.\nПациент: Голова болит.', 'Курит ли пациент?').notSaid,
    ).toBe(true))
})

describe('how long', () => {
  test('of the finding that the question names, as it was corrected', () => {
    const visit =
      "Doctor: What is it?\nPatient: An ulcer under the big toe.\nDoctor: How long has it been open?\nPatient: I'd say ten days.\nWife: Ten days? It's been a month, Ray.\nPatient: Okay, she's right, a month.\nDoctor: Take Augmentin for ten days."
    expect(quotes(visit, 'How long has the ulcer been there?').join(' ')).toContain('a month')
  })
  test('with the value that another one was corrected to', () => {
    const visit =
      "Doctor: How long was it before you rang for help?\nWife: He sat there for an hour.\nPatient: Two hours, if I'm honest."
    expect(quotes(visit, 'How long did he wait before he rang for help?').join(' ')).toContain('Two hours')
  })
})

test('what was proposed and taken back is not what was prescribed', () => {
  const visit =
    'Врач: Из антибиотиков пишу Амоксиклав. Хотя стоп, у вас же на него сыпь, никакого Амоксиклава. Клиндамицин триста миллиграммов четыре раза в день, десять дней.'
  expect(quotes(visit, 'Какой антибиотик назначен?').join(' ')).toContain('Клиндамицин')
})

test('the height of a fall is told by its number', () => {
  const visit = 'Γιατρός: Τι πάθατε;\nΑσθενής: Γλίστρησε η σκάλα. Έπεσα από δύο μέτρα, όχι, υπερβάλλω, ενάμισι μέτρο.'
  expect(quotes(visit, 'Από τι ύψος έπεσε;').join(' ')).toContain('ενάμισι')
})
