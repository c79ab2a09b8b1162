import { supports } from '../judged.ts'

supports(
  'what values say in one word',
  "Nurse: Lying down her pressure's 148 over 80, and standing after three minutes it's 116 over 70. Pulse 112.\nDoctor: Her sugar was 3.1 on Monday.",
  '+ Orthostatic hypotension.',
  '+ Tachycardia of 112.',
  '+ Hypoglycaemia of 3.1 on Monday.',
  '- Tachycardia of 122.',
  '- Hyperglycaemia.',
  '- Bradycardia.',
  '- No orthostatic hypotension.',
)

supports(
  'only where they do',
  "Nurse: Lying down her pressure's 128 over 80, and standing it's 122 over 78. Pulse 84.\nDoctor: Her sugar was 6.1 on Monday.",
  '- Orthostatic hypotension.',
  '- Tachycardia.',
  '- Hypoglycaemia on Monday.',
  '+ Pulse 84.',
)

supports(
  'nor in a child',
  'Врач: Ребёнку два года. Пульс сто двенадцать.\nМама: Кашляет.',
  '- Тахикардия 112.',
  '+ Пульс 112.',
)

supports(
  'in Russian',
  'Сестра: Я мерила лёжа сто сорок на восемьдесят, а встал, и сто пятнадцать на семьдесят.\nВрач: Пульс сто двенадцать. В посеве золотистый стафилококк. Свет мешает, шум мешает.',
  '+ Ортостатическая гипотензия.',
  '+ Тахикардия 112.',
  '+ Фото- и фонофобия.',
  '- Ортостатическая гипертензия.',
  '- Тахикардия 120.',
  '- Фото- и фонофобию отрицает.',
)

supports(
  'and in Greek',
  'Γιατρός: Ξαπλωμένος 140 με 85, όρθιος 110 με 70. Σφύξεις 108.\nΑσθενής: Με ενοχλεί το φως, με ενοχλεί ο θόρυβος. Υδρόφιλος.',
  '+ Ορθοστατική υπόταση.',
  '+ Ταχυκαρδία 108.',
  '+ Φωτο- και φωνοφοβία.',
  '- Δεν έχει ορθοστατική υπόταση.',
  '- Βραδυκαρδία.',
)

supports(
  'a germ is one name',
  'Doctor: The swab grew Staphylococcus aureus. The breath test for Helicobacter is negative. Metronidazole was stopped yesterday.',
  '+ Swab positive for S. aureus, metronidazole stopped yesterday.',
  '- Swab positive for E. coli, metronidazole stopped yesterday.',
  '- Swab positive for S. aureus, metronidazole started yesterday.',
)

supports(
  'a group with its member, and insulin by when it acts',
  'Doctor: Lantus goes up to twenty-eight units at night. The Novorapid stays at eight units.\nPatient: Cefazolin was fine. My brother takes warfarin.',
  '+ Basal insulin increased to 28 units.',
  '+ The antibiotic cefazolin was well tolerated.',
  '- Mealtime insulin increased to 28 units.',
  '- Basal insulin increased to 8 units.',
  '- Insulin was stopped.',
  '- He takes an anticoagulant.',
  '- The antibiotic cefalexin was well tolerated.',
)

supports(
  'in Greek',
  'Γιατρός: Lantus είκοσι οκτώ μονάδες από απόψε. Τη Novorapid την αφήνουμε στις οκτώ μονάδες.',
  '+ Η βασική ινσουλίνη αυξάνεται στις 28 μονάδες.',
  '- Η γευματική ινσουλίνη αυξάνεται στις 28 μονάδες.',
  '- Η βασική ινσουλίνη διακόπτεται.',
)

supports(
  'in Russian',
  'Врач: Лантус с сегодняшнего дня двадцать восемь единиц. Новорапид оставляем восемь единиц.',
  '+ Базальный инсулин 28 единиц.',
  '- Прандиальный инсулин 28 единиц.',
  '- Базальный инсулин отменён.',
)

supports(
  'a pressure that was measured is high or low by its values',
  'Doctor: Blood pressure 122 over 74.',
  '- Hypertension.',
  '- Hypotension.',
  '+ Blood pressure 122/74.',
)

supports(
  'and one that is high is so',
  'Врач: Давление сто шестьдесят на сто.',
  '+ Артериальная гипертензия.',
  '- Артериальная гипотензия.',
)
