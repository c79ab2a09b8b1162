import { supports } from '../judged.ts'

supports(
  'the left one is of the place named before',
  'Doctor: The right drum is scarred but intact. The left one looks normal. Balance is fine.',
  '+ The left eardrum is normal.',
  '+ The left eardrum is normal; the right is scarred but intact.',
  '- The left eardrum is scarred.',
  '- The left knee is normal.',
)

supports(
  'of both the one',
  "Doctor: Six swollen knuckles on the right, four on the left. Both wrists tender, the right one won't bend back fully. No nodules.",
  '+ Restricted extension of the right wrist.',
  '- Restricted extension of the left wrist.',
  '- Restricted extension of the right knee.',
)

supports(
  'of the question',
  "Doctor: So how have the eyes been since the summer?\nPatient: The left one's gone misty. Headlights are awful.\nDoctor: And the right?\nPatient: Right's fine.",
  '+ Misty vision in the left eye.',
  '- Misty vision in the right eye.',
  '- Misty vision in the left ear.',
)

supports(
  'in Russian',
  'Врач: Правое колено спокойное. Левое отёчное, выпота нет. Бедро болезненное.',
  '+ Левое колено отёчное.',
  '- Правое колено отёчное.',
  '- Левое бедро отёчное.',
)

supports(
  'of the eyes in Greek',
  'Οφθαλμολογικό. Βάζει Xalatan μία σταγόνα κάθε βράδυ και στα δύο μάτια, και Cosopt πρωί και βράδυ μόνο στο δεξί. Το αριστερό θολώνει.',
  '+ Cosopt στον δεξιό οφθαλμό.',
  '- Cosopt στον αριστερό οφθαλμό.',
  '+ Θόλωση στο αριστερό μάτι.',
  '- Θόλωση στο δεξί μάτι.',
)

supports(
  'a place between',
  'Doctor: The right ear is blocked. The knees are cool. The left one clicks.',
  '+ The left knee clicks.',
  '- The left ear clicks.',
  '- The right knee clicks.',
)

supports(
  'more affected',
  'Врач: Болит живот?\nПациентка: Тянет внизу, больше слева. Пальцы на обеих руках болят, правая хуже.',
  '+ Тянущие боли внизу живота с преобладанием слева.',
  '- Тянущие боли внизу живота с преобладанием справа.',
)

supports(
  'more affected, again',
  'Doctor: Any pain?\nPatient: Low down in the tummy, worse on the left.',
  '+ Lower abdominal pain, predominantly on the left.',
  '- Lower abdominal pain, predominantly on the right.',
)

supports(
  'more affected, once more',
  'Γιατρός: Πονάτε;\nΑσθενής: Χαμηλά στην κοιλιά, περισσότερο αριστερά.',
  '- Πόνος χαμηλά στην κοιλιά με επικράτηση δεξιά.',
)

supports(
  'where, answered and corrected',
  "Doctor: What's going on with your skin?\nPatient: It's this rash. It itches like crazy.\nDoctor: Where did it start?\nPatient: On my right elbow. No, sorry, the left elbow. Then both knees.\nDoctor: How long ago?\nPatient: Three months.",
  '+ Itchy rash for three months, started on the left elbow.',
  '- Itchy rash for three months, started on the right elbow.',
  '- Itchy rash for three months, started on the left knee.',
)

supports(
  'where, answered and corrected, again',
  'Ασθενής: Από το Σάββατο ο πόνος κατεβαίνει και στο πόδι, μέχρι κάτω στα δάχτυλα.\nΓιατρός: Σε ποιο πόδι;\nΑσθενής: Στο δεξί. Τι λέω, στο αριστερό, από τον γλουτό και πίσω στη γάμπα.\nΓιατρός: Μουδιάζετε κάπου;\nΑσθενής: Στο μεγάλο δάχτυλο.',
  '+ Ο πόνος κατεβαίνει στο αριστερό πόδι, από τον γλουτό μέχρι τα δάχτυλα.',
  '- Ο πόνος κατεβαίνει στο δεξί πόδι, από τον γλουτό μέχρι τα δάχτυλα.',
)

supports(
  'where, answered and corrected, once more',
  'Σύζυγος: Τιναζόταν ολόκληρος με τα μάτια ορθάνοιχτα.\nΓιατρός: Από πού ξεκίνησε, θυμάστε πλευρά;\nΣύζυγος: Από το δεξί χέρι. Στάσου, όχι, το αριστερό ήταν, και μετά πήγε σε όλο το σώμα.',
  '- Οι σπασμοί ξεκίνησαν από το δεξί χέρι.',
)

supports(
  'where, answered and corrected, a fourth time',
  'Ασθενής: Από προχτές κοκκίνισε το μάτι μου και πονάει πολύ.\nΓιατρός: Ποιο μάτι;\nΑσθενής: Το δεξί. Το αριστερό θέλω να πω, αυτό εδώ.\nΓιατρός: Η όραση έπεσε;\nΑσθενής: Βλέπω θολά.',
  '+ Κόκκινο και επώδυνο αριστερό μάτι από προχθές.',
  '- Κόκκινο και επώδυνο δεξί μάτι από προχθές.',
)

supports(
  'where, answered and corrected, a fifth time',
  'Пациент: С субботы нога болит и немеет.\nВрач: Какая нога?\nПациент: Правая. Ой, левая, от ягодицы и ниже.\nВрач: Рука немеет?\nПациент: Правая иногда.',
  '+ Боль и онемение левой ноги с субботы.',
  '- Боль и онемение правой ноги с субботы.',
  '- Онемение левой руки.',
)

supports(
  'a value of a side told once',
  "Patient: The pain in my left hip kept me awake.\nNurse: It was the right hip, Dai, that's the one I rubbed for you.\nPatient: Aye, the right one, she's correct.\nDoctor: How bad is it out of ten?\nPatient: Seven when I turn over. Lying still, about a three.",
  '+ Pain in the right hip, seven out of ten when he turns over.',
  '- Pain in the left hip, seven out of ten when he turns over.',
  '- Pain in the right hip, eight out of ten when he turns over.',
)

supports(
  'a value of a side told once, again',
  'Диктовка. В левой доле плотный узел. Правая доля без узлов. По УЗИ узел 11 миллиметров.',
  '- Узел правой доли 11 мм.',
  '- Узел левой доли 12 мм.',
)

supports(
  'a value of a side told once, once more',
  'Диктовка. Киста левой почки 11 мм, правой почки 20 мм. Мочевой пузырь 300 мл.',
  '- Киста правой почки 11 мм.',
  '- Киста левой почки 20 мм.',
  '- Киста левой почки 300 мл.',
)

supports(
  'the second state',
  'Осмотр. Дискриминация 5 миллиметров. Тинель слева отрицательный, справа положительный. Фален слева положительный, справа отрицательный.',
  '+ Симптом Тинеля положительный только справа.',
  '- Симптом Тинеля положительный слева.',
  '- Симптом Фалена положительный справа.',
  '+ Симптом Фалена отрицательный справа.',
)

supports(
  'the second state, again',
  'Doctor: Lasegue is negative on the left, positive on the right. Crackles on the left, right clear.',
  '- Lasegue is positive on the left.',
  '- Crackles on the right.',
)

supports(
  'the second state, once more',
  'Γιατρός: Lasegue αριστερά αρνητικό, δεξιά θετικό. Ρόγχοι αριστερά, δεξιά καθαρά.',
  '+ Lasegue θετικό δεξιά.',
  '- Lasegue θετικό αριστερά.',
  '- Ρόγχοι δεξιά.',
)

supports(
  'the drops of the other eye',
  'Doctor: She puts Cosopt in the right eye. The left eye is blurred.',
  '- Cosopt in the left eye.',
  '+ Cosopt in the right eye.',
)

supports(
  'lies about borrowed places',
  'Doctor: The right shoulder is frozen. The elbows are fine. The left one aches at night.',
  '- The left shoulder aches at night.',
  '- The right elbow aches at night.',
)

supports(
  'lies about borrowed places, again',
  'Patient: I twisted my right knee at football on Saturday.\nDoctor: Have you injured this knee before?\nPatient: Not this one. The left one I broke in school.',
  '- Injury of the left knee at football.',
  '- Fracture of the right knee at school.',
)

supports(
  'lies about borrowed places, once more',
  'Врач: Что с коленом?\nПациент: В футбол играл, нога подвернулась. Правое колено.\nВрач: Раньше это колено травмировали?\nПациент: Это нет. Левое ломал в школе.',
  '- Травма левого колена во время игры в футбол.',
  '- Перелом правого колена в школе.',
)

supports(
  'lies about borrowed places, a fourth time',
  'Γιατρός: Το δεξί γόνατο έχει υγρό. Το αριστερό είναι φυσιολογικό.',
  '- Υγρό στο αριστερό γόνατο.',
  '+ Το αριστερό γόνατο είναι φυσιολογικό.',
  '- Το δεξί γόνατο είναι φυσιολογικό.',
)

supports(
  'what I mean',
  "Doctor: Which hip?\nPatient: The right. The left, I mean. It's worse at night.\nDoctor: And the knee?\nPatient: The right knee, I mean it, is fine.",
  '- Pain in the right hip.',
  '- The left knee is fine.',
)

supports(
  'what I mean, again',
  'Врач: Какой глаз болит?\nПациент: Правый. Левый, то есть.\nВрач: С какого дня?\nПациент: С пятницы.',
  '+ Болит левый глаз.',
  '- Болит правый глаз.',
)

supports(
  'what I mean, once more',
  'Doctor: Which knee hurts?\nPatient: The left. The right is fine, I mean.',
  '- The right knee hurts.',
)

supports(
  'unsided values',
  'Doctor: Stone in the left kidney, cyst in the right kidney. The stone measures 8 mm. The bladder holds 300 ml.',
  '- Cyst in the right kidney, 8 mm.',
  '- Stone in the left kidney, 300 ml.',
  '- Stone in the right kidney, 8 mm.',
)

supports(
  'unsided values, again',
  'Doctor: Pain in the left knee. Pain in the right hip.\nDoctor: How bad out of ten?\nPatient: Seven.',
  '- Pain in the left knee, eight out of ten.',
  '- Pain in the left hip, seven out of ten.',
)

supports(
  'states',
  'Doctor: Babinski negative on the left, positive on the right. Hoffmann positive on the left, negative on the right. Crackles on the left, clear on the right.',
  '- Babinski positive on the left.',
  '+ Babinski positive on the right.',
  '- Hoffmann positive on the right.',
  '- Crackles on the right.',
)

supports(
  'states, once more',
  'Γιατρός: Από πού ξεκίνησε το εξάνθημα;\nΑσθενής: Από το δεξί χέρι.\nΓιατρός: Και ο πόνος;\nΑσθενής: Στο αριστερό πόδι.',
  '- Το εξάνθημα ξεκίνησε από το αριστερό χέρι.',
  '- Πόνος στο δεξί πόδι.',
)

supports(
  'states, a fourth time',
  'Patient: I have a rash. My back aches too.\nDoctor: Where did the rash start?\nPatient: On my left elbow.',
  '+ Rash started on the left elbow.',
  '- Rash started on the right elbow.',
  '- The left elbow aches.',
  '- Back ache in the left elbow.',
)

supports(
  'states, a fifth time',
  'Doctor: The left knee is sore, the right knee is fine. Where is the swelling?\nPatient: On the left.',
  '- Swelling of the right knee.',
)
