import { within } from '../text/within.ts'
import type { Words } from '../text/words.ts'

/** Before a relative who is only there: "lives with his wife". */
const BEFORE =
  /^(?:hear|tell|told|ask|asked|lift|lifting|help|helping|visit|visiting|слышу|вижу|ακουω|by|with|from|от|с|со|με|к|от имени|сказал\p{L}*|говорит)$/u
/** Behind a relative who only acts or speaks: "her daughter says", «дочь приезжает». */
const BEHIND =
  /^(?:приезжа\p{L}*|помога\p{L}*|живет|живут|gave|give|drove|brought|told|says|said|thinks|visits|helps|привез\p{L}*|привел\p{L}*|говорит|сказал\p{L}*|μενει|βοηθα\p{L}*|λεει|ειπε|αναφερει|εφερε|insisted|настоял\p{L}*|ждет|сидит|noticed|reports|колол\p{L}*|ставил\p{L}*|делал\p{L}*|давал\p{L}*|дал[аи]?|купил\p{L}*|вызвал\p{L}*|заметил\p{L}*|уговорил\p{L}*|заставил\p{L}*|послал\p{L}*|injected|made|called|rubbed|bought|found|sent|dragged|worries|worried|complains|εκανε|εδωσε|αγορασε|καλεσε|παρατηρησε|προσεξε|φωναξε|επεμενε|κοιταξε)$/u

/** «Η μητέρα τής έκανε». */
const OBJECT = /^(?:του|τησ|τουσ|τον|την|ему|еи|him|her)$/u

const ADVISES =
  /^(?:(?:по)?советовал\p{L}*|советует|твердит|утвержда\p{L}*|уверя\p{L}*|считает|advis\p{L}*|suggest\p{L}*|reckons|swears|claims|insists|συμβουλε\p{L}*|επιμενει|ισχυριζεται|προτειν\p{L}*)$/u

/** "Mum advised Dostinex", also with the medicine before the verb. */
function advises({ words, drugs }: Words, at: number): boolean {
  const verb = drugs.get(at)?.to ?? at
  return ADVISES.test(words[verb]?.norm ?? '')
}

/** "Stopped by the mother": who did it. */
const AGENT = /^απο (?:τη|την|τον|το)$/u
const PASSIVE = /^(?:διακοπηκε|δοθηκε|χορηγηθηκε|σταματησε|αναφερθηκε)$/u

/**
 * The relative whom words `from` to `to` may tell of; null for none. It is taken for one on doubt: another person's
 * illness reported as the patient's is worse than a sentence that has to be looked at.
 */
export function relativeNamed(words: Words, from: number, to: number): string | null {
  const passive = words.words.slice(from, to).some(({ norm }) => PASSIVE.test(norm))
  for (const hit of within(words, from, to, 'relative')) {
    const norm = (at: number) => words.words[at]?.norm ?? ''
    const before = hit.from > from ? [norm(hit.from - 1), norm(hit.from - 2)] : []
    if (AGENT.test(`${norm(hit.from - 2)} ${norm(hit.from - 1)}`) && passive) continue
    if (
      hit.of === undefined ||
      (before.some(one => BEFORE.test(one)) && !(before.includes('from') && norm(hit.to - 1).endsWith("'s"))) ||
      BEHIND.test(norm(hit.to)) ||
      (OBJECT.test(norm(hit.to)) && BEHIND.test(norm(hit.to + 1))) ||
      advises(words, hit.to)
    )
      continue
    return hit.of === 'family' ? 'relative' : hit.of
  }
  return parentNamed(words, from, to)
}

const OF_PARENT: readonly (readonly [RegExp, string])[] = [
  [/^maternal$/u, 'mother'],
  [/^paternal$/u, 'father'],
]
const IS_SIDE = /^(?:aunt|uncle|grand\p{L}*|cousin|side|line|age|request|wish|relative\p{L}*)$/u
/** "Maternal history of fibroids". */
function parentNamed({ words }: Words, from: number, to: number): string | null {
  for (let at = from; at < to; at++) {
    const parent = OF_PARENT.find(([form]) => form.test(words[at]?.norm ?? ''))
    if (parent && !IS_SIDE.test(words[at + 1]?.norm ?? '')) return parent[1]
  }
  return null
}
