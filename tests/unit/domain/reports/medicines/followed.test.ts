import { describe, expect, test } from 'vitest'
import { extract } from '../../../../../src/domain/reports/extract.ts'

/** Rows of the table of medicines: name, dose, status, and whose they are if not the patient's. */
const rowsOf = (transcript: string) =>
  extract(transcript).drugs.map(({ name, dose, status, experiencer }) =>
    [name, dose, status, experiencer === 'patient' ? null : `of ${experiencer}`].filter(one => one !== null).join(' '),
  )
const holds = (text: string, rows: string[]) => expect(rowsOf(text)).toEqual(rows)

describe('an answer, "it", a lone verb behind a name', () => {
  test.each([
    ['Врач: А бисопролол?\nПациентка: Ой, я его бросила ещё в мае.', ['бисопролол stopped']],
    ['Врач: Де-нол допили?\nПациент: Всё, в четверг последняя.', ['Де-нол stopped']],
    [
      'Пациент: Диабетон, шестьдесят.\nЖена: И манинил.\nВрач: Оба убираем.',
      ['Диабетон 60 stopped', 'манинил stopped'],
    ],
    ['Doctor: And the zopiclone?\nPatient: I packed it in at Easter.', ['zopiclone stopped']],
    [
      "Patient: I've been eating ibuprofen like sweets.\nDoctor: How many's that?\nPatient: Two, four times a day.\nDoctor: Right, knock that on the head.",
      ['ibuprofen 2 stopped'],
    ],
    ['Ασθενής: Παίρνω Ponstan.\nΓιατρός: Κόψτε το.', ['Ponstan stopped']],
    ['Γιατρός: Το Norvasc;\nΑσθενής: Το παράτησα.', ['Norvasc stopped']],
    ['Врач: Кеторол пьёте?\nПациент: Нет.', ['Кеторол refused']],
    ["Doctor: I'd add atorvastatin, twenty.\nPatient: I'd rather not.", ['atorvastatin 20 refused']],
    ['Patient: Should I still take the furosemide?\nDoctor: Yes.', ['furosemide current']],
    ['Patient: Do I need to stop the metformin for the scan?\nDoctor: Yes, for two days.', ['metformin current']],
    ['Пациент: Можно ренни?\nВрач: Можно, если прижмёт.', ['ренни prescribed']],
  ])('says what became of it: %s', holds)

  test.each([
    [
      "Patient: I'm on apixaban, five twice a day.\nDoctor: Good. And the bleeding?\nPatient: It stopped last week.",
      ['apixaban 5 current'],
    ],
    ['Пациент: Метформин, тысяча.\nВрач: Курите?\nПациент: Бросил в июне.', ['Метформин 1000 current']],
    ['Пациент: Золофт пью, пятьдесят. Спать перестал.', ['Золофт 50 current']],
    ['Врач: Рамиприл оставляем. Процедуры отменяем.', ['Рамиприл current']],
    [
      'Врач: Элькар как?\nМать: Капаем, десять капель.\nВрач: Пусть. Нейромультивит допили?\nМать: Допили.',
      ['Элькар 10 current'],
    ],
    ['Врач: Конкор пять. Ноохолин отменяем.', ['Конкор 5 prescribed']],
    ['Γιατρός: Το Triatec πέντε. Το αλάτι κόψτε το.', ['Triatec 5 prescribed']],
    [
      "Doctor: We'll start amoxicillin, five hundred three times a day.\nPatient: My son had that, it finished him off.",
      ['amoxicillin 500 prescribed'],
    ],
    ['Doctor: Take the prednisolone, forty, for five days, then stop.', ['prednisolone 40 prescribed']],
    ['Doctor: If it bleeds, stop the apixaban and call.', ['apixaban current']],
  ])('is of no other thing: %s', holds)

  test.each([
    ['Doctor: Ramipril, is it five?\nPatient: No, ten.', ['Ramipril 10 current']],
    ["Doctor: So you don't take the digoxin any more?\nPatient: I do, every morning.", ['digoxin current']],
    ['Doctor: Did you stop the clopidogrel?\nPatient: No.', ['clopidogrel current']],
    ['Doctor: Have you finished the doxycycline?\nPatient: Not yet, two days left.', ['doxycycline current']],
    ['Doctor: Have you missed any of your lamotrigine?\nPatient: No, never.', ['lamotrigine current']],
    ["Patient: Could the amlodipine be causing it?\nDoctor: No, I don't think so.", ['amlodipine current']],
    ['Врач: Клопидогрел не бросили?\nПациент: Нет.', ['Клопидогрел current']],
    ['Врач: Лизиноприл двадцать?\nПациент: Нет, десять.', ['Лизиноприл 10 current']],
    ['Γιατρός: Zestril είκοσι;\nΑσθενής: Όχι, δέκα.', ['Zestril 10 current']],
    ['Γιατρός: Το Lamictal το ξεχνάτε;\nΑσθενής: Όχι, ποτέ.', ['Lamictal current']],
  ])('no "no" takes away what is taken: %s', holds)
})

describe('a change of dose', () => {
  test.each([
    ['Пациент: Конвулекс, пять миллилитров.\nВрач: Даём шесть.', ['Конвулекс 5 current', 'Конвулекс 6 prescribed']],
    [
      'Пациент: Лозартан, пятьдесят.\nВрач: Давайте поднимем. До ста.',
      ['Лозартан 50 current', 'Лозартан 100 prescribed'],
    ],
    [
      'Doctor: And glimepiride?\nPatient: One milligram.\nDoctor: Make it two.',
      ['glimepiride 1 current', 'glimepiride 2 prescribed'],
    ],
    ['Doctor: We cut the ramipril from ten to five. So ramipril, five, once a day.', ['ramipril 5 prescribed']],
    [
      'Ασθενής: Παίρνω Lantus, δεκαοκτώ.\nΓιατρός: Πάμε στις είκοσι δύο.',
      ['Lantus 18 current', 'Lantus 22 prescribed'],
    ],
  ])('has a row of its own: %s', holds)
})

test.each([
  ['Пациентка: Моя соседка на моксонидине. Я пью лозартан, пятьдесят.', ['лозартан 50 current']],
  ['Жена: Я сама лозартан пью.', []],
  ["Patient: My mam's codeine is still in the press at home.", []],
  ["Doctor: If the ten isn't enough we'd think about indapamide.", []],
])('what other people take, or what may be given one day, is no row: %s', (text, rows) =>
  expect(rowsOf(text).filter(row => !row.includes(' of '))).toEqual(rows),
)

/** By testers who were asked to break the table. */
test.each([
  ["Doctor: Never stop the prednisolone suddenly.\nPatient: I won't.", ['prednisolone current']],
  ["Doctor: You mustn't stop the bisoprolol.\nPatient: No, I understand.", ['bisoprolol current']],
  ["Doctor: You do take your bisoprolol, don't you?\nPatient: Course I do.", ['bisoprolol current']],
  ['Doctor: Amlodipine 5 mg?\nPatient: No, ten now, they doubled it.', ['Amlodipine 10 current']],
  ["Patient: I haven't missed a single metformin.", ['metformin current']],
  ["Patient: I can't stop taking codeine.", ['codeine current']],
  ['Patient: The heart doctor stopped my bisoprolol but my GP put me back on it.', ['bisoprolol current']],
  ["Patient: I stopped the lisinopril for a week but I'm back on it.", ['lisinopril current']],
  ["Patient: I was meant to stop the clopidogrel in June but I'm still taking it.", ['clopidogrel current']],
  ['Patient: I nearly stopped the methotrexate but my nurse talked me out of it.', ['methotrexate current']],
  ["Patient: I don't take anything but aspirin.", ['aspirin current']],
  ["Patient: I don't like taking the atorvastatin but I do.", ['atorvastatin current']],
  ["Patient: I haven't taken my ramipril today.", ['ramipril current']],
  [
    "Doctor: Let's stop the simvastatin and put you on rosuvastatin 10 mg instead.\nPatient: Fine.",
    ['simvastatin stopped', 'rosuvastatin 10 prescribed'],
  ],
  [
    "Doctor: We'll replace the ramipril with losartan 50 mg.\nPatient: OK.",
    ['ramipril stopped', 'losartan 50 prescribed'],
  ],
  ['Doctor: Keep the paracetamol and drop the tramadol.', ['paracetamol current', 'tramadol stopped']],
  [
    'Patient: I take aspirin and clopidogrel. The cardiologist stopped the latter.',
    ['aspirin current', 'clopidogrel stopped'],
  ],
  ['Врач: На левотироксине сердцебиения нет?\nПациент: Нет, всё хорошо.', ['левотироксине current']],
  ['Врач: Не пора ли отменить зопиклон?\nПациент: Нет, пожалуйста, не надо!', ['зопиклон current']],
  ['Врач: Вам не надо прекращать метотрексат.\nПациент: А я испугалась.', ['метотрексат current']],
  ['Врач: Кто вам отменил клопидогрел?\nПациент: Никто, я его пью.', ['клопидогрел current']],
  ['Врач: Вы эликвис перед операцией отменяли?\nПациент: Да, на два дня, потом снова начал, пью.', ['эликвис current']],
  ['Пациент: Терапевт хотел отменить кордарон, но кардиолог не разрешил.', ['кордарон current']],
  [
    'Врач: Аллергия есть?\nПациент: На пенициллин, сыпь. На аспирин нет, его я пью.',
    ['пенициллин allergy', 'аспирин current'],
  ],
  [
    'Врач: Лизиноприл и индапамид пьёте?\nПациент: Второй пью, а от первого кашлял, перестал.',
    ['Лизиноприл stopped', 'индапамид current'],
  ],
  [
    'Врач: Лизиноприл и индапамид пьёте?\nПациент: Первый пью, второй бросил.',
    ['Лизиноприл current', 'индапамид stopped'],
  ],
  ['Врач: Вы не бросили аторвастатин?\nПациент: Бросил, ноги болели.', ['аторвастатин stopped']],
  ['Врач: Финлепсин?\nПациент: Раньше да, теперь нет.', ['Финлепсин stopped']],
  ['Врач: Тамсулозин?\nПациент: Был. Уролог убрал.', ['Тамсулозин stopped']],
  [
    'Врач: Варфарин или ксарелто?\nПациент: Раньше варфарин, теперь ксарелто.',
    ['Варфарин stopped', 'ксарелто current'],
  ],
  [
    'Врач: Амлодипин, метопролол, аторвастатин пьёте?\nПациент: Да, все, кроме метопролола.',
    ['Амлодипин current', 'метопролол refused', 'аторвастатин current'],
  ],
  ['Врач: Амлодипин оставим пять, не десять.\nПациент: Хорошо.', ['Амлодипин 5 current']],
  ['Врач: Эналаприл натощак?\nПациент: Нет, после еды.', ['Эналаприл current']],
  ['Врач: Кардикет каждый день?\nПациент: Нет, через день.', ['Кардикет current']],
  ['Врач: Метотрексат колете?\nПациентка: Нет, в таблетках пью.', ['Метотрексат current']],
  ['Врач: Конкор сегодня приняли?\nПациент: Нет, забыл.', ['Конкор current']],
  ['Γιατρός: Μη διακόψετε ποτέ μόνος σας το Plavix.\nΑσθενής: Μάλιστα.', ['Plavix current']],
  ['Γιατρός: Δεν πρέπει να κόψετε απότομα το Concor.\nΑσθενής: Όχι, όχι.', ['Concor current']],
  ['Γιατρός: Σταματήσατε το Xarelto;\nΑσθενής: Όχι γιατρέ.', ['Xarelto current']],
  ['Ασθενής: Να σταματήσω το Eliquis για τον οδοντίατρο;\nΓιατρός: Όχι, δεν χρειάζεται.', ['Eliquis current']],
  ['Ασθενής: Να κόψω το Concor;\nΓιατρός: Όχι βέβαια.', ['Concor current']],
  ['Γιατρός: Χάσατε καμιά δόση Xarelto;\nΑσθενής: Όχι, καμία.', ['Xarelto current']],
  ['Γιατρός: Το Lipitor;\nΑσθενής: Δεν το ξεχνάω ποτέ.', ['Lipitor current']],
  ['Γιατρός: Παίρνετε κάτι άλλο εκτός από το Concor;\nΑσθενής: Όχι, τίποτα.', ['Concor current']],
  [
    'Γιατρός: Παίρνετε την ατορβαστατίνη σαράντα;\nΑσθενής: Ναι, αλλά τις ασκήσεις τις σταμάτησα.',
    ['ατορβαστατίνη 40 current'],
  ],
  ['Γιατρός: Παίρνετε Plavix;\nΑσθενής: Ναι.\nΓιατρός: Το αλάτι;\nΑσθενής: Το έκοψα.', ['Plavix current']],
  ['Ασθενής: Παίρνω Concor. Είχα κι ένα Βεναρίλ, αυτό το σταμάτησα.\nΓιατρός: Καλά κάνατε.', ['Concor current']],
  ['Γιατρός: Το Fosamax κάθε μέρα;\nΑσθενής: Όχι, μια φορά τη βδομάδα.', ['Fosamax current']],
  ['Γιατρός: Πήρατε το Coversyl σήμερα;\nΑσθενής: Όχι, ήρθα νηστικός για τις εξετάσεις.', ['Coversyl current']],
  ['Γιατρός: Αν η πίεση πέσει κάτω από 100, μην παίρνετε το Norvasc.\nΑσθενής: Είναι 130.', ['Norvasc current']],
  ['Γιατρός: Έχετε πρόβλημα με το Crestor;\nΑσθενής: Όχι, κανένα.\nΓιατρός: Ωραία.', ['Crestor current']],
  ['Γιατρός: Χρειάζεστε συνταγή για το Concor;\nΑσθενής: Όχι, έχω.', ['Concor current']],
  [
    'Γιατρός: Έχετε αλλεργία σε κάτι;\nΑσθενής: Στην πενικιλίνη. Στο Augmentin όχι, το παίρνω.',
    ['πενικιλίνη allergy', 'Augmentin current'],
  ],
  ['Γιατρός: Το Aerius το παίρνετε για την αλλεργία;\nΑσθενής: Ναι, την άνοιξη.', ['Aerius current']],
  ['Γιατρός: Παίρνετε ασπιρίνη;\nΑσθενής: Είμαι αλλεργικός.', ['ασπιρίνη allergy']],
  [
    'Γιατρός: Το Sintrom το αντικαταστήσαμε με Eliquis 5.\nΑσθενής: Ναι, δύο φορές.',
    ['Sintrom stopped', 'Eliquis 5 prescribed'],
  ],
  ['Γιατρός: Πόση Medrol;\nΑσθενής: Ξεκίνησα με 32, είμαι στα 8.', ['Medrol 8 current']],
  ['Γιατρός: Παίρνετε κορτιζόνη;\nΑσθενής: Έπαιρνα Medrol 16, τώρα 4.', ['Medrol 4 current']],
  ['Врач: Что мама пьёт?\nДочь: Мама пьёт эналаприл 10.', ['эналаприл 10 current']],
  ["Doctor: What's he on?\nWife: My husband takes furosemide 40. I take sertraline myself.", ['furosemide 40 current']],
  [
    "Doctor: What is he on?\nMother: My son takes Ventolin. I've got his Clenil at home.",
    ['Ventolin current', 'Clenil current'],
  ],
  ['Врач: Фуросемид мама пьёт?\nДочь: Мама бросила в мае.', ['Фуросемид stopped']],
])('%s', (text, rows) =>
  expect(
    rowsOf(text)
      .filter(row => !row.includes(' of '))
      .toSorted(),
  ).toEqual(rows.toSorted()),
)

test.each([
  ["Doctor: Any allergies?\nPatient: I take penicillin and I can't breathe.", ['penicillin allergy']],
  ['Врач: Аллергия?\nПациент: Пью аспирин и задыхаюсь.', ['аспирин allergy']],
  ['Γιατρός: Αλλεργίες;\nΑσθενής: Παίρνω Amoxil και πνίγομαι.', ['Amoxil allergy']],
  [
    'Врач: Аллергия есть?\nПациент: На пенициллин, сыпь. На аспирин нет, его я пью.',
    ['пенициллин allergy', 'аспирин current'],
  ],
])('no allergy is lost because the medicine is taken: %s', holds)

test.each([
  ['Doctor: Did you take paracetamol for the fever?\nPatient: No.', ['paracetamol refused']],
  ['Врач: Парацетамол от температуры давали?\nМать: Нет.', ['Парацетамол refused']],
  ['Γιατρός: Πήρατε Depon για τον πόνο;\nΑσθενής: Όχι.', ['Depon refused']],
  ['Doctor: Are you still on aspirin?\nPatient: No, still not back on it.', ['aspirin stopped']],
  ["Doctor: Do you take the zopiclone every night?\nPatient: No, I don't take it any more.", ['zopiclone stopped']],
])('what is not taken is not shown as taken: %s', holds)

test.each([
  [
    'Doctor: Finasteride would be next, five, but finasteride is not to be started until the scan.',
    ['Finasteride 5 refused'],
  ],
  [
    'Patient: I take ramipril, five.\nDoctor: Right.\nPatient: It rained all week.\nDoctor: It did.\nPatient: The bus was late.\nDoctor: They always are.\nPatient: Anyway.\nDoctor: Stop it.',
    ['ramipril 5 current'],
  ],
  ['Patient: I take ramipril, five. I use Zorblax too.\nDoctor: Stop that.', ['ramipril 5 current']],
  ["Doctor: Losartan, twenty five, at night.\nPatient: I don't want statins again.", ['Losartan 25 prescribed']],
  ['Врач: Что он пьёт?\nЖена: Он пьёт карведилол, а мне врач его отменил.', ['карведилол current']],
  [
    'Patient: I take warfarin every day.\nDoctor: Instead of the warfarin, take apixaban, five.',
    ['warfarin stopped', 'apixaban 5 prescribed'],
  ],
  ['Doctor: Any trouble with the ramipril?\nPatient: No, none.', ['ramipril current']],
  ['Врач: Нитроглицерин при болях принимали?\nПациент: Нет, не было с собой.', ['Нитроглицерин refused']],
  ["Doctor: You don't take the digoxin?\nPatient: No, I do.", ['digoxin current']],
  [
    'Пациент: Эликвис пью, пять.\nВрач: Кардиомагнил вместе с эликвисом не нужен, убираем.',
    ['Эликвис 5 current', 'Кардиомагнил stopped'],
  ],
  ['Врач: Аторвастатин пьёте?\nПациент: Нет ещё.', ['Аторвастатин refused']],
  [
    'Letter. He takes carbimazole 20 mg daily. He knows that with a sore throat he must stop carbimazole and ring us.',
    ['carbimazole 20 current'],
  ],
  [
    'Doctor: Apixaban, five, twice a day. Stop the apixaban and come straight in for black stools.',
    ['Apixaban 5 prescribed'],
  ],
  ['Doctor: Never miss the prednisolone.\nPatient: I will not.', ['prednisolone current']],
])('each rule of the followed talk by itself: %s', holds)
