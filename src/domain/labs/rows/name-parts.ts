import { isTestName } from '../catalogue/find-biomarker.ts'
import { sectionSpecimen } from './sections.ts'

const openBracket = (text: string) => (text.match(/[([]/gu)?.length ?? 0) > (text.match(/[)\]]/gu)?.length ?? 0)
const endsOpen = (text: string) =>
  /(?:[,/–-]|\s(?:и|с|к|в|of|and|to|for|with|και|του|της|των|σε))$/iu.test(text) || openBracket(text)
/** Not "eGFR", "aPTT", "hs-CRP", "β-hCG", "pH". */
const startsInside = (text: string) => /^[\p{Ll}()[\]/,+-]/u.test(text) && !/^\p{Ll}{1,2}-?[\p{Lu}\d]/u.test(text)

/** Whether the line under a row goes on with its name. */
export function joinsBelow(name: string, text: string): boolean {
  if (!name) return false
  if (endsOpen(name) || startsInside(text)) return true
  return !isTestName(name) && isTestName(`${name} ${text}`) && !isTestName(text) && sectionSpecimen(text) === null
}

/** Whether a line above a row begins the row's name. */
export function joinsAbove(text: string, name: string): boolean {
  if (endsOpen(text) || startsInside(name)) return true
  return !isTestName(name) && isTestName(`${text} ${name}`)
}
