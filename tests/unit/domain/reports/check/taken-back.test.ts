import { describe, expect, test } from 'vitest'
import { checkSupport } from '../../../../../src/domain/reports/check/check-support.ts'

const verdict = (transcript: string, sentence: string) => checkSupport(transcript, [sentence])[0]?.verdict

describe('what was taken back is changed, what was meant is supported', () => {
  test.each([
    [
      'a month',
      'There has been no convulsion since March, sorry, since May.',
      'No convulsion since March.',
      'No convulsion since May.',
    ],
    [
      'a day',
      'Врач: Когда началось?\nПациент: В понедельник. Ой, нет, во вторник заболело горло.',
      'Горло заболело в понедельник.',
      'Горло заболело во вторник.',
    ],
    [
      'how often, without its span',
      'Врач: Что дома принимали?\nПациентка: Сорбифер по таблетке два раза в день, нет, погодите, один раз, два было летом.',
      'Дома принимала сорбифер по таблетке два раза в день.',
      'Дома принимала сорбифер по таблетке один раз в день.',
    ],
    [
      'tenths behind "and", with the old value behind them',
      'ПСА в апреле четыре и один, нет, исправьте, три и один, четыре и один это прошлогодний.',
      'ПСА в апреле 4,1.',
      'ПСА в апреле 3,1.',
    ],
    [
      'a size, behind a list that "without" opens',
      'Αξονική χωρίς σκιαγραφικό, λίθος έξι χιλιοστών, διορθώνω, επτά χιλιοστών στον αριστερό ουρητήρα.',
      'Λίθος 6 χιλιοστών στον αριστερό ουρητήρα.',
      'Λίθος 7 χιλιοστών στον αριστερό ουρητήρα.',
    ],
    [
      'a dose, by another one, without its unit, who is agreed with',
      "Doctor: Which tablets?\nPatient: Ramipril, 5 milligrams, in the morning.\nWife: It's 10, Brian.\nPatient: She's right.",
      'Takes ramipril 5 mg in the morning.',
      'Takes ramipril 10 mg in the morning.',
    ],
    [
      'a dose, behind "half a minute"',
      'Γιατρός: Τι παίρνετε;\nΑσθενής: Keppra 500 πρωί και βράδυ. Μισό λεπτό, τα 500 ήταν τα παλιά, τώρα είναι 750.',
      'Λαμβάνει Keppra 500 πρωί και βράδυ.',
      'Λαμβάνει Keppra 750 πρωί και βράδυ.',
    ],
    [
      'a side, when it was asked about once more',
      'Пациентка: Проснулась, а правое ухо как ватой заложено и пищит.\nВрач: Говорите правое, а держитесь за другое.\nПациентка: Ой, левое, конечно. Правым слышу отлично.',
      'Заложенность правого уха.',
      'Заложенность левого уха.',
    ],
    [
      'a month, by another one, who is agreed with',
      'Врач: Обезболивающими пользуетесь?\nПациентка: Диклофенак от колена, с августа.\nМуж: С июня, Тома, я же сам в аптеку бегал.\nПациентка: Верно.',
      'Диклофенак принимает с августа.',
      'Диклофенак принимает с июня.',
    ],
    [
      'a value of another bed',
      "Doctor: What do the bloods show?\nNurse: Neutrophils 0.3, platelets 38. No, that's bed four, his are 83. Cultures grew nothing.",
      'Platelets were 38.',
      'Platelets were 83.',
    ],
    [
      'a value of another patient, who is named',
      'Врач: Наташа, цифры.\nМедсестра: Температура тридцать шесть и шесть, сатурация девяносто один. Ой, это я Кравцова прочла, с третьей койки, у Виктора Степановича девяносто пять.',
      'Сатурация 91 %.',
      'Сатурация 95 %.',
    ],
  ])('%s', (_name, transcript, taken, meant) => {
    expect(verdict(transcript, taken)).toBe('changed')
    expect(verdict(transcript, meant)).toBe('supported')
  })
})

describe('what a medicine is stopped for', () => {
  const visit = (words: string) => `Doctor: Let me look at it. This is gout.\nDoctor: ${words}`

  test('if something happens: it is given', () => {
    const text = visit('Take colchicine, 500 micrograms twice a day for six days. Stop it if you get diarrhoea.')
    expect(verdict(text, 'Colchicine 500 micrograms twice a day for six days.')).toBe('supported')
    expect(verdict(text, 'Colchicine was stopped.')).toBe('changed')
  })

  test('another form of it goes on', () => {
    const text = visit(
      "We'll stop the flucloxacillin drip after tonight's dose and switch to capsules, one gram four times a day for five days.",
    )
    expect(verdict(text, 'Flucloxacillin capsules 1 g four times a day for five days.')).toBe('supported')
  })

  test('how long it was taken before', () => {
    const text =
      'Врач: Чем лечились?\nПациентка: Диклофенак пила по пятьдесят. Через четыре дня бросила, живот разболелся.'
    expect(verdict(text, 'Диклофенак принимала четыре дня и бросила.')).toBe('supported')
    expect(verdict(text, 'Диклофенак принимала шесть дней и бросила.')).toBe('changed')
  })
})

test('a cause that was left open is not certain', () => {
  const text = 'Assessment. Low sodium, possibly from sertraline.'
  expect(verdict(text, 'The low sodium is caused by sertraline.')).toBe('changed')
  expect(verdict(text, 'The low sodium is possibly caused by sertraline.')).toBe('supported')
})

test('what a medicine gave somebody was not prescribed to them', () => {
  const text = 'Doctor: Any allergies?\nPatient: Trimethoprim. I came out in a rash all over my chest.'
  expect(verdict(text, 'Trimethoprim gave him a rash over the chest.')).toBe('supported')
})

test('who took what before says nothing of the next medicine', () => {
  const text =
    "Doctor: Have you taken anything for it?\nPatient: Ibuprofen, two of my wife's, but it gave me heartburn.\nDoctor: And your regular tablets?\nPatient: Ramipril, five milligrams in the morning."
  expect(verdict(text, 'He takes ramipril 5 mg in the morning.')).toBe('supported')
})

test('"no heavy lifting for two weeks" takes back no other time', () => {
  const text = 'Doctor: Your GP can repeat the blood count in four weeks. No heavy lifting for two weeks.'
  expect(verdict(text, 'The GP can repeat the blood count in four weeks.')).toBe('supported')
})

test('what was taken once was taken, though it is not to be taken again', () => {
  const text =
    'Анамнез. Дюфастон принимала полгода, в мае прекратила из-за головных болей. План. Дюфастон не возобновляем.'
  expect(verdict(text, 'Дидрогестерон принимала полгода, прекратила в мае.')).toBe('supported')
  expect(verdict(text, 'Принимает дидрогестерон.')).toBe('changed')
})

test('what another one prescribed and was never begun was not taken', () => {
  const text =
    'Врач: Кардиомагнил у вас в выписке стоит.\nПациент: Терапевт выписал, а я так и не начал.\nВрач: Хорошо.'
  expect(verdict(text, 'Принимал кардиомагнил.')).toBe('changed')
  expect(verdict(text, 'Кардиомагнил принимать не начал.')).toBe('supported')
})

test('«у папы нашего»: what a parent of the child has is not the child’s', () => {
  const text = 'Врач: Астма у кого-то есть?\nМама: Нам не ставили. А у папы нашего поллиноз, каждую весну чихает.'
  expect(verdict(text, 'У девочки поллиноз.')).toBe('changed')
  expect(verdict(text, 'У отца поллиноз.')).toBe('supported')
})

test('the form of another medicine says nothing of the one that is stopped', () => {
  const text =
    'Doctor: Let me look at it. This is a sprain.\nDoctor: Stop the codeine and change to tablets of paracetamol, one gram four times a day.'
  expect(verdict(text, 'Codeine is stopped.')).toBe('supported')
  expect(verdict(text, 'Codeine is continued.')).toBe('changed')
})

test('an allergy is no proof that it was taken and borne', () => {
  const text = 'Врач: Аллергия есть?\nПациент: На амоксициллин отёк губ.\nВрач: Понятно.'
  expect(verdict(text, 'Принимал амоксициллин.')).toBe('changed')
})

describe('values of two sides', () => {
  const text =
    'Осмотр. Внутриглазное давление слева тридцать, нет, исправьте, двадцать четыре, тридцать было зимой. Справа пятнадцать. Роговица прозрачная.'
  test.each([
    ['Внутриглазное давление слева 24, справа 15.', 'supported'],
    ['Внутриглазное давление справа 15.', 'supported'],
    ['Внутриглазное давление слева 15, справа 24.', 'changed'],
    ['Внутриглазное давление слева 30, справа 15.', 'changed'],
    ['Внутриглазное давление справа 24.', 'changed'],
  ])('%s', (sentence, expected) => expect(verdict(text, sentence)).toBe(expected))

  const again =
    'Doctor: Eye pressure is 15 on the right and 24 on the left. Let me check that one again. No, 17 on the left.'
  test.each([
    ['Eye pressure is 15 on the right and 24 on the left.', 'changed'],
    ['Eye pressure is 15 on the right and 17 on the left.', 'supported'],
  ])('looked at again: %s', (sentence, expected) => expect(verdict(again, sentence)).toBe(expected))
})

test.each([
  [
    'Врач: Что принимаете?\nПациентка: Эналаприл двадцать миллиграммов утром. Ой, путаю, двадцать у мужа, у меня пять.',
    'Эналаприл 5 мг.',
    'Эналаприл 20 мг.',
  ],
  [
    'Врач: Что принимаете?\nПациентка: Метотрексат двадцать миллиграммов в неделю. Ой, нет, двадцать хотели сделать, а пью я пятнадцать.',
    'Метотрексат 15 мг.',
    'Метотрексат 20 мг.',
  ],
])('the old dose is said once more, as another one’s: %s', (text, meant, old) => {
  expect(verdict(text, meant)).toBe('supported')
  expect(verdict(text, old)).toBe('changed')
})

test('a name that was a sentence by itself goes on into the next one', () => {
  const text = 'Врач: А железо? Летом назначали.\nПациентка: Фенюльс. Месяц попила и бросила, запоры.'
  expect(verdict(text, 'Фенюльс бросила.')).toBe('supported')
  expect(verdict(text, 'Принимает Фенюльс.')).toBe('changed')
})

test('what was offered and turned down was not done', () => {
  const text =
    'Врач: Осмотрю вас. Давление сто на шестьдесят. Я вам вчера предлагал перелить эритроциты.\nПациентка: Чужую кровь не хочу, доктор.'
  expect(verdict(text, 'Перелиты эритроциты.')).toBe('changed')
})

test('an allergy and another medicine that is borne', () => {
  const text = 'Allergies. Trimethoprim, her face swelled up. No reaction to codeine.'
  expect(verdict(text, 'Allergic to trimethoprim.')).toBe('supported')
  expect(verdict(text, 'Allergic to codeine.')).toBe('changed')
})

test('"on hold until" is a hold', () => {
  const text = 'Plan. Hold ramipril until the top pressure is above 110.'
  expect(verdict(text, 'Ramipril is on hold until the top pressure is above 110.')).toBe('supported')
  expect(verdict(text, 'Ramipril continues.')).toBe('changed')
})

test('the words of the transcript behind "she comes with" change nothing', () => {
  const text = 'She comes with pain and stiffness of both hips for a month, left worse than right.'
  expect(verdict(text, 'Pain and stiffness of both hips for a month, left worse than right.')).toBe('supported')
  expect(verdict(text, 'Pain and stiffness of both hips for a month, right worse than left.')).not.toBe('supported')
})

test.each([
  [
    '— И похудел на пять килограммов, ой, нет, на семь, вчера взвесился.',
    'Похудел на семь килограммов.',
    'Похудел на пять килограммов.',
  ],
  [
    'Γιατρός: Τι του δώσατε;\nΜητέρα: Depon σιρόπι, τέσσερα κυβικά κάθε έξι ώρες. Συγγνώμη, έξι κυβικά.',
    'Παίρνει Depon σιρόπι έξι κυβικά κάθε έξι ώρες.',
    'Παίρνει Depon σιρόπι τέσσερα κυβικά κάθε έξι ώρες.',
  ],
  [
    'Γιατρός: Τι έχει;\nΜητέρα: Πονάει το αυτί του από χθες, το αριστερό. Όχι, μισό λεπτό, το δεξί, σ’ αυτό ξαπλώνει.',
    'Πονάει το δεξί αυτί του από χθες.',
    'Πονάει το αριστερό αυτί του από χθες.',
  ],
])('what was taken back at once: %s', (text, meant, old) => {
  expect(verdict(text, meant)).toBe('supported')
  expect(verdict(text, old)).toBe('changed')
})

test('a sentence that leaves out "is" changes nothing', () => {
  const text = 'Γιατρός: Το αριστερό τύμπανο είναι κόκκινο, το δεξί είναι φυσιολογικό.'
  expect(verdict(text, 'Το αριστερό τύμπανο είναι κόκκινο, το δεξί φυσιολογικό.')).toBe('supported')
  expect(verdict(text, 'Το δεξί τύμπανο είναι κόκκινο, το αριστερό φυσιολογικό.')).toBe('changed')
})

test('«кажется, что умираю» leaves nothing open that is said beside it', () => {
  const text = '— Воздуха не хватает, рука немеет, кажется, что умираю.\n— Какая рука?\n— Левая.'
  expect(verdict(text, 'Не хватает воздуха и немеет левая рука.')).toBe('supported')
})

test('a spoken heading ends what was told of a relative', () => {
  const text =
    'Medications. Her husband is the one who takes warfarin. Allergies. Trimethoprim, she gets an itchy rash.'
  expect(verdict(text, 'Trimethoprim gives her an itchy rash.')).toBe('supported')
  expect(verdict(text, 'She takes warfarin.')).toBe('changed')
})

test('a side that somebody else puts right, and the first one gives in', () => {
  const text =
    'Doctor: How was the night?\nPatient: The pain in my left knee kept me awake.\nNurse: It was the right knee, Dai.\nPatient: Aye, the right one.'
  expect(verdict(text, 'Pain in the right knee.')).toBe('supported')
  expect(verdict(text, 'Pain in the left knee.')).not.toBe('supported')
})

test.each([
  [
    'Врач: Во сколько стал тяжело дышать?\nМама: В десять. Нет, вру, в час ночи, в десять он только уснул.',
    'Тяжело дышать стал в час ночи.',
    'Тяжело дышать стал в десять вечера.',
  ],
  [
    'Врач: Сегодня пульмикорт через небулайзер, один миллиграмм два раза в день. Ой, простите, полмиллиграмма два раза в день, один миллиграмм был ночью.',
    'Пульмикорт 0,5 мг два раза в день.',
    'Пульмикорт 1 мг два раза в день.',
  ],
  [
    'Γιατρός: Έχασες βάρος;\nΑσθενής: Πέντε κιλά. Όχι, μισό λεπτό, τέσσερα.',
    'Έχασε τέσσερα κιλά.',
    'Έχασε πέντε κιλά.',
  ],
])('a time, half a milligram, a moment to think: %s', (text, meant, old) => {
  expect(verdict(text, meant)).toBe('supported')
  expect(verdict(text, old)).toBe('changed')
})

test('unlikely is not ruled out', () =>
  expect(verdict('Assessment. Flare of colitis. Infection is unlikely.', 'Infection has been ruled out.')).toBe(
    'changed',
  ))

test('"Chest pain, no." denies it', () => {
  const text = "Doctor: Any chest pain or breathlessness?\nPatient: Chest pain, no. I'm a bit breathless on the stairs."
  expect(verdict(text, 'No chest pain; a bit breathless on the stairs.')).toBe('supported')
  expect(verdict(text, 'Chest pain on the stairs.')).not.toBe('supported')
})

test('a no to the next question takes back no value before it', () => {
  const text = 'Doctor: Any weight loss?\nPatient: Three kilos.\nDoctor: Children?\nPatient: No, two.'
  expect(verdict(text, 'She lost three kilos.')).toBe('supported')
})

describe('what a report says in its own order', () => {
  test.each([
    [
      'Doctor: Any chest pain, breathlessness or calf pain?\nPatient: No, none.',
      'Chest pain, breathlessness and calf pain were denied.',
    ],
    ['Врач: Мушки перед глазами мелькают?\nПациентка: Нет, не было.', 'Мушки перед глазами отрицает.'],
    [
      'Septic arthritis of the knee is unlikely, but I cannot exclude it.',
      'Septic arthritis of the knee is unlikely but cannot be excluded.',
    ],
    ['Врач: Если будет рвота с кровью или обморок, сразу звоните 103.', 'При рвоте с кровью или обмороке звонить 103.'],
    [
      'Мазь один раз в день на бляшки, четыре недели, на лицо не наносить.',
      'Мазь наносить один раз в день четыре недели, на лицо не наносить.',
    ],
    ['Врач: Нафтизин с сегодняшнего дня бросаем.', 'Нафтизин отменён.'],
  ])('is supported: %s', (said, sentence) => expect(verdict(said, sentence)).toBe('supported'))

  test('puffs that were taken back', () => {
    const said = 'Врач: Что ещё?\nПациент: Беродуал при приступе, по одному вдоху, нет, вру, по два.'
    expect(verdict(said, 'Использует Беродуал по одному вдоху при приступе.')).toBe('changed')
    expect(verdict(said, 'Использует Беродуал по два вдоха при приступе.')).toBe('supported')
  })

  test('an order that is struck out with its class', () =>
    expect(
      verdict(
        'Назначаю кетопрофен 100 мг внутримышечно. Стоп, Лена, вычеркни, у неё бронхоспазм, никаких НПВС.',
        'Назначен кетопрофен 100 мг внутримышечно.',
      ),
    ).toBe('changed'))
})
