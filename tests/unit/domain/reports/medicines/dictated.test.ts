import { describe, test } from 'vitest'
import { holds } from './table-rows.ts'

describe('a dictated letter', () => {
  test.each([
    [
      'Letter. Medications: ramipril 5 mg, bisoprolol 2.5 mg. Allergies: penicillin.',
      ['bisoprolol 2.5 current', 'penicillin allergy', 'ramipril 5 current'],
    ],
    ['Letter. Allergies: none known. Medications: ramipril 5 mg.', ['ramipril 5 current']],
    [
      'Letter. No known drug allergies. Current medications ramipril 5 mg and bisoprolol 2.5 mg.',
      ['bisoprolol 2.5 current', 'ramipril 5 current'],
    ],
    ['Letter. Penicillin allergy (rash). Takes amlodipine 5 mg.', ['Penicillin allergy', 'amlodipine 5 current']],
    ['Letter. Stopped ramipril due to cough, started losartan 50 mg.', ['losartan 50 prescribed', 'ramipril stopped']],
    [
      'Letter. Ramipril was discontinued because of cough and losartan 50 mg commenced.',
      ['Ramipril stopped', 'losartan 50 prescribed'],
    ],
    ['Letter. She declined statins. Atorvastatin was offered but she declined.', ['Atorvastatin refused']],
    ['Letter. I would not recommend warfarin.', ['warfarin refused']],
    ['Letter. Consider amitriptyline if pain persists.', []],
    ['Letter. Please start bisoprolol 2.5 mg.', ['bisoprolol 2.5 prescribed']],
    ['Letter. Please continue ramipril and stop furosemide.', ['furosemide stopped', 'ramipril current']],
    ['Letter. Avoid NSAIDs. Avoid ibuprofen.', ['ibuprofen refused']],
    ['Letter. Hold metformin for 48 hours after contrast.', ['metformin current']],
    ['Letter. Given aspirin 300 mg in the ambulance.', ['aspirin 300 stopped']],
    ['Letter. Morphine 5 mg was given with good effect.', ['Morphine 5 stopped']],
    ['Letter. Completed a course of amoxicillin 500 mg last week.', ['amoxicillin 500 stopped']],
    [
      'Выписка. Аллергия: пенициллин. Постоянно принимает бисопролол 5 мг.',
      ['бисопролол 5 current', 'пенициллин allergy'],
    ],
    ['Выписка. Аллергоанамнез не отягощён. Принимает бисопролол 5 мг.', ['бисопролол 5 current']],
    ['Выписка. Аллергических реакций не отмечает, принимает бисопролол 5 мг.', ['бисопролол 5 current']],
    ['Выписка. Рамиприл отменён из-за кашля, назначен лозартан 50 мг.', ['Рамиприл stopped', 'лозартан 50 prescribed']],
    ['Выписка. От статинов отказался, аторвастатин не принимает.', ['аторвастатин refused']],
    ['Выписка. Варфарин противопоказан.', ['Варфарин refused']],
    ['Выписка. При сохранении боли рассмотреть амитриптилин.', []],
    ['Выписка. Рекомендовано: бисопролол 2,5 мг утром.', ['бисопролол 2.5 prescribed']],
    ['Выписка. Рамиприл продолжить, фуросемид отменить.', ['Рамиприл current', 'фуросемид stopped']],
    ['Выписка. Исключить НПВС, ибупрофен не принимать.', ['ибупрофен refused']],
    ['Выписка. В машине скорой дан аспирин 300 мг.', ['аспирин 300 stopped']],
    ['Выписка. Закончил курс амоксициллина 500 мг.', ['амоксициллина 500 stopped']],
    ['Επιστολή. Αλλεργίες: πενικιλίνη. Φάρμακα: βισοπρολόλη 5 mg.', ['βισοπρολόλη 5 current', 'πενικιλίνη allergy']],
    ['Επιστολή. Δεν αναφέρει αλλεργίες. Λαμβάνει βισοπρολόλη 5 mg.', ['βισοπρολόλη 5 current']],
    ['Επιστολή. Δεν αναφέρει αλλεργίες, λαμβάνει βισοπρολόλη 5 mg.', ['βισοπρολόλη 5 current']],
    [
      'Επιστολή. Η ραμιπρίλη διακόπηκε λόγω βήχα, ξεκινά λοσαρτάνη 50 mg.',
      ['λοσαρτάνη 50 prescribed', 'ραμιπρίλη stopped'],
    ],
    ['Επιστολή. Αρνήθηκε την ατορβαστατίνη.', ['ατορβαστατίνη refused']],
    ['Επιστολή. Η βαρφαρίνη αντενδείκνυται.', ['βαρφαρίνη refused']],
    ['Επιστολή. Συνεχίζει ραμιπρίλη, διακόπτεται η φουροσεμίδη.', ['ραμιπρίλη current', 'φουροσεμίδη stopped']],
    ['Επιστολή. Του δόθηκε ασπιρίνη 300 mg στο ασθενοφόρο.', ['ασπιρίνη 300 stopped']],
  ])('%s', holds)
})

describe('what was given', () => {
  test.each([
    ['Patient: I was given ramipril by my GP and I take it every day.', ['ramipril current']],
    ['Patient: I was given ramipril ten years ago.', ['ramipril stopped']],
    ['Patient: I was given bisoprolol after my heart attack.', ['bisoprolol current']],
    ["Patient: I've been given antibiotics, amoxicillin.", ['amoxicillin current']],
    ['Patient: They gave me morphine in the ambulance.', ['morphine stopped']],
    ['Пациент: В скорой ввели анальгин.', ['анальгин stopped']],
    ['Пациент: Мне дали рамиприл в поликлинике, пью.', ['рамиприл current']],
    ['Ασθενής: Μου έδωσαν ραμιπρίλη και την παίρνω.', ['ραμιπρίλη current']],
  ])('%s', holds)
})
