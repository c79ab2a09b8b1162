import { describe, test } from 'vitest'
import { holds } from './table-rows.ts'

describe('what a patient asks for is not taken yet', () => {
  test.each([
    ['Patient: Can I have diazepam?\nDoctor: Yes, 2 mg.', ['diazepam 2 prescribed']],
    ['Patient: Could I have some diazepam?\nDoctor: Just a few, 2 mg.', ['diazepam 2 prescribed']],
    ['Patient: Could I have some diazepam?\nDoctor: I’d rather not.', ['diazepam refused']],
    ['Patient: Should I take aspirin?\nDoctor: No.', ['aspirin refused']],
    ['Patient: When do I start the apixaban?\nDoctor: Tonight.', ['apixaban prescribed']],
    ['Patient: Is ibuprofen okay with my kidneys?\nDoctor: No.', ['ibuprofen refused']],
    ['Patient: Is warfarin okay for me, then?\nDoctor: Yes, 3 mg.', ['warfarin 3 prescribed']],
    ['Patient: Can I take ibuprofen with my warfarin?\nDoctor: No.', ['ibuprofen refused', 'warfarin current']],
    ['Пациент: Можно мне ибупрофен с варфарином?\nВрач: Нельзя.', ['ибупрофен refused', 'варфарином current']],
    ['Ασθενής: Να πάρω Brufen με το Sintrom;\nΓιατρός: Όχι.', ['Brufen refused', 'Sintrom current']],
  ])('%s', holds)
})

describe('what a patient asks about is taken', () => {
  test.each([
    ['Patient: I cough, could it be the ramipril?\nDoctor: No.', ['ramipril current']],
    ['Doctor: Is it the warfarin you take?\nPatient: No.', ['warfarin refused']],
    ['Doctor: Did you take the bisoprolol today?\nPatient: I haven’t yet.', ['bisoprolol current']],
    ['Patient: Could I have zopiclone at night?\nDoctor: Yes, 7.5.', ['zopiclone 7.5 prescribed']],
    [
      'Patient: I cough, could it be the ramipril?\nDoctor: Yes. Let’s swap it for losartan, 50.',
      ['ramipril stopped', 'losartan 50 prescribed'],
    ],
    ['Пациент: Это не от амлодипина ноги отекают?\nВрач: Нет, не от него.', ['амлодипина current']],
    ['Patient: Do I still need the omeprazole?\nDoctor: Not any more.', ['omeprazole stopped']],
    ['Patient: Do I still need the omeprazole?\nDoctor: You do.', ['omeprazole current']],
    ['Patient: What about my metformin?\nDoctor: Same as before.', ['metformin current']],
    ['Patient: What about my metformin?\nDoctor: That comes off.', ['metformin stopped']],
    ['Пациент: А аспирин пить дальше?\nВрач: Нет, хватит.', ['аспирин stopped']],
    ['Ασθενής: Την ασπιρίνη να τη συνεχίσω;\nΓιατρός: Ναι.', ['ασπιρίνη current']],
    ['Patient: Can I drink on metronidazole?\nDoctor: No.', ['metronidazole current']],
    ['Пациент: Мне можно за руль на феназепаме?\nВрач: Нет.', ['феназепаме current']],
    ['Ασθενής: Μπορώ να πιω με το Flagyl;\nΓιατρός: Όχι.', ['Flagyl current']],
    ['Patient: Did the ramipril do this?\nDoctor: No.', ['ramipril current']],
    ['Patient: Is my ibuprofen okay?\nDoctor: No, leave it off.', ['ibuprofen stopped']],
  ])('%s', holds)
})

describe('what a doctor says that the patient takes', () => {
  test.each([
    [
      'Doctor: He’s on ramipril, bisoprolol and furosemide. All to continue.',
      ['ramipril current', 'bisoprolol current', 'furosemide current'],
    ],
    [
      'Doctor: She takes ramipril, bisoprolol and furosemide.',
      ['ramipril current', 'bisoprolol current', 'furosemide current'],
    ],
    [
      'Врач: Он пьёт рамиприл, бисопролол и фуросемид.',
      ['рамиприл current', 'бисопролол current', 'фуросемид current'],
    ],
    ['Doctor: Change nothing except the furosemide, which goes to 80.', ['furosemide 80 prescribed']],
  ])('%s', holds)
})

describe('what made a reaction, asked by the doctor', () => {
  test.each([
    ['Doctor: Was it the penicillin that gave you the rash?\nPatient: Yes.', ['penicillin allergy']],
    ['Doctor: Did the rash come from the amoxicillin?\nPatient: Yes.', ['amoxicillin allergy']],
    ['Врач: Сыпь была от амоксициллина?\nПациент: Да.', ['амоксициллина allergy']],
    ['Γιατρός: Από το Augmentin έβγαλες εξάνθημα;\nΑσθενής: Ναι.', ['Augmentin allergy']],
    ['Doctor: Was it the penicillin that gave you the rash?\nPatient: No, the plaster.', []],
    ['Врач: Сыпь была от амоксициллина?\nПациент: Нет.', []],
  ])('%s', holds)

  test.each([
    ['Doctor: Did Piriton make the rash better?\nPatient: Yes.', ['Piriton current']],
    ['Врач: Сыпь после супрастина прошла?\nПациент: Да.', ['супрастина current']],
    ['Γιατρός: Το εξάνθημα πέρασε με το Aerius;\nΑσθενής: Ναι.', ['Aerius current']],
    ['Doctor: Did they give you adrenaline when your throat swelled?\nPatient: Yes.', ['adrenaline stopped']],
  ])('what was given for it is none: %s', holds)
})
