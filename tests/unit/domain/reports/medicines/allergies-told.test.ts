import { describe, test } from 'vitest'
import { holds } from './table-rows.ts'

describe('an allergy is told, wherever it is told', () => {
  test.each([
    [
      'Врач: На пенициллин аллергия, поэтому дадим азитромицин, пятьсот.',
      ['пенициллин allergy', 'азитромицин 500 prescribed'],
    ],
    [
      'Врач: На цефтриаксон у вас аллергия, назначу левофлоксацин, пятьсот.',
      ['цефтриаксон allergy', 'левофлоксацин 500 prescribed'],
    ],
    ['Врач: Пенициллин вам нельзя, у вас аллергия.', ['Пенициллин allergy']],
    [
      'Врач: Учитывая аллергию на амоксициллин, дадим азитромицин, пятьсот.',
      ['амоксициллин allergy', 'азитромицин 500 prescribed'],
    ],
    ['Врач: У вас в карте аллергия на новокаин. Обезболим лидокаином.', ['новокаин allergy']],
    ["Doctor: You can't have aspirin, you're allergic.", ['aspirin allergy']],
    [
      "Doctor: Penicillin is out, she's allergic. We'll give her clarithromycin, five hundred.",
      ['Penicillin allergy', 'clarithromycin 500 prescribed'],
    ],
    [
      "Doctor: Because of the penicillin allergy we'll use doxycycline, a hundred.",
      ['penicillin allergy', 'doxycycline 100 prescribed'],
    ],
    [
      "Doctor: You're allergic to trimethoprim, so I'll give you nitrofurantoin, a hundred, twice a day.",
      ['trimethoprim allergy', 'nitrofurantoin 100 prescribed'],
    ],
    [
      'Γιατρός: Στην πενικιλίνη έχετε αλλεργία, οπότε θα πάρετε Zinadol, πεντακόσια.',
      ['πενικιλίνη allergy', 'Zinadol 500 prescribed'],
    ],
    [
      'Γιατρός: Επειδή έχετε αλλεργία στην αμοξικιλλίνη, γράφω κλαριθρομυκίνη, πεντακόσια.',
      ['αμοξικιλλίνη allergy', 'κλαριθρομυκίνη 500 prescribed'],
    ],
    [
      "Doctor: Amoxicillin, five hundred, three times a day.\nPatient: I'm allergic to amoxicillin.\nDoctor: Doxycycline then, a hundred.",
      ['amoxicillin allergy', 'Doxycycline 100 prescribed'],
    ],
  ])('%s', holds)
})

describe('what is no allergy to it', () => {
  test.each([
    ["Doctor: Do you take aspirin?\nPatient: I'm allergic to cats.", []],
    ['Врач: Аспирин пьёте?\nПациент: У меня аллергия на кошек.', []],
    ['Γιατρός: Ασπιρίνη παίρνετε;\nΑσθενής: Έχω αλλεργία στις γάτες.', []],
    ['Doctor: Are you allergic to aspirin?\nPatient: No, I take it every day.', ['aspirin current']],
    ['Doctor: Are you allergic to aspirin?\nPatient: No, I take it.', ['aspirin current']],
    ['Врач: На аспирин аллергия есть?\nПациент: Нет, я его пью каждый день.', ['аспирин current']],
    ['Γιατρός: Έχετε αλλεργία στην ασπιρίνη;\nΑσθενής: Όχι, την παίρνω κάθε μέρα.', ['ασπιρίνη current']],
    ['Doctor: Are you allergic to aspirin?\nPatient: No.', []],
    [
      "Doctor: You're not allergic to penicillin, so amoxicillin, five hundred, three times a day.",
      ['amoxicillin 500 prescribed'],
    ],
    [
      "Doctor: There's no penicillin allergy, so amoxicillin, five hundred, three times a day.",
      ['amoxicillin 500 prescribed'],
    ],
    ['Врач: Аллергии на пенициллин нет, поэтому амоксициллин, пятьсот, три раза.', ['амоксициллин 500 prescribed']],
    ['Γιατρός: Αλλεργία στην πενικιλίνη δεν έχετε, οπότε αμοξικιλλίνη, πεντακόσια.', ['αμοξικιλλίνη 500 prescribed']],
    ['Doctor: Cetirizine for the allergy, ten.', ['Cetirizine 10 prescribed']],
    ['Врач: От аллергии зиртек, десять.', ['зиртек 10 prescribed']],
    ['Patient: My sister is allergic to penicillin. I take amlodipine, five.', ['amlodipine 5 current']],
    [
      "Doctor: If you're allergic to penicillin, tell me. Amoxicillin, five hundred, three times a day.",
      ['Amoxicillin 500 prescribed'],
    ],
  ])('%s', holds)

  test.each([
    ["Doctor: Do you take aspirin?\nPatient: I'm allergic to it.", ['aspirin allergy']],
    ["Doctor: Do you take aspirin?\nPatient: No, I'm allergic to it.", ['aspirin allergy']],
    ['Врач: Аспирин пьёте?\nПациент: У меня на него аллергия.', ['Аспирин allergy']],
    ['Врач: Аспирин пьёте?\nПациент: Нет, у меня на него аллергия.', ['Аспирин allergy']],
    ['Γιατρός: Ασπιρίνη παίρνετε;\nΑσθενής: Έχω αλλεργία.', ['Ασπιρίνη allergy']],
    ['Doctor: Are you allergic to penicillin?\nPatient: Yes, I come up in hives.', ['penicillin allergy']],
  ])('it is one: %s', holds)
})

describe('what is taken is no allergy for standing beside the question', () => {
  test.each([
    ['Doctor: Any allergies?\nPatient: No, nothing. I take ramipril, five.', ['ramipril 5 current']],
    [
      'Doctor: Any allergies to medicines?\nPatient: Not that I know of. I take ramipril, five, and aspirin.',
      ['ramipril 5 current', 'aspirin current'],
    ],
    ['Пациент: Аллергии на лекарства нет, пью эналаприл, десять.', ['эналаприл 10 current']],
    ['Пациент: Супрастин пью, когда аллергия.', ['Супрастин current']],
    ['Пациент: Пью супрастин, у меня аллергия на тополь.', ['супрастин current']],
    ["Patient: I take loratadine, ten, I'm allergic to dust.", ['loratadine 10 current']],
    ["Patient: I'm allergic to penicillin and I take warfarin, five.", ['penicillin allergy', 'warfarin 5 current']],
    ["Patient: I'm allergic to penicillin, warfarin I take, five.", ['penicillin allergy', 'warfarin 5 current']],
    ['Ασθενής: Παίρνω Aerius, έχω αλλεργία στη σκόνη.', ['Aerius current']],
    [
      'Doctor: Start co-amoxiclav 625 three times a day, no, he is allergic to penicillin, doxycycline 100 twice a day.',
      ['co-amoxiclav 625 refused', 'penicillin allergy', 'doxycycline 100 prescribed'],
    ],
  ])('%s', holds)

  test.each([
    ['Doctor: Any allergies?\nPatient: I take aspirin and come out in hives.', ['aspirin allergy']],
    ['Doctor: Any allergies?\nPatient: Aspirin. I take it and I come out in a rash.', ['Aspirin allergy']],
    ["Doctor: Any allergies?\nPatient: I take aspirin and can't breathe.", ['aspirin allergy']],
    ['Врач: Аллергия есть?\nПациент: Пью анальгин, и отекаю весь.', ['анальгин allergy']],
    ['Γιατρός: Αλλεργίες;\nΑσθενής: Παίρνω ασπιρίνη και γεμίζω σπυριά.', ['ασπιρίνη allergy']],
  ])('unless it says what came of it: %s', holds)

  test.each([
    ["Patient: My mum's allergic to penicillin so I've never had it.", []],
    ['Пациент: У мамы аллергия на анальгин, а у меня нет.', []],
    ['Ασθενής: Η μάνα μου έχει αλλεργία στην πενικιλίνη, εγώ όχι.', []],
  ])('nor is that of a relative: %s', holds)
})

describe('an answer to a question of an allergy', () => {
  test.each([
    ['Doctor: Have you ever reacted to amoxicillin?\nPatient: No, had it loads.', []],
    ['Doctor: Are you allergic to ibuprofen?\nPatient: I take it for my back.', ['ibuprofen current']],
    ['Doctor: Is she allergic to nurofen?\nMother: I give her nurofen all the time.', ['nurofen current']],
    [
      "Doctor: Amoxicillin, five hundred. You're not allergic, are you?\nPatient: I am, actually.",
      ['Amoxicillin 500 allergy'],
    ],
    ['Doctor: Amoxicillin. Is he allergic?\nMother: No.', ['Amoxicillin prescribed']],
    ['Doctor: Amoxicillin. Is he allergic?\nMother: Yes.', ['Amoxicillin allergy']],
    ["Doctor: Any allergies?\nPatient: No. I'm on warfarin and my gums bleed.", ['warfarin current']],
    [
      'Doctor: Any allergies?\nPatient: Penicillin, they give me erythromycin.',
      ['Penicillin allergy', 'erythromycin current'],
    ],
    ['Doctor: Any allergies?\nPatient: I take tramadol and go all funny.', ['tramadol allergy']],
    ['Врач: Аллергия на лекарства?\nПациент: Как пью анальгин, мне плохо.', ['анальгин allergy']],
    ['Γιατρός: Αλλεργίες;\nΑσθενής: Όταν παίρνω Ponstan πρήζομαι.', ['Ponstan allergy']],
    ['Γιατρός: Αλλεργίες;\nΑσθενής: Όχι. Παίρνω Triatec, πέντε, και Zocor.', ['Triatec 5 current', 'Zocor current']],
    ['Врач: Аллергия на лекарства?\nПациент: Нет. Принимаю варфарин, дёсны кровят.', ['варфарин current']],
    [
      'Allergies: penicillin (rash), codeine. Takes ramipril 5 mg.',
      ['penicillin allergy', 'codeine allergy', 'ramipril 5 current'],
    ],
  ])('%s', holds)
})

describe('a reaction that is said of a medicine is an allergy', () => {
  test.each([
    ['Пациентка: От анальгина губы и веки отекают.', ['анальгина allergy']],
    ['Пациент: От Бисептола был отёк Квинке.', ['Бисептола allergy']],
    [
      'Врач: На ибупрофен у вас крапивница, берите парацетамол, пятьсот.',
      ['ибупрофен allergy', 'парацетамол 500 prescribed'],
    ],
    ['Patient: Penicillin brought me out in hives.', ['Penicillin allergy']],
    ['Patient: I came out in a rash with amoxicillin.', ['amoxicillin allergy']],
    ['Patient: Nurofen, for a tooth. Half an hour later my lips swelled.', ['Nurofen allergy']],
    ['Ασθενής: Με το Voltaren έβγαλα εξάνθημα.', ['Voltaren allergy']],
    ['Ασθενής: Nurofen για το δόντι. Σε μισή ώρα πρήστηκαν τα χείλη μου.', ['Nurofen allergy']],
    ['Врач: Почему бросили амоксициллин?\nПациент: Сыпь пошла.', ['амоксициллин allergy']],
    ['Patient: I came out in hives after I took amoxicillin.', ['amoxicillin allergy']],
    ['Пациент: Сыпь появилась, когда выпил амоксициллин.', ['амоксициллин allergy']],
    ['Ασθενής: Έβγαλα εξάνθημα όταν πήρα Augmentin.', ['Augmentin allergy']],
    ['Doctor: Any allergies?\nPatient: None except penicillin.', ['penicillin allergy']],
    ['Пациент: Ни на что, кроме пенициллина, аллергии нет.', ['пенициллина allergy']],
    ['Пациентка: Не на анальгин, на кеторол у меня аллергия.', ['кеторол allergy']],
  ])('%s', holds)

  test.each([
    ['Пациент: От амлодипина ноги отекали.', ['амлодипина current']],
    ['Пациент: На преднизолоне сыпь прошла.', ['преднизолоне current']],
    ['Пациент: От сыпи преднизолон, двадцать.', ['преднизолон 20 current']],
    ['Пациент: После супрастина отёк спал.', ['супрастина current']],
    ['Врач: От зуда зиртек, десять, на ночь.', ['зиртек 10 prescribed']],
    ['Patient: Amlodipine made my ankles swell.', ['Amlodipine current']],
    ['Patient: The rash went with prednisolone.', ['prednisolone current']],
    ['Patient: I take amoxicillin, five hundred, no rash from it.', ['amoxicillin 500 current']],
    ['Doctor: Start allopurinol, a hundred. Stop if you get a rash.', ['allopurinol 100 prescribed']],
    ['Ασθενής: Πρήστηκε το γόνατο, πήρα Brufen.', ['Brufen current']],
    ["Patient: I can't have aspirin with the warfarin.", ['aspirin refused', 'warfarin current']],
    [
      'Мама: На арахис. А у мужа моего от пенициллина отёк Квинке был.\nВрач: Это у папы. А у самой Сони?\nМама: Нет.',
      [],
    ],
    [
      'Doctor: What happened?\nPatient: A wasp sting. Within ten minutes my face swelled. I used my EpiPen.',
      ['EpiPen current'],
    ],
    ['Doctor: Why do you take cetirizine?\nPatient: I get hives in spring.', ['cetirizine current']],
    ['Врач: Почему пьёте супрастин?\nПациент: Крапивница.', ['супрастин current']],
    [
      'Patient: I take metformin, five hundred. Within an hour of eating shellfish my lips swelled.',
      ['metformin 500 current'],
    ],
    ['Пациент: Пью эналаприл, десять. На второй день после клубники сыпь.', ['эналаприл 10 current']],
    ['Patient: I take bisoprolol, five. In two days the rash was everywhere.', ['bisoprolol 5 current']],
  ])('but not what it is taken for: %s', holds)
})

test('speech without signs keeps the allergy behind a denial', () =>
  holds(
    'τι παίρνεις τώρα το t4 εβδομήντα πέντε και φυλλικό το cipralex το έκοψα πριν τρεις μήνες μόνη μου depon πήρα ένα χθες αλλεργίες σε τίποτα στα αυγά φουσκώνω αλλά όχι αλλεργία στη ceclor βγάζω εξάνθημα α ναι το θυμάμαι καπνίζεις το έκοψα μόλις βγήκε το τεστ αλκοόλ ούτε γουλιά',
    ['ceclor allergy', 'cipralex stopped', 'depon 1 current', 't4 75 current', 'φυλλικό current'],
  ))

describe('a denial is an allergy nowhere, and an allergy is lost in no denial', () => {
  test.each([
    ["Doctor: Allergies?\nPatient: Nurofen shut my chest up. I'm all right with penicillin.", ['Nurofen allergy']],
    ['Пациент: У меня аллергия на пенициллин, на аспирин нет.', ['пенициллин allergy']],
    ['Пациент: Аллергия на пенициллин, больше ни на что нет.', ['пенициллин allergy']],
    ['Ασθενής: Στην πενικιλίνη έχω αλλεργία, στην ασπιρίνη δεν έχω.', ['πενικιλίνη allergy']],
    ["Patient: I'm allergic to penicillin, nothing else.", ['penicillin allergy']],
    ['Denies allergy to penicillin. Amlodipine 5 mg daily.', ['Amlodipine 5 current']],
    ['Пациент отрицает аллергию на пенициллин.', []],
    ['Αρνείται αλλεργία στην πενικιλίνη.', []],
    ['Penicillin allergy: none.', []],
    ['No known allergy to penicillin or aspirin.', []],
    ['Known allergy to penicillin, no allergy to aspirin.', ['penicillin allergy']],
    ['Penicillin allergy: yes, rash.', ['Penicillin allergy']],
    ["Doctor: Can you have penicillin?\nPatient: No I'm allergic to penicillin.", ['penicillin allergy']],
    ['Врач: Пенициллин можно?\nПациент: Нет у меня аллергия на пенициллин.', ['пенициллин allergy']],
    ['Γιατρός: Πενικιλίνη παίρνετε;\nΑσθενής: Όχι έχω αλλεργία στην πενικιλίνη.', ['πενικιλίνη allergy']],
    ["Patient: I'm not sure, but I think I'm allergic to penicillin.", ['penicillin allergy']],
    ["Doctor: Don't give penicillin she's allergic.", ['penicillin allergy']],
    ['Пациент не отрицает аллергию на пенициллин.', ['пенициллин allergy']],
    [
      'Patient: Aspirin gives me hives. Clopidogrel is fine, seventy-five.',
      ['Aspirin allergy', 'Clopidogrel 75 current'],
    ],
    ["Doctor: So you're on ramipril, ten from today.", ['ramipril 10 prescribed']],
    [
      "Doctor: You're already on ramipril, so amlodipine, five, on top.",
      ['ramipril current', 'amlodipine 5 prescribed'],
    ],
  ])('%s', holds)
})
