import { within } from '../text/within.ts'
import type { Intent } from './intents.ts'
import type { Index, Unit } from './units.ts'

const FIRST_PERSON = / (?:я|мне|меня|у меня|i|im|ive|me|mine|εγω|ειμαι|εχω|παιρνω|με) /u
/** Who speaks for a patient who is a child, or is brought. */
const COMPANY =
  / (?:дочк\p{L}*|дочь|сын\p{L}*|ребен\p{L}*|малыш\p{L}*|мальчик\p{L}*|девочк\p{L}*|родились|в роддоме|(?:he|she)(?:s| is) \S+ (?:months|weeks|years)(?: old)?|months old|our (?:son|daughter)|my (?:son|daughter|little)|nappies|κορη|γιο[σσ]?|μωρο|μικρη|μικροσ|παιδι|χρονων) /u
const AT_FIRST = 8

/** The relative who is asked for speaks of himself: "I'm on sertraline" of the mother of a child. */
export const isCompanion = ({ units }: Index, unit: Unit): boolean =>
  FIRST_PERSON.test(unit.text) && units.slice(0, AT_FIRST).some(one => COMPANY.test(one.text))

/** The sentence names the relative, as a teller or as the one it is about. */
export const namesPerson = ({ transcript }: Index, unit: Unit, person: string) =>
  unit.clauses.some(one => {
    for (const { of } of within(transcript.reading, one.from, one.to, 'relative')) if (of === person) return true
    return false
  })

export const ofPersonOf = (unit: Unit, person: string | null, intents: ReadonlySet<Intent>) => {
  const persons = new Set(unit.clauses.map(one => one.experiencer))
  return (person && persons.has(person)) || (intents.has('family') && persons.size > 0 && !persons.has('patient'))
    ? 2.2
    : 0
}

export const statementHas = (clauses: Index['transcript']['clauses'], unit: Unit, person: string) =>
  clauses.some(one => one.statement === unit.statement && one.experiencer === person)
