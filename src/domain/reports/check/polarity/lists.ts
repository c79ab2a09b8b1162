import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import { has } from '../../text/within.ts'
import type { Words } from '../../text/words.ts'
import type { Clause } from './clauses.ts'
import { cuesIn } from './cues.ts'
import { hasOwnVerb } from './goes-on.ts'

/** A denial of a whole list: "denies chest pain, palpitations and syncope". */
export const OF_LIST =
  /^(?:denies|denied|deny|denying|отрица(?:ет|ют|ла?|ть)|αρνειται|αρνηθηκε|without|без|χωρισ|no|ни|ουτε|neither)$/u

export const WITHOUT = /^(?:χωρισ|without|без)$/u

/** A value, in figures or spoken; "one" may be an article. */
export const hasNumber = ({ words, numbers }: Words, { from, to }: Clause) =>
  words.slice(from, to).some(({ norm }, index) => /^\d/u.test(norm) || (numbers.get(from + index)?.value ?? 1) !== 1)

const REPORTS =
  /^(?:отмеча|предъявля|жалу|выявл|обнаруж|определя|наблюда|сообща|описыва|report|complain|describ|mention|notic|endors|experienc|αναφερ|παραπον|παρουσι|διαπιστω|παρατηρ)/u
const LISTS = /^(?:or|nor|and|или|либо|и|η|και)$/u
const ITEM = 4
const MIDDLE_ITEM = 6
/** Words of the last item with what belongs to it: "or discharge from the wound". */
const LAST_ITEM = 8
/** "Does not have double vision, trouble swallowing or a hoarse voice": listed behind it, up to an "or". */
const HAS = /^(?:have|has|had|εχει|εχω|ειχε|ειχα|εχουμε)$/u
const OR = /^(?:or|nor|η)$/u
/** "Does not have a fever, take paracetamol or ibuprofen", "…, drinks water or juice": only a finding is an item. */
const isFinding = (all: Words, { from, to }: Clause) =>
  !!conceptsOf(all.words.slice(from, to).map(({ norm }) => norm))[0]?.ids.some(id => KIND_OF.get(id) === 'finding') &&
  !has(all, from, to, 'order', 'take') &&
  ![...all.drugs.keys()].some(at => at >= from && at < to)
/** "Does not report pain, flashes or floaters": the list, up to its "or", is not reported. */
export function reportsNone(all: Words, clauses: readonly Clause[], clause: Clause, cues: readonly number[]): boolean {
  const isBehind = (verb: RegExp) =>
    cues.some(at => [at + 1, at + 2].some(next => verb.test(all.words[next]?.norm ?? '')))
  const reports = isBehind(REPORTS)
  if (!reports && !isBehind(HAS)) return false
  for (const { from, to } of clauses.slice(clauses.indexOf(clause) + 1)) {
    if (to - from > LAST_ITEM || cuesIn(all, { from, to }).length > 0) return false
    if (!reports && !isFinding(all, { from, to })) return false
    const link = all.words.slice(from, to).findIndex(({ norm }) => (reports ? LISTS : OR).test(norm))
    if (link < 0 && to - from > ITEM) return false
    if (link > 0 || (link === 0 && to - from <= 2) || DENIED_CASE.test(all.words[from]?.norm ?? '')) return true
  }
  return false
}

/** Short enough for an item of a denied list, or for its last one. */
export function isItem({ words }: Words, { from, to }: Clause): boolean {
  const ends = words.slice(from, from + ITEM).some(({ norm }) => LISTS.test(norm))
  return to - from <= (ends ? LAST_ITEM : MIDDLE_ITEM)
}

const STATE =
  /^(?:clear|fine|normal|ok|okay|good|well|soft|regular|stable|intact|equal|symmetrical|healthy|clean|unremarkable|unchanged|чист\p{L}*|спокоин\p{L}*|спокоен|норм\p{L}*|мягк\p{L}*|ровн\p{L}*|ритмич\p{L}*|стабильн\p{L}*|сохранн?\p{L}*|хорош\p{L}*|свободн\p{L}*|симметрич\p{L}*|цел[аоы]?|удовлетворительн\p{L}*|καθαρ\p{L}*|φυσιολογικ\p{L}*|κανονικ\p{L}*|μαλακ\p{L}*|σταθερ\p{L}*|ρυθμικ\p{L}*|ακεραι\p{L}*|ελευθερ\p{L}*|συμμετρικ\p{L}*|ενταξει|καλ[αοη]|χαρα)$/u
/** "No wheeze, no crackles, abdomen soft": how something is, as it should be, is no item of the list. */
const tellsState = ({ words }: Words, { from, to }: Clause) => to - from > 1 && STATE.test(words[to - 1]?.norm ?? '')

const GOES_ON =
  /^(?:so|therefore|hence|thus|then|поэтому|значит|потом|затем|теперь|тогда|αρα|οποτε|επομενωσ|γι|υστερα|(?:i|you|he|she|it|we|they)(?:'\p{L}+)?|я|ты|он|она|оно|мы|вы|они)$/u
/** "It made no difference, so she's back on milk": what follows has a subject or a reason of its own. */
export const endsList = (all: Words, clause: Clause): boolean =>
  GOES_ON.test(all.words[clause.from]?.norm ?? '') ||
  tellsState(all, clause) ||
  isSaidOf(all, clause) ||
  hasOwnVerb(all, clause.from, clause.to)

const IS_SO =
  /^(?:(?:снижен|повышен|сохранен|отложен|назначен|рекомендован|запланирован|усилен|ослаблен|учащен|увеличен|уменьшен|затруднен|отменен|продолжен|показан)[аоы]?|есть|имеется|имеются|present|reduced|increased|raised|deferred|postponed|planned|advised|persists?|continues?|υπαρχει|υπαρχουν|παραμενει|συνεχιζεται|μειωμεν\p{L}*|αυξημεν\p{L}*|προγραμματιζεται|αναβαλλεται)$/u
/** «Без рвоты, аппетит снижен», "no fever, cough present": it has a predicate of its own. */
const isSaidOf = ({ words }: Words, { from, to }: Clause) =>
  words.slice(from + 1, to).some(({ norm }) => IS_SO.test(norm)) &&
  !words.slice(from, to).some(({ norm }) => OR.test(norm))

const CHANGED =
  /^(?:reduced|decreased|increased|increasing|worsening|worsened|improved|improving|diminished|impaired|preserved|poor|good|severe|moderate|mild|slight|сниженн\p{L}{2}|повышенн\p{L}{2}|пониженн\p{L}{2}|μειωμεν[οη]σ?|αυξημεν[οη]σ?|ηπι(?:οσ|α|ο)|εντον(?:οσ|η|ο)|μετρι(?:οσ|α|ο))$/u
/** «Сниженный», «повышенная»: what is denied with "without" has another case. */
const IN_OTHER_CASE = /^(?:сниженн|повышенн|пониженн)(?:ого|ои|ых)$/u
/** "Without drooling, reduced intake", but "no weight loss, increased thirst or cramps": how much there is of it, at the end. */
export function tellsChange({ words }: Words, { from }: Clause, end: number): boolean {
  const at = /^(?:and|и|και)$/u.test(words[from]?.norm ?? '') ? from + 1 : from
  const norm = words[at]?.norm ?? ''
  return CHANGED.test(norm) && !IN_OTHER_CASE.test(norm) && !words.slice(at, end).some(one => OR_MORE.test(one.norm))
}
const OR_MORE = /^(?:or|nor|или|ни|η|ουτε)$/u

/** Masculine nouns in the case that a denial asks for: «инсульта, язвы не было». */
const DENIED_CASE =
  /(?:(?:инсульт|инфаркт|диабет|туберкулез|гепатит|обморок|отек|озноб|зуд|запор|понос|хрип|шум|насморк|перелом|тромб|рак|криз|приступ|паралич|парез|тремор|бред|ожог|синдром|\p{L}{3,}(?:ит|оз))а|кашля|(?:болезн|боле|травм|опухол|операци|аллерги|рвот|сыпи|язв|грыж|желтух|одышк|тошнот|изжог|слабост|судорог|температур)(?:ы|и|и|еи)|\p{L}{4,}(?:ов|ев|еи))$/u

const OR_DENIED = /^(?:η|или|or)$/u
/** A finding and nothing else. */
const isBareFinding = ({ words }: Words, { from, to }: Clause): boolean => {
  const hits = conceptsOf(words.slice(from, to).map(({ norm }) => norm))
  return (
    hits.length === 1 &&
    hits.every(hit => hit.from === 0 && hit.to === to - from && hit.ids.some(id => KIND_OF.get(id) === 'finding'))
  )
}

/** Short pieces right before a denial that stands behind its list. */
export function listBefore(all: Words, clauses: readonly Clause[], clause: Clause): Clause[] {
  const found: Clause[] = []
  // «Πόνο, λάμψεις ή μυγάκια δεν έχει»: an "or" before the denial makes a list of what stands before it.
  const isOfOr = all.words.slice(clause.from, clause.to).findIndex(({ norm }) => OR_DENIED.test(norm)) > 0
  for (let at = clauses.indexOf(clause) - 1; at >= 0; at--) {
    const one = clauses[at] as Clause
    const noun = all.words[one.from]?.norm ?? ''
    if (
      one.to - one.from > 3 ||
      !(DENIED_CASE.test(noun) || (isOfOr && isBareFinding(all, one))) ||
      cuesIn(all, one).length > 0 ||
      hasNumber(all, one)
    )
      break
    if (!/,/u.test(all.words[one.to - 1]?.after ?? '')) break
    found.push(one)
  }
  return found
}

export const DENYING = /^(?:denies|denied|deny|denying|отрица(?:ет|ют|л|ла|ли)|αρνειται|αρνηθηκε|αρνουμαι)$/u

/** «Хрипов нет», «снижение веса отрицает»: the denied thing stands before its cue, which ends the clause. */
export const isPostposed = (all: Words, { from, to }: Clause, cues: readonly number[]) => {
  const last = cues.at(-1) ?? from
  return (
    !WITHOUT.test(all.words[cues[0] ?? from]?.norm ?? '') &&
    last >= to - 2 &&
    last > from &&
    cues[0] !== from &&
    // "He denies burning, fever and chills": what is denied follows the verb.
    (last === to - 1 || !DENYING.test(all.words[last]?.norm ?? '')) &&
    // "Neither painful nor itchy."
    !/^(?:no|nor|neither|without|без|χωρισ|ни|ουτε)$/u.test(all.words[last]?.norm ?? '')
  )
}
