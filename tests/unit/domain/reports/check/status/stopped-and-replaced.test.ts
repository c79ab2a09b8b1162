import { supports } from '../judged.ts'

supports(
  'taken off it is stopped',
  "Doctor: You're not on aspirin or anything like that?\nPatient: I was. My GP took me off it two weeks ago. Now it is just the metformin, one gram twice a day.",
  '+ Aspirin was stopped by the GP two weeks ago.',
  '- Metformin was stopped by the GP two weeks ago.',
  '- Takes aspirin.',
)

supports(
  'one for another, with the verb at the end',
  'Врач: Лекарств новых не было?\nЖена: Как не было? Тебе же в августе эналаприл на метопролол поменяли.\nПациент: А, точно. Пью по двадцать пять миллиграммов, два раза в день.',
  '+ В августе эналаприл был заменён на метопролол.',
  '- В августе метопролол был заменён на эналаприл.',
  '- Эналаприл продолжает принимать.',
  '- Метопролол отменён.',
)

supports(
  'in English',
  'Patient: In August they changed my enalapril to losartan, fifty milligrams in the morning.\nDoctor: And the bisoprolol?\nPatient: That I still take, five milligrams.',
  '+ Enalapril was changed to losartan in August.',
  '+ Takes losartan 50 mg in the morning.',
  '- Losartan was changed to enalapril in August.',
  '- Losartan was stopped.',
  '- Takes enalapril.',
  '- Bisoprolol was changed to losartan.',
)

supports(
  'in Greek',
  'Ασθενής: Τον Αύγουστο μου άλλαξαν την εναλαπρίλη με λοσαρτάνη, πενήντα χιλιοστόγραμμα το πρωί.\nΓιατρός: Ωραία.',
  '+ Τον Αύγουστο η εναλαπρίλη αντικαταστάθηκε από λοσαρτάνη.',
  '- Τον Αύγουστο η λοσαρτάνη αντικαταστάθηκε από εναλαπρίλη.',
  '- Η λοσαρτάνη διακόπηκε.',
)

supports(
  'what is not taken from tomorrow on is stopped, whatever it was till now',
  'Врач: Что пьёте?\nПациентка: Эналаприл десять миллиграммов дважды в день, как раньше. И бисопролол, пять миллиграммов.\nВрач: Эналаприл с завтрашнего дня не пьём, вместо него лозартан пятьдесят миллиграммов утром. Бисопролол оставляем.',
  '+ Эналаприл отменён с переводом на лозартан 50 мг утром.',
  '+ Эналаприл отменён.',
  '- Бисопролол отменён.',
  '- Лозартан отменён.',
  '- Эналаприл продолжить.',
)

supports(
  'what is kept at the end is not stopped',
  'Doctor: What do you take?\nPatient: Ramipril, five milligrams. I was told not to take ramipril last week.\nDoctor: Carry on with the ramipril.',
  '- Ramipril was stopped.',
  '+ Ramipril to continue.',
)

supports(
  'two that are taken together are not exchanged',
  'Patient: I take metformin with gliclazide. They changed my glasses in May.\nDoctor: Carry on with both.',
  '- Metformin was stopped.',
  '- Metformin was changed to gliclazide.',
)

supports(
  'in Greek',
  'Ασθενής: Παίρνω μετφορμίνη με γλικλαζίδη. Αλλάζω τα γυαλιά μου συχνά.\nΓιατρός: Ωραία.',
  '- Η μετφορμίνη διακόπηκε.',
  '- Η μετφορμίνη αντικαταστάθηκε από γλικλαζίδη.',
)

supports(
  'what was only wanted, or not done, is not stopped',
  'Doctor: Are you on warfarin?\nPatient: Yes. Nobody took me off it. They took me off ramipril in May. They wanted to take me off the aspirin, but I kept it.',
  '+ Ramipril was stopped in May.',
  '- Warfarin was stopped.',
  '- Aspirin was stopped.',
)

supports(
  'what is not exchanged',
  "Doctor: We won't change your enalapril to losartan. I thought about switching metoprolol to bisoprolol.\nPatient: Good.",
  '- Enalapril was changed to losartan.',
  '- Losartan was started.',
  '- Metoprolol was changed to bisoprolol.',
)

supports(
  'nor in Russian and Greek',
  'Врач: Бисопролол на ночь поменяем, пейте вечером. Эналаприл на лозартан не меняем.\nПациент: Хорошо.',
  '- Эналаприл заменён на лозартан.',
  '- Эналаприл отменён.',
  '- Бисопролол отменён.',
)

supports(
  'nor in Greek',
  'Γιατρός: Δεν αλλάζουμε την εναλαπρίλη με λοσαρτάνη. Συνεχίζετε.\nΑσθενής: Ωραία.',
  '- Η εναλαπρίλη αντικαταστάθηκε από λοσαρτάνη.',
  '- Η εναλαπρίλη διακόπηκε.',
  '- Ξεκινά λοσαρτάνη.',
)
