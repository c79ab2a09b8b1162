import { supports } from '../judged.ts'

supports(
  'where much of a sentence was said, a part of it may be put in other words',
  "Patient: The right knee has hurt for three weeks. Stairs are worst. I've no fever. And the knitting I dropped in May, too fiddly.\nDoctor: X-ray on Monday.",
  '+ Right knee pain for three weeks, worst on stairs; abandoned knitting since May owing to impaired dexterity.',
  '- Right knee pain for three weeks, worst on stairs; abandoned knitting since May owing to fever.',
  '- Right knee pain for three weeks, worst on stairs; abandoned knitting since May owing to brucellosis.',
  '- Right knee pain for three weeks, worst on stairs; relieved by honey.',
  '- Right knee pain for three weeks, stairs being worst; X-ray on Monday; brucellosis.',
  '- Left knee pain for three weeks, worst on stairs; abandoned knitting since May owing to impaired dexterity.',
  '- Right knee pain for five weeks, worst on stairs; abandoned knitting since May owing to impaired dexterity.',
)

supports(
  'in Russian, but it has nothing that is denied there',
  'Пациентка: Правое колено болит три недели, хуже на лестнице. Отёк был, сгустков не видела. Вязание с мая бросила.\nВрач: Рентген в понедельник.',
  '+ Боль в правом колене три недели, хуже на лестнице, отёк; прекратила занятия вязанием с мая.',
  '- Боль в правом колене три недели, хуже на лестнице, отёк; ощутимые сгустки.',
  '- Боль в правом колене три недели, хуже на лестнице, отёк; бруцеллёз с мая.',
  '- Боль в левом колене три недели, хуже на лестнице, отёк; прекратила занятия вязанием с мая.',
)

supports(
  'and in Greek',
  'Ασθενής: Το δεξί γόνατο πονάει τρεις εβδομάδες, χειρότερα στις σκάλες. Πυρετό δεν έχω. Το πλέξιμο το παράτησα τον Μάιο.\nΓιατρός: Ακτινογραφία τη Δευτέρα.',
  '+ Άλγος δεξιού γόνατος τριών εβδομάδων, χειρότερο στις σκάλες, εγκατάλειψη συνηθισμένης δραστηριότητας πλεξίματος τον Μάιο.',
  '- Άλγος δεξιού γόνατος τριών εβδομάδων, χειρότερο στις σκάλες, βρουκέλλωση τον Μάιο.',
  '- Άλγος αριστερού γόνατος τριών εβδομάδων, χειρότερο στις σκάλες, εγκατάλειψη συνηθισμένης δραστηριότητας πλεξίματος τον Μάιο.',
  '- Άλγος δεξιού γόνατος τριών εβδομάδων, χειρότερο στις σκάλες, με πυρετό, εγκατάλειψη συνηθισμένης δραστηριότητας πλεξίματος τον Μάιο.',
)

supports(
  'one word for how high a value is, of no other value',
  'Doctor: Platelets are high. Potassium normal, sodium low. High cholesterol, no, scratch that, cholesterol was normal.',
  '+ Thrombocytosis.',
  '+ Hyponatraemia.',
  '- Hypokalaemia.',
  '- Thrombocytopenia.',
  '- Hypercholesterolaemia.',
)

supports(
  'in Russian',
  'Врач: Тромбоциты высокие. Калий нормальный, натрий низкий.',
  '+ Тромбоцитоз.',
  '+ Гипонатриемия.',
  '- Гипокалиемия.',
  '- Тромбоцитопения.',
)

supports(
  'and in Greek',
  'Γιατρός: Αιμοπετάλια υψηλά. Κάλιο φυσιολογικό, νάτριο χαμηλό.',
  '+ Θρομβοκυττάρωση.',
  '+ Υπονατριαιμία.',
  '- Υποκαλιαιμία.',
  '- Θρομβοπενία.',
)

supports(
  'what a relative clause tells of a medicine is of that one',
  'Patient: I had carbamazepine at twenty, it made me see double.\nDoctor: We move you to lamotrigine. It may bring you out in a rash.',
  '- He took lamotrigine, on which he had diplopia.',
  '+ He took carbamazepine, on which he had diplopia.',
)

supports(
  'terms for what people say, and not where they deny it',
  "Patient: I've lost my sense of smell. It doesn't sting when I pee. I put two kilos on.\nDoctor: A narrowing on the left. We'll put the scan off till June, and the drain stays in.\nPatient: No thank you, I don't want a catheter.",
  '+ Anosmia.',
  '+ Stenosis on the left.',
  '- Stenosis on the right.',
  '- Dysuria.',
  '- Weight gain of 4 kg.',
  '- The drain was removed.',
  '- She agreed to catheterisation.',
  '- The scan was deferred to July.',
)

supports(
  'said in Russian',
  'Пациентка: Запахи не чувствую. Мочиться не больно. Моча подтекает. Нет, не двоится.\nВрач: Операцию отложим до июня. Дренаж оставим.\nПациентка: Катетер не хочу.',
  '+ Аносмия.',
  '+ Недержание мочи.',
  '+ Операция отложена до июня.',
  '- Операция отложена до июля.',
  '- Дизурия.',
  '- Диплопия.',
  '- Дренаж удалён.',
  '- Согласилась на катетеризацию.',
)

supports(
  'and said in Greek',
  'Ασθενής: Δεν έχω όσφρηση. Δεν τσούζει όταν ουρώ. Έχασα τέσσερα κιλά. Δεν τα βλέπω διπλά.\nΓιατρός: Αναβάλλουμε τη μαγνητική για τον Ιούνιο. Η παροχέτευση μένει.\nΑσθενής: Καθετήρα δεν θέλω.',
  '+ Ανοσμία.',
  '+ Απώλεια σωματικού βάρους 4 κιλών.',
  '- Απώλεια σωματικού βάρους 6 κιλών.',
  '- Δυσουρία.',
  '- Διπλωπία.',
  '- Η παροχέτευση αφαιρέθηκε.',
  '- Συμφώνησε στον καθετηριασμό.',
  '- Η μαγνητική αναβλήθηκε για τον Ιούλιο.',
)
