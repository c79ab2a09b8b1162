import { supports } from '../judged.ts'

supports(
  'what patients say for the terms of notes',
  "Patient: I sleep on three pillows. My legs are leaking. The tablets bunged me up. My tummy rumbles. I've had no flashes, any flashes I'd tell you. Light hurts my eyes. No nausea. It goes into the bum but not the foot.\nDoctor: Chest sounds wet at both bases. White cells in the urine. Barium swallow next week. Not going to sign you off.",
  '+ Orthopnoea.',
  '+ Weeping legs.',
  '+ Constipation on the tablets.',
  '+ Borborygmi.',
  '+ Crackles at both bases.',
  '+ Photophobia.',
  '+ Leucocytes in the urine.',
  '- No photophobia.',
  '- No constipation.',
  '- Melaena.',
  '- Pain radiating to the foot.',
  '- Weeping arms.',
  '- Transfer to a nursing home.',
)

supports(
  'in Russian',
  'Пациентка: Сплю на трёх подушках. Ноги опухли. Пальцы скрючило. Сахар упал до трёх. В животе урчит. Света не боюсь, свет не мешает. Месячные прекратились в мае. За зиму плюс четыре кило.\nВрач: Подтяжек нет.',
  '+ Ортопноэ.',
  '+ Отёки ног.',
  '+ Деформация пальцев.',
  '+ Гипогликемия.',
  '+ Светобоязни нет.',
  '+ Прибавка массы тела 4 кг за зиму.',
  '- Светобоязнь.',
  '- Прибавка массы тела 6 кг за зиму.',
  '- Снижение массы тела 4 кг за зиму.',
  '- Отёки рук.',
  '- Отёков ног нет.',
  '- Гипергликемия.',
)

supports(
  'and in Greek',
  'Ασθενής: Πρήζονται τα πόδια μου το βράδυ. Κοιμάμαι με τρία μαξιλάρια. Τα γόνατα είναι σαν ξύλο το πρωί. Διπλά δεν βλέπω. Έτρεμα και ίδρωσα. Παλιά χαράκωνε το χέρι.\nΓιατρός: Βάλε το πόδι ψηλά. Στους πνεύμονες ακούω υγρό.',
  '+ Οίδημα κάτω άκρων το βράδυ.',
  '+ Ορθόπνοια.',
  '+ Πρωινή δυσκαμψία γονάτων.',
  '+ Τρόμος και εφίδρωση.',
  '+ Υγροί ρόγχοι στους πνεύμονες.',
  '+ Δεν έχει διπλωπία.',
  '- Διπλωπία.',
  '- Οίδημα άνω άκρων το βράδυ.',
  '- Χωρίς οίδημα κάτω άκρων.',
  '- Δυσκαμψία αγκώνων.',
)
