import type { CueClass } from '../lexicon/classes.ts'
import { LIGHT, LINKS, SELDOM, TAILS } from '../lexicon/small-words.ts'
import { startsBetween } from './counts.ts'
import { startsWith } from './within.ts'
import type { Words } from './words.ts'

/** Cost of a cut that would part what belongs together. */
export const NEVER = 1000

const NO = /^(?:нет|no|nope|nah|οχι|никогда|never|ποτε)$/u
const YES = /^(?:да|ага|угу|yes|yeah|yep|yup|ναι|αμε)$/u
const CONTENT = [
  'symptom',
  'disease',
  'vital',
  'organ',
  'smoke',
  'result',
  'operation',
  'drug-word',
  'finding',
  'allergy',
] as const

const names = (words: Words, at: number) =>
  words.drugs.has(at) || startsWith(words, at, words.words.length, ...CONTENT) !== undefined

/** "No fever": belongs to what follows and answers nothing. */
const isDeterminer = (words: Words, at: number) =>
  words.words[at]?.norm === 'no' &&
  (names(words, at + 1) || (names(words, at + 2) && !LIGHT.has(words.words[at + 1]?.norm ?? '')))

const isNo = (words: Words, at: number): boolean => NO.test(words.words[at]?.norm ?? '') && !isDeterminer(words, at)
export const isAnswer = (words: Words, at: number): boolean => isNo(words, at) || YES.test(words.words[at]?.norm ?? '')

/** A verb and what it governs, a side and its organ are not parted. */
const GOVERNS: ReadonlySet<CueClass> = new Set(['take', 'order', 'stop', 'negation', 'side', 'if', 'allergy', 'small'])

const NEAR = 4

/** True where a question begins, and not within one that has begun. */
export function opensQuestion(words: Words, at: number, to: number): boolean {
  if (!startsWith(words, at, to, 'asks')) return false
  // «Лекарства какие пьёте», «πυρετό είχατε»: the question's word may come behind its subject.
  const latin = /^[a-z]/u.test(words.words[at]?.norm ?? '')
  if (!latin && names(words, at - 1)) return false
  for (let back = Math.max(0, at - NEAR); back < at; back++)
    if (startsWith(words, back, to, 'asks') && !isAnswer(words, at - 1)) return false
  return true
}

/** What it costs to cut before a word. */
export function costOfCut(words: Words, at: number, to: number): number {
  const [before, here] = [words.words[at - 1]?.norm ?? '', words.words[at]?.norm ?? '']
  if (before.endsWith("'s") || isCorrecting(words, at) || isWarning(words, at)) return NEVER
  if (LINKS.has(before) && !isAnswer(words, at - 1) && !isObject(words, at - 1)) return NEVER
  if (isDeterminer(words, at - 1) || isAnswer(words, at) || before === here || words.numbers.has(at)) return NEVER
  if (isInNumber(words, at) || isWithin(words, at) || startsWith(words, at, to, 'dose', 'frequency')) return NEVER
  if (isGoverned(words, at) || goesOnDenying(words, at) || isForbidden(words, at) || isRenamed(words, at)) return NEVER
  if (opensQuestion(words, at, to)) return 0.4
  // «Полипа | не вижу»: what is denied stands before the denial.
  if (DENIES.test(here) && names(words, at - 1)) return 2.8
  if (
    JOINS.test(here) &&
    (names(words, at + 1) || (ARTICLE.test(words.words[at + 1]?.norm ?? '') && names(words, at + 2)))
  )
    return 2.4
  if (names(words, at) && !/^[a-z]/u.test(here) && startsWith(words, at + 1, to, 'asks')) return 0.5
  if (TAILS.has(here) || isObject(words, at) || isDated(words, at)) return NEVER
  if (startsWith(words, at, to, 'exam-start', 'greeting')) return 0.5
  // "Red and bulging, no perforation": rather one piece than a finding without its denial.
  if (isDeterminer(words, at)) return 2.2
  if (SELDOM.has(here)) return 3
  if (isAnswer(words, at - 1)) return LIGHT.has(here) && !isNo(words, at - 1) ? 2.6 : 1
  if (startsWith(words, at, to, 'if', 'relative', 'open-question', 'take', 'return', 'allergy', 'smoke')) return 1.2
  if (LIGHT.has(here)) return 1.4
  if (names(words, at) || startsWith(words, at, to, 'order')) return names(words, at - 1) ? 2.6 : 1.8
  return 2.6
}

const DENIES = /^(?:не|δεν|δε)$/u
const JOINS = /^(?:и|and|και|or|или)$/u

const ARTICLE = /^(?:τη|την|τον|το|τησ|του|τα|the|a|an|his|her|my)$/u

const SUBJECT =
  /^(?:was|is|has|had|does|did|doesn't|didn't|isn't|wasn't|hurts|comes|goes|started|gets|got|itches|burns|feels|felt|came|went|just|only|all|takes|makes|looks|runs|settled|says|keeps)$/u
const MODAL = /^(?:to|i'll|we'll|you'll|he'll|she'll|will|would|should|could|must|can|let's|don't|i'd|we'd)$/u

/** "You've not ordered | it since June", "to put | you back": goes with the verb before it. */
function isObject({ words, hits }: Words, at: number): boolean {
  const [verb, modal] = [words[at - 1]?.norm ?? '', words[at - 2]?.norm ?? '']
  const [here, next] = [words[at]?.norm ?? '', words[at + 1]?.norm ?? '']
  if (here === 'it' && /^[a-z]/u.test(verb)) return !SUBJECT.test(next) && !/^(?:no|yes|yeah|so|okay|ok)$/u.test(verb)
  if (!MODAL.test(modal) || LIGHT.has(verb)) return false
  return (
    /^(?:you|your|the|a|an|my|his|her|some|this|that|these)$/u.test(here) && !hits[at]?.some(({ is }) => is === 'asks')
  )
}

const YEAR = /^(?:το|στα|στισ|at|aged|age|в|во)$/u

/** "A stone in the kidney | το δεκαεννέα", "| at fifty": when it was. */
const isDated = ({ words, numbers, drugs }: Words, at: number) =>
  YEAR.test(words[at]?.norm ?? '') && numbers.has(at + 1) && !drugs.has(at - 1)

/** "No amoxicillin and no co-amoxiclav", «ни … ни». */
const goesOnDenying = ({ words }: Words, at: number) =>
  /^(?:and|or|but|и|или|но|και|η|αλλα)$/u.test(words[at]?.norm ?? '') &&
  /^(?:no|not|never|didn't|don't|couldn't|не|ни|нет|οχι|ουτε|χωρισ|без|δεν|μη|μην)$/u.test(words[at + 1]?.norm ?? '')

const FORBIDS = /^(?:нельзя|противопоказан\p{L}*|запрещ\p{L}*|απαγορευεται|αντενδεικν\p{L}*)$/u
const REACH = 9

/** «Кетонал вам с астмой и реакцией на аспирин нельзя»: what is forbidden stands before the word. */
function isForbidden({ words, drugs }: Words, at: number): boolean {
  let named = false
  for (let back = Math.max(0, at - REACH); back < at; back++) named ||= drugs.has(back)
  return named && words.slice(at, at + REACH).some(({ norm }) => FORBIDS.test(norm))
}

const APART = 16

/** "I'd write oxycodone but … so no oxycodone": a medicine that is named again at once is spoken of together. */
function isRenamed(words: Words, at: number): boolean {
  if (!startsBetween(words, at - APART, at, 'drug') || !startsBetween(words, at, at + APART, 'drug')) return false
  const { drugs } = words
  for (let next = at; next < at + APART; next++) {
    const inn = drugs.get(next)?.inn
    for (let back = at - 1; inn && back >= next - APART; back--) if (drugs.get(back)?.inn === inn) return true
  }
  return false
}

const AND = /^(?:и|και|and|с)$/u
const LASTS =
  /^(?:χρον|μην|μερ|ημερ|εβδομαδ|βδομαδ|ωρ|λεπτ|year|month|week|day|hour|minute|год|лет$|месяц|недел|дн|час|минут|раз)/u
const ORDINAL = /^(?:перв|втор|трет|четверт|пятом|пятого|шест|седьм|восьм|девят|десят)\p{L}*$/u

/** True between the parts of a number: "thirty-seven and | eight", «двадцать | втором». */
function isInNumber({ words, numbers }: Words, at: number): boolean {
  const here = words[at]?.norm ?? ''
  const behind = [1, 2, 3].some(back => numbers.get(at - back)?.to === at)
  return behind && ((AND.test(here) && numbers.has(at + 1)) || ORDINAL.test(here) || LASTS.test(here))
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

const WARNING = 30

function hasIfBeforeAlarm(words: Words, at: number): boolean {
  for (let next = at; next < at + WARNING; next++) {
    if (startsBetween(words, next, next + 1, 'if')) return true
    if (startsBetween(words, next, next + 1, 'urgent')) return false
  }
  return false
}

/** Between "if" and what to do then. */
function isWarning(words: Words, at: number): boolean {
  if (!startsBetween(words, at, at + WARNING, 'urgent') || !startsBetween(words, at - WARNING, at, 'if')) return false
  let [opened, settled] = [false, false]
  for (let back = Math.max(0, at - WARNING); back < at; back++) {
    if (startsBetween(words, back, back + 1, 'urgent')) opened = false
    if (startsBetween(words, back, back + 1, 'if')) [opened, settled] = [true, false]
    if (opened && (startsBetween(words, back, back + 1, 'intent') || startsBetween(words, back, back + 1, 'future')))
      settled = true
  }
  // "If it drops again we'll bring it down | post me the test … if you bleed, ring": a plan, and a warning behind it.
  return opened && !(settled && hasIfBeforeAlarm(words, at))
}
