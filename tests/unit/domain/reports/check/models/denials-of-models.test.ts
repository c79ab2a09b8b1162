import { judged } from '../judged.ts'

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

judged(
  'denied before the "and", told behind it',
  'Doctor: She denies fever and reports a cough. No rash was seen.',
  '+ She denies fever and reports a cough.',
  '- She denies cough.',
  '- She has a fever.',
)

judged('also in Russian', 'Врач: Кашель отрицает и жалуется на одышку.', '+ Жалуется на одышку.', '- Одышку отрицает.')

judged(
  'and in Greek',
  'Γιατρός: Αρνείται πυρετό και αναφέρει βήχα.',
  '+ Αρνείται πυρετό και αναφέρει βήχα.',
  '- Αρνείται βήχα.',
  '- Έχει πυρετό.',
)

judged(
  'clear on the other side',
  'Doctor: Listening now. Crackles on the right, left clear.',
  '+ There are no crackles on the left.',
  '- There are no crackles on the right.',
)

judged(
  'clear on the other side, in Russian',
  'Врач: Хрипы справа, слева чисто.',
  '+ Слева хрипов нет.',
  '- Справа хрипов нет.',
  '- Слева хрипы.',
)

judged(
  'clear on the other side, in Greek',
  'Γιατρός: Ρόγχοι δεξιά, αριστερά καθαρά.',
  '+ Αριστερά χωρίς ρόγχους.',
  '- Δεξιά χωρίς ρόγχους.',
)

judged(
  'what has gone is not there any more',
  'Врач: Отёк не прошёл. Краснота ушла. Сыпь прошла.',
  '+ Красноты нет.',
  '+ Сыпи нет.',
  '- Отёка нет.',
)

judged('also in Greek', 'Γιατρός: Το εξάνθημα υποχώρησε. Ο πυρετός δεν πέρασε.', '+ Χωρίς εξάνθημα.', '- Χωρίς πυρετό.')

judged(
  'but not what went elsewhere or came back',
  'Patient: The pain went into my shoulder. The swelling stopped on Monday. Yesterday the swelling came back.',
  '- There is no pain.',
  '- There is no swelling.',
)

judged(
  'he has not been doing it: it has ceased',
  "Doctor: He's not been pacing since Monday. He never had a seizure.",
  '+ Pacing has ceased.',
  '- The seizures have stopped.',
)

judged(
  'what is to be avoided is not allowed',
  "Doctor: No heavy lifting for six weeks. Don't restrict your fluids. No driving.",
  '+ Avoid heavy lifting for six weeks.',
  '+ Avoid driving.',
)

judged(
  'what is to be avoided is not allowed, in Russian',
  'Врач: Тяжести не поднимать полтора месяца.',
  '+ Избегать подъёма тяжестей полтора месяца.',
  '- Тяжести поднимать можно.',
)

judged(
  'what the patient does not do is no order to avoid it',
  "Doctor: Drink plenty of water.\nPatient: I don't drink alcohol.",
  '- Avoid alcohol.',
)

judged(
  'a finding at another one that is there',
  'Doctor: The wound is clean. No redness, no discharge.',
  '+ No redness around the wound.',
  '- There is redness around the wound.',
  '- There is no wound.',
)

judged('also in Russian', 'Врач: Рана чистая. Красноты нет.', '+ Нет красноты вокруг раны.', '- Краснота вокруг раны.')

judged(
  'and in Greek',
  'Γιατρός: Το τραύμα είναι καθαρό. Ερυθρότητα δεν έχει.',
  '+ Χωρίς ερυθρότητα γύρω από το τραύμα.',
  '- Ερυθρότητα γύρω από το τραύμα.',
)

judged('a red wound has redness around it', 'Doctor: The wound is red. No discharge.', '- No redness around the wound.')

judged(
  'a procedure that was not turned into another',
  'Doctor: Keyhole cholecystectomy yesterday, difficult, but not converted.',
  '+ The cholecystectomy was completed without conversion to open surgery.',
  '- No surgery was performed.',
)

judged(
  'no need of one thing says nothing of another',
  'Doctor: Cholecystectomy tomorrow, no indication for antibiotics.',
  '- No indication for surgery.',
)

judged(
  'what describes a refused procedure is refused with it',
  "Patient: They offered the injections, the slimming ones, I said no. I've lost four kilos.",
  '+ Weight-loss injections declined.',
  '- No weight loss.',
)

judged('abstinent', 'Doctor: Drinking?\nPatient: Not since March.', '+ He has been abstinent from alcohol since March.')

judged('not abstinent', 'Patient: I drink every day.', '- He abstains from alcohol.')

judged(
  'a place that is well beside another that is not',
  'Doctor: Four joints tender. Wrists fine. Ankles not normal.',
  '+ Four tender joints; wrists unremarkable.',
  '- The ankles are normal.',
)

judged(
  'what has stopped was there, and what is gone for another one need not be for the patient',
  "Patient: The seizures have stopped. My husband's rash has gone. I have a rash on the arm.",
  '+ There are no seizures now.',
  '- There is no history of seizures.',
  '- There is no rash.',
)

judged(
  'what is told with words that hold the listener is no question',
  'Пациентка: Слабость, и лёд грызу, представляете?',
  '+ Слабость.',
  '- Слабости нет.',
)

judged(
  'also in English',
  'Patient: I get palpitations at night, can you believe it? Is it my heart?',
  '+ Palpitations at night.',
  '- No palpitations.',
)

judged(
  'who has no choice agrees',
  'Врач: Сейчас-то согласны на операцию?\nПациент: Куда деваться, режьте.',
  '+ На операцию согласен.',
  '- От операции отказался.',
)

judged(
  'if she must',
  'Doctor: Are you happy to have the surgery?\nPatient: If I must.',
  '+ She agreed to the surgery.',
  '- She declined the surgery.',
)

judged(
  'what else can he do',
  'Γιατρός: Συμφωνείτε με την επέμβαση;\nΑσθενής: Τι να κάνω, προχωρήστε.',
  '+ Συμφωνεί με την επέμβαση.',
  '- Αρνήθηκε την επέμβαση.',
)

judged(
  'how it is not',
  'Doctor: The prostate is large, smooth, nothing hard felt. The discharge is not green.',
  '+ The prostate is large.',
  '- The prostate is large and hard.',
  '- The discharge is green.',
)

judged(
  'how it is not, in Russian',
  'Врач: Узел крупный, подвижный. Твёрдым его не назову.',
  '+ Узел крупный.',
  '- Узел крупный и твёрдый.',
)

judged(
  'how it is not, in Greek',
  'Γιατρός: Ο προστάτης είναι μεγάλος. Δεν είναι σκληρός.',
  '+ Ο προστάτης είναι μεγάλος.',
  '- Ο προστάτης είναι μεγάλος και σκληρός.',
)

judged(
  'what was asked and denied is no part of what the answer names',
  'Doctor: Any chest pain?\nPatient: No. A bit of heartburn after meals, antacids help.',
  '+ No chest pain.',
  '+ Heartburn after meals.',
  '- Chest pain after meals.',
)

judged(
  'nor in Russian',
  'Врач: Одышка есть?\nПациент: Нет. Кашель по утрам.',
  '+ Одышки нет, кашель по утрам.',
  '- Одышка по утрам.',
)

judged(
  'nor in Greek',
  'Γιατρός: Πόνο στο στήθος έχετε;\nΑσθενής: Όχι. Βήχα τη νύχτα.',
  '+ Βήχας τη νύχτα, χωρίς πόνο στο στήθος.',
  '- Πόνος στο στήθος τη νύχτα.',
)

judged(
  'a "no" behind its finding takes no side back',
  'Врач: Смотрю. Левая барабанная перепонка красная, выбухает, перфорации нет. Правая втянута, светлая.',
  '+ Левая барабанная перепонка красная, перфорации нет.',
  '- Правая барабанная перепонка красная, выбухает, без перфорации.',
)
