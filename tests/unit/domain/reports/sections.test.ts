import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/domain/reports/extract.ts'

const found = (transcript: string, part: string) =>
  extract(transcript)
    .sections.flatMap(({ id, sentences }) => sentences.map(one => ({ id, ...one })))
    .find(({ text }) => text.includes(part))
const sectionOf = (transcript: string, part: string) => found(transcript, part)?.id

const ASKED = 'Doctor: Any fever?\nPatient: No.\n'
const CONCLUDED = `${ASKED}Doctor: Let me examine you. Blood pressure 120 over 80, pulse 70. I think this is tendinitis.\n`

describe('values that another one than the doctor reports', () => {
  test('several of them are an examination', () => {
    const text = `${ASKED}Doctor: Obs?\nHusband: They said pressure 176 over 98, pulse 96, sats 94, temperature 36.4.`
    expect(sectionOf(text, '176')).toBe('examination')
  })

  test('«Давление утром?»', () => {
    const text =
      'Врач: Кашель есть?\nПациент: Нет.\nВрач: Давление утром?\nМедсестра: 140 на 90, пульс 80, температура 37,1, сатурация 97.'
    expect(sectionOf(text, '140 на 90')).toBe('examination')
  })

  test('the name of a test as a question asks for its result', () => {
    const text =
      '— Кашель есть?\n— Нет.\n— Жалобы ещё какие-нибудь?\n— Слабость.\n— УЗИ?\n— Печень увеличена на 2 сантиметра, камней не видно.\n— А боли были?\n— Нет.'
    expect(sectionOf(text, 'Печень')).toBe('examination')
  })

  test('what a patient measured at home stays history', () => {
    const text = `${ASKED}Doctor: What is your pressure at home?\nPatient: 150 over 90 usually, pulse 80.`
    expect(sectionOf(text, '150 over 90')).not.toBe('examination')
  })
})

test.each([
  ['Past history?', 'Irregular heart, high blood pressure.', 'Irregular', 'pastHistory'],
  ['Medications?', 'The white one in the morning.', 'white one', 'drugHistory'],
  ['Family history?', 'Nothing that I know of.', 'Nothing that', 'familyHistory'],
])('a heading as a question files its answer: %s', (question, answer, part, id) =>
  expect(sectionOf(`${ASKED}Doctor: ${question}\nPatient: ${answer}`, part)).toBe(id),
)

test.each([
  [
    'Врач: Кашель есть?\nПациент: Нет.\nВрач: Инфаркта не было?\nПациент: У меня нет. А вот у отца был инфаркт в пятьдесят два года, от него и умер.',
    'умер',
  ],
  [
    `${ASKED}Doctor: Any heart attacks?\nPatient: Not me. My dad had a heart attack at fifty two, and he died of it.`,
    'died',
  ],
  [
    'Γιατρός: Βήχας;\nΑσθενής: Όχι.\nΓιατρός: Έμφραγμα;\nΑσθενής: Εγώ όχι. Ο πατέρας μου έπαθε έμφραγμα στα πενήντα δύο, και πέθανε από αυτό.',
    'πέθανε',
  ],
])('who died is the relative, not the patient who says so: %s', (transcript, part) => {
  const all = extract(transcript).sections.flatMap(({ id, sentences }) => sentences.map(one => ({ id, ...one })))
  const said = all.filter(({ text }) => text.includes(part))
  expect(said.map(({ id, experiencer }) => [id, experiencer])).toEqual([['familyHistory', 'father']])
})

test('behind "and now?" the doctor tells what to do', () => {
  const text = `${CONCLUDED}Doctor: The bend bothers me.\nPatient: So what happens now?\nDoctor: Bicycle every day, fifteen minutes, no resistance. Ice ten minutes after it.`
  expect(sectionOf(text, 'Bicycle')).toBe('plan')
  expect(sectionOf(text, 'Ice')).toBe('plan')
})

test('a request that has nothing of medicine is small talk', () => {
  expect(found(`${CONCLUDED}Patient: Can I nip out and ring our daughter?\nDoctor: Course you can.`, 'nip out')).toBe(
    undefined,
  )
  expect(found(`${CONCLUDED}Patient: Can I drive?\nDoctor: Not for a month.`, 'drive')).not.toBe(undefined)
})

test('a medicine that was asked for belongs to the medicines, whatever it did', () =>
  expect(sectionOf(`${ASKED}Doctor: Have you taken Lyrica?\nPatient: In 2021, my hair came out.`, 'Lyrica')).toBe(
    'drugHistory',
  ))

test('a day and an hour at the end are the follow-up', () =>
  expect(sectionOf(`${CONCLUDED}Doctor: Friday at ten, then.`, 'Friday')).toBe('followUp'))

test('what a culture has shown of a medicine is a result and no row of the table', () => {
  const text =
    'Врач: Кашель есть?\nПациент: Нет.\nВрач: Давайте послушаю. Давление 120 на 80, пульс 70. Посев: к меропенему чувствительна, к ампициллину устойчива.'
  expect(sectionOf(text, 'Посев')).toBe('examination')
  expect(extract(text).drugs).toEqual([])
})

test('an offer that is refused behind the examination is in the plan', () =>
  expect(sectionOf(`${CONCLUDED}Doctor: Will you go to hospital?\nPatient: No. I want to stay home.`, 'hospital')).toBe(
    'plan',
  ))

test('an operation under a condition is planned', () =>
  expect(sectionOf(`${CONCLUDED}Doctor: If the root is broken, an extraction in the hospital.`, 'root')).toBe('plan'))

describe('one row for a medicine', () => {
  const rows = (text: string) => extract(text).drugs.map(({ name, status }) => [name, status])

  test('that is taken and then forbidden: it is stopped', () =>
    expect(
      rows(
        `Doctor: Any fever?\nPatient: No.\nDoctor: Do you buy anything yourself?\nPatient: Nurofen for my back, a couple most days.\nDoctor: Blood pressure 120 over 80, pulse 70. I think this is the kidneys. No more Nurofen, please.`,
      ),
    ).toEqual([['Nurofen', 'stopped']]))

  test('that is spoken against and then kept: it is current', () =>
    expect(
      rows(
        `Doctor: Any fever?\nPatient: No.\nDoctor: What do you take?\nPatient: Eliquis 5 milligrams twice a day.\nDoctor: Blood pressure 120 over 80, pulse 70. A bleed is not ruled out with the Eliquis. The Eliquis stays as it is.`,
      ),
    ).toEqual([['Eliquis', 'current']]))
})

test('a single labelled line loses its label and keeps its speaker', () => {
  const [section] = extract('Patient: I have had a cough for three days.').sections
  expect(section?.sentences[0]).toMatchObject({ text: 'I have had a cough for three days.', speaker: 'patient' })
  expect(extract('Пациент: Кашель третий день, температура.').sections[0]?.sentences[0]?.text).toBe(
    'Кашель третий день, температура.',
  )
})
