import type { CueClass } from '../lexicon/classes.ts'
import { LIGHT, LINKS, SELDOM, TAILS } from '../lexicon/small-words.ts'
import { isAnswer, isDeterminer, isNo, names } from './answer-words.ts'
import {
  asksOfFamily,
  comparesValue,
  goesOnOfRelative,
  goesOnWithCourse,
  isAllergyTo,
  isDoneTo,
  isOwnersSentence,
  isWhatToDo,
  opensReturn,
} from './bonds.ts'
import { startsBetween } from './counts.ts'
import { isConsequence, isDated, isForbidden, isObject, isRenamed, isWarning, opensRelative } from './ties.ts'
import { hasDrug, startsWith } from './within.ts'
import type { Words } from './words.ts'

/** Cost of a cut that would part what belongs together. */
export const NEVER = 1000

/** A verb and what it governs, a side and its organ are not parted. */
const GOVERNS: ReadonlySet<CueClass> = new Set(['take', 'order', 'stop', 'negation', 'side', 'if', 'allergy', 'small'])

const NEAR = 4

/** "My son | has it": asks nothing. */
const asksAt = (words: Words, at: number, to: number): boolean =>
  startsWith(words, at, to, 'asks') !== undefined &&
  !(
    /^(?:has|is|was|does|did)$/u.test(words.words[at]?.norm ?? '') &&
    (words.hits[at - 1] ?? []).some(hit => hit.is === 'relative')
  )

/** Words that never stand behind what they ask about. */
const ALWAYS = /^(?:чем|почему|кем|куда|отчего)$/u

/** True where a question begins, and not within one that has begun. */
export function opensQuestion(words: Words, at: number, to: number): boolean {
  if (!asksAt(words, at, to)) return false
  // «Лекарства какие пьёте», «πυρετό είχατε»: the question's word may come behind its subject.
  const latin = /^[a-z]/u.test(words.words[at]?.norm ?? '')
  if (ALWAYS.test(words.words[at]?.norm ?? '')) return true
  if (!latin && (names(words, at - 1) || (BETWEEN.test(words.words[at - 1]?.norm ?? '') && names(words, at - 2))))
    return false
  for (let back = Math.max(0, at - NEAR); back < at; back++)
    if (asksAt(words, back, to) && !isAnswer(words, at - 1)) return false
  return true
}

/** What it costs to cut before a word. */
export function costOfCut(words: Words, at: number, to: number): number {
  const [before, here] = [words.words[at - 1]?.norm ?? '', words.words[at]?.norm ?? '']
  if (before.endsWith("'s") || isCorrecting(words, at) || isWarning(words, at) || isConsequence(words, at)) return NEVER
  if (MINE.test(before) && opensRelative(words, at)) return 0.7
  if (AND_ASKS.test(here) && startsWith(words, at + 1, to, 'asks') && !startsBetween(words, at - NEAR, at, 'asks'))
    return 0.4
  if (here === 'the' && words.words[at + 1]?.norm === 'same') return NEVER
  if (LINKS.has(before) && !isAnswer(words, at - 1) && !isObject(words, at - 1)) return NEVER
  if (isDeterminer(words, at - 1) || isAnswer(words, at) || before === here || words.numbers.has(at)) return NEVER
  if (isInNumber(words, at) || isWithin(words, at) || startsWith(words, at, to, 'dose', 'frequency')) return NEVER
  if (pointsBack(words, at) || goesOnWithDrug(words, at, to)) return NEVER
  if (isOwnersSentence(words, at, to)) return NEVER
  if (turnsDownHere(words, at) || goesOnWithCourse(words, at, to) || isWhatToDo(words, at)) return NEVER
  if (goesOnOfRelative(words, at, to) || isAllergyTo(words, at, to)) return NEVER
  if (here === 'что' && words.words[at + 1]?.norm === 'ли') return NEVER
  if (isDoneTo(words, at) || comparesValue(words, at)) return NEVER
  if (here === 'a' && words.numbers.has(at + 1)) return NEVER
  // "A hundred in the morning | and fifty at night", "it blanches | when I press it".
  if (ANDS.test(here) && hasNumberAt(words, at + 1) && hasDrug(words, at - DOSED, at)) return NEVER
  if (here === 'when' && SUBJECT.test(words.words[at + 1]?.norm ?? '') && !isAnswer(words, at - 1)) return NEVER
  // "I've got epilepsy | but I haven't had a fit".
  if (BUT.test(here) && NOT.test(words.words[at + 2]?.norm ?? '')) return NEVER
  if (here === 'να' && MAY.test(before)) return NEVER
  if (asksOfFamily(words, at)) return 0.5
  if (opensReturn(words, at, to)) return 1.2
  if (EMPHASIS.test(here) && isNo(words, at - 1)) return NEVER
  if (isPolite(words, at) || TOO.test(words.words[at + 1]?.norm ?? '')) return NEVER
  if (isGoverned(words, at) || goesOnDenying(words, at) || isForbidden(words, at) || isRenamed(words, at)) return NEVER
  // «Упала, значит упала.»
  if (here === 'значит' && words.words[at + 1]?.norm === before) return NEVER
  if (opensQuestion(words, at, to)) return 0.4
  if (opensTag(words, at, to)) return 0.5
  if (opensRelative(words, at)) return 0.7
  // «Полипа | не вижу»: what is denied stands before the denial.
  const still = STILL.test(here) && DENIES.test(words.words[at + 1]?.norm ?? '')
  if ((DENIES.test(here) || still) && names(words, at - 1)) return 2.8
  if (/^δεν?$/u.test(here) && isPlace(words, at)) return 2.8
  if (
    JOINS.test(here) &&
    (names(words, at + 1) || (ARTICLE.test(words.words[at + 1]?.norm ?? '') && names(words, at + 2)))
  )
    return 2.4
  if (asksBehind(words, at, to)) return 0.5
  if (TAILS.has(here) || isObject(words, at) || isDated(words, at)) return NEVER
  if (startsWith(words, at, to, 'exam-start', 'greeting')) return 0.5
  // "Red and bulging, no perforation": rather one piece than a finding without its denial.
  if (isDeterminer(words, at)) return 2.2
  if (SELDOM.has(here)) return 3
  // «Соседка | дала»: the giver comes first, then the verb.
  if (GAVE.test(here) && !isAnswer(words, at - 1)) return 2.6
  // "No | I stopped when I saw the test": the answer goes on to explain itself.
  if (isAnswer(words, at - 1) && I.test(here)) return 2.4
  if (isNo(words, at - 1) && startsWith(words, at, to, 'relative') && !opensRelative(words, at)) return 2.6
  if (isAnswer(words, at - 1)) return LIGHT.has(here) && !isNo(words, at - 1) ? 2.6 : 1
  if (startsWith(words, at, to, 'if', 'relative', 'open-question', 'take', 'return', 'allergy', 'smoke')) return 1.2
  if (LIGHT.has(here)) return 1.4
  if (names(words, at) || startsWith(words, at, to, 'order')) return names(words, at - 1) ? 2.6 : 1.8
  return 2.6
}

const ANDS = /^(?:and|и|και|plus)$/u
const DOSED = 8
const SUBJECT = /^(?:i|he|she|it|you|we|they)$/u
const BUT = /^(?:but|но|а|αλλα)$/u
const NOT = /^(?:haven't|hasn't|hadn't|didn't|don't|isn't|wasn't|not|never|не|нет|δεν|οχι)$/u
const MAY = /^(?:μπορει|πρεπει|μεχρι|πριν|χωρισ|για|θελω|θελει|αντι|ωστε)$/u
const hasNumberAt = ({ words, numbers }: Words, at: number) =>
  numbers.has(at) || (/^(?:a|an)$/u.test(words[at]?.norm ?? '') && numbers.has(at + 1))

const AND_ASKS = /^(?:and|а|и|και)$/u
const BETWEEN = /^(?:еще|у вас|вас|вам|вы|ακομα|αλλεσ|αλλα|αλλο)$/u
/** «Операции ещё какие», «лекарства какие пьёте»: a question that opens with what it asks about. */
const asksBehind = (words: Words, at: number, to: number): boolean =>
  names(words, at) &&
  !/^[a-z]/u.test(words.words[at]?.norm ?? '') &&
  (startsWith(words, at + 1, to, 'asks') !== undefined ||
    (BETWEEN.test(words.words[at + 1]?.norm ?? '') && startsWith(words, at + 2, to, 'asks') !== undefined))

const I = /^(?:i|i've|i'd|я|мы|we)$/u
/** «Нет, ничего такого», "no, not really": one answer. */
const EMPHASIS = /^(?:ничего|никаких|никакои|никакого|вообще|совсем|nothing|none|not|καθολου|τιποτα|ποτε)$/u
const TOO = /^(?:тоже|также|too|either|επισησ)$/u
const POLITE =
  /^(?:if (?:you can|possible|need be)|если (?:можно|можете|получится|сможете)|αν (?:μπορειτε|γινεται|μπορεισ))$/u
/** "Stop the vaping | if you can": no condition. */
const isPolite = ({ words }: Words, at: number) =>
  [2, 3].some(length =>
    POLITE.test(
      words
        .slice(at, at + length)
        .map(({ norm }) => norm)
        .join(' '),
    ),
  )

const REFUSES =
  /^(?:i (?:don't|won't|can't|refuse|hate)|no more|no thanks|не (?:буду|хочу|поеду|лягу|дам)|δεν (?:θελω|κανω|παω|βαζω))$/u
const PROPOSED = 10
/** "There is an operation | I don't fancy that": what was proposed stays with its refusal. */
const turnsDownHere = (words: Words, at: number) =>
  REFUSES.test(`${words.words[at]?.norm ?? ''} ${words.words[at + 1]?.norm ?? ''}`) &&
  startsBetween(words, at - PROPOSED, at, 'operation') &&
  !startsBetween(words, at - PROPOSED, at, 'asks')

const POINTS = /^(?:αυτο|αυτα|αυτη|that's|that|это|этим)$/u
const OWNER = 6

/** "No | that was my father": what was denied is somebody else's. */
function pointsBack({ words, hits }: Words, at: number): boolean {
  if (!POINTS.test(words[at]?.norm ?? '')) return false
  for (let next = at + 1; next <= at + OWNER; next++)
    if (hits[next]?.some(({ is, of }) => is === 'relative' && of !== 'family')) return true
  return false
}

const CLITIC = /^(?:το|τη|την|τον|τα|τισ|τουσ|it|them|его|ее|их)$/u
/** «Το Zoloft | το έκοψε»: what became of a medicine stays with its name. */
const goesOnWithDrug = (words: Words, at: number, to: number) =>
  [1, 2].some(back => words.drugs.get(at - back)?.to === at) &&
  (CLITIC.test(words.words[at]?.norm ?? '') || startsWith(words, at, to, 'stop', 'forbid') !== undefined)

const YOU = /^(?:you|you've|you're)$/u
const HAVE = /^(?:had|have|take|were|smoke|drink|live|work|got)$/u
const TAG = /^(?:didn't|don't|haven't|weren't|aren't|hadn't)$/u
const TAGGED = 9

/** "You had a miscarriage before, didn't you": a question by its tag. */
function opensTag({ words }: Words, at: number, to: number): boolean {
  if (!YOU.test(words[at]?.norm ?? '') || (words[at]?.norm === 'you' && !HAVE.test(words[at + 1]?.norm ?? '')))
    return false
  for (let next = at + 2; next < Math.min(to - 1, at + TAGGED); next++)
    if (TAG.test(words[next]?.norm ?? '') && words[next + 1]?.norm === 'you') return true
  return false
}

const MINE = /^(?:μου|σου|του|τησ|μασ)$/u
const DENIES = /^(?:не|δεν|δε)$/u
/** «… στο περίνεο | δεν έχει χαθεί»: a place has no verb before it. */
const isPlace = ({ words }: Words, at: number): boolean =>
  /^(?:στο|στη|στην|στον|στα|στισ)$/u.test(words[at - 2]?.norm ?? '')
const STILL = /^(?:еще|пока|ακομα|ακομη)$/u
const GAVE = /^(?:дал[аи]?|давал[аи]?|назначал[аи]?|назначил[аи]?|выписал[аи]?|прописал[аи]?)$/u
const JOINS = /^(?:и|and|και|or|или)$/u

const ARTICLE = /^(?:τη|την|τον|το|τησ|του|τα|the|a|an|his|her|my)$/u

/** "No amoxicillin and no co-amoxiclav", «ни … ни». */
const goesOnDenying = ({ words }: Words, at: number) =>
  /^(?:and|or|but|и|или|но|και|η|αλλα)$/u.test(words[at]?.norm ?? '') &&
  /^(?:no|not|never|didn't|don't|couldn't|не|ни|нет|οχι|ουτε|χωρισ|без|δεν|μη|μην)$/u.test(words[at + 1]?.norm ?? '')

const HALF = /^(?:μισ\p{L}*|половин\p{L}*|half)$/u
const AND = /^(?:и|και|and|с)$/u
const LASTS =
  /^(?:χρον|μην|μερ|ημερ|εβδομαδ|βδομαδ|ωρ|λεπτ|year|month|week|day|hour|minute|год|лет$|месяц|недел|дн|час|минут|раз|pound|kilo|stone$|percent|mils?$|кило|грамм|процент|балл|κιλ|γραμμ|εκατοστ|χιλιοστ|τοισ$)/u
const ORDINAL = /^(?:перв|втор|трет|четверт|пятом|пятого|шест|седьм|восьм|девят|десят)\p{L}*$/u

/** True between the parts of a number: "thirty-seven and | eight", «двадцать | втором». */
function isInNumber({ words, numbers }: Words, at: number): boolean {
  const here = words[at]?.norm ?? ''
  const behind = [1, 2, 3].some(back => numbers.get(at - back)?.to === at)
  return (
    behind &&
    ((AND.test(here) && (numbers.has(at + 1) || HALF.test(words[at + 1]?.norm ?? ''))) ||
      ORDINAL.test(here) ||
      LASTS.test(here))
  )
}

/** True inside a number, a medicine's name or a phrase of the lexicon. */
function isWithin(words: Words, at: number): boolean {
  for (let back = Math.max(0, at - NEAR); back < at; back++) {
    if ((words.numbers.get(back)?.to ?? 0) > at || (words.drugs.get(back)?.to ?? 0) > at) return true
    if ((words.hits[back] ?? []).some(hit => hit.to > at && hit.is !== 'doctor' && hit.is !== 'patient')) return true
  }
  return false
}

/** "All right, let me look": names no side. */
const isNoSide = ({ hits }: Words, is: CueClass, at: number) =>
  is === 'side' && [1, 2].some(back => (hits[at - back] ?? []).some(hit => hit.is === 'no-side' && hit.to >= at))

function isGoverned(words: Words, at: number): boolean {
  if (isAnswer(words, at - 1)) return false
  for (let back = Math.max(0, at - 3); back < at; back++)
    if ((words.hits[back] ?? []).some(hit => hit.to === at && GOVERNS.has(hit.is) && !isNoSide(words, hit.is, at)))
      return true
  return false
}

const BEHIND = 10
const BEFORE = 3
const OPPOSITE = 12

/** Near words that take something back: the value, and what replaces it, stay together. */
function isCorrecting(words: Words, at: number): boolean {
  if (startsBetween(words, at - BEHIND, at + BEFORE, 'correction')) return true
  if (!startsBetween(words, at - OPPOSITE, at, 'side') || !startsBetween(words, at, at + OPPOSITE, 'side')) return false
  const [before, after] = [sideIn(words, at - OPPOSITE, at), sideIn(words, at, at + OPPOSITE)]
  if (before === null || after === null || before === after) return false
  for (let back = at - OPPOSITE; back < at + OPPOSITE; back++) if (isNo(words, back)) return true
  return false
}

function sideIn({ words, hits }: Words, from: number, to: number): boolean | null {
  let side: boolean | null = null
  for (let at = Math.max(0, from); at < Math.min(to, words.length); at++)
    if (hits[at]?.some(({ is }) => is === 'side') && !hits[at]?.some(({ is }) => is === 'no-side'))
      side = /^(?:прав|справ|right|δεξι)/u.test(words[at]?.norm ?? '')
  return side
}
