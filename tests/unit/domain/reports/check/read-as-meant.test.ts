import { describe, expect, test } from 'vitest'
import { checkSupport } from '../../../../../src/domain/reports/check/check-support.ts'

const verdict = (transcript: string, sentence: string) => checkSupport(transcript, [sentence])[0]?.verdict

describe('a denial with its subject in front, of a list', () => {
  test.each([
    ['He denies burning, fever and chest pain.', 'Denies fever.', 'Reports fever.'],
    ['The patient denied cough, fever, chills and loss of weight.', 'Denies fever and chills.', 'Reports chills.'],
    ['Пациент отрицает кашель, температуру и одышку.', 'Отрицает одышку.', 'Беспокоит одышка.'],
    ['Ο ασθενής αρνείται βήχα, πυρετό και δύσπνοια.', 'Αρνείται δύσπνοια.', 'Αναφέρει δύσπνοια.'],
  ])('%s', (said, denied, told) => {
    expect(verdict(said, denied)).toBe('supported')
    expect(verdict(said, told)).toBe('changed')
  })

  test('a proposal that is turned down is not done', () => {
    const said =
      "Doctor: I'd also like to put you down for pulmonary rehab.\nPatient: I'd sooner not, not with these knees.\nDoctor: Fair enough, we'll leave it."
    expect(verdict(said, 'He will start pulmonary rehab.')).toBe('changed')
  })
})

describe('a day of a month is no value of what stands before it', () => {
  const said = 'The PSA on the 10th of March was 6.8, against 3.1 two years ago.'
  test.each([
    ['supported', 'PSA was 6.8 on 10 March, compared with 3.1 two years ago.'],
    ['changed', 'PSA was 6.8 on 12 March.'],
    ['changed', 'PSA was 10.'],
    ['changed', 'PSA was 3.1 on 10 March.'],
    ['changed', 'PSA was 6.8 on 10 May.'],
  ])('%s: %s', (expected, sentence) => expect(verdict(said, sentence)).toBe(expected))
})

test('what stands behind "and to" is to be done', () => {
  const said = "Doctor: You mustn't drive, you need to tell the DVLA, and no ladders for now."
  expect(verdict(said, 'He was told not to drive and to inform the DVLA.')).toBe('supported')
  expect(verdict(said, 'He may drive.')).toBe('changed')
})

test('an answer that repeats the word of a question is about it alone', () => {
  const said =
    'Doctor: Any kidney stones, diabetes, heart trouble?\nPatient: Stones, never. They called me borderline once.'
  expect(verdict(said, 'Kidney stones were denied.')).toBe('supported')
  expect(verdict(said, 'Kidney stones.')).toBe('changed')
  expect(verdict(said, 'Diabetes was denied.')).toBe('changed')
})

describe('the more affected side', () => {
  test.each([
    [
      'Γιατρός: Ακούω συρίττοντες αμφοτερόπλευρα, πιο πολύ αριστερά. Τρίζοντες δεν υπάρχουν.',
      'Συρίττοντες αμφοτερόπλευρα, περισσότερο αριστερά.',
      'Συρίττοντες αμφοτερόπλευρα, περισσότερο δεξιά.',
    ],
    [
      'Врач: Что с глазами? Двоение, резь?\nПациентка: Резь есть, будто песка насыпали, в левом сильнее. Двоения нет.',
      'Двоения нет, резь в глазах сильнее слева.',
      'Резь в глазах сильнее справа.',
    ],
    [
      'Doctor: Crackles at both bases, more on the right.',
      'Crackles at both bases, more on the right.',
      'Crackles at both bases, more on the left.',
    ],
  ])('%s', (said, same, other) => {
    expect(verdict(said, same)).toBe('supported')
    expect(verdict(said, other)).toBe('changed')
  })
})

test.each([
  [
    'an order that was only thought of',
    'Doctor: Keppra goes to 1000 twice a day. I was going to add lamotrigine, 25 at night, but after a rash like that we will leave it.',
    'Lamotrigine 25 at night was added.',
  ],
  [
    'the same in Greek',
    'Γιατρός: Έλεγα να βάλουμε και Lamictal 25 το βράδυ, αλλά μετά από τέτοιο εξάνθημα το αφήνουμε.',
    'Προστέθηκε Lamictal 25 το βράδυ.',
  ],
  [
    'a medicine that he himself stopped',
    'Σολιφενακίνη είχε πάρει πέρσι, τη διέκοψε ο ίδιος έπειτα από έναν μήνα, λόγω ξηροστομίας.',
    'Η σολιφενακίνη συνεχίζεται στην ίδια δόση.',
  ],
  [
    'tablets that were cut down',
    '— Что принимаете?\n— Сорбифер по две таблетки в день, ой, вы же в прошлый раз убавили, по одной.',
    'Принимает Сорбифер по две таблетки в день.',
  ],
])('%s does not pass', (_name, said, sentence) => expect(verdict(said, sentence)).toBe('changed'))

test('an age that a relative tells takes no dose back', () => {
  const said =
    "Doctor: Which tablets?\nPatient: Ramipril, 5 milligrams.\nWife: He forgets them, he's 72, doctor.\nDoctor: I see."
  expect(verdict(said, 'Takes ramipril 5 mg.')).toBe('supported')
})
