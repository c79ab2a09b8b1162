import { judged } from './judged.ts'

judged(
  'how something is, as it should be, is no item of a denied list',
  'Doctor: No wheeze, no crackles, chest clear. No guarding, no masses, abdomen soft.',
  '+ No wheeze or crackles; chest clear.',
  '+ The abdomen is soft without guarding or masses.',
  '- The chest is not clear.',
  '- There are crackles.',
)

judged(
  'nor in Russian',
  'Врач: Хрипов нет. Без отёков, живот мягкий.',
  '+ Отёков нет, живот мягкий.',
  '- Живот не мягкий.',
  '- Отёки есть.',
)

judged(
  'nor in Greek',
  'Γιατρός: Δεν έχει συριγμό. Χωρίς οιδήματα, κοιλιά μαλακή.',
  '+ Κοιλιά μαλακή, χωρίς οιδήματα.',
  '- Έχει οιδήματα.',
)

judged(
  'neither … nor denies what follows, not what it is said of',
  'Doctor: Let me see. There is a mole on the back. Not itchy. Not bleeding.',
  '+ The mole on the back is neither itchy nor bleeding.',
  '- The mole on the back is itchy.',
  '- There is no mole on the back.',
)

judged(
  'what does not behave so is there',
  'Doctor: The lump is a cyst, four centimetres. It does not reach the bone.',
  '+ There is a 4 cm cyst not reaching the bone.',
  '- There is a 4 cm cyst reaching the bone.',
  '- There is no cyst.',
)

judged(
  'a pain that does not spread is one',
  "Patient: It's a pain that doesn't spread to the arm. No sweating.",
  '+ He has a pain that does not spread to the arm.',
  '+ The pain does not spread to the arm.',
  '- The pain spreads to the arm.',
  '- There is no pain.',
  '- He has sweating.',
)

judged(
  'also in Greek',
  'Ασθενής: Έχω έναν πόνο στο στήθος που δεν αντανακλά στο χέρι.',
  '+ Πόνος στο στήθος που δεν αντανακλά στο χέρι.',
  '+ Ο πόνος στο στήθος δεν αντανακλά στο χέρι.',
  '- Ο πόνος στο στήθος αντανακλά στο χέρι.',
)

judged(
  "who is so sore that she can't is sore",
  "Patient: The knee is so swollen I can't bend it. I don't have a fever.",
  '+ The knee is swollen.',
  '- The knee is not swollen.',
  '- He has a fever.',
)

judged(
  'but what one does not, though named first, is denied',
  "Patient: Alcohol I don't drink. Fever I never had.",
  '- He drinks alcohol.',
  '- He had a fever.',
)

judged(
  'what did not help was there',
  'Doctor: No better despite the fluids and the oedema of the legs.',
  '+ No improvement despite oedema of the legs.',
  '- There is no oedema of the legs.',
)
