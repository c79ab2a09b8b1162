import type { Reading } from '../text/shape.ts'
import { has } from '../text/within.ts'
import { normsOf } from './dose-units.ts'
import { partAround } from './taken-in-part.ts'

const ORDERS_IT =
  /^(?:(?:please|so|then|and|now|but|okay|ok|right|you can|you could|you should|just|well|тогда|и|а|ну|λοιπον|και|τοτε) )*(?:take|use|have|try|have him take|give (?:him|her)|пеите|принимаите|παρτε|παρε|παιρνετε|πιειτε|πιεσ)(?: (?:the|a|some|only|just|your|it|τη|την|το|μονο|только|еще))*$/u
/** "Take paracetamol": the words before a medicine, up to a sign, order it. */
export const ordersIt = (lead: string): boolean => ORDERS_IT.test(lead)

const FOR_DAYS =
  /(?:^|\s)(?:(?:for|another) )?\S+ (?:days?|weeks?|months?|дн(?:я|еи)|недел\p{L}*|месяц\p{L}*|μερεσ|ημερεσ|εβδομαδεσ|μηνεσ)(?! (?:ago|назад|πριν))(?:\s|$)/u

/** Whether the part in which a medicine of words `at` to `to` stands orders it: by a verb, or for so many days. */
export function isOrderedInPart(reading: Reading, at: number, to: number): boolean {
  const part = partAround(reading, at, to)
  if (has(reading, part.from, part.to, 'stop')) return false
  return (
    ordersIt(normsOf(reading, part.from, at)) ||
    has(reading, part.from, part.to, 'order') ||
    FOR_DAYS.test(normsOf(reading, to, part.to))
  )
}

const IF_ONLY =
  /(?:^|\s)(?:i'd|i would|we'd|we would|could|бы|θα (?:σασ )?(?:εδινα|εγραφα|εβαζα|ξεκιναγα))(?:\s\S+){0,3}$/u
const BUT_NOT =
  /(?:^|\s)(?:but|only|however|но|да|однако|αλλα|ομωσ)(?: \S+){0,4} (?:not(?! (?:on|with|before|after))|no|can't|cannot|won't|\S+n't|allerg\p{L}*|rather|wait|нет|не|нельзя|аллерг\p{L}*|подожд\p{L}*|δεν|οχι|αλλεργ\p{L}*|περιμεν\p{L}*)(?:\s|$)/u
/** "I'd give you amoxicillin, but you're allergic": not given. The words before the medicine or the verb, and those behind. */
export const isIfOnly = (before: string, behind: string): boolean => IF_ONLY.test(before) && BUT_NOT.test(behind)
