import { describe, expect, test } from 'vitest'
import { verdict } from './judged.ts'

/** Sentences that the transcript supports (+), and twins with another value that it does not. */
function read(title: string, transcript: string, ...sentences: string[]) {
  describe(title, () => {
    test.each(sentences)('%s', one => {
      expect(verdict(transcript, one.slice(2)) === 'supported').toBe(one.startsWith('+'))
    })
  })
}

read(
  'halves, pairs and several parts of a length',
  "Doctor: How long do the attacks last?\nPatient: The headache lasts half an hour, and I get it a couple of times a week.\nDoctor: And the sleep?\nPatient: I sleep six hours ten, that's what the watch says.",
  '+ The headache lasts 30 minutes.',
  '- The headache lasts 90 minutes.',
  '+ He sleeps 6 hours 10 minutes.',
  '- He sleeps 6 hours 40 minutes.',
)
read(
  'the same in Russian',
  'Врач: Сколько держится боль?\nПациент: Головная боль держится полчаса, тошнило пару раз. Сплю часа по четыре.\nВрач: Сегодня пятые сутки после операции.',
  '+ Головная боль держится 30 минут.',
  '- Головная боль держится 3 часа.',
  '+ Тошнота 2 раза.',
  '- Тошнота 4 раза.',
  '+ Спит по 4 часа.',
  '- Спит по 6 часов.',
  '+ 5-е сутки после операции.',
  '- 7-е сутки после операции.',
)
read(
  'weeks and days',
  "Midwife: You're thirty weeks and two days pregnant today, the baby is moving well.",
  '+ 30+2 weeks pregnant.',
  '- 30+5 weeks pregnant.',
  '- 32+2 weeks pregnant.',
)
read(
  'thousands and tenths',
  'Врач: Температура тридцать восемь четыре. Тромбоциты сто сорок тысяч.',
  '+ Температура 38,4.',
  '- Температура 38,9.',
  '+ Тромбоциты 140 тысяч.',
  '- Тромбоциты 240 тысяч.',
)
read(
  'what a laboratory measures is no dose of the medicine beside it',
  'Doctor: She stopped the iron because of constipation. Haemoglobin one hundred and four.',
  '+ Iron stopped because of constipation, haemoglobin 104 g/L.',
  '- Iron stopped because of constipation, haemoglobin 114 g/L.',
)
read(
  'litres and drops',
  'Γιατρός: Παίρνει παρακεταμόλη δύο γραμμάρια. Οξυγόνο με μάσκα τρία λίτρα. Η πίεση έπεσε απότομα.',
  '+ Παρακεταμόλη 2 g και οξυγόνο με μάσκα 3 L.',
  '- Παρακεταμόλη 2 g και οξυγόνο με μάσκα 5 L.',
  '- Παρακεταμόλη 3 g και οξυγόνο με μάσκα 3 L.',
)
read(
  'rates as reports write them',
  'Doctor: Amoxicillin five hundred milligrams three times a day. Methotrexate ten milligrams once a week. Physio twice a week.',
  '+ Amoxicillin 500 mg t.d.s.',
  '+ Amoxicillin 500 mg 8-hourly.',
  '- Amoxicillin 500 mg b.d.',
  '+ Methotrexate 10 mg weekly.',
  '- Methotrexate 10 mg daily.',
  '- Methotrexate 10 mg monthly.',
  '- Weekly physio.',
)
read(
  'the same in Russian and Greek',
  'Врач: Анализ крови раз в месяц. Метотрексат десять миллиграммов раз в неделю.\nΓιατρός: Μεθοτρεξάτη δέκα χιλιοστόγραμμα μία φορά την εβδομάδα.',
  '+ Анализ крови ежемесячно.',
  '- Анализ крови еженедельно.',
)
read(
  'a number with a half is one',
  'Patient: I lost two litres and a half in the birth and had a headache.',
  '+ She lost two litres and a half in the birth and had a headache.',
  '- She lost three litres and a half in the birth and had a headache.',
)
