import { describe, test } from 'vitest'
import { holds } from './table-rows.ts'

describe('a list that the doctor reads out and the patient confirms is taken', () => {
  test.each([
    [
      'Врач: Эналаприл 10 утром, бисопролол 5. Всё верно?\nПациент: Да.',
      ['Эналаприл 10 current', 'бисопролол 5 current'],
    ],
    [
      'Doctor: I’ve got you down for bisoprolol 2.5 mg and furosemide 40 mg. Is that right?\nPatient: Yes, apart from the furosemide. Dr Patel took me off that at Easter.',
      ['bisoprolol 2.5 current', 'furosemide 40 stopped'],
    ],
  ])('%s', holds)

  test.each([
    ['Врач: Назначаю эналаприл, 10. Так?\nПациент: Да.', ['эналаприл 10 prescribed']],
    [
      'Doctor: I’ll start ramipril 5 and aspirin 75. Is that all right?\nPatient: Yes.',
      ['ramipril 5 prescribed', 'aspirin 75 prescribed'],
    ],
    [
      'Doctor: So I’m giving you amoxicillin, 500, three times a day. Correct?\nPatient: Yes.',
      ['amoxicillin 500 prescribed'],
    ],
  ])('what is ordered is none: %s', holds)
})

describe('what is told a sentence later', () => {
  test.each([
    ['Врач: Клопидогрел не бросайте.\nПациент: Да я и не собирался. Пью 75 каждое утро.', ['Клопидогрел 75 current']],
    [
      'Doctor: I think sertraline would suit you better. We’ll begin with 50 mg in the mornings.',
      ['sertraline 50 prescribed'],
    ],
    ['Doctor: Let’s start sertraline.\nPatient: I’m sorry, but no.', ['sertraline refused']],
    ['Patient: Penicillin made me ill.\nDoctor: I’ll put that down as an allergy.', ['Penicillin allergy']],
    ['Пациент: Мне анальгин нельзя, у меня от него отёк Квинке был!', ['анальгин allergy']],
    [
      'Врач: Сделаем укол анальгина.\nПациент: Мне анальгин нельзя, у меня от него отёк Квинке был!',
      ['анальгин allergy'],
    ],
    [
      'Doctor: I’ll give you amoxicillin, 500.\nPatient: Fine.\nDoctor: Any allergies?\nPatient: Yes, amoxicillin.',
      ['amoxicillin allergy'],
    ],
    [
      'Doctor: Allergic to amoxicillin?\nPatient: Years ago they said so.\nDoctor: We tested it, it’s safe. I’ll give you amoxicillin, 500.',
      ['amoxicillin allergy', 'amoxicillin 500 prescribed'],
    ],
    [
      'Patient: Can I take ibuprofen with the warfarin?\nDoctor: No, please don’t, you could bleed.',
      ['ibuprofen refused', 'warfarin current'],
    ],
    [
      'Пациентка: Можно мне нурофен?\nВрач: Нет, вы на варфарине, вам нельзя.',
      ['нурофен refused', 'варфарине current'],
    ],
    ['Пациент: С весны перешёл на валсартан.', ['валсартан current']],
    ['Ασθενής: Αν με κάψει το στομάχι, παίρνω κανένα Gaviscon.', ['Gaviscon current']],
  ])('%s', holds)

  test.each([
    ['Patient: I take ramipril. My wife takes 10 mg of hers.', ['ramipril current']],
    ['Patient: I take ramipril. I weigh 80.', ['ramipril current']],
    ['Patient: I’m on Lantus. My sugar was 10.', ['Lantus current']],
    ['Patient: They put me on ramipril and took me off.', ['ramipril stopped']],
    ['Patient: I take ramipril, and with it a cream for my face.', ['ramipril current']],
    ['Пациент: Мажу адвантан, от него сыпь проходит.', ['адвантан current']],
    ['Пациент: Пью эналаприл, от него ноги не отекают.', ['эналаприл current']],
    ['Patient: I take cetirizine, with it the rash is gone.', ['cetirizine current']],
    ['Пациент: Пью эналаприл. Пью по 2 литра воды.', ['эналаприл current']],
    ['Patient: I take ramipril. I take 20 a day, roll-ups.', ['ramipril current']],
    ['Patient: I’m on sertraline. I take the bus at 8.', ['sertraline current']],
    ['Doctor: Do you take ibuprofen?\nPatient: No, only if my back’s bad.', ['ibuprofen current']],
    ['Γιατρός: Παίρνετε Brufen;\nΑσθενής: Όχι, μόνο αν πονάει η μέση.', ['Brufen current']],
    ['Patient: Can I take ibuprofen?\nDoctor: No, unless the pain’s unbearable.', ['ibuprofen refused']],
    ['Doctor: Did you stop the ramipril?\nPatient: No, I thought I might, but I kept on.', ['ramipril current']],
    ['Doctor: Keep an eye on it, you’re on apixaban, which can’t be reversed.', ['apixaban current']],
    [
      'Врач: Нифедипин вам пока не нужен. Начнём с допегита, 250 миллиграммов.',
      ['Нифедипин refused', 'допегита 250 prescribed'],
    ],
  ])('and of another thing: %s', holds)
})

describe('a sentence that ends with the denial', () => {
  test.each([
    ['Пациент: Я метформин, честно, не пью.', ['метформин refused']],
    ['Пациент: Анальгин, от него мне плохо, не пью.', ['Анальгин refused']],
    ['Patient: The metformin, to be honest, I don’t take.', ['metformin refused']],
    ['Ασθενής: Το Glucophage, να σας πω, δεν το παίρνω.', ['Glucophage refused']],
    ['Patient: I don’t take my metformin any more.', ['metformin stopped']],
    ['Ασθενής: Δεν παίρνω πια Glucophage.', ['Glucophage stopped']],
    ['Patient: The doctor won’t let me have ibuprofen.', ['ibuprofen refused']],
  ])('%s', holds)

  test.each([
    ['Пациент: Эналаприл утром пью, вечером не пью.', ['Эналаприл current']],
    ['Пациент: Сегодня эналаприл, признаюсь, не пью.', ['эналаприл current']],
    ['Ασθενής: Το Concor το παίρνω πρωί, βράδυ δεν το παίρνω.', ['Concor current']],
    ['Patient: My GP won’t let me come off the sertraline.', ['sertraline current']],
  ])('of another hour: %s', holds)
})
