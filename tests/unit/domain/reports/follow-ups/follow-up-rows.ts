import { expect } from 'vitest'
import { extract } from '../../../../../src/domain/reports/extract.ts'

/** A visit up to its conclusion, in the language of the words behind it. */
const VISITS = {
  en: 'Doctor: Any fever?\nPatient: No.\nDoctor: Let me examine you. Blood pressure 120 over 80, pulse 70. I think this is tendinitis.\n',
  ru: 'Врач: Температура есть?\nПациент: Нет.\nВрач: Давайте посмотрю вас. Давление 120 на 80, пульс 70. Думаю, это тендинит.\n',
  el: 'Γιατρός: Πυρετός;\nΑσθενής: Όχι.\nΓιατρός: Να σας εξετάσω. Πίεση 120 με 80, σφύξεις 70. Νομίζω ότι είναι τενοντίτιδα.\n',
} as const

const languageOf = (said: string) =>
  /\p{Script=Greek}/u.test(said) ? 'el' : /\p{Script=Cyrillic}/u.test(said) ? 'ru' : 'en'

const foundIn = (said: string) => extract(VISITS[languageOf(said)] + said)

/** The times of the rows behind the conclusion are these; null for a row without one. */
export const agrees = (said: string, ...when: (string | null)[]): void =>
  expect(foundIn(said).followUp.map(row => row.when)).toEqual(when)

/** No row; what was said of it is printed in one sentence, if a part of it is given. */
export function agreesNothing(said: string, printed?: string): void {
  const { followUp, sections } = foundIn(said)
  expect(followUp).toEqual([])
  if (printed === undefined) return
  expect(sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('\n')).toContain(printed)
}

/** The section in which a part of the words is printed. */
export const filedIn = (said: string, part: string): string | undefined =>
  foundIn(said).sections.find(({ sentences }) => sentences.some(({ text }) => text.includes(part)))?.id
