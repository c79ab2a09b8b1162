import { supports } from '../judged.ts'

supports(
  'a denial in a condition denies nothing outside of it',
  "Doctor: If it isn't under control in two months we'd think about phototherapy.",
  '+ Phototherapy to be considered if control is not achieved within two months.',
  '- Phototherapy to be considered if control is achieved within two months.',
  '- Phototherapy is not considered.',
)

supports(
  'two conditions of one visit',
  "Doctor: If there is fever, come back the same day. If the pain doesn't settle by Monday we'd get a scan.",
  '+ Return if there is fever.',
  '- Return if there is no fever.',
  '+ Scan if the pain does not settle.',
  '- Scan if the pain settles.',
  '- Return is not needed if there is fever.',
)

supports(
  'what cannot be done in a condition',
  'Doctor: If he cannot swallow his own saliva he must come to the emergency department the same day.',
  '+ Attend the emergency department the same day if unable to swallow saliva.',
  '- Attend the emergency department the same day if able to swallow saliva.',
)

supports(
  'conditions in Russian',
  'Врач: Если температура не спадёт за три дня, сделаем рентген. Если появится сыпь, приходите.',
  '+ Рентген, если температура не спадёт за 3 дня.',
  '+ Явка, если появится сыпь.',
  '- Рентген, если температура спадёт за 3 дня.',
  '- Явка, если не появится сыпь.',
  '- Рентген не нужен, если температура не спадёт.',
)

supports(
  'conditions in Greek',
  'Γιατρός: Αν δεν πέσει ο πυρετός σε τρεις μέρες θα κάνουμε ακτινογραφία. Αν βγάλει εξάνθημα, ελάτε.',
  '+ Ακτινογραφία αν δεν πέσει ο πυρετός σε τρεις ημέρες.',
  '- Ακτινογραφία αν πέσει ο πυρετός σε τρεις ημέρες.',
  '+ Επανεξέταση αν βγάλει εξάνθημα.',
  '- Επανεξέταση αν δεν βγάλει εξάνθημα.',
)
