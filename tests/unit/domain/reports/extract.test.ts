import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/domain/reports/extract.ts'
import type { SectionId } from '../../../../src/domain/reports/extraction.ts'

const textsOf = (transcript: string, id: SectionId) =>
  extract(transcript)
    .sections.filter(section => section.id === id)
    .flatMap(({ sentences }) => sentences.map(({ text }) => text))
const sentence = (transcript: string, part: string) =>
  extract(transcript)
    .sections.flatMap(({ id, sentences }) => sentences.map(one => ({ id, ...one })))
    .find(({ text }) => text.includes(part))

describe('questions and answers', () => {
  test('are one sentence with both spans', () => {
    const found = sentence('Врач: Боли в груди?\nПациент: Нет.', 'груди')
    expect(found).toMatchObject({
      text: 'Боли в груди? – Нет.',
      negated: true,
      spans: [
        [6, 19],
        [29, 33],
      ],
    })
  })

  test('a Greek question ends with a semicolon', () =>
    expect(sentence('Γιατρός: Έχετε πυρετό;\nΑσθενής: Όχι.', 'πυρετό')?.negated).toBe(true))

  test("the doctor's last word is a question without its mark", () =>
    expect(
      textsOf('Doctor: Any pain?\nPatient: No.\nDoctor: Allergies.\nPatient: Penicillin, I get hives.', 'allergies'),
    ).toEqual(['Allergies. – Penicillin, I get hives.']))

  test('a no and a history of its own are two sentences', () => {
    const text = 'Doctor: Any ibuprofen?\nPatient: No, I had a bleeding ulcer in 2015.'
    expect(textsOf(text, 'drugHistory')).toEqual(['Any ibuprofen? – No,'].map(one => one.replace(/,$/u, '')))
    expect(textsOf(text, 'pastHistory')).toEqual(['I had a bleeding ulcer in 2015.'])
  })
})

describe('what is taken back', () => {
  test.each([
    ['Doctor: What do you take?\nPatient: Sumatriptan, 100 milligrams. No wait, 50.', '100 milligrams. No wait, 50'],
    [
      'Doctor: What do you take?\nPatient: Metformin, 500 twice a day. Well, 1,000 twice a day since May.',
      '500 twice a day. Well, 1,000',
    ],
    [
      'Врач: Что пьёте?\nПациент: Конкор десять миллиграммов. Нет, подождите, пять.',
      'десять миллиграммов. Нет, подождите, пять',
    ],
    ['Γιατρός: Τι φάρμακα παίρνετε;\nΑσθενής: Το Τ4, 88. Όχι, λάθος, 75.', '88. Όχι, λάθος, 75'],
  ])('is never printed alone: %s', (transcript, both) => expect(sentence(transcript, both)).toBeDefined())

  test('gives the corrected dose', () => {
    const { drugs } = extract('Doctor: What do you take?\nPatient: Sumatriptan, 100 milligrams. No wait, 50.')
    expect(drugs).toMatchObject([{ inn: 'sumatriptan', dose: 50, unit: 'mg', status: 'current' }])
  })

  test('a proposal is printed with its refusal, and the drug is refused', () => {
    const text =
      'Врач: Давайте посмотрю. Давление сто сорок на девяносто.\nВрач: Предлагаю розувастатин десять миллиграммов.\nПациент: Статины я пить не буду.'
    expect(sentence(text, 'розувастатин')?.text).toContain('не буду')
    expect(extract(text).drugs.find(({ inn }) => inn === 'rosuvastatin')?.status).toBe('refused')
  })
})

describe('whose illness', () => {
  test('a relative asked after by name', () =>
    expect(
      sentence(
        'Γιατρός: Πυρετό έχετε;\nΑσθενής: Όχι.\nΓιατρός: Ο πατέρας σας τι είχε;\nΑσθενής: Καρκίνο προστάτη.',
        'Καρκίνο',
      ),
    ).toMatchObject({
      id: 'familyHistory',
      experiencer: 'father',
    }))

  test('"he" of a relative', () =>
    expect(
      sentence("Doctor: Any voices?\nPatient: No. That's my brother, he's bipolar, he's on lithium.", 'lithium'),
    ).toMatchObject({ id: 'familyHistory', experiencer: 'brother' }))

  test('the mother who came along', () => {
    const text = "Doctor: What medicines does he take?\nMum: I'm on metformin, he doesn't take anything."
    expect(extract(text).drugs).toMatchObject([{ inn: 'metformin', experiencer: 'mother' }])
  })

  test('two tellers who contradict each other are printed together and marked', () => {
    const text =
      'Speaker 1: How often do you get the chest pain?\nSpeaker 2: Once a week maybe.\nSpeaker 3: It was three times on Sunday.\nSpeaker 1: Any cough?\nSpeaker 2: No.\nSpeaker 1: Do you smoke?\nSpeaker 2: No.'
    expect(sentence(text, 'Once a week')).toMatchObject({ doubt: true })
    expect(sentence(text, 'Once a week')?.text).toContain('three times on Sunday')
  })
})

describe('dictation', () => {
  test('spoken signs are not printed', () =>
    expect(
      textsOf(
        'осмотр терапевта точка жалобы на кашель запятая слабость точка абзац объективно точка хрипов нет точка',
        'complaints',
      ),
    ).toEqual(['жалобы на кашель, слабость']))

  test('a heading rules until the next one', () =>
    expect(
      textsOf('Allergies. Sulfa antibiotics, he gets hives. Plan. Start ramipril 5 milligrams daily.', 'allergies'),
    ).toEqual(['Sulfa antibiotics, he gets hives.']))
})

describe('speech without punctuation', () => {
  test('what is forbidden stays with its drug', () => {
    const text =
      `здравствуйте что болит нога болит подвернул вчера болезни есть астма аллергия на аспирин курите нет давайте посмотрю
      отёк голеностопа давление сто двадцать на восемьдесят перелома нет разрыв связок накладываем ортез на три недели
      кетонал вам с астмой и реакцией на аспирин нельзя парацетамол по одному грамму три раза в день`.replace(
        /\s+/gu,
        ' ',
      )
    expect(sentence(text, 'кетонал')?.text).toContain('нельзя')
    expect(extract(text).drugs.filter(one => one.inn === 'ketoprofen' && one.status === 'prescribed')).toEqual([])
  })
})

test.each([
  ['Врач: Что беспокоит?\nПациент: Болит горло.', 'Болит горло'],
  ['Doctor: What brings you in?\nPatient: Sore throat.', 'Sore throat'],
  ['Γιατρός: Τι σας συμβαίνει;\nΑσθενής: Πονάει ο λαιμός.', 'Πονάει ο λαιμός'],
])('a complaint of two words is the answer to why somebody came: %s', (transcript, complaint) => {
  const printed = extract(transcript).sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  expect(printed.join(' ')).toContain(complaint)
})
