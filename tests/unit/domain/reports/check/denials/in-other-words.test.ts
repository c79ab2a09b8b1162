import { supports } from '../judged.ts'

supports(
  'when it is denied is so itself',
  'Γιατρός: Ναυτία;\nΑσθενής: Όχι πια, από τότε που έκοψα το tramadol.',
  '+ Δεν υπάρχει πλέον ναυτία μετά τη διακοπή της τραμαδόλης.',
  '- Υπάρχει ναυτία μετά τη διακοπή της τραμαδόλης.',
)

supports(
  'since a fall',
  'Doctor: Any headaches since the fall?\nPatient: No headaches. I fell in March. After meals I get heartburn.',
  '+ No headaches since the fall.',
  '- Headaches since the fall.',
  '- No heartburn after meals.',
  '- No fall.',
)

supports(
  'since the last period',
  'Doctor: When was your last period?\nPatient: In June.\nDoctor: Any bleeding since then?\nPatient: Not a drop.',
  '+ No bleeding since the last period.',
  '- Bleeding since the last period.',
)

supports(
  'after a medicine was stopped',
  'Врач: Тошнота?\nПациент: Нет, с тех пор как отменили трамадол. Боль после еды есть.',
  '+ Тошноты нет после отмены трамадола.',
  '- Тошнота после отмены трамадола.',
  '- Боли после еды нет.',
)

supports(
  'since, in front',
  'Γιατρός: Η τελευταία περίοδος πότε ήταν;\nΑσθενής: Τον Ιούνιο.\nΓιατρός: Από τότε είδατε καθόλου αίμα;\nΑσθενής: Ούτε σταγόνα.\nΓιατρός: Πονοκεφάλους;\nΑσθενής: Έχω, από μικρή.',
  '+ Από την τελευταία περίοδο δεν έχει δει αίμα.',
  '- Έχει δει αίμα από την τελευταία περίοδο.',
  '- Από πονοκεφάλους δεν υποφέρει.',
)

supports(
  'no other one',
  'Dictation. Mrs Adeyemi has a lesion on the left cheek. It scabs and comes back. It has roughly doubled since the summer. No other lumps.',
  '+ The lesion has roughly doubled in size since summer.',
  '- The lesion has tripled in size since summer.',
  '+ No other lumps.',
  '- Other lumps.',
  '- There is no lesion.',
)

supports(
  'no other one in Russian',
  'Врач: На щеке узелок. Удвоился с лета. Других образований нет.',
  '+ Узелок на щеке удвоился с лета.',
  '- Узелок на щеке утроился с лета.',
  '+ Других образований нет.',
  '- Узелка на щеке нет.',
  '- Есть другие образования.',
)

supports(
  'other is not but',
  'Γιατρός: Έχει ένα ογκίδιο στο μάγουλο. Διπλασιάστηκε από το καλοκαίρι. Άλλα ογκίδια δεν έχει.',
  '+ Ογκίδιο στο μάγουλο, διπλασιάστηκε από το καλοκαίρι.',
  '- Ογκίδιο στο μάγουλο, τριπλασιάστηκε από το καλοκαίρι.',
  '+ Χωρίς άλλα ογκίδια.',
  '- Έχει άλλα ογκίδια.',
  '- Χωρίς ογκίδιο στο μάγουλο.',
)

supports(
  'and but is not other',
  'Ασθενής: Ζαλίστηκα στο λεωφορείο αλλά δεν έπεσα. Έχω ναυτία αλλά δεν κάνω εμετό.',
  '- Αναφέρει πτώση στο λεωφορείο.',
  '- Συνοδεύεται από εμέτους.',
)

supports(
  'who cannot face food has lost the appetite',
  "Doctor: Headache?\nPatient: Splitting. I've not been sick but I can't face food.",
  '+ Loss of appetite, without vomiting.',
  '- Vomiting.',
  '- Appetite is good.',
)

supports(
  'a term that denies by itself',
  'Doctor: And the bowels?\nNurse: Not opened for four days.',
  '+ Bowels not opened for four days.',
  '- Bowels opened normally.',
  '- Bowels not opened for five days.',
  '- No constipation.',
)

supports(
  'unable',
  'Doctor: Could you stand on it?\nPatient: At first no. Since yesterday I walk a bit.',
  '+ Initially unable to bear weight.',
  '- Initially able to bear weight.',
)

supports(
  'able',
  'Doctor: Could you bear weight on it?\nPatient: Yes, I walked home.',
  '+ Able to bear weight.',
  '- Unable to bear weight.',
)

supports(
  'able in Russian',
  'Врач: Наступать на ногу могли?\nПациент: Да, дошёл домой.',
  '+ Мог наступать на ногу.',
  '- Опора на ногу невозможна.',
  '- Не мог наступать на ногу.',
)

supports(
  'unable in Russian',
  'Врач: Наступать на ногу могли?\nПациент: Нет, унесли.',
  '+ Не мог наступать на ногу.',
  '- Мог наступать на ногу.',
)

supports('able in Greek', 'Γιατρός: Μπόρεσες να πατήσεις;\nΑσθενής: Ναι, γύρισα με τα πόδια.', '- Αδυναμία φόρτισης.')

supports(
  'the habit that was given up',
  'Doctor: Do you smoke?\nPatient: I gave up in June. I drink wine at weekends.',
  '+ She gave up smoking in June.',
  '- She gave up alcohol in June.',
)

supports(
  'the other habit',
  'Doctor: Do you drink?\nPatient: I stopped that years ago. But I smoke twenty a day.',
  '+ Stopped alcohol years ago.',
  '- Stopped smoking years ago.',
  '- Does not smoke.',
)

supports(
  'the habit in Russian',
  'Врач: Курите?\nПациент: Бросил в мае. Пиво пью по выходным.',
  '+ Бросил курить в мае.',
  '- Бросил пить алкоголь в мае.',
)

supports(
  'the habit in Greek',
  'Γιατρός: Καπνίζετε;\nΑσθενής: Το έκοψα τον Μάιο. Κρασί πίνω τα σαββατοκύριακα.',
  '+ Έκοψε το κάπνισμα τον Μάιο.',
  '- Έκοψε το αλκοόλ τον Μάιο.',
)
