import { judged } from '../judged.ts'

judged(
  'a hedge is of the part that it stands in',
  'Doctor: It looks like a recurrence of the pancreatitis, most likely from the alcohol. A perforation is unlikely.',
  '+ Probable recurrence of pancreatitis, most likely from alcohol; perforation is unlikely.',
  '- Pancreatitis, most likely from alcohol, is confirmed; perforation is unlikely.',
  '- Confirmed recurrence of pancreatitis, most likely from alcohol; perforation is unlikely.',
)
judged(
  'in Russian',
  'Врач: Похоже на рецидив тромбоцитопении, скорее всего из-за снижения преднизолона. Лейкоз считаю маловероятным.',
  '+ Предположительно рецидив тромбоцитопении, скорее всего из-за снижения преднизолона; лейкоз маловероятен.',
  '- Подтверждён рецидив тромбоцитопении, скорее всего из-за снижения преднизолона; лейкоз маловероятен.',
)
judged(
  'in Greek',
  'Γιατρός: Πρόκειται για κρίση βρογχόσπασμου, μάλλον από ίωση. Το άσθμα είναι πιθανό, θα το δούμε με τον χρόνο.',
  '+ Κρίση βρογχόσπασμου, μάλλον από ίωση, με πιθανό άσθμα.',
  '- Κρίση βρογχόσπασμου, μάλλον από ίωση, σε έδαφος άσθματος.',
  '- Άσθμα και κρίση βρογχόσπασμου, μάλλον από ίωση.',
)
judged(
  'a hedge in front of two is of both',
  'Doctor: It may be pneumonia. It may be a pulmonary embolism.',
  '+ Possible pneumonia and pulmonary embolism.',
  '+ Pneumonia or pulmonary embolism is possible.',
  '- Pneumonia, possibly pulmonary embolism.',
)

judged(
  'the dose before is the one that it was last',
  'Patient: Atorvastatin 20 milligrams, since December 40.\nDoctor: Then we put the atorvastatin up to 80 milligrams at night.',
  '+ Atorvastatin is increased from 40 to 80 mg at night.',
  '- Atorvastatin is increased from 20 to 80 mg at night.',
  '- Atorvastatin is increased from 40 to 60 mg at night.',
)
judged(
  'in Greek',
  'Ασθενής: Ατορβαστατίνη 20 χιλιοστόγραμμα, από τα Χριστούγεννα 40.\nΓιατρός: Η ατορβαστατίνη ανεβαίνει στα 80 χιλιοστόγραμμα το βράδυ.',
  '+ Η ατορβαστατίνη αυξάνεται από τα 40 στα 80 mg το βράδυ.',
  '- Η ατορβαστατίνη αυξάνεται από τα 20 στα 80 mg το βράδυ.',
)
judged(
  'in Russian',
  'Пациент: Аторвастатин двадцать миллиграммов, с декабря сорок.\nВрач: Аторвастатин увеличиваем до восьмидесяти миллиграммов на ночь.',
  '+ Аторвастатин увеличен с 40 до 80 мг на ночь.',
  '- Аторвастатин увеличен с 20 до 80 мг на ночь.',
)

judged(
  'which way a value went',
  'Doctor: CRP 168, down from 215. Haemoglobin 102, and it was 124 before theatre. Potassium 3.1 today, up from 2.8.',
  '+ Potassium is 3.1, previously 2.8.',
  '- Potassium is 2.8, previously 3.1.',
  '- Potassium has fallen from 3.1 to 2.8.',
  '+ CRP has fallen from 215 to 168.',
  '- CRP has risen from 168 to 215.',
  '+ Haemoglobin has fallen from 124 to 102.',
  '- Haemoglobin has risen from 102 to 124.',
)
judged(
  'in Russian',
  'Врач: СРБ 168, снизился с 215. Калий 3,1.',
  '+ СРБ снизился с 215 до 168.',
  '- СРБ повысился с 168 до 215.',
)
judged(
  'in Greek',
  'Γιατρός: Η CRP είναι 168, από 215. Κάλιο 3,1.',
  '+ Η CRP μειώθηκε από 215 σε 168.',
  '- Η CRP αυξήθηκε από 168 σε 215.',
)

judged(
  'the medicine behind a number that is taken back is its own',
  'Doctor: Which tablets?\nPatient: Ramipril. And two puffs of Ventolin before the gym, sorry, three.',
  '+ Uses three puffs of Ventolin before the gym.',
  '- Uses two puffs of Ventolin before the gym.',
)
judged(
  'in Greek',
  'Γιατρός: Με το άσθμα;\nΑσθενής: Παίρνω Flixotide. Και μία εισπνοή Aerolin πριν από την προπόνηση, ψέματα, δύο.',
  '+ Λαμβάνει δύο εισπνοές Aerolin πριν από την προπόνηση.',
  '- Λαμβάνει μία εισπνοή Aerolin πριν από την προπόνηση.',
)
judged(
  'in Russian',
  'Врач: Что принимаете?\nПациент: Рамиприл. И две дозы сальбутамола перед тренировкой, ой, вру, три.',
  '+ Применяет три дозы сальбутамола перед тренировкой.',
  '- Применяет две дозы сальбутамола перед тренировкой.',
)
judged(
  'another medicine between two numbers parts them',
  'Doctor: And the doses?\nPatient: Ramipril five. Bisoprolol, no, that is ten.',
  '+ Takes ramipril 5.',
)

judged(
  'when it was stopped',
  'Patient: I was on a baby aspirin, but I packed that in last summer because of nosebleeds.\nDoctor: And the naproxen?\nPatient: Every day.\nDoctor: Stop the naproxen today. And no more aspirin.',
  '+ Aspirin was stopped last summer because of nosebleeds and is not to be restarted.',
  '- Aspirin is stopped today because of nosebleeds and is not to be restarted.',
  '+ Naproxen is stopped today.',
)
judged(
  'in Russian',
  'Пациент: Аспирин я бросил прошлым летом.\nВрач: А напроксен?\nПациент: Каждый день.\nВрач: Напроксен с сегодняшнего дня отменяем.',
  '+ Аспирин прекратил прошлым летом.',
  '- Аспирин отменён сегодня.',
)
judged(
  'in Greek',
  'Ασθενής: Την ασπιρίνη την έκοψα πέρσι το καλοκαίρι.\nΓιατρός: Και το Naprosyn;\nΑσθενής: Κάθε μέρα.\nΓιατρός: Το Naprosyn το σταματάτε από σήμερα.',
  '+ Διέκοψε την ασπιρίνη πέρσι το καλοκαίρι.',
  '- Η ασπιρίνη διακόπτεται σήμερα.',
)

judged(
  'what was never begun was not stopped',
  'Врач: А дигоксин, который кардиолог написал?\nПациентка: Побоялась я его, даже покупать не стали.',
  '+ Назначенный кардиологом дигоксин не принимала.',
  '- Назначенный кардиологом дигоксин принимать перестала.',
)
