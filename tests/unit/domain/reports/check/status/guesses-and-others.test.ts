import { supports } from '../judged.ts'

supports(
  'a cause that was only guessed is no cause',
  'Patient: My feet go numb at night. Is it the sugar?\nDoctor: It might be neuropathy, or it might be the B12. The rash is from the penicillin. There is a small bleed below, perhaps from the tugging. I do wonder whether the biotin is distorting the results. The cough is due to the ramipril.',
  '- Numb feet due to neuropathy.',
  '- A small bleed, caused by tugging.',
  '- Biotin is distorting the results.',
  '+ Numb feet, possibly due to neuropathy.',
  '+ The rash is due to penicillin.',
  '+ The cough is caused by ramipril.',
)

supports(
  'in Russian',
  'Пациент: Ноги немеют. Это от сахара?\nВрач: Возможно, это нейропатия, но сначала проверим витамины. Сыпь от пенициллина. На УЗИ в печени очажок, похож на кисту. Кашель из-за рамиприла.',
  '- Онемение ног вследствие нейропатии.',
  '- На УЗИ подтверждена киста печени.',
  '+ Онемение ног, возможно, вследствие нейропатии.',
  '+ Сыпь вследствие приёма пенициллина.',
  '+ Кашель из-за рамиприла.',
)

supports(
  'and in Greek',
  'Ασθενής: Μουδιάζουν τα πόδια μου τη νύχτα.\nΓιατρός: Μπορεί να είναι νευροπάθεια. Το εξάνθημα είναι από την πενικιλίνη. Έχει μια μικρή αιμορραγία, ίσως από το τράβηγμα.',
  '- Αιμωδία ποδιών λόγω νευροπάθειας.',
  '- Μικρή αιμορραγία, η οποία οφείλεται στο τράβηγμα.',
  '+ Εξάνθημα λόγω πενικιλίνης.',
)

supports(
  "what a companion has is not the patient's, and her mother is not his",
  "Doctor: The biopsy shows colitis, Graham. It is not Crohn's.\nWife: My mum had Crohn's, that's why I asked.\nGraham: My father had gout.\nDoctor: Any allergies? Your chart says shellfish too.\nGraham: That's her, not me. I have none.",
  "- His mother had Crohn's disease.",
  "+ The patient's mother-in-law had Crohn's disease.",
  '+ His father had gout.',
  '- He is allergic to shellfish.',
)

supports(
  'nor in Russian',
  'Врач: Что принимаете?\nПациентка: Омепразол двадцать.\nМуж: А у меня от кларитромицина горло отекало.\nВрач: Это запишем в вашу карту.',
  '- У пациентки был отёк горла на кларитромицин.',
  '+ Принимает омепразол 20.',
)

supports(
  'what a daughter takes, and what is answered of a brother',
  'Γιατρός: Τι σας ταλαιπωρεί;\nΑσθενής: Τα γόνατά μου πονάνε.\nΚόρη: Κι εγώ έχω τη μέση μου, παίρνω Voltaren.\nΓιατρός: Τρώει;\nΚόρη: Τρώει λίγο.\nΓιατρός: Ο αδελφός σας έκανε τις εξετάσεις;\nΑσθενής: Τις έκανε, βγήκε φορέας ηπατίτιδας και παίρνει Baraclude.\nΓιατρός: Εσείς τι παίρνετε;\nΑσθενής: Παίρνω Lasix.',
  '- Η ασθενής παίρνει Voltaren.',
  '- Η ασθενής λαμβάνει Baraclude.',
  '- Η ασθενής έχει ηπατίτιδα.',
  '+ Η ασθενής παίρνει Lasix.',
  '+ Πόνος στα γόνατα.',
)

supports(
  'what was before is not so now',
  'Doctor: Still smoking?\nPatient: Five a day. I used to smoke two packs.\nDoctor: And the panicky feelings?\nPatient: Twice last week. It was every day before.\nDoctor: Take one tablet before meals.',
  '- He smokes two packs a day.',
  '- Panic continues daily.',
  '+ He smokes five cigarettes a day.',
  '+ He used to smoke two packs.',
  '+ Take one tablet before meals.',
)

supports(
  'in Russian',
  'Врач: Курите?\nПациент: Пять в день. Раньше по две пачки.\nВрач: Таблетку за два дня раньше не пейте.',
  '- Курит две пачки.',
  '+ Курит пять сигарет в день.',
  '+ Раньше курил две пачки.',
)

supports(
  'and in Greek, where "I have to see any since" denies',
  'Γιατρός: Καπνίζετε;\nΑσθενής: Πέντε την ημέρα. Πριν έκανα δύο πακέτα.\nΓιατρός: Αίμα στις κενώσεις;\nΑσθενής: Έχω να δω από τον Σεπτέμβριο.\nΓιατρός: Πυρετό;\nΑσθενής: Έχω από χθες.',
  '- Καπνίζει δύο πακέτα την ημέρα.',
  '- Έχει αίμα στις κενώσεις.',
  '- Εξακολουθεί να έχει αίμα στις κενώσεις.',
  '+ Καπνίζει πέντε την ημέρα.',
  '+ Δεν έχει αίμα στις κενώσεις από τον Σεπτέμβριο.',
  '+ Πυρετός από χθες.',
)

supports(
  'who smoked two packs for forty years and gave up is no smoker',
  'Γιατρός: Καπνίζετε;\nΑσθενής: Το έκοψα πριν τρία χρόνια. Κάπνιζα σαράντα χρόνια, δύο πακέτα.',
  '- Είναι ενεργός καπνιστής.',
  '+ Πρώην καπνιστής.',
)

supports(
  'an order of something that was not named is invented, whatever else was ordered or written',
  "Doctor: Write it down in the notebook, please. Right lens is cloudy. Let's check your blood pressure. I'll send you for an X-ray.\nPatient: I sleep badly.",
  '- Referred to occupational therapy.',
  '- Referral to a psychologist.',
  '- She wears contact lenses.',
  '- A sleep diary is recommended.',
  '+ X-ray requested.',
  '+ Sleeps badly.',
)

supports(
  'in Greek',
  'Μητέρα: Γράφει πια στο τετράδιο.\nΓιατρός: Οι αμυγδαλές με άσπρο επίχρισμα. Σας στέλνω για ακτινογραφία.',
  '- Συστήθηκε παραπομπή για εργοθεραπεία.',
  '- Παραπέμπεται σε ψυχολόγο.',
  '- Στάλθηκε καλλιέργεια επιχρίσματος.',
  '+ Παραπέμπεται για ακτινογραφία.',
)
