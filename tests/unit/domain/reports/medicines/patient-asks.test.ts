import { describe, expect, test } from 'vitest'
import { extract } from '../../../../../src/domain/reports/extract.ts'

const rowsOf = (transcript: string) =>
  extract(transcript)
    .drugs.filter(({ experiencer }) => experiencer === 'patient')
    .map(({ name, dose, status }) => [name, dose, status].filter(one => one !== null).join(' '))
    .sort()
const holds = (text: string, rows: string[]) => expect(rowsOf(text)).toEqual([...rows].sort())

describe('what a patient asks for is not taken yet', () => {
  test.each([
    ['Patient: Can I have diazepam?\nDoctor: Yes, 2 mg.', ['diazepam 2 prescribed']],
    ['Patient: Could I have some diazepam?\nDoctor: Just a few, 2 mg.', ['diazepam 2 prescribed']],
    ['Patient: Could I have some diazepam?\nDoctor: I’d rather not.', ['diazepam refused']],
    ['Patient: Should I take aspirin?\nDoctor: No.', ['aspirin refused']],
    ['Patient: Can I take ibuprofen with my warfarin?\nDoctor: No.', ['ibuprofen refused', 'warfarin current']],
    ['Пациент: Можно мне ибупрофен с варфарином?\nВрач: Нельзя.', ['ибупрофен refused', 'варфарином current']],
    ['Ασθενής: Να πάρω Brufen με το Sintrom;\nΓιατρός: Όχι.', ['Brufen refused', 'Sintrom current']],
  ])('%s', holds)
})

describe('what a patient asks about is taken', () => {
  test.each([
    ['Patient: I cough, could it be the ramipril?\nDoctor: No.', ['ramipril current']],
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
