import { supports } from '../judged.ts'

supports(
  'how it is denies nothing',
  "Nurse: How's the chest been?\nPatient: Not great. I'm coughing at night and I get tight in PE.",
  '+ Chest tightness in PE.',
  '+ Cough at night.',
  '- No chest tightness.',
  '- No cough.',
)

supports(
  'but that it is gone does',
  "Doctor: How's the pain?\nPatient: Not there any more.\nDoctor: How's the nausea?\nPatient: None.",
  '- Pain.',
  '- Nausea.',
  '+ No nausea.',
)

supports(
  'how it is, in Russian',
  'Врач: Как сердце?\nПациент: Не очень. Колет по ночам.\nВрач: Тошнота?\nПациент: Нет.',
  '+ Колет сердце по ночам.',
  '- Сердце не колет.',
  '- Тошнота.',
)

supports(
  'how it is, in Greek',
  'Γιατρός: Πώς πάει το στήθος;\nΑσθενής: Όχι πολύ καλά. Σφίγγει στη σκάλα.\nΓιατρός: Πυρετός;\nΑσθενής: Όχι.',
  '+ Σφίξιμο στο στήθος στη σκάλα.',
  '- Πυρετός.',
)

supports(
  'an answer names what was asked in another case',
  'Врач: Боль в груди, одышка во время приступа?\nПациентка: Боли нет. А воздуха не хватает, это да.',
  '+ Во время приступов нехватка воздуха, боли в груди нет.',
  '- Боль в груди.',
  '- Одышки нет.',
)

supports(
  'but nothing of another place',
  'Врач: Болит в груди, болит в руке?\nПациентка: В груди боли нет, в руке бывает.',
  '- Боль в груди.',
)

supports(
  'of several only the one that the denial names',
  "Doctor: Chest pain, breathlessness?\nPatient: No pain. But I'm breathless, yes.",
  '+ No chest pain.',
  '- Chest pain.',
  '- No breathlessness.',
)

supports(
  'in Greek',
  'Γιατρός: Πόνο στο στήθος, δύσπνοια;\nΑσθενής: Πόνο όχι. Λαχανιάζω όμως.',
  '+ Δεν έχει πόνο στο στήθος.',
  '- Πόνος στο στήθος.',
  '- Δεν έχει δύσπνοια.',
)

supports(
  'a bare no is of them all',
  'Doctor: Nausea, vomiting?\nPatient: No, no vomiting, nothing.',
  '+ No nausea or vomiting.',
  '- Nausea.',
  '- Vomiting.',
)

supports(
  'who does it can',
  'Anaesthetist: Can you climb two flights?\nPatient: I do it at work with a hoover in my hand.\nAnaesthetist: Chest pain?\nPatient: I never do.',
  '+ Able to climb two flights of stairs.',
  '- Unable to climb two flights of stairs.',
  '- Chest pain.',
)

supports(
  'consent behind an echo',
  'Анестезиолог: Сделаем спинальную. Согласны?\nПациент: Спинальную? Ну... ладно, если не больно.\nАнестезиолог: Боль в груди?\nПациент: Ладно вам, нет.',
  '+ Согласие пациента на спинальную получено.',
  '- От спинальной отказался.',
  '- Боль в груди.',
)

supports(
  'and none',
  'Анестезиолог: Сделаем спинальную. Согласны?\nПациент: Спинальную? Ладно бы общий, а так не хочу.',
  '- Согласие пациента на спинальную получено.',
)

supports(
  'and how',
  'Врач: Как малыш, шевелится?\nПациентка: Ой, ещё как, по вечерам особенно.\nВрач: Отёки?\nПациентка: Ещё чего, нет.',
  '+ Малыш шевелится, особенно по вечерам.',
  '- Малыш не шевелится.',
  '- Отёки.',
)
