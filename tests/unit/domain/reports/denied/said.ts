import { find } from '../found.ts'

const TALK = {
  en: ['Doctor', 'Patient', 'What brings you in?', 'A sore throat.'],
  ru: ['Врач', 'Пациент', 'Что беспокоит?', 'Горло болит.'],
  el: ['Γιατρός', 'Ασθενής', 'Τι σας φέρνει;', 'Πονάει ο λαιμός μου.'],
} as const
const EXAMINED = {
  en: ['Let me examine you. Blood pressure 120 over 80, pulse 70.', 'Okay.'],
  ru: ['Давайте осмотрю. Давление 120 на 80, пульс 70.', 'Хорошо.'],
  el: ['Να σας εξετάσω. Πίεση 120 με 80, σφυγμοί 70.', 'Ωραία.'],
} as const

export type Language = keyof typeof TALK

const opening = (lang: Language) => {
  const [doctor, patient, why, throat] = TALK[lang]
  return `${doctor}: ${why}\n${patient}: ${throat}\n`
}

/** The sentence with these words, of a question and its answer in an interview. */
export function answered(lang: Language, asked: string, said: string, part: string) {
  const [doctor, patient] = TALK[lang]
  return find(`${opening(lang)}${doctor}: ${asked}\n${patient}: ${said}`, part)
}

/** The sentence with these words, of why the patient has come. */
export function complained(lang: Language, said: string, part: string) {
  const [doctor, patient, why] = TALK[lang]
  return find(`${doctor}: ${why}\n${patient}: ${said}`, part)
}

/** The sentence with these words, of what the doctor finds. */
export function examined(lang: Language, said: string, part: string) {
  const [doctor, patient] = TALK[lang]
  const [examining, reply] = EXAMINED[lang]
  return find(`${opening(lang)}${doctor}: ${examining}\n${patient}: ${reply}\n${doctor}: ${said}`, part)
}
