import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'

const AND = /^(?:and|и|και)$/u
const DENIAL =
  /^(?:not|no|never|without|denies|denied|\p{L}+n't|не|нет|без|ни|отрица(?:ет|ют|ла?|ли)|δεν|δε|μη|μην|χωρισ|ουτε|οχι|αρνειται|αρνηθηκε)$/u
const IS =
  /^(?:is|are|was|were|has|had|will|reports?|complains?|describes?|takes?|drinks|continues?|remains?|отмечает|отмечается|отмечаются|имеет|имеется|имеются|есть|беспокоит|беспокоят|сохраняется|сохраняются|жалуется|принимает|получает|продолжает|остается|был[аои]?|будет|будут|ειναι|ηταν|εχει|εχουν|ειχε|ειχαν|αναφερει|παραπονειται|παρουσιαζει|λαμβανει|παιρνει|συνεχιζει|παραμενει)$/u
/** Words of the subject between the "and" and its verb. */
const SUBJECT = 3

const isFinding = (norms: readonly string[]) =>
  conceptsOf(norms).some(({ ids }) => ids.some(id => KIND_OF.get(id) === 'finding'))

/** Denied before the "and", told behind it: "no benefit, and milk has been given again". */
export const goesOn = (all: Words, from: number, and: number, to: number): boolean =>
  hasOwnVerb(all, and, to) && all.words.slice(from, and).some(({ norm }) => DENIAL.test(norm))

/** "And reports a cough", "and milk has been given again". */
export function hasOwnVerb({ words }: Words, and: number, to: number): boolean {
  if (!AND.test(words[and]?.norm ?? '')) return false
  const behind = words.slice(and + 1, Math.min(to, and + SUBJECT + 2)).map(({ norm }) => norm)
  const verb = behind.findIndex(norm => IS.test(norm))
  return verb >= 0 && !behind.slice(0, verb + 2).some(norm => DENIAL.test(norm)) && !isFinding(behind.slice(0, verb))
}
