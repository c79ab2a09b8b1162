import { supports } from '../judged.ts'

supports(
  'what is told without a question is no question',
  "Doctor: It's ulcerative colitis. The biopsies agree. It's not Crohn's and there's no cancer.\nWife: My mum had Crohn's, that's why I was worried.\nDoctor: Understandable.",
  '+ No evidence of cancer.',
  '- Cancer.',
)

supports(
  'what is told without a question is no question, again',
  '— Αντισώματα θετικά, αυτό το ξέραμε, είναι η Χασιμότο.\n— Ταχυκαρδία έχω λίγο όταν ανεβαίνω σκάλες. Είναι από το χάπι;\n— Δεν το πιστεύω.',
  '+ Θυρεοειδίτιδα Hashimoto με θετικά αντισώματα.',
  '- Αντισώματα αρνητικά.',
  '- Δεν υπάρχει θυρεοειδίτιδα.',
)

supports(
  'but what is asked is',
  'Doctor: Is there any cancer in the family?\nPatient: My mum had something.\nDoctor: Headaches, dizziness?\nPatient: Dizziness now and then.',
  '- Cancer.',
  '- Headaches.',
)

supports(
  'the cause is asked, not the finding',
  'Patient: And the shakes in my hands, is that the tacro?\nDoctor: Probably, yes. It ought to settle as the level drops.',
  '+ Hand tremor.',
  '- No hand tremor.',
)

supports(
  'the cause is asked, not the finding, again',
  'Patient: A stroke, is that possible?\nDoctor: I doubt it. The migraine explains it.',
  '- Stroke.',
)

supports(
  'the cause is asked, not the finding, once more',
  'Patient: My heart, is it failing?\nDoctor: Not at all.',
  '- Heart failure.',
)

supports(
  'the cause is asked, not the finding, a fourth time',
  'Пациент: А эта сыпь на руках, это от таблеток?\nВрач: Посмотрим.',
  '+ Сыпь на руках.',
  '- Сыпи нет.',
)

supports(
  'the cause is asked, not the finding, a fifth time',
  'Ασθενής: Και το τρέμουλο στα χέρια μου, είναι από το χάπι;\nΓιατρός: Θα το δούμε.',
  '+ Τρέμουλο στα χέρια.',
  '- Δεν έχει τρέμουλο.',
)

supports(
  'a word of one item called sound',
  "Doctor: Dry eyes, dry mouth?\nPatient: Eyes are dry, I use drops. My mouth's all right.\nDoctor: Any rashes?\nPatient: No rashes.",
  '+ Dry eyes treated with drops; no dry mouth.',
  '- Dry mouth.',
  '- No dry eyes.',
)

supports(
  'a word of one item called sound, again',
  "Doctor: Back pain, neck pain?\nPatient: The neck's fine. The back aches.",
  '- Neck pain.',
  '- No back pain.',
)

supports(
  'a word of one item called sound, once more',
  'Γιατρός: Ξηροστομία, ξηροφθαλμία;\nΑσθενής: Το στόμα μου μια χαρά.',
  '- Ξηροφθαλμία.',
)

supports(
  'a list before its denial',
  'Γιατρός: Γλαύκωμα από το 2018. Πόνο, λάμψεις ή μυγάκια δεν έχει. Βάζει Xalatan.',
  '+ Αρνείται πόνο, λάμψεις και μυγάκια.',
  '+ Δεν έχει πόνο.',
  '- Πόνος.',
  '- Λάμψεις.',
)

supports(
  'a list before its denial, again',
  'Γιατρός: Έχει πυρετό, πόνο ή ρίγος δεν έχει.',
  '- Δεν έχει πυρετό.',
  '- Πόνος.',
)

supports(
  'a list before its denial, once more',
  'Врач: Кашель, одышка или хрипы не беспокоят. Насморк есть, кашля или одышки нет.',
  '+ Кашля нет.',
  '- Одышка.',
  '- Насморка нет.',
)

supports('a list before its denial, a fourth time', 'Врач: Насморк, кашля или одышки нет.', '- Кашель.')

supports(
  'a list before its denial, a fifth time',
  'Doctor: Fever, rash or cough were not present. The pulse is regular.',
  '+ No fever, rash or cough.',
  '- Fever.',
  '- Rash.',
)

supports(
  'a list before its denial, a sixth time',
  'Doctor: She has a fever, rash or cough were not seen.',
  '- No fever.',
)

supports(
  'it is fine',
  "Doctor: Any neck pain?\nPatient: The neck's fine.\nDoctor: Can you bear weight?\nPatient: The foot's fine.",
  '- Neck pain.',
  '+ No neck pain.',
)

supports(
  'it is fine, once more',
  'Врач: Головная боль, боль в шее?\nПациент: Шея в порядке. Голова болит.',
  '- Головной боли нет.',
)
