import { expect, test } from 'vitest'
import { judged, verdict } from './judged.ts'

judged(
  'a condition with a denial opens no list, and is no finding of its own',
  "Wife: So is he going for a scan?\nDoctor: Not at this stage. If he's no better in six weeks, we'd get an MRI. I see nothing to suggest an infection.",
  '+ An MRI would be arranged if he is no better in six weeks.',
  '- There are signs of an infection.',
)

judged(
  'what one does not have is denied up to the last one of a list',
  'Υπαγόρευση. Γυναίκα 41 ετών με ταχυκαρδία. Αρνείται διπλωπία, δυσκαταποσία, βράγχος φωνής και πόνο στον τράχηλο. Τρώει με όρεξη.',
  '+ Δεν έχει διπλωπία, δυσκαταποσία ή βράγχος φωνής.',
  '- Έχει διπλωπία.',
)

judged(
  'but what goes on with "and" is so',
  'Γιατρός: Πώς είναι το παιδί;\nΜητέρα: Δεν έχει πυρετό. Τρώει και παίζει κανονικά.',
  '+ Δεν έχει πυρετό, τρώει και παίζει κανονικά.',
)

judged(
  'nor what is to be done',
  'Doctor: She does not have a fever. Take paracetamol or ibuprofen for the pain, and give her water or juice.',
  '+ She does not have a fever, take paracetamol or ibuprofen for the pain.',
  '- Paracetamol is not to be taken.',
)

judged(
  'nor what goes well',
  'Doctor: He does not have a fever, drinks water or juice and eats well.',
  '+ He drinks water or juice and eats well.',
  '- He has a fever.',
)

judged(
  'nor in what was said',
  'Врач: Не было кашля, принимать парацетамол или ибупрофен. Не было рвоты, давать воду или сок.',
  '+ Принимать парацетамол или ибупрофен.',
  '- Парацетамол не принимать.',
  '+ Давать воду или сок.',
)

judged(
  'since admission',
  'Doctor: Any chest pain or palpitations since you came in?\nPatient: None. I slept on two pillows. When I came in on Thursday it was four.\nNurse: Pulse 84 and irregular. He is 91.2 kilos, down from 95 on admission.',
  '+ There has been no chest pain and no palpitations since admission.',
  '+ He now sleeps on two pillows, compared with four on admission.',
  '- He has had palpitations since admission.',
)

judged(
  'from one dose to another',
  'Φάρμακα. Unimazole 10 χιλιοστόγραμμα το πρωί, το ξεκίνησε πριν από δύο εβδομάδες.\nΘεραπεία. Το Unimazole αυξάνεται στα 20 χιλιοστόγραμμα μία φορά την ημέρα.',
  '+ Το Unimazole αυξάνεται από 10 σε 20 mg μία φορά την ημέρα.',
  '- Το Unimazole αυξάνεται από 5 σε 20 mg μία φορά την ημέρα.',
  '- Το Unimazole αυξάνεται από 10 σε 30 mg μία φορά την ημέρα.',
)

judged(
  'in the case of a finding',
  'Θεραπεία. Το Unimazole αυξάνεται στα 20 χιλιοστόγραμμα μία φορά την ημέρα. Αν ανεβάσει πυρετό ή πονέσει ο λαιμός της, σταματά αμέσως το Unimazole και κάνει γενική αίματος την ίδια μέρα.',
  '+ Σε πυρετό ή πονόλαιμο να σταματήσει αμέσως το Unimazole και να κάνει γενική αίματος.',
  '- Το Unimazole διακόπτεται.',
)

judged(
  'what a substance did, in the sentence behind its name',
  "Doctor: The chart says you're allergic to penicillin?\nPatient: No, I've had penicillin plenty of times. It's trimethoprim. My face swelled up like a football.\nDoctor: Any diabetes?\nPatient: No.",
  '+ Trimethoprim has caused facial swelling.',
  '- He is allergic to penicillin.',
)

test('a complaint behind a medicine that nobody asked of is no reaction to it', () => {
  const knee = 'Doctor: Did you buy anything?\nPatient: Ibuprofen for my knee. My ankles swell in the evening.'
  expect(verdict(knee, 'He is allergic to ibuprofen.')).not.toBe('supported')
})

judged(
  'a dose that is put right behind "put"',
  'Врач: Фуросемид внутривенно с сегодняшнего дня отменяем. Катя, запишите: торасемид десять миллиграммов, нет, ставьте двадцать миллиграммов, один раз утром.',
  '+ Назначен торасемид 20 мг утром.',
  '- Назначен торасемид 10 мг утром.',
)

test.each([
  ['The thyroid was removed.', 'unsupported'],
  ['The thyroid is enlarged.', 'supported'],
])('a gland that was looked at was not removed: %s', (sentence, expected) => {
  expect(verdict('Doctor: Let me feel your neck. Your thyroid is enlarged.', sentence)).toBe(expected)
})

const WOUND =
  "Patient: I've had a cough since Thursday with green phlegm.\nDoctor: The wound below the left knee is red with a little cloudy ooze. The armpit is fine."
test.each([
  ['The wound below the left knee is red with cloudy discharge.', true],
  ['Cough since Thursday with green phlegm.', true],
  ['Cough since Thursday with green phlegm, worse at night and relieved by honey.', false],
  ['Cough since Thursday with green phlegm and blood.', false],
  ['The wound below the left knee is red with exposed bone.', false],
  ['The wound in the armpit is red with a little cloudy ooze.', false],
])('nearly all words, and all that is found: %s', (sentence, supported) => {
  expect(verdict(WOUND, sentence) === 'supported').toBe(supported)
})
