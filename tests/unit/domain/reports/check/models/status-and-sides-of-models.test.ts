import { supports } from '../judged.ts'

supports(
  'what is done with a medicine is no other medicine',
  'Doctor: Still on the metoprolol?\nPatient: I ran out of it last month.\nDoctor: Then take it again, twenty-five milligrams in the morning, then fifty milligrams.',
  '+ Metoprolol: resume 25 mg in the morning, then 50 mg.',
  '+ Metoprolol to be resumed at 25 mg in the morning.',
  '- Metoprolol: resume 75 mg in the morning.',
  '- Digoxin: resume 25 mg in the morning.',
)

supports(
  'an acid is named by its adjective',
  'Врач: Тогда транексамовую по пятьсот миллиграммов три раза в день, четыре дня.\nПациентка: А фолиевую?\nВрач: Фолиевую не нужно.',
  '+ Назначена транексамовая кислота по 500 мг 3 раза в день, 4 дня.',
  '- Назначена фолиевая кислота по 500 мг 3 раза в день.',
  '- Назначена транексамовая кислота по 250 мг 3 раза в день, 4 дня.',
)

supports(
  'in Greek as well',
  'Γιατρός: Τι παίρνετε στην εγκυμοσύνη;\nΑσθενής: Το φολικό, πέντε χιλιοστόγραμμα την ημέρα.',
  '+ Λαμβάνει φολικό οξύ 5 mg την ημέρα.',
  '- Λαμβάνει φολικό οξύ 10 mg την ημέρα.',
)

supports(
  'a pronoun is the medicine that was named last',
  'Patient: Amlodipine, five milligrams. And ramipril, ten milligrams.\nWife: He coughs all night since.\nDoctor: It may be from the tablet, so stop it.',
  '+ Ramipril is to be stopped.',
  '- Amlodipine is to be stopped.',
  '- Ramipril is to be continued.',
)

supports(
  'of which of two it is left open',
  'Doctor: Any tablets?\nPatient: Amlodipine and ramipril.\nDoctor: Then stop it.',
  '- Ramipril is to be stopped.',
  '- Amlodipine is to be stopped.',
)

supports(
  'nor is it a medicine where another thing was spoken of since',
  'Patient: Ramipril, five milligrams. And I smoke ten a day.\nDoctor: You really should stop it.',
  '- Ramipril is to be stopped.',
)

supports(
  'a pronoun in Russian',
  'Врач: Что принимаете?\nПациент: Варфарин, пять миллиграммов.\nЖена: Уже третий год.\nВрач: Перед операцией его отменим за пять дней.',
  '+ Варфарин отменить за 5 дней до операции.',
  '- Варфарин продолжить.',
)

supports(
  'a pronoun in Greek, with the medicine that takes its place',
  'Γιατρός: Το Triatec το παίρνετε;\nΑσθενής: Ναι, πέντε χιλιοστόγραμμα το πρωί. Βήχω όμως.\nΓιατρός: Το σταματάμε από αύριο και βάζουμε στη θέση του λοσαρτάνη, πενήντα χιλιοστόγραμμα.',
  '+ Το Triatec διακόπτεται και αντικαθίσταται από λοσαρτάνη 50 mg.',
  '- Το Triatec συνεχίζεται.',
  '- Η λοσαρτάνη διακόπτεται.',
)

supports(
  'another one tells how a medicine is taken',
  "Wife: He's on tramadol for his back.\nPatient: Ten days, fifty milligrams, three times a day.\nDoctor: Good to know.",
  '+ Takes tramadol 50 mg three times a day for his back.',
  '- Takes tramadol 100 mg three times a day for his back.',
)

supports(
  'what is not to be stopped is taken',
  'Patient: I take the aspirin, do I stop it?\nDoctor: No, keep it.',
  '+ Aspirin is to be continued.',
  '- Aspirin is to be stopped.',
  '- Does not take aspirin.',
)

supports(
  'but who denies to take it does not',
  'Врач: Варфарин пьёте, не бросили?\nПациент: Нет, не пью. Дорого.',
  '- Варфарин принимает.',
  '- Варфарин продолжает принимать.',
)

supports(
  'a medicine that is changed to another one is stopped',
  'Врач: От давления у вас эналаприл, он вызывает кашель, поменяем на лозартан, пятьдесят миллиграммов.',
  '+ Эналаприл заменён на лозартан 50 мг.',
  '- Лозартан заменён на эналаприл 50 мг.',
  '- Эналаприл продолжить.',
  '- Лозартан отменён.',
)

supports(
  'in English as well',
  'Doctor: Your ramipril makes you cough, so we change to losartan, fifty milligrams.',
  '+ Ramipril was changed to losartan 50 mg.',
  '- Losartan was changed to ramipril 50 mg.',
  '- Ramipril is continued.',
)

supports(
  'what is put off is planned, and not given',
  'Врач: Тогда аллопуринол, но не сейчас, через две недели. Сто миллиграммов.',
  '+ Аллопуринол 100 мг планируется через 2 недели.',
  '- Назначен аллопуринол 100 мг.',
  '- Аллопуринол не нужен.',
)

supports(
  'that a medicine goes on is judged beside what it does',
  'Doctor: Montelukast, does she take it?\nMother: We stopped it in June. She had nightmares from it.',
  '- Takes montelukast, which causes nightmares.',
  '+ Montelukast was stopped in June.',
)

supports(
  'until today',
  'Γιατρός: Το Lasix το παίρνετε;\nΑσθενής: Το σταμάτησα πριν από δέκα μέρες.\nΓιατρός: Τότε ξεκινάτε το Lasix πάλι από σήμερα, σαράντα χιλιοστόγραμμα.',
  '- Η ασθενής συνέχισε τη λήψη φουροσεμίδης έως σήμερα.',
  '+ Το Lasix ξεκινά πάλι από σήμερα, 40 mg.',
)

supports(
  'the answer to a question has the side of what was asked',
  'Врач: Скованность утром сколько длится?\nПациентка: Минут сорок. Кисти, ну и плечо правое.',
  '+ Утренняя скованность в кистях и правом плече 40 минут.',
  '- Утренняя скованность в кистях и левом плече 40 минут.',
)

supports(
  'but not where it takes its side back',
  'Врач: Уши закладывает?\nПациент: Левое. Ой, вру, правое, левое хорошо слышит.',
  '- Закладывает левое ухо.',
)

supports(
  'nor has the place that was asked about',
  'Doctor: Any pain in the knees?\nPatient: The left hip clicks.',
  '- Left knee pain.',
  '- Right hip clicks.',
)

supports(
  'the side alone',
  'Doctor: This hernia in the groin, which side is it?\nPatient: The right now. I had the left one done ten years ago.',
  '+ Right groin hernia.',
  '- Left groin hernia.',
)

supports(
  'and a time',
  'Doctor: Where does it hurt?\nPatient: My back hurts right now, on the left.',
  '- Back pain on the right.',
)

supports(
  'pain at a place with its side',
  'Doctor: So, what brings you in?\nPatient: Right upper tummy pain for two days.',
  '+ Right upper abdominal pain for two days.',
  '- Left upper abdominal pain for two days.',
)

supports(
  'pain in Greek',
  'Γιατρός: Τι σας φέρνει;\nΑσθενής: Από χθες πονάει το αριστερό στήθος.',
  '+ Πόνος στο αριστερό στήθος από χθες.',
  '- Πόνος στο δεξί στήθος από χθες.',
)

supports(
  'a relative behind a semicolon is not whom the words before it tell of',
  'Врач: Суставы болят?\nПациент: Нет, не болят. У мамы псориаз.',
  '+ Артралгии отрицает; у матери псориаз.',
  '- Отмечает артралгии; у матери псориаз.',
  '- Псориаз; у матери артралгии.',
)

supports(
  'in English as well',
  'Doctor: Any asthma?\nPatient: No. My brother has asthma.',
  '+ No asthma; his brother has asthma.',
  '- Has asthma; his brother has eczema.',
)

supports(
  'who denies to smoke has no former habit',
  'Врач: Курите, тромбозы были?\nПациентка: Не курю, тромбозов не было. Мигрень в молодости.',
  '+ Курение и тромбозы отрицает, в молодости мигрень.',
  '- Курит, тромбозы отрицает.',
)

supports(
  'what follows from a guess is done',
  'Врач: Скорее всего, невус, поэтому удаляем и на гистологию.',
  '+ Удаляем и отправляем на гистологию.',
  '- Установлен невус.',
)
