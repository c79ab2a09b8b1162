import { describe, test } from 'vitest'
import { holds } from './table-rows.ts'

describe('allergies are denied, and medicines told beside', () => {
  test.each([
    ['Patient: No allergies, bisoprolol and ramipril.', ['bisoprolol current', 'ramipril current']],
    [
      'Doctor: Allergies, medicines?\nPatient: No allergies, bisoprolol and ramipril.',
      ['bisoprolol current', 'ramipril current'],
    ],
    ['Patient: No allergies. Bisoprolol and ramipril.', ['Bisoprolol current', 'ramipril current']],
    ['Пациент: Аллергии нет, бисопролол и рамиприл.', ['бисопролол current', 'рамиприл current']],
    ['Врач: Аллергии, лекарства?\nПациент: Аллергии нет, из лекарств бисопролол.', ['бисопролол current']],
    ['Ασθενής: Αλλεργίες όχι, βισοπρολόλη και ραμιπρίλη.', ['βισοπρολόλη current', 'ραμιπρίλη current']],
    ['Ασθενής: Δεν έχω αλλεργίες, βισοπρολόλη και ραμιπρίλη.', ['βισοπρολόλη current', 'ραμιπρίλη current']],
    ['Patient: I take ramipril and I get hives from cats.', ['ramipril current']],
    ["Patient: I'm on bisoprolol, allergic to nuts.", ['bisoprolol current']],
    ['Patient: Allergic to nuts, on bisoprolol.', ['bisoprolol current']],
    ['Patient: Allergic to nuts and penicillin, on bisoprolol.', ['bisoprolol current', 'penicillin allergy']],
    ['Пациент: Пью бисопролол, аллергия на орехи.', ['бисопролол current']],
    ['Пациент: Аллергия на кошек, пью лоратадин.', ['лоратадин current']],
    ['Patient: I take cetirizine for my cat allergy.', ['cetirizine current']],
    ['Пациент: Пью цетиризин от аллергии.', ['цетиризин current']],
    ['Patient: Cetirizine for hay fever, otherwise no allergies.', ['Cetirizine current']],
    ['Ασθενής: Παίρνω σετιριζίνη για την αλλεργία στις γάτες.', ['σετιριζίνη current']],
    ['Ασθενής: Παίρνω ραμιπρίλη και βγάζω εξάνθημα από τις φράουλες.', ['ραμιπρίλη current']],
    ['Пациент: Пью рамиприл, от клубники сыпь.', ['рамиприл current']],
    [
      "Patient: I'm allergic to penicillin. Bisoprolol and ramipril, that's it.",
      ['Bisoprolol current', 'penicillin allergy', 'ramipril current'],
    ],
    ['Пациент: На пенициллин аллергия, а так бисопролол.', ['бисопролол current', 'пенициллин allergy']],
    ['Ασθενής: Στην πενικιλίνη αλλεργία, κατά τα άλλα βισοπρολόλη.', ['βισοπρολόλη current', 'πενικιλίνη allergy']],
    ['Doctor: Any allergies?\nPatient: No. I take bisoprolol.', ['bisoprolol current']],
    [
      'Doctor: Any allergies?\nPatient: Penicillin. And I take bisoprolol.',
      ['Penicillin allergy', 'bisoprolol current'],
    ],
    ['Врач: Аллергия есть?\nПациент: Нет. Пью бисопролол.', ['бисопролол current']],
    ['Врач: Аллергия есть?\nПациент: На пенициллин. Ещё бисопролол пью.', ['бисопролол current', 'пенициллин allergy']],
    ['Γιατρός: Αλλεργίες;\nΑσθενής: Όχι. Παίρνω βισοπρολόλη.', ['βισοπρολόλη current']],
    [
      'Γιατρός: Αλλεργίες;\nΑσθενής: Στην πενικιλίνη. Και παίρνω βισοπρολόλη.',
      ['βισοπρολόλη current', 'πενικιλίνη allergy'],
    ],
    ['Doctor: Are you allergic to penicillin?\nPatient: No, I had amoxicillin last year.', ['amoxicillin stopped']],
  ])('%s', holds)
})

describe('the answer to a question of an allergy', () => {
  test.each([
    ['Doctor: Are you allergic to penicillin?\nPatient: No.', []],
    ['Doctor: Are you allergic to penicillin?\nPatient: No, not that I know of.', []],
    [
      "Doctor: Are you allergic to penicillin?\nPatient: No, I've had amoxicillin before and it was fine.",
      ['amoxicillin stopped'],
    ],
    ['Doctor: Are you allergic to penicillin?\nPatient: No. I had amoxicillin last year.', ['amoxicillin stopped']],
    ['Doctor: Allergic to penicillin?\nPatient: No, I take amoxicillin now.', ['amoxicillin current']],
    ['Doctor: Are you allergic to penicillin?\nPatient: No, to ibuprofen.', ['ibuprofen allergy']],
    ['Doctor: Are you allergic to penicillin?\nPatient: No, but ibuprofen gives me hives.', ['ibuprofen allergy']],
    ['Doctor: Are you allergic to penicillin?\nPatient: No, codeine.', ['codeine allergy']],
    ['Doctor: Any allergies, penicillin?\nPatient: No.', []],
    ['Doctor: Any allergies to penicillin or aspirin?\nPatient: Aspirin, yes.', ['aspirin allergy']],
    ['Doctor: Any allergies to penicillin or aspirin?\nPatient: No, neither.', []],
    ['Врач: На пенициллин аллергии нет?\nПациент: Нет, амоксициллин пил в прошлом году.', ['амоксициллин stopped']],
    ['Врач: На пенициллин аллергия есть?\nПациент: Нет. Амоксициллин пил нормально.', ['Амоксициллин stopped']],
    ['Врач: На пенициллин аллергия есть?\nПациент: Нет, на ибупрофен.', ['ибупрофен allergy']],
    ['Врач: На пенициллин аллергия есть?\nПациент: Нет, пью бисопролол.', ['бисопролол current']],
    [
      'Γιατρός: Έχετε αλλεργία στην πενικιλίνη;\nΑσθενής: Όχι, είχα πάρει αμοξικιλλίνη πέρσι.',
      ['αμοξικιλλίνη stopped'],
    ],
    ['Γιατρός: Έχετε αλλεργία στην πενικιλίνη;\nΑσθενής: Όχι, στην ασπιρίνη.', ['ασπιρίνη allergy']],
    ['Γιατρός: Έχετε αλλεργία στην πενικιλίνη;\nΑσθενής: Όχι.', []],
    ['Γιατρός: Αλλεργία στην πενικιλίνη;\nΑσθενής: Όχι, παίρνω αμοξικιλλίνη τώρα.', ['αμοξικιλλίνη current']],
    ['Doctor: Any drug allergies?\nPatient: No, just bisoprolol for my heart.', ['bisoprolol current']],
    ['Doctor: Any drug allergies?\nPatient: No, only penicillin.', ['penicillin allergy']],
    ['Doctor: Any drug allergies?\nPatient: None apart from penicillin.', ['penicillin allergy']],
    ['Doctor: Any drug allergies?\nPatient: Just penicillin.', ['penicillin allergy']],
    [
      'Doctor: Any allergies?\nPatient: None, just the bisoprolol and ramipril I told you about.',
      ['bisoprolol current', 'ramipril current'],
    ],
    ['Врач: Аллергия на лекарства?\nПациент: Нет, только на пенициллин.', ['пенициллин allergy']],
    ['Врач: Аллергия на лекарства?\nПациент: Нет, только бисопролол пью.', ['бисопролол current']],
    ['Врач: Аллергия на лекарства?\nПациент: Нет. Бисопролол, рамиприл.', ['Бисопролол current', 'рамиприл current']],
    ['Γιατρός: Αλλεργίες σε φάρμακα;\nΑσθενής: Όχι, μόνο στην πενικιλίνη.', ['πενικιλίνη allergy']],
    ['Γιατρός: Αλλεργίες σε φάρμακα;\nΑσθενής: Όχι, μόνο βισοπρολόλη παίρνω.', ['βισοπρολόλη current']],
  ])('%s', holds)
})

describe('what is an allergy all the same', () => {
  test.each([
    ['Patient: No allergies, oh wait, penicillin.', ['penicillin allergy']],
    ['Patient: No allergies, except penicillin.', ['penicillin allergy']],
    ['Patient: No allergies, well, penicillin.', ['penicillin allergy']],
    ['Patient: No food allergies, penicillin gives me hives.', ['penicillin allergy']],
    ['Patient: No food allergies, just penicillin.', ['penicillin allergy']],
    ['Patient: No food allergies, penicillin and aspirin though.', ['aspirin allergy', 'penicillin allergy']],
    ["Patient: No food allergies, bisoprolol I don't tolerate.", ['bisoprolol allergy']],
    ['Doctor: Any allergies?\nPatient: Not to food. Penicillin.', ['Penicillin allergy']],
    [
      'Doctor: Any drug allergies?\nPatient: No... well, penicillin and sulfa.',
      ['penicillin allergy', 'sulfa allergy'],
    ],
    ['Doctor: Any drug allergies?\nPatient: No, well, ramipril.', ['ramipril allergy']],
    [
      "Doctor: Any allergies?\nPatient: No. Penicillin and aspirin I can't take.",
      ['Penicillin allergy', 'aspirin allergy'],
    ],
    ['Врач: Аллергия есть?\nПациент: Нет. Хотя на пенициллин была сыпь.', ['пенициллин allergy']],
    ['Врач: Аллергия есть?\nПациент: Нет, вот только пенициллин.', ['пенициллин allergy']],
    ['Врач: Аллергии нет?\nПациент: Нет, пенициллин и анальгин.', ['анальгин allergy', 'пенициллин allergy']],
    ['Пациент: Аллергии нет, ой, на пенициллин есть.', ['пенициллин allergy']],
    ['Пациент: Аллергии на продукты нет, а на пенициллин есть.', ['пенициллин allergy']],
    ['Пациент: Пищевой аллергии нет, пенициллин не переношу.', ['пенициллин allergy']],
    ['Ασθενής: Αλλεργίες δεν έχω, α ναι, στην πενικιλίνη.', ['πενικιλίνη allergy']],
    ['Ασθενής: Σε τροφές δεν έχω αλλεργία, στην πενικιλίνη έχω.', ['πενικιλίνη allergy']],
    ['Γιατρός: Αλλεργίες;\nΑσθενής: Όχι, μόνο η πενικιλίνη.', ['πενικιλίνη allergy']],
    ["Patient: I'm allergic to cats, and ramipril makes my lips swell.", ['ramipril allergy']],
    ['Patient: I take amoxicillin and I get a rash from it, cats too.', ['amoxicillin allergy']],
    ["Patient: I'm allergic to nuts and I take amoxicillin and come out in hives.", ['amoxicillin allergy']],
    ['Patient: I take ramipril, allergic to amoxicillin and nuts.', ['amoxicillin allergy', 'ramipril current']],
    ["Patient: I take ramipril, I'm allergic to nuts and amoxicillin.", ['amoxicillin allergy', 'ramipril current']],
    ['Пациент: Пью рамиприл, аллергия на орехи и амоксициллин.', ['амоксициллин allergy', 'рамиприл current']],
    [
      'Ασθενής: Παίρνω ραμιπρίλη, αλλεργία στα καρύδια και στην αμοξικιλλίνη.',
      ['αμοξικιλλίνη allergy', 'ραμιπρίλη current'],
    ],
    [
      'Patient: No allergies, ramipril 5 and bisoprolol 2.5 in the morning.',
      ['bisoprolol 2.5 current', 'ramipril 5 current'],
    ],
    [
      'Doctor: Any allergies?\nPatient: No. Ramipril, bisoprolol and a statin.',
      ['Ramipril current', 'bisoprolol current'],
    ],
    ['Doctor: No known drug allergies. Bisoprolol 5 mg daily.', ['Bisoprolol 5 current']],
    ['Doctor: No allergies. Start amoxicillin 500 three times a day.', ['amoxicillin 500 prescribed']],
    ['Doctor: No allergies, so amoxicillin 500 three times a day.', ['amoxicillin 500 prescribed']],
    ["Doctor: You've no allergies, so I'll give you amoxicillin.", ['amoxicillin prescribed']],
    ['Врач: Аллергии нет, тогда амоксициллин по пятьсот три раза в день.', ['амоксициллин 500 prescribed']],
    ['Врач: Раз аллергии нет, назначаю амоксициллин.', ['амоксициллин prescribed']],
    ['Γιατρός: Αλλεργίες δεν έχετε, οπότε αμοξικιλλίνη 500 τρεις φορές τη μέρα.', ['αμοξικιλλίνη 500 prescribed']],
    ["Doctor: Are you allergic to penicillin?\nPatient: No, I don't think so.", []],
    [
      'Doctor: Are you allergic to penicillin or anything?\nPatient: No, amoxicillin once gave me diarrhoea.',
      ['amoxicillin stopped'],
    ],
    ['Doctor: Are you allergic to penicillin?\nPatient: No, wait, yes, I am.', ['penicillin allergy']],
    ['Doctor: Are you allergic to penicillin?\nPatient: No, yes, sorry, I am, I had a rash.', ['penicillin allergy']],
    ['Врач: На пенициллин аллергия есть?\nПациент: Нет, вернее да, сыпь была.', ['пенициллин allergy']],
    ["Doctor: Are you allergic to penicillin?\nPatient: No, that's my sister.", []],
    ["Doctor: You're not allergic to penicillin?\nPatient: No, I am, I had hives.", ['penicillin allergy']],
    ['Doctor: Not allergic to penicillin?\nPatient: No, only to aspirin.', ['aspirin allergy']],
  ])('%s', holds)
})

describe('a medicine that may have harmed stays an allergy, whatever was answered', () => {
  test.each([
    ['Doctor: Any allergies?\nPatient: No. I had penicillin once. My lips swelled.', ['penicillin allergy']],
    ['Doctor: Any allergies?\nPatient: No. I had penicillin and ended up in hospital.', ['penicillin allergy']],
    ["Doctor: Any allergies?\nPatient: No. I took amoxicillin and couldn't breathe.", ['amoxicillin allergy']],
    ['Врач: Аллергия есть?\nПациент: Нет. Пил амоксициллин, попал в реанимацию.', ['амоксициллин allergy']],
    ['Γιατρός: Αλλεργίες;\nΑσθενής: Όχι. Πήρα αμοξικιλλίνη και κατέληξα στο νοσοκομείο.', ['αμοξικιλλίνη allergy']],
  ])('%s', holds)
})
