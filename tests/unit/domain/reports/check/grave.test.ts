import { describe, expect, test } from 'vitest'
import { checkSupport } from '../../../../../src/domain/reports/check/check-support.ts'

const verdict = (transcript: string, sentence: string) => checkSupport(transcript, [sentence])[0]?.verdict

describe('what was said otherwise never passes', () => {
  test.each([
    [
      'an old dose behind words that ask to wait',
      'Γιατρός: Τι παίρνετε;\nΑσθενής: Norvasc 10 το βράδυ. Ένα λεπτό, λάθος, 5.',
      'Λαμβάνει Norvasc 10 το βράδυ.',
      'Λαμβάνει Norvasc 5 το βράδυ.',
    ],
    [
      'an old dose told once more as that of then',
      'Врач: Что принимаете?\nПациентка: Симбикорт, два вдоха утром и вечером. Ой, вру, два это зимой было, сейчас по одному вдоху.',
      'Принимает Симбикорт по два вдоха утром и вечером.',
      'Принимает Симбикорт по одному вдоху утром и вечером.',
    ],
    [
      'a finding on the side on which it is denied',
      'Doctor: Crackles on the left. Right crackles are not heard.',
      'Crackles on the right.',
      'Crackles on the left.',
    ],
    [
      'which medicine a germ resists',
      'Doctor: The culture grew staph, sensitive to doxycycline, resistant to erythromycin.',
      'The germ is resistant to doxycycline.',
      'The germ is resistant to erythromycin.',
    ],
    [
      'which medicine a germ resists, in Russian',
      'Врач: Высеяли клебсиеллу, к меропенему чувствительна, к ампициллину устойчива.',
      'Возбудитель устойчив к меропенему.',
      'Возбудитель чувствителен к меропенему.',
    ],
    [
      'what is no more, told as going on',
      'Врач: Что было?\nПациент: Вчера понос два раза.\nВрач: А сегодня?\nПациент: Живот урчит, поноса больше не было.',
      'Понос продолжается.',
      'Вчера был понос.',
    ],
    [
      'what is no more, in English',
      'Doctor: What happened?\nPatient: I vomited twice last night.\nDoctor: And today?\nPatient: No more vomiting today.',
      'Vomiting continues.',
      'Vomited twice last night.',
    ],
    [
      'what has healed on this side',
      'Врач: Как кожа?\nПациент: Язва на левой голени ещё есть, на правой зажила.',
      'Язва правой голени сохраняется.',
      'Язва на левой голени есть.',
    ],
    [
      'a question that is answered with no in speech without punctuation',
      'алло вечер добрый слушаю рассказывайте я кормлю вторая неделя трещины на сосках есть на левом есть маленькая на правом зажила гной или кровь из соска идёт нет молоко обычное температуру мерили вчера тридцать семь и пять сейчас нет курите нет хронические болезни мигрень',
      'Из соска выделяется гной.',
      'Из хронических болезней мигрень.',
    ],
    [
      'a side that is taken back in speech without punctuation',
      "so how have you been tired and my knee's been killing me the left one hang on no the right the one i kneel on any swelling no",
      'Left knee pain.',
      'Right knee pain.',
    ],
    [
      'a name that was taken back for one that no list has',
      'Doctor: Any tablets?\nPatient: And the pill, Microgynon. Sorry, Lizinna, they changed it in spring.',
      'Takes the pill Microgynon.',
      'Takes the pill Lizinna.',
    ],
    [
      'what the doctor stops, told as advised',
      'Doctor: What do you take for the headache?\nPatient: Ibuprofen, five times a month.\nDoctor: Blood pressure 120 over 80, pulse 70. You stop the ibuprofen, it hurts the kidneys. For the headache paracetamol 500.',
      'Ibuprofen was recommended for the headache.',
      'Paracetamol was recommended for the headache.',
    ],
    [
      'a hedged verb',
      'Doctor: In August they placed a stent.\nPatient: Yes.\nDoctor: Blood pressure 120 over 80. The stent may be blocking again.',
      'The stent is blocking.',
      'A stent was placed in August.',
    ],
    [
      'a refused invitation',
      "Doctor: Blood pressure 120 over 80, pulse 70. I'd like you in the Thursday group.\nPatient: No groups for me. I'm not going.",
      'She will attend the Thursday group.',
      'Blood pressure 120/80.',
    ],
  ])('%s', (_name, transcript, lie, truth) => {
    expect.soft(verdict(transcript, lie), lie).not.toBe('supported')
    expect.soft(verdict(transcript, truth), truth).toBe('supported')
  })
})
