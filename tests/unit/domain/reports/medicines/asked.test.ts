import { describe, test } from 'vitest'
import { holds } from './table-rows.ts'

describe('of two that are asked for only the one that is named is taken', () => {
  test.each([
    ['Doctor: Warfarin or apixaban?\nPatient: Warfarin.', ['Warfarin current']],
    ['Doctor: Is it the ramipril or the lisinopril you take?\nPatient: Lisinopril.', ['lisinopril current']],
    ['Doctor: Any blood thinners, warfarin, apixaban?\nPatient: The second one.', ['apixaban current']],
    [
      'Doctor: Warfarin or apixaban?\nPatient: I was on warfarin, now apixaban.',
      ['Warfarin stopped', 'apixaban current'],
    ],
  ])('%s', holds)

  test.each([
    [
      'Doctor: So that’s ramipril, amlodipine, aspirin?\nPatient: The aspirin I take at night.',
      ['ramipril current', 'amlodipine current', 'aspirin current'],
    ],
    [
      'Doctor: You’re on ramipril, bisoprolol?\nPatient: The bisoprolol makes me cold.',
      ['ramipril current', 'bisoprolol current'],
    ],
    [
      'Пациент: Пью эналаприл и аспирин.\nВрач: Эналаприл, аспирин?\nПациент: Эналаприл 10.',
      ['эналаприл 10 current', 'аспирин current'],
    ],
  ])('a list that is read back stays whole: %s', holds)
})

describe('when, why and by whom it was stopped says that it was', () => {
  test.each([
    ['Doctor: When did you stop the aspirin?\nPatient: In May.', ['aspirin stopped']],
    ['Doctor: Didn’t you stop the aspirin?\nPatient: Last year.', ['aspirin stopped']],
    ['Doctor: Who told you to stop the ramipril?\nPatient: Nobody, I just did.', ['ramipril stopped']],
    ['Doctor: When did you stop taking the ramipril?\nPatient: I didn’t.', ['ramipril current']],
    ['Doctor: Why did you stop the ramipril?\nPatient: I never stopped it.', ['ramipril current']],
    ['Doctor: Did you finish the amoxicillin?\nPatient: No.', ['amoxicillin current']],
    ['Doctor: Did you finish the amoxicillin?\nPatient: On Friday.', ['amoxicillin stopped']],
    ['Doctor: Have you finished the amoxicillin?\nPatient: Two more days.', ['amoxicillin current']],
    ['Doctor: Have you finished the amoxicillin?\nPatient: Two days ago.', ['amoxicillin stopped']],
    ['Врач: Амоксициллин допили?\nПациент: Ещё два дня.', ['Амоксициллин current']],
    ['Врач: Амоксициллин допили?\nПациент: Ещё два дня назад.', ['Амоксициллин stopped']],
  ])('%s', holds)
})

describe('one medicine beside another', () => {
  test.each([
    ['Doctor: What are you taking?\nPatient: Nothing except paracetamol.', ['paracetamol current']],
    ['Patient: I don’t take anything but aspirin.', ['aspirin current']],
    ['Patient: I take everything but the aspirin.', ['aspirin refused']],
    ['Ασθενής: Δεν παίρνω τίποτα εκτός από Depon.', ['Depon current']],
    ['Пациент: Пил варфарин, теперь ксарелто.', ['варфарин stopped', 'ксарелто current']],
    ['Пациент: Пил эналаприл утром, теперь вечером.', ['эналаприл current']],
    ['Ασθενής: Έπαιρνα Sintrom, τώρα Xarelto.', ['Sintrom stopped', 'Xarelto current']],
    ['Patient: I stopped the ramipril in May, now I’m back on ramipril.', ['ramipril current']],
  ])('%s', holds)
})
