import { supports } from './judged.ts'

supports(
  'a relative who gives it by the clock does not take it',
  'Врач: Микофенолат принимаете?\nПациентка: Микофенолат муж по будильнику даёт, по пятьсот миллиграммов два раза.\nВрач: А у него что?\nПациентка: Муж с детства метформин пьёт, у него диабет.',
  '+ Принимает микофенолат 500 мг дважды в сутки.',
  '- Принимает метформин.',
  '- Страдает диабетом.',
)

supports(
  'in English',
  'Patient: The apixaban my wife puts out for me, five milligrams twice a day. My wife takes ramipril herself.\nDoctor: Good.',
  '+ Takes apixaban 5 mg twice a day.',
  '- Takes ramipril.',
)

supports(
  'in Greek',
  'Ασθενής: Το Eliquis μου το δίνει η κόρη μου, πέντε χιλιοστόγραμμα πρωί και βράδυ. Η κόρη μου παίρνει Concor.\nΓιατρός: Ωραία.',
  '+ Λαμβάνει Eliquis 5 mg πρωί και βράδυ.',
  '- Λαμβάνει Concor.',
)

supports(
  'who brings the patient is not ill',
  'Παιδιατρικά εξωτερικά ιατρεία, υπαγόρευση. Αγόρι δύο ετών, το έφεραν οι γονείς του για βήχα και βραχνάδα από χθες το βράδυ. Η μητέρα έχει άσθμα.',
  '+ Βήχας και βραχνάδα από χθες το βράδυ.',
  '- Έχει άσθμα.',
)

supports(
  'who says so is not meant',
  'Γιατρός: Ροχαλίζετε;\nΑσθενής: Έτσι λέει ο άντρας μου.\nΓιατρός: Άπνοιες;\nΑσθενής: Ο άντρας μου έχει άπνοιες, εγώ όχι.',
  '+ Αναφέρεται ροχαλητό.',
  '- Αναφέρονται άπνοιες.',
)

supports(
  'an operation of a relative is no act of theirs',
  'Γιατρός: Στην οικογένεια;\nΑσθενής: Ο αδελφός μου έκανε μπαϊπάς στα πενήντα πέντε. Η μητέρα μου έκανε εμβολή.',
  '+ Ο αδελφός υποβλήθηκε σε μπαϊπάς στα 55.',
  '- Έκανε μπαϊπάς στα 55.',
  '- Έκανε εμβολή.',
)

supports(
  'the companion says what they will do',
  "Doctor: A nurse will weigh him daily.\nDaughter: I'll stop over till the weekend.\nPatient: She has a bad knee.\nDaughter: He fell on Tuesday.",
  '+ Weighed daily by the nurse; his daughter will stop over until the weekend.',
  '- His daughter fell on Tuesday.',
)

supports(
  'what is asked is not the allergy, but whether it matters',
  "Doctor: Clindamycin, three hundred milligrams, every eight hours.\nPatient: Does it matter that I'm allergic to penicillin?\nDoctor: No, that's fine.\nPatient: And am I allergic to latex?\nDoctor: No, the test was negative.",
  '+ Allergic to penicillin.',
  '- Allergic to clindamycin.',
  '- Not allergic to penicillin.',
)

supports(
  'in Russian',
  'Врач: Клиндамицин по триста миллиграммов.\nПациент: А ничего, что у меня аллергия на пенициллин?\nВрач: Нет, это не страшно.',
  '+ Аллергия на пенициллин.',
  '- Аллергия на клиндамицин.',
  '- Аллергии на пенициллин нет.',
)

supports(
  'in Greek',
  'Γιατρός: Θα πάρεις Dalacin τριακόσια χιλιοστόγραμμα.\nΑσθενής: Δεν πειράζει που έχω αλλεργία στην πενικιλίνη;\nΓιατρός: Όχι, δεν έχει σχέση.',
  '+ Αναφέρει αλλεργία στην πενικιλίνη.',
  '- Αναφέρει αλλεργία στο Dalacin.',
  '- Δεν έχει αλλεργία στην πενικιλίνη.',
)

supports(
  'a denied allergy is none',
  "Patient: It's not that I'm allergic to penicillin, I just don't like it.\nDoctor: So no allergy to penicillin.",
  '- Allergic to penicillin.',
)

supports(
  'the doctor answers with the verb that was asked',
  "Patient: And my Ramipril, do I carry on? I'm on five of those.\nDoctor: Carry on, yes.\nPatient: And the aspirin, should I stop it?\nDoctor: Stop it, yes.\nPatient: And the bisoprolol, do I carry on or stop?\nDoctor: Carry on.",
  '+ Ramipril to continue.',
  '+ Aspirin is to be stopped.',
  '- Aspirin to continue.',
  '- Bisoprolol is to be stopped.',
  '- Ramipril is to be stopped.',
)

supports(
  'in Russian',
  'Пациент: А рамиприл продолжать?\nВрач: Продолжайте.\nПациент: Аспирин продолжать?\nВрач: Нет, не продолжайте.',
  '+ Рамиприл продолжить.',
  '- Аспирин продолжить.',
  '- Рамиприл отменить.',
)

supports(
  'in Greek',
  'Ασθενής: Το Triatec να το συνεχίσω;\nΓιατρός: Συνεχίστε το.\nΑσθενής: Και το Salospir να το συνεχίσω;\nΓιατρός: Όχι, κόψτε το.',
  '+ Το Triatec συνεχίζεται.',
  '- Το Salospir συνεχίζεται.',
  '- Το Triatec διακόπτεται.',
)

supports(
  'a Greek article is no pronoun of the medicine before it',
  'Γιατρός: Κρέμα Lamisil μία φορά τη μέρα για δύο εβδομάδες. Τον αντιτετανικό τον έκανες;\nΑσθενής: Μου τον πρότειναν, αλλά είπα όχι.\nΓιατρός: Το Plavix ξεκινά πάλι. Από το μεσημέρι υγρή δίαιτα, στερεά όχι ακόμη. Το Brufen το αφήνουμε.',
  '+ Συστήνεται Lamisil τοπικά μία φορά την ημέρα για δύο εβδομάδες.',
  '+ Το Plavix ξεκινά πάλι.',
  '- Το Lamisil δεν χορηγείται.',
  '- Το Plavix δεν χορηγείται.',
  '- Χορηγείται Brufen.',
)

supports(
  'who injects or rubs in their own',
  'Doctor: Any medicines at home?\nPatient: My mum puts cream on, her hydrocortisone. My husband injects insulin, ten units.\nDoctor: And you?\nPatient: Nothing.',
  '- Takes insulin 10 units.',
  '- Uses hydrocortisone.',
)

supports(
  'in Russian',
  'Врач: Дома лекарства есть?\nПациентка: Мама инсулин колет, двадцать единиц. Муж ставит диклофенак, спина болит.',
  '- Инсулин 20 единиц.',
  '- Получает диклофенак.',
)

supports(
  'in Greek',
  'Ασθενής: Η μητέρα μου βάζει ινσουλίνη, δέκα μονάδες. Ο πατέρας μου έχει βήχα.\nΓιατρός: Εσείς;\nΑσθενής: Τίποτα.',
  '- Ινσουλίνη 10 μονάδες.',
  '- Βήχας.',
)

supports(
  'an answer that says no, or something else',
  "Patient: Should I increase the insulin?\nDoctor: No, don't increase it.\nPatient: Do I carry on with the statin?\nDoctor: Carry on without it.\nPatient: Shall we increase or stop the bisoprolol?\nDoctor: Neither.",
  '- Insulin is to be increased.',
  '- Statin to continue.',
  '- Bisoprolol is to be stopped.',
  '- Bisoprolol is to be increased.',
)
