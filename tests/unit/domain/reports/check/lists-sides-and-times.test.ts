import { judged } from './judged.ts'

judged(
  'of two lists of numbers the second one holds',
  "Doctor: The chest X-ray shows two broken ribs on the right, the sixth and seventh. Sorry, seventh and eighth. There's no collapsed lung.",
  '+ Chest X-ray: fractures of the seventh and eighth right ribs without a pneumothorax.',
  '- Fractures of the sixth and seventh right ribs.',
)

judged(
  'a length of time that another one corrects',
  "Doctor: There's an ulcer under the toe. How long has it been open?\nPatient: I'd say ten days.\nWife: Ten days? It's been a month, Ray.\nPatient: Okay, she's right, a month.",
  '+ The ulcer has been open for one month.',
  '- The ulcer has been open for ten days.',
)

judged(
  'a length of time in another unit, agreed with',
  'Ασθενής: Άνοιξε μια πληγή στο πόδι.\nΓιατρός: Από πότε;\nΑσθενής: Την έχω καμιά βδομάδα.\nΣύζυγος: Ποια βδομάδα, Θανάση, είκοσι μέρες την έχεις.\nΑσθενής: Ε, καλά λέει η Βούλα.',
  '+ Πληγή στο πόδι εδώ και είκοσι ημέρες.',
  '- Πληγή στο πόδι εδώ και μία εβδομάδα.',
)

judged(
  'a number that replaces one with a unit has its unit, also in the words of who does it for the patient',
  'Врач: Что колете?\nПациент: Лантус на ночь, двадцать шесть единиц.\nЖена: Двадцать восемь, я же сама тебе набираю.\nПациент: Ну, двадцать восемь.',
  '+ Лантус 28 единиц на ночь.',
  '- Лантус 26 единиц на ночь.',
)

judged(
  'the height of a fall is told by its number',
  'Ασθενής: Κλάδευα την ελιά και γλίστρησε η σκάλα. Έπεσα από δύο μέτρα, όχι, υπερβάλλω, ενάμισι μέτρο.',
  '+ Πτώση από σκάλα, από ύψος ενάμισι μέτρου.',
  '- Πτώση από ύψος δύο μέτρων.',
)

judged(
  'a denied list reaches its "or", with what belongs to it',
  'Doctor: Any dizziness, chest pain or palpitations beforehand?\nPatient: No, I felt fine until I was in the air.',
  '+ No dizziness, chest pain or palpitations before the fall.',
  '- Palpitations before the fall.',
)

judged(
  'what was given and not begun',
  'Γιατρός: Για την πληγή πήρατε αντιβίωση;\nΑσθενής: Ο φαρμακοποιός έδωσε Ciproxin, αλλά δεν το άρχισα.',
  '+ Δεν άρχισε το Ciproxin που του έδωσε ο φαρμακοποιός.',
  '- Άρχισε το Ciproxin που του έδωσε ο φαρμακοποιός.',
)

judged(
  'what has not changed',
  'Referred with a lump in the left breast, which she first felt three weeks ago. It has not changed in size since then.',
  '+ Left breast lump noticed three weeks ago, unchanged in size.',
  '- The lump has grown in size.',
)

judged(
  'what has not changed, in Russian',
  'Жалобы на уплотнение в левой груди. Заметила три недели назад. В размерах не изменилось.',
  '+ Уплотнение в левой груди без изменений в размерах.',
  '- Уплотнение увеличилось в размерах.',
)

judged(
  'what has not changed, in Greek',
  'Εξόγκωμα στον αριστερό μαστό. Δεν έχει αλλάξει μέγεθος από τότε.',
  '+ Εξόγκωμα αριστερού μαστού, αμετάβλητο σε μέγεθος.',
  '- Το εξόγκωμα έχει μεγαλώσει.',
)

judged(
  'a word that a dictation denies',
  'Imaging. Mammogram today shows a vague density. Calcifications are not described.',
  '+ No calcifications on mammography.',
  '- The mammogram describes calcifications.',
)

judged(
  'a reaction behind "which"',
  'Allergies. Chlorhexidine, which brought her out in wheals before a dental extraction. No reaction to plasters or latex.',
  '+ Chlorhexidine has caused wheals.',
  '- No reaction to chlorhexidine.',
)

judged(
  'a treatment whose own name the patient turns down',
  "Doctor: Now, what would really heal this is a total contact cast.\nPatient: No cast, doc. I can't climb on a forklift in a cast.\nDoctor: Then it's a removable boot.",
  '+ He declined a total contact cast and will wear a removable boot.',
  '- A total contact cast was applied.',
)

judged(
  'a finding of both sides is of the one that has all that is told',
  'Врач: Раньше ломали что-нибудь?\nПациент: Правое запястье, в детстве, перелом был.\nВрач: Снимок готов. На левом запястье перелом лучевой кости без смещения.',
  '+ Перелом лучевой кости в левом запястье без смещения.',
  '- Перелом лучевой кости в правом запястье без смещения.',
)

judged(
  'a side and how long it lasts are said apart',
  'Пациент: Рана на правой стопе не заживает.\nВрач: А эта рана у вас сколько?\nПациент: Недели две.\nЖена: Какие две, Витя? Шесть недель.\nПациент: Ну да, шесть.\nВрач: Болит?\nПациент: Нет.\nВрач: Курите?\nПациент: Нет.\nВрач: Снимайте носок. Правая стопа: рана два сантиметра.',
  '+ Рана правой стопы не заживает шесть недель.',
  '- Рана правой стопы не заживает две недели.',
)

judged(
  'how often something is done with a liquid',
  'Γιατρός: Αλλαγή κάθε μέρα με φυσιολογικό ορό, οξυζενέ όχι.',
  '+ Αλλαγή κάθε μέρα με φυσιολογικό ορό.',
  '- Αλλαγή μέρα παρά μέρα με φυσιολογικό ορό.',
)

judged(
  'a medicine of who came along',
  'Γιατρός: Τι παίρνετε;\nΑσθενής: Lyrica κάθε βράδυ.\nΣύζυγος: Και Lasix, ένα το πρωί. Αχ όχι, συγγνώμη, το Lasix είναι δικό μου.',
  '+ Παίρνει Lyrica κάθε βράδυ.',
  '- Ο ασθενής παίρνει Lasix το πρωί.',
)

judged(
  'a medicine of somebody named',
  "Doctor: Any blood thinners?\nPatient: No, not me. Donna's the one on Eliquis.",
  '- The patient takes Eliquis.',
)

judged(
  'a vaccination that was only asked about',
  'Doctor: When was your last tetanus jab?\nPatient: Four years ago, when I put a chisel through my thumb.',
  '- A tetanus booster was given today.',
)

judged(
  'a value that was measured at home is not that of the examination',
  'Жена: Я температуру мерила, тридцать семь и три.\nВрач: Давайте посмотрю. Температура тридцать шесть и девять, пульс восемьдесят.',
  '+ Температура при осмотре 36,9.',
  '- Температура при осмотре 37,3.',
)

judged(
  'a sister of the mother is an aunt',
  'Γιατρός: Ποιος στην οικογένεια;\nΑσθενής: Η αδελφή της μητέρας μου είχε διαβήτη.',
  '+ Η θεία της είχε διαβήτη.',
  '- Η αδελφή της είχε διαβήτη.',
)

judged(
  'a day of the month without its month',
  'The CT shows a 9 millimetre nodule. She comes back on the twenty-third for the results, with her partner.',
  '+ Results appointment on the 23rd, accompanied by her partner.',
  '- Results appointment on the 24th.',
)

judged(
  'who knows says so in the end',
  "Doctor: How long was it before you rang for help?\nWife: He sat there for an hour with the pain.\nPatient: Two hours, if I'm honest.",
  '+ Had the pain for two hours.',
  '- Had the pain for one hour.',
)

judged(
  'a number that the first speaker admits',
  'Врач: На что жалуетесь?\nПациент: На боль за грудиной. Часа три терпел.\nЖена: Какие три, Витя? Вспоминай, когда скорая приехала.\nПациент: Ну да, темнело уже. Значит, пять часов, не спорю.',
  '+ Боль терпел пять часов.',
  '- Боль терпел три часа.',
)

judged(
  'a number that is taken back in honesty',
  '— Сколько он сидит в телефоне?\n— Часа два. Ладно, если честно, все четыре.',
  '+ В телефоне около четырёх часов.',
  '- В телефоне около двух часов.',
)

judged(
  'how long is corrected, and not how often',
  'План. Назначаю доксициклин 100 миллиграммов два раза в день, десять дней, нет, давайте четырнадцать дней, после еды.',
  '+ Назначен доксициклин 100 мг два раза в день на 14 дней.',
  '- Назначен доксициклин 100 мг два раза в день на 10 дней.',
)

judged(
  'a second day is added and takes nothing back',
  'Doctor: And alcohol?\nPatient: Four pints on a Friday.\nWife: And on a Saturday, Desmond.\nPatient: All right, and on a Saturday.',
  '+ Drinks four pints on Fridays.',
)

judged(
  'what a denial counts from is so',
  'Γιατρός: Ο πόνος στο στήθος ξαναήρθε;\nΑσθενής: Όχι, από την Τρίτη που μου βάλατε το στεντ, τίποτα.',
  '+ Χωρίς νέο πόνο στο στήθος μετά το στεντ την Τρίτη.',
  '- Πόνος στο στήθος μετά το στεντ.',
)

judged(
  'proposed, explained and refused in one sentence',
  'План. Люмбальную пункцию предложил, объяснил зачем, пациент не согласился. Кровь на антитела.',
  '+ От люмбальной пункции пациент отказался.',
  '- Проведена люмбальная пункция.',
)

judged(
  'a finding of which another one is denied',
  'На месте укуса через девять дней появилось пятно, выросло до ладони. Пятно не болит и не чешется.',
  '+ Через девять дней после укуса появилось пятно.',
  '- Пятно чешется.',
)

judged(
  'weeks are said once for two numbers, also in the sentence',
  'Doctor: The nurse will weigh him in four weeks, and I want to see you both in eight.',
  '+ Review in eight weeks, with a weight check by the nurse in four.',
  '- Review in six weeks, with a weight check by the nurse in four.',
)

judged(
  '"if you need it" is an order all the same',
  "Doctor: We'll go for dihydrocodeine instead, 30 milligrams every six hours if you need it.",
  '+ Dihydrocodeine 30 mg every six hours as needed.',
  '- Dihydrocodeine 60 mg every six hours as needed.',
)

judged(
  'an answer that begins with a bare "no" denies no list',
  "Doctor: Did he pass out, or have a fit?\nDaughter: No, he was awake throughout. I'm the one with fits, I've been on lamotrigine since I was nineteen.",
  '+ No seizure or loss of consciousness; he was awake throughout.',
  '- He had a seizure.',
)

judged(
  'denied of the patient, told of a relative',
  'Врач: Тромбозы, инсульты у вас были?\nПациентка: У меня нет. У тёти по маме был тромб в лёгком после операции.',
  '+ Тромбозы и инсульты отрицает.',
  '- Перенесла тромбоз.',
)

judged(
  'not ruled out',
  'Summary. Low mood is probably part of the picture, but a depressive illness is not excluded.',
  '+ A depressive illness has not been ruled out.',
  '- A depressive illness has been ruled out.',
)

judged(
  'a month that is told once more to explain it',
  'Врач: Последняя менструация когда была?\nПациентка: В марте прошлого года. Нет, погодите, в мае, в марте ещё по календарю всё шло.',
  '+ Последняя менструация в мае прошлого года.',
  '- Последняя менструация в марте прошлого года.',
)

judged(
  'of two things asked only what is named is so',
  'Γιατρός: Στην επαφή έχετε ξηρότητα ή πόνο;\nΑσθενής: Ξηρότητα, και μάλιστα πολλή.',
  '+ Αναφέρει ξηρότητα στην επαφή.',
  '- Αναφέρει πόνο στην επαφή.',
)

judged(
  'one of an unknown unit counts, where it is said how often',
  'Γιατρός: Οιστραδιόλη σε τζελ, δύο πατήματα την ημέρα, ή μάλλον ας ξεκινήσουμε με ένα πάτημα την ημέρα στον μηρό.',
  '+ Οιστραδιόλη σε τζελ, ένα πάτημα την ημέρα στον μηρό.',
  '- Οιστραδιόλη σε τζελ, δύο πατήματα την ημέρα στον μηρό.',
)

judged(
  'an injury is no wish to die',
  'Doctor: What happened?\nPatient: I fell off the step and hurt myself on the arm.\nDoctor: Do you ever think about hurting yourself?\nPatient: No.',
  '- Suicidal thoughts.',
)

judged(
  'out for a walk is no loss of consciousness',
  'Doctor: Did you faint?\nPatient: No. I was out for a walk when it began.',
  '- Lost consciousness.',
)

judged(
  'a medicine that "is the one on" a list is the patient\'s',
  'Doctor: Blood thinners?\nPatient: Eliquis is the one on my list, five milligrams twice a day.',
  '+ The patient takes Eliquis 5 mg twice a day.',
)
