import { supports } from '../judged.ts'

supports(
  'what was given before is not undone by what is not given any more',
  'Doctor: What have you had for it?\nPatient: The GP gave me naproxen for two weeks. And then diclofenac, my wife injected it, three times.\nDoctor: No more diclofenac, you have an ulcer. I am not giving you tramadol either.',
  '+ Received three injections of diclofenac.',
  '- Received three injections of tramadol.',
  '- Received five injections of diclofenac.',
  '- Diclofenac is to be continued.',
  '- Diclofenac 50 mg was prescribed.',
)

supports(
  'in Russian',
  'Врач: Чем лечились?\nПациентка: Амоксициллин пила в мае. Диклофенак, три укола.\nВрач: Кеторол принимали?\nПациентка: Нет, кеторол не пила.\nВрач: Диклофенак больше не колем, у вас язва. Кеторол тоже нельзя.',
  '+ Получила три укола диклофенака.',
  '+ Принимала амоксициллин в мае.',
  '- Принимала кеторол.',
  '- Получила три укола кеторола.',
  '- Назначен диклофенак.',
)

supports(
  'in Greek: what is not wanted any more was given all the same',
  'Γιατρός: Στα επείγοντα τι σας έδωσαν;\nΑσθενής: Αδρεναλίνη και κορτιζόνη.\nΓιατρός: Να σας γράψω κορτιζόνη για το σπίτι;\nΑσθενής: Κορτιζόνη στο σπίτι δεν θέλω.\nΓιατρός: Καλά, δεν σας γράφω.',
  '+ Στα επείγοντα χορηγήθηκε κορτιζόνη.',
  '- Συνταγογραφήθηκε κορτιζόνη για το σπίτι.',
  '- Στα επείγοντα χορηγήθηκε παρακεταμόλη.',
)

supports(
  'what was never taken was not taken',
  'Doctor: Your GP gave you ramipril, did you take it?\nPatient: I never took the ramipril.\nDoctor: Then start the ramipril today, five milligrams in the morning.',
  '- She took ramipril before the visit.',
  '- Received ramipril in the past.',
  '- Had a course of ramipril.',
)

supports(
  'what was only proposed was not taken',
  'Пациентка: Муж свой азитромицин предлагал, я не стала.\nВрач: И правильно.',
  '- Получила азитромицин.',
  '- Принимала азитромицин.',
)

supports(
  'a dose that was missed is taken all the same',
  'Doctor: Do you ever miss your tablets?\nPatient: I missed my ramipril on Sunday. The bisoprolol I never miss.\nDoctor: Please do not skip the apixaban, five milligrams twice a day.',
  '+ Missed ramipril on Sunday.',
  '+ Apixaban 5 mg twice a day.',
  '- Missed bisoprolol on Sunday.',
  '- Missed apixaban on Sunday.',
  '- Apixaban was missed.',
)

supports(
  'in Russian',
  'Врач: Ничего не пропускаете?\nПациент: Брилинту вчера забыл.\nВрач: Брилинту пить до марта, не пропускать. Бисопролол пьёте?\nПациент: Бисопролол пью, два с половиной миллиграмма утром.',
  '+ Вчера пропустил приём Брилинты.',
  '+ Принимает Брилинту.',
  '- Вчера пропустил приём бисопролола.',
)

supports(
  'in Greek',
  'Γιατρός: Τα φάρμακα τα παίρνετε;\nΑσθενής: Το Triatec το ξέχασα χθες.\nΓιατρός: Να μην ξεχνάτε το Triatec, πέντε χιλιοστόγραμμα το πρωί. Το Concor;\nΑσθενής: Το παίρνω κάθε πρωί.',
  '+ Χθες παρέλειψε το Triatec.',
  '- Χθες παρέλειψε το Concor.',
)

supports(
  'what did nothing was taken',
  'Врач: Что назначали?\nМама: Глицин пили месяц, без толку. А фенибут мы не пили.',
  '+ Глицин эффекта не дал.',
  '- Глицин не принимал.',
  '- Фенибут эффекта не дал.',
)

supports(
  'what it did is told of whatever became of it',
  'Patient: I got a headache from the amlodipine. Ramipril made no difference.\nDoctor: Then no more amlodipine for you. Ramipril we keep, and no tramadol.',
  '+ Headache on amlodipine.',
  '- Headache on ramipril.',
  '- Headache on tramadol.',
)

supports(
  'in Russian, with a dash',
  'Врач: Аллергия?\nПациент: От новокаина терял сознание у зубного. На лидокаин ничего, нормально.\nВрач: Новокаин вам и нельзя.',
  '+ На новокаин — потеря сознания.',
  '- На лидокаин — потеря сознания.',
  '- Назначен новокаин.',
)

supports(
  'in Greek',
  'Αλλεργίες. Κνησμός μετά από τραμαδόλη. Καμία αντίδραση σε σκιαγραφικό. Οδηγίες. Παρακεταμόλη. Η τραμαδόλη αντενδείκνυται.',
  '+ Κνησμός από τραμαδόλη.',
  '- Κνησμός από παρακεταμόλη.',
  '- Χορηγείται τραμαδόλη.',
)

supports(
  'what was refused, or never collected, was not given',
  'Doctor: They wanted to give you amiodarone?\nPatient: They wanted to give me amiodarone, but I said no. I was prescribed doxycycline in March, but never collected it.\nDoctor: Then start doxycycline today, 100 milligrams twice a day.',
  '- Received amiodarone.',
  '- Took doxycycline in March.',
  '- Had a ten-day course of doxycycline in March.',
)

supports(
  'in Russian',
  'Врач: Преднизолон вам кололи?\nПациент: Нет, предлагали, я отказался.\nВрач: А дексаметазон?\nПациент: Дексаметазон кололи пять дней.\nВрач: Дексаметазон больше не нужен.',
  '+ Получал дексаметазон.',
  '- Получил преднизолон.',
  '- Вводился преднизолон.',
  '- Продолжить дексаметазон.',
)

supports(
  'what is never missed, and what is not taken, is not missed',
  "Doctor: Do you miss the warfarin?\nPatient: Never. I miss my levothyroxine twice a week.\nDoctor: And metformin?\nPatient: I don't take metformin, I forgot to buy it.",
  '+ Misses levothyroxine twice a week.',
  '- Misses warfarin twice a week.',
  '- Misses metformin.',
  '- Takes metformin.',
)

supports(
  'another effect, another cause',
  'Врач: Аллергия?\nПациентка: От амоксициллина сыпи не было. После цефтриаксона был понос. На пенициллин у сестры отёк.',
  '+ Понос после цефтриаксона.',
  '- Сыпь от амоксициллина.',
  '- На пенициллин — отёк.',
  '- На амоксициллин — понос.',
)
