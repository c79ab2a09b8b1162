import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/domain/reports/extract.ts'

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
