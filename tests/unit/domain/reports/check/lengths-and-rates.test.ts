import { describe, expect, test } from 'vitest'
import { verdict } from './judged.ts'

/** Sentences that the transcript supports (+), and twins with another value or of another thing that it does not. */
function read(title: string, transcript: string, ...sentences: string[]) {
  describe(title, () => {
    test.each(sentences)('%s', one => {
      expect(verdict(transcript, one.slice(2)) === 'supported').toBe(one.startsWith('+'))
    })
  })
}

read(
  'a word between a number and its length of time',
  'Doctor: The ankle is sprained. Carry on with the ibuprofen for another three days, with food.',
  '+ Ibuprofen to continue for three more days.',
  '+ Ibuprofen to continue for 3 further days.',
  '- Ibuprofen to continue for five more days.',
  '- Ibuprofen to continue for three more weeks.',
)
read(
  'the same in Greek',
  'Ασθενής: Παίρνω Brufen 400 για τον πόνο. Στο Voltaren έβγαλα εξάνθημα, πάνε δέκα χρόνια.\nΓιατρός: Το Brufen να το συνεχίσετε άλλες τρεις μέρες.',
  '+ Η ιβουπροφαίνη συνεχίζεται για τρεις ακόμη ημέρες.',
  '- Η ιβουπροφαίνη συνεχίζεται για πέντε ακόμη ημέρες.',
  '+ Εξάνθημα στο Voltaren πριν από δέκα περίπου χρόνια.',
  '- Εξάνθημα στο Voltaren πριν από δύο περίπου χρόνια.',
)
read(
  'the same in Russian',
  'Врач: Ибупрофен продолжайте ещё три дня, с едой.',
  '+ Продолжить ибупрофен 3 последующих дня.',
  '- Продолжить ибупрофен 7 последующих дней.',
)
read(
  'one of a length or of a measure that has no number',
  "Doctor: Are you taking anything new?\nPatient: Naproxen, for my knee. A week or so. I stopped it on Monday.\nDoctor: And your appetite?\nPatient: Better, I've put a kilo back on.",
  '+ Took naproxen for the knee for about a week.',
  '+ 1 kg of weight regained.',
  '- Took naproxen for the knee for about a month.',
  '- Took naproxen for the knee for about two weeks.',
  '- 4 kg of weight regained.',
)
read(
  'the same in Russian',
  'Врач: Тики были?\nМама: Моргал прошлой зимой месяц где-то, само прошло.\nВрач: А голова?\nМама: Голова болит с неделю. Похудел на килограмм.',
  '+ Тик прошлой зимой около 1 месяца.',
  '- Тик прошлой зимой около 3 месяцев.',
  '+ Голова болит около недели.',
  '- Голова болит около 3 недель.',
)
read(
  'a count of things a day is how often',
  "Doctor: I'll give you a meter for home, four glucose checks a day.\nPatient: My bowels were loose, up to five times daily, for two days.",
  '+ Home glucose checks four times daily.',
  '- Home glucose checks six times daily.',
  '+ Diarrhoea with up to five stools daily for two days.',
  '- Diarrhoea with up to eight stools daily for two days.',
  '- Diarrhoea with up to five stools daily for five days.',
  '- Diarrhoea with up to five stools weekly.',
)
read(
  'the same in Greek',
  'Γιατρός: Διάρροιες;\nΑσθενής: Τέσσερις φορές τη μέρα, για τρεις μέρες.',
  '+ Διάρροια με τέσσερις κενώσεις ημερησίως επί τριήμερο.',
  '- Διάρροια με επτά κενώσεις ημερησίως επί τριήμερο.',
  '- Διάρροια με τέσσερις κενώσεις εβδομαδιαίως.',
)
read(
  'the same in Russian',
  'Врач: Стул какой?\nПациент: Понос, до пяти раз в сутки, два дня.',
  '+ Диарея до 5 дефекаций в сутки.',
  '- Диарея до 9 дефекаций в сутки.',
)
read(
  'every Wednesday is weekly',
  'Doctor: You carry on with Beth for the CBT, every Wednesday. And methotrexate, ten milligrams, on Mondays.\nPatient: The physio sees me every Tuesday and Friday.',
  '+ Weekly CBT with Beth to continue.',
  '- Monthly CBT with Beth to continue.',
  '- Daily CBT with Beth to continue.',
  '+ Methotrexate 10 mg weekly.',
  '- Methotrexate 10 mg daily.',
  '- Weekly physiotherapy.',
)
read(
  'the same in Russian',
  'Пациент: На занятия с психологом хожу по средам. Метотрексат десять миллиграммов по пятницам.',
  '+ Занятия с психологом еженедельно.',
  '- Занятия с психологом ежедневно.',
  '+ Метотрексат 10 мг 1 раз в неделю.',
  '- Метотрексат 10 мг 2 раза в неделю.',
)
read(
  'the same in Greek',
  'Ασθενής: Κάνω ψυχοθεραπεία κάθε Τετάρτη. Μεθοτρεξάτη δέκα χιλιοστόγραμμα κάθε Παρασκευή.',
  '+ Ψυχοθεραπεία εβδομαδιαίως.',
  '- Ψυχοθεραπεία καθημερινά.',
  '+ Μεθοτρεξάτη 10 mg εβδομαδιαίως.',
  '- Μεθοτρεξάτη 10 mg ημερησίως.',
)
read(
  'the distance to another time is no length of taking',
  'Patient: Escitalopram? I stopped it three months ago by myself.\nDoctor: Take the empagliflozin until three days before the operation. Sertraline made you sick the first week.',
  '- Escitalopram was taken for five months.',
  '+ Escitalopram was stopped three months ago.',
  '- Escitalopram was stopped five months ago.',
)
read(
  'the same in Greek',
  'Ασθενής: Το Cipralex το έκοψα πριν τρεις μήνες.\nΓιατρός: Το Jardiance το κόβετε τρεις μέρες πριν από το χειρουργείο.',
  '+ Διέκοψε το Cipralex πριν από τρεις μήνες.',
  '- Διέκοψε το Cipralex πριν από πέντε μήνες.',
  '+ Η εμπαγλιφλοζίνη διακόπτεται τρεις ημέρες προεγχειρητικά.',
  '- Η εμπαγλιφλοζίνη διακόπτεται επτά ημέρες προεγχειρητικά.',
)
read(
  'a day written in figures',
  'Γιατρός: Η μεταμόσχευση νεφρού πότε έγινε;\nΑσθενής: Στις 12 Μαρτίου του 2019.',
  '+ Μεταμόσχευση νεφρού στις 12/03/2019.',
  '- Μεταμόσχευση νεφρού στις 12/05/2019.',
  '- Μεταμόσχευση νεφρού στις 21/03/2019.',
  '- Μεταμόσχευση νεφρού στις 12/03/2016.',
)
read(
  'the same in Russian and with a short year',
  'Врач: Когда была операция на колене?\nПациент: Двенадцатого марта две тысячи девятнадцатого.',
  '+ Операция на колене 12.03.2019.',
  '- Операция на колене 12.04.2019.',
  '- Операция на колене 12.03.2018.',
)
read(
  'the same in English',
  'Doctor: When was the knee operation?\nPatient: The 12th of March 2019.',
  '+ Knee operation on 12/03/2019.',
  '+ Knee operation on 12/03/19.',
  '- Knee operation on 12/04/2019.',
  '- Knee operation on 12/03/2009.',
)
read(
  'units behind which the number stands',
  'Жена: Быстрый морфин помогает.\nПациент: Минут через сорок. Часа на три хватает.\nВрач: Добавим тимолол, полпроцента, утром.',
  '+ Быстрый морфин помогает через 40 минут.',
  '- Быстрый морфин помогает через 20 минут.',
  '+ Добавлен тимолол 0,5 % утром.',
  '- Добавлен тимолол 0,25 % утром.',
)
read(
  'long times in one word',
  'Γιατρός: Σακχαρώδης διαβήτης τύπου δύο από εικοσαετίας.',
  '+ Σακχαρώδης διαβήτης τύπου 2 εδώ και είκοσι χρόνια.',
  '- Σακχαρώδης διαβήτης τύπου 2 εδώ και δέκα χρόνια.',
)
read(
  'two days of one order',
  'Γιατρός: Θα κάνετε βηταμεθαζόνη δώδεκα χιλιοστόγραμμα, μία σήμερα και μία αύριο.',
  '+ Βηταμεθαζόνη 12 mg, μία σήμερα και μία αύριο.',
  '- Βηταμεθαζόνη 16 mg, μία σήμερα και μία αύριο.',
)
read(
  'the one length of a sentence',
  'Patient: My lower back hurts. About four days now.\nDoctor: Which leg?\nPatient: No leg. I sleep badly.\nDoctor: Allergies?\nPatient: None.\nDoctor: Any fever?\nPatient: No.\nDoctor: Any cough?\nPatient: Yes, it is dry. My nose runs.',
  '+ Dry cough, and lower back pain for four days.',
  '- Dry cough, and lower back pain for nine days.',
  '- Rest for four days.',
)
read(
  'a date that follows a "no"',
  "Patient: It's this burning when I wee. Started Saturday, no, Friday night.",
  '+ Dysuria since Friday night.',
  '- Dysuria since Saturday night.',
  '- Dysuria since Sunday night.',
)
read(
  'a rate of hours that is corrected',
  'Γιατρός: Παρακεταμόλη ένα γραμμάριο κάθε έξι ώρες, διορθώνω, κάθε οκτώ.',
  '+ Παρακεταμόλη 1 g ανά 8 ώρες.',
  '- Παρακεταμόλη 1 g ανά 6 ώρες.',
  '- Παρακεταμόλη 1 g ανά 12 ώρες.',
)
read(
  'the same in English',
  'Doctor: Paracetamol one gram every six hours, correction, every eight.',
  '+ Paracetamol 1 g every 8 hours.',
  '- Paracetamol 1 g every 6 hours.',
  '- Paracetamol 1 g every 4 hours.',
)
read(
  'the first days',
  'Γιατρός: Transamin, ένα γραμμάριο τρεις φορές την ημέρα, μόνο τις τέσσερις πρώτες μέρες της περιόδου.',
  '+ Transamin 1 g τρεις φορές την ημέρα τις τέσσερις πρώτες μέρες της περιόδου.',
  '- Transamin 1 g τρεις φορές την ημέρα τις πέντε πρώτες μέρες της περιόδου.',
  '- Transamin 4 g τρεις φορές την ημέρα.',
)
read(
  'a day behind an operation',
  'Doctor: Third day after a right hemicolectomy for a tumour. Apixaban was stopped.',
  '+ Day three after a right hemicolectomy.',
  '- Day five after a right hemicolectomy.',
  '- Three weeks after a right hemicolectomy.',
)
read(
  'an order with a pronoun that tells for how long',
  'Ασθενής: Για τον πόνο παίρνω Brufen, ένα ή δύο τη μέρα.\nΓιατρός: Συνέχισέ το άλλες τρεις μέρες.',
  '+ Συνέχιση ιβουπροφαίνης για τρεις ημέρες.',
  '- Συνέχιση ιβουπροφαίνης για επτά ημέρες.',
  '- Διακοπή ιβουπροφαίνης.',
)
read(
  'each finding has its own length',
  "Patient: I've had this headache for two weeks, and my stomach has been off for about five days.\nDoctor: I stopped the amlodipine. Bloods in two weeks, and I'll see you back here in six weeks.",
  '+ Headache for two weeks.',
  '- Headache for five days.',
  '+ Review in six weeks.',
  '- Review in the clinic in two weeks.',
)
read(
  'the same in Russian',
  'Пациент: Кашель уже с месяц, и неделю почти температура по вечерам. Амлодипин бросил две недели назад.\nВрач: Сорбифер на три месяца. Жду вас через месяц. Операция у вас была двенадцатого мая две тысячи двадцатого.',
  '+ Кашель около месяца.',
  '- Кашель около недели.',
  '+ Явка через 1 месяц.',
  '- Явка через 3 месяца.',
  '- Амлодипин отменил сам 2 месяца назад.',
  '+ Операция 12.05.2020.',
  '- Операция 12.06.2020.',
)
