import { describe, test } from 'vitest'
import { holdsForAll } from './table-rows.ts'

describe('what was taken before is another dose, and no end of the medicine', () => {
  test.each([
    ['Patient: I take 40 mg of atorvastatin, I used to take 80.', ['atorvastatin 40 current']],
    ['Patient: Atorvastatin, I’m on 40, I used to be on 80.', ['Atorvastatin 40 current']],
    ['Patient: I used to take 80 of atorvastatin, now it’s 40.', ['atorvastatin 40 current']],
    ['Patient: I was on ramipril 5, now I’m on 10.', ['ramipril 10 current']],
    ['Пациент: Пью эутирокс 100, раньше пил 75.', ['эутирокс 100 current']],
    ['Пациент: Эутирокс 100, до этого было 75.', ['Эутирокс 100 current']],
    ['Пациент: Конкор не 5, а 2,5.', ['Конкор 2.5 current']],
    ['Ασθενής: Παίρνω T4 100, παλιά έπαιρνα 75.', ['T4 100 current']],
    ['Patient: I take the 10 of ramipril, not the 5.', ['ramipril 10 current']],
    ['Patient: Aspirin, since my heart attack in 2015.', ['Aspirin current']],
    ['Patient: I take aspirin since I was 50.', ['aspirin current']],
    ['Doctor: You haven’t told me about the aspirin.\nPatient: Oh, yes, 75 a day.', ['aspirin 75 current']],
    ['Patient: Codeine makes me sick but I take it anyway.', ['Codeine current']],
    ['Пациент: От кодеина тошнит, но я его пью.', ['кодеина current']],
  ])('%s', holdsForAll)

  test.each([
    ['Patient: I used to take aspirin, 75, and now ramipril, 5.', ['aspirin 75 stopped', 'ramipril 5 current']],
    ['Patient: I used to take 80 of atorvastatin, 20 years ago.', ['atorvastatin 80 stopped']],
    ['Patient: I had a course of amoxicillin.', ['amoxicillin stopped']],
    ['Patient: Codeine makes me sick.', ['Codeine stopped']],
    ['Doctor: Apixaban instead of warfarin.', ['Apixaban prescribed']],
    ['Patient: Digoxin, oh six two five.', ['Digoxin 0.625 current']],
  ])('an end is one: %s', holdsForAll)
})

describe('what a relative gives is the patient’s, what they take is theirs', () => {
  test.each([
    ['Patient: My wife gives me my insulin.', ['insulin current']],
    ['Patient: My daughter reminds me to take the apixaban.', ['apixaban current']],
    ['Patient: My husband gets my ramipril from the chemist.', ['ramipril current']],
    ['Пациент: Жена мне ставит инсулин.', ['инсулин current']],
    ['Пациент: Муж мне колет инсулин.', ['инсулин current']],
    ['Пациент: Мне дочь раскладывает метформин и бисопролол.', ['метформин current', 'бисопролол current']],
    ['Ασθενής: Η κόρη μου μου ετοιμάζει τα Concor.', ['Concor current']],
    ['Patient: My husband injects his insulin.', ['insulin current of husband']],
    ['Пациент: Муж колет инсулин.', ['инсулин current of husband']],
    ['Ασθενής: Η μητέρα μου βάζει ινσουλίνη.', ['ινσουλίνη current of mother']],
  ])('%s', holdsForAll)
})
