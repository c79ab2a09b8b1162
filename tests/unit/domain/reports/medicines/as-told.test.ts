import { describe, expect, test } from 'vitest'
import { extract } from '../../../../../src/domain/reports/extract.ts'

/** Rows of the table of medicines: name, dose, unit, status, and whose they are if not the patient's. */
const rowsOf = (transcript: string) =>
  extract(transcript).drugs.map(({ name, dose, unit, status, experiencer }) =>
    [name, dose, unit, status, experiencer === 'patient' ? null : experiencer].filter(one => one !== null).join(' '),
  )

describe('what stops a medicine', () => {
  test.each([
    [
      "Wife: He's on that diclofenac for his knee.\nDoctor: That's bad for the kidneys, so stop it.",
      'diclofenac stopped',
    ],
    ['Врач: Он принимает диклофенак от колена?\nЖена: Да, уже месяц.\nВрач: Отменяем его.', 'диклофенак stopped'],
    ['Γιατρός: Το Triatec το παίρνετε;\nΑσθενής: Ναι, κάθε πρωί.\nΓιατρός: Το σταματάμε από αύριο.', 'Triatec stopped'],
    ["Doctor: And the zopiclone?\nPatient: Finished, I didn't ask for more.", 'zopiclone stopped'],
    ['Врач: Что пьёт мама?\nДочь: Ей ксарелто прописывали, но она с весны не пьёт.', 'ксарелто stopped'],
    ['Врач: Окситоцин больше не надо.', 'Окситоцин stopped'],
  ])('is an order by a pronoun and a word of its own: %s', (text, row) => expect(rowsOf(text)).toEqual([row]))

  test.each([
    [
      'Patient: I take ramipril, ten. Can I come off it before the trip?\nDoctor: No, you keep that on.',
      'ramipril 10 current',
    ],
    ['Пациент: Аспирин пью, его перед операцией бросать?\nВрач: Нет, не бросайте.', 'Аспирин current'],
    ['- Ασπιρίνη παίρνω, τη σταματάω;\n- Όχι, την αφήνετε, έχετε στεντ.', 'Ασπιρίνη current'],
    ["Doctor: Don't stop the ramipril.", 'ramipril current'],
    ['Doctor: Colchicine twice a day. Colchicine can give you the runs, if so, stop.', 'Colchicine prescribed'],
    ['Хирург: Цефтриаксон по грамму два раза, ещё два дня, потом отменяем.', 'Цефтриаксон current'],
    ['Patient: I take ramipril, five, and I smoke ten a day.\nDoctor: Stop that.', 'ramipril 5 current'],
  ])('is no question, no condition, nothing of later, no other habit: %s', (text, row) =>
    expect(rowsOf(text)).toEqual([row]),
  )
})

describe('a medicine in the place of another', () => {
  test.each([
    ["Doctor: We'll switch the ramipril to losartan 50 milligrams.", ['ramipril stopped', 'losartan 50 mg prescribed']],
    [
      "Doctor: I'll swap your amlodipine for lercanidipine, ten.",
      ['amlodipine stopped', 'lercanidipine 10 prescribed'],
    ],
    [
      'Врач: Эналаприл заменим на лозартан, пятьдесят миллиграммов.',
      ['Эналаприл stopped', 'лозартан 50 mg prescribed'],
    ],
    ['Врач: От давления гипотиазид поменяем на лозартан, пятьдесят.', ['гипотиазид stopped', 'лозартан 50 prescribed']],
    ['Γιατρός: Αλλάζουμε το Triatec σε λοσαρτάνη πενήντα.', ['Triatec stopped', 'λοσαρτάνη 50 prescribed']],
    [
      'Γιατρός: Το Triatec το παίρνετε;\nΑσθενής: Ναι.\nΓιατρός: Το σταματάμε και βάζουμε λοσαρτάνη πενήντα.',
      ['Triatec stopped', 'λοσαρτάνη 50 prescribed'],
    ],
  ])('%s', (text, rows) => expect(rowsOf(text)).toEqual(rows))
})

describe('a dose', () => {
  test.each([
    ['Patient: And apixaban, it was five, they dropped it to two and a half.', 'apixaban 2.5 current'],
    ["Doctor: And the sertraline, you're on a hundred?\nPatient: Fifty.", 'sertraline 50 current'],
    ['- Τη Lantus πόση κάνεις;\n- Είκοσι δύο. Όχι, κάτσε, είκοσι τέσσερις.', 'Lantus 24 current'],
    ['Врач: Тогда литий тысяча двести, на ночь.', 'литий 1200 prescribed'],
    ['Doctor: Metformin, one thousand two hundred a day.', 'Metformin 1200 prescribed'],
    ['Врач: Чем снимали?\nПациент: Жена нашла колхицин, по полмиллиграмма два раза.', 'колхицин 0.5 mg current'],
    ['Врач: Амоксиклав внутривенно один и два грамма.', 'Амоксиклав 1.2 g prescribed'],
    [
      "Doctor: I'd add lithium.\nPatient: Okay, I'll try it.\nDoctor: Four hundred at night from tonight.",
      'lithium 400 prescribed',
    ],
    ['Врач: Переходим на ламотриджин. Двадцать пять миллиграммов, две недели.', 'ламотриджин 25 mg prescribed'],
  ])('is the one that holds: %s', (text, row) => expect(rowsOf(text)).toEqual([row]))

  test.each([
    ['Пациентка: Пила Ярину года три, в январе бросила.', 'Ярину stopped'],
    ['кларитромицин отменяю интервал на кардиограмме длинный четыреста девяносто', 'кларитромицин stopped'],
    [
      'Пациентка: Слабость.\nВрач: Назначу железо внутривенно, раз таблетки у вас желудок не принимает.',
      'железо prescribed',
    ],
    ['Patient: I use Trelegy every morning and the blue one now and then.', 'Trelegy current'],
  ])('is no length of time, no other value, no form: %s', (text, row) => expect(rowsOf(text)).toEqual([row]))

  test('is no day, no month and no stone beside a scan without contrast', () => {
    expect(rowsOf('Пациентка: Метотрексат колю, по пятницам пятнадцать миллиграммов.')).toEqual([
      'Метотрексат 15 mg current',
    ])
    expect(rowsOf('Врач: Доксазозин кто назначил?\nСестра: Уролог в августе, четыре миллиграмма на ночь.')).toEqual([
      'Доксазозин 4 mg current',
    ])
    expect(rowsOf('Αξονική χωρίς σκιαγραφικό δείχνει λίθο έξι χιλιοστών.')).toEqual([])
  })

  test('of a medicine that is taken again has a row of its own', () => {
    const text =
      "Doctor: Are you on the aspirin?\nPatient: I stopped it three weeks ago.\nDoctor: I'd like you to go back on it, with food, 150 at night."
    expect(rowsOf(text)).toEqual(['aspirin stopped', 'aspirin 150 prescribed'])
  })
})

describe('a dose without a name', () => {
  test.each([
    [
      "Daughter: She's on bumetanide, one milligram.\nDoctor: Let's make it two milligrams for now.",
      ['bumetanide 1 mg current', 'bumetanide 2 mg prescribed'],
    ],
    [
      'Врач: Доксазозин какой?\nПациент: Четыре миллиграмма.\nВрач: Снизим до двух.',
      ['Доксазозин 4 mg current', 'Доксазозин 2 prescribed'],
    ],
    [
      '- Τη θυροξίνη πόση παίρνεις;\n- Εβδομήντα πέντε.\n- Τη θυροξίνη την πάμε στα εκατό.',
      ['θυροξίνη 75 current', 'θυροξίνη 100 prescribed'],
    ],
    [
      "Patient: I'm on the losartan, a hundred.\nDoctor: I'd like to halve the losartan, from a hundred to fifty.",
      ['losartan 100 current', 'losartan 50 prescribed'],
    ],
  ])('%s', (text, rows) => expect(rowsOf(text)).toEqual(rows))

  test.each([
    ["Doctor: Tacrolimus level's a bit high at eleven.", ['Tacrolimus current']],
    ['- Τα επίπεδα του Prograf;\n- Έντεκα και δύο.', ['Prograf current']],
    [
      'Пациентка: А омепразол?\nВрач: Меняем на рабепразол, двадцать миллиграммов.',
      ['омепразол stopped', 'рабепразол 20 mg prescribed'],
    ],
  ])('is no level and none of the next medicine: %s', (text, rows) => expect(rowsOf(text)).toEqual(rows))
})

describe('words that deny another thing', () => {
  test.each([
    ["Doctor: Heartburn?\nPatient: Every night if I don't take my omeprazole.", ['omeprazole current']],
    [
      'right so what happened i came off the ladder and landed on my foot all twisted did you hit your head no are you on any blood thinners no just amlodipine for the blood pressure right let me press here sore very there yeah',
      ['amlodipine current'],
    ],
    [
      'Пациент: Ксарелто пью, двадцать.\nВрач: Ибупрофен не пейте, с ксарелто нельзя.',
      ['Ксарелто 20 current', 'Ибупрофен refused'],
    ],
    [
      'Врач: Кветиапин не вижу смысла начинать. Для сна попробуем мелатонин, три миллиграмма.',
      ['Кветиапин refused', 'мелатонин 3 mg prescribed'],
    ],
    ['Пациентка: Кларитромицин выписали. Я купила, но пить не стала.', ['Кларитромицин refused']],
    ['Пациент: Всё железом пахнет.', []],
    ['Γιατρός: Θα το κόψουμε το Triatec και θα πάρετε Diovan 80.', ['Triatec stopped', 'Diovan 80 prescribed']],
  ])('%s', (text, rows) => expect(rowsOf(text)).toEqual(rows))
})

describe('allergy', () => {
  test('is what the patient reacted to, in whatever section, and not what was given for it', () => {
    const letter = "She's allergic to penicillin, proper one, face swelling, so she had ciprofloxacin, 500 twice daily."
    expect(rowsOf(`Discharge letter. ${letter}`)).toEqual(['penicillin allergy', 'ciprofloxacin 500 prescribed'])
    expect(rowsOf('Пациент: Лизиноприл пил, и губы отекли, отменили.')).toEqual(['Лизиноприл allergy'])
  })

  test.each([
    ["Doctor: You can't have naproxen because of the kidneys.", 'naproxen refused'],
    [
      'they gave me a rash those plasters so i stopped okay would you try varenicline tablets yeah we start that today',
      'varenicline prescribed',
    ],
    ['Doctor: Dalteparin, no, she does not need that at home.', 'Dalteparin refused'],
  ])('is no reason of another kind: %s', (text, row) => expect(rowsOf(text)).toEqual([row]))
})

test.each([
  ['Врач: Варфарин?\nСестра: Нет, он апиксабан получает, по пять дважды.', ['Варфарин refused', 'апиксабан 5 current']],
  ['Врач: Метформин пока не начинали, ждём эндокринолога.', ['Метформин refused']],
  ['Пациент: Карбамазепин я лет в двадцать пил, двоилось в глазах.', ['Карбамазепин stopped']],
])('what is not taken is not current: %s', (text, rows) => expect(rowsOf(text)).toEqual(rows))

test.each([
  [
    "Patient: I'm on apixaban, five twice a day.\nDoctor: We'll stop it for two days before the operation.",
    ['apixaban 5 current'],
  ],
  ["Patient: I'm on apixaban, five twice a day.\nDoctor: We won't stop it.", ['apixaban 5 current']],
  ['Doctor: If it bleeds, stop the apixaban and call.', ['apixaban current']],
  ['Врач: Что пьёте?\nПациент: Бисопролол, пять, курить бросать не хочу.', ['Бисопролол 5 current']],
  ['Patient: I take warfarin, three. I stopped drinking.\nDoctor: Good.', ['warfarin 3 current']],
  ['Patient: My face swelled up, so I took cetirizine.', ['cetirizine current']],
  [
    'Patient: Metformin was one gram, now they changed it to Jardiance, ten.',
    ['Metformin 1 g stopped', 'Jardiance 10 current'],
  ],
  ['Doctor: No allergies to medicines. Penicillin V 500 four times a day.', ['Penicillin V 500 current']],
])('what is held, conditional, of a habit or only near is no stop and no allergy: %s', (text, rows) =>
  expect(rowsOf(text)).toEqual(rows),
)

test.each([
  ["Doctor: Let's put you on apixaban, five twice a day, instead of the warfarin.", ['apixaban 5 prescribed']],
  ['Doctor: Metformin, no change.', ['Metformin current']],
  [
    "Patient: I take ramipril, five.\nDoctor: I'll change the dressing and give you ibuprofen for it.",
    ['ramipril 5 current', 'ibuprofen prescribed'],
  ],
  ["Doctor: I'd add sertraline.\nPatient: Okay.\nDoctor: Five fruits a day as well.", ['sertraline prescribed']],
  ['Patient: I take ramipril, five. I smoke a bit.\nDoctor: You can stop that.', ['ramipril 5 current']],
  ['Doctor: Bisoprolol okay?\nPatient: No problems.', ['Bisoprolol current']],
  ['Doctor: Ramipril, no, lisinopril, ten.', ['lisinopril 10 prescribed']],
])('a no beside a name, and what another one is given for: %s', (text, rows) => expect(rowsOf(text)).toEqual(rows))
