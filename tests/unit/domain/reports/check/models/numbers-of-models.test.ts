import { describe, expect, test } from 'vitest'
import { verdict } from '../judged.ts'

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
read(
  'a length that corrects the one in the question, and one of which a part is told',
  "Doctor: So you've been on the new machine for five weeks now?\nPatient: Nine. The rash lasts six days and the first two I can't sleep.",
  '+ She has been on the new machine for nine weeks.',
  '+ The rash lasts six days and she cannot sleep the first two days.',
  '- The rash lasts six days and she cannot sleep the first four days.',
)
read(
  'in which week',
  'Гинеколог: Вы беременны, поздравляю. Какая неделя?\nПациентка: Двенадцатая.\nГинеколог: Давление сто десять на семьдесят.',
  '+ Беременность 12 недель.',
  '- Беременность 14 недель.',
)
read(
  'how far a pregnancy is, but not how long something goes on',
  "Patient: I like being pregnant.\nMidwife: You're twenty-six weeks today. Any bleeding?\nPatient: No. My feet swell.\nMidwife: Urine is clear. Blood pressure 118 over 72. Are you taking the iron?\nPatient: Yes, since two weeks ago. I had my first baby at thirty-eight weeks.\nMidwife: Take the aspirin till thirty-six weeks.",
  '+ Pregnant, 26 weeks.',
  '- Pregnant, 36 weeks.',
  '- Pregnant, 38 weeks.',
  '- Pregnant, 25 weeks.',
)
read(
  'exactly the difference of two values of one thing',
  "Doctor: You look thinner, have you lost weight?\nPatient: Seventy-four kilos at Christmas and seventy point five now.\nDoctor: And your husband?\nPatient: He's ninety.",
  '+ Weight loss of 3.5 kg, now 70.5 kg.',
  '- Weight loss of 4.5 kg, now 70.5 kg.',
  '- Weight gain of 3.5 kg, now 70.5 kg.',
  '- Weight loss of 19.5 kg.',
)
read(
  'the same weight in another unit',
  'Врач: За две недели прибавила восемьсот граммов.\nΓιατρός: Πήρε βάρος.',
  '+ Прибавила 0,8 кг за две недели.',
  '- Прибавила 8 кг за две недели.',
  '- Прибавила 0,8 г за две недели.',
)
read(
  'from one count to another, where the thing is named once',
  'Ιατρός: Πώς κοιμάστε;\nΑσθενής: Με δύο μαξιλάρια κοιμόμουν, τώρα θέλω τέσσερα.',
  '+ Αύξηση από δύο σε τέσσερα μαξιλάρια.',
  '- Αύξηση από δύο σε πέντε μαξιλάρια.',
  '- Αύξηση από τρία σε τέσσερα μαξιλάρια.',
)
read(
  'a date behind "and" is of what follows it',
  'Mother: She has had tummy pain since yesterday. She vomited three times and today she has diarrhoea.',
  '+ Vomiting three times since yesterday.',
  '- Diarrhoea since last week.',
)
read(
  'peak flow in its abbreviations',
  'Врач: Пикфлоу триста десять. Сатурация девяносто семь.',
  '+ ПСВ 310, SpO2 97 %.',
  '- ПСВ 340, SpO2 97 %.',
  '- ПСВ 97, SpO2 310.',
)
read(
  'a fraction of an ointment is a percentage',
  'Doctor: For the elbows mometasone cream, 0.1, once a day. The tacrolimus ointment, the weaker one, 0.03, for the face. Tretinoin tablets 0.5.',
  '+ Mometasone 0.1 % cream once daily.',
  '+ Tacrolimus 0.03 % ointment for the face.',
  '- Tacrolimus 0.1 % ointment for the face.',
  '- Tacrolimus 1 % ointment for the face.',
  '- Tacrolimus 0.03 mg ointment for the face.',
)
read(
  'how long a finding lasts is decided by its own sentence',
  'Patient: The dizziness lasts two minutes. The numbness lasts half an hour.',
  '+ The numbness lasts 30 minutes.',
  '- The numbness lasts 2 minutes.',
)
read(
  'in which week, in Greek',
  'Γιατρός: Είσαι έγκυος, συγχαρητήρια. Σε ποια εβδομάδα είσαι;\nΑσθενής: Στην εικοστή έκτη.\nΓιατρός: Πίεση 110 με 70.',
  '+ Κύηση 26 εβδομάδων.',
  '- Κύηση 20 εβδομάδων.',
  '- Κύηση 6 εβδομάδων.',
)
read(
  'what is better than another value takes nothing back',
  'right and the smoking he is down to six a day she says it was thirty okay six is better than thirty have you tried the patches they gave me a rash',
  '+ Smoking reduced from 30 to 6 cigarettes daily.',
  '- Smoking reduced from 20 to 6 cigarettes daily.',
  '- Smoking increased from 6 to 30 cigarettes daily.',
)
