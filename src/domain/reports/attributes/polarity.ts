import { has, hasDrug, hasNumber, normsIn, startsWith, within } from '../text/within.ts'
import type { Words } from '../text/words.ts'
import { lacksFunction } from './functions.ts'
import { goesOnAffirming, isInstead, isLoneYes, isTurned, statesItself, tellsOfBefore } from './turned.ts'

/** `mixed`: some of it is denied and some is not, or two negations meet: only the words themselves are safe. */
export type Polarity = 'affirmed' | 'negated' | 'mixed'

/** Clauses of words `from` to `to`: cut at commas, dashes and words that turn to something else. */
export function clausesOf(words: Words, from: number, to: number): { from: number; to: number }[] {
  const clauses: { from: number; to: number }[] = []
  let start = from
  for (let at = from; at < to; at++) {
    const { after = '', end = 0 } = words.words[at] ?? {}
    const next = words.words[at + 1]
    const decimal = next?.start === end + 1 && /\p{N}/u.test(next.norm)
    const stops = (/[,;:–—()\n…]/u.test(after) || after.includes('..')) && !decimal
    // «Не-а» is one word.
    const turns =
      at + 1 < to && !next?.before.includes('-') && (words.hits[at + 1] ?? []).some(hit => hit.is === 'contrast')
    if (!stops && !turns && at + 1 < to) continue
    clauses.push({ from: start, to: at + 1 })
    start = at + 1
  }
  return clauses
}

/** Cues of negation that deny something: not "not only", «не проходит», "no more than". */
export function negationsIn(words: Words, from: number, to: number): number {
  const apart = [...within(words, from, to, 'no-negation', 'not-done')]
  let count = 0
  for (const hit of within(words, from, to, 'negation')) {
    const hardly = hit.from > from && HARDLY.test(words.words[hit.from - 1]?.norm ?? '')
    if (!hardly && !apart.some(other => other.from <= hit.from && hit.to <= other.to)) count++
  }
  return count
}

/** "I offered valproate and she declined it": what was offered is not given. */
const REFUSED = /^(?:declined|declines|refused|refuses|отказал(?:ся|ась|ись)|отказывается|αρνηθηκε|αρνειται)$/u
const OFFERED = /^(?:offered|предлож\p{L}*|предлагал\p{L}*|προτειν\p{L}*|προταθηκε)$/u
/** "Hardly ate", «почти не вставала»: it is so, if little. */
const HARDLY = /^(?:почти|практически|σχεδον|almost)$/u

/** Words that say something: a finding, a number, a medicine. */
const tells = (words: Words, from: number, to: number) =>
  hasDrug(words, from, to) ||
  has(
    words,
    from,
    to,
    'symptom',
    'disease',
    'finding',
    'operation',
    'result',
    'organ',
    'drug-word',
    'smoke',
    'allergy',
  ) ||
  has(words, from, to, 'life', 'history', 'take', 'stop')

/** What the speaker will do: "so I'll ring", «пришлю сестру». */
const ACTS = /^(?:i'll|we'll|i'd|(?:при|по|на|от|вы|за|под|пере|раз|об)\p{L}{2,}(?:ю|лем|шем)|θα)$/u
const acts = ({ words }: Words, from: number, to: number) =>
  words.slice(from, Math.min(to, from + 3)).some(({ norm }) => ACTS.test(norm))

/** The polarity of what words `from` to `to` state. */
export function polarityOf(words: Words, from: number, to: number): Polarity {
  const said = words.words.slice(from, to).map(({ norm }) => norm)
  const refuses = said.some(norm => REFUSED.test(norm))
  const offers = said.some(norm => OFFERED.test(norm))
  // "Was offered it by her GP" tells of the past.
  const now =
    offers && !said.some((norm, at) => OFFERED.test(norm) && /^(?:by|ранее|раньше)$/u.test(said[at + 1] ?? ''))
  const others = now ? has(words, from, to, 'negation') : has(words, from, to, 'negation', 'contrast')
  if (refuses && (offers || hasDrug(words, from, to)) && !others) return 'negated'
  let [denied, affirmed, doubled] = [0, 0, false]
  let [open, answered] = [false, false]
  for (const clause of clausesOf(words, from, to)) {
    const lacks = lacksFunction(words, clause.from, clause.to)
    const cues = lacks ? 0 : negationsIn(words, clause.from, clause.to) + (isNever(words, clause) ? 1 : 0)
    const turned = has(words, clause.from, clause.to, 'contrast')
    if (turned) open = false
    // "Twice in the night, but not since": what a denial turns against was so.
    if (turned && cues > 0 && denied === 0 && clause.from > from) affirmed++
    if (cues > 0 && isNowAndThen(words, clause.from, clause.to)) doubled = true
    if (cues > 0 && isLate(words, clause.from, clause.to)) affirmed++
    if (lacks || (turned && cues === 0 && denied > 0)) affirmed++
    if (cues > 0) {
      denied++
      open = true
      if (cues > 1 && !isSingle(words, clause.from, clause.to)) doubled = true
      answered = isLoneNo(words, clause.from, clause.to)
      if (answered) open = false
    } else if (denied === 0 && hasNumber(words, clause.from, clause.to)) affirmed++
    else if (denied === 0 && tellsOfBefore(words, clause.from, clause.to)) affirmed++
    else if (isLoneYes(words, clause.from, clause.to)) affirmed++
    else if (denied > 0 && goesOnAffirming(words, clause.from, clause.to)) affirmed++
    else if (answered && isInstead(words, clause.from, clause.to)) affirmed++
    else if (denied === 0 && clause.to - clause.from >= STATED && PRONOUN.test(words.words[clause.from]?.norm ?? ''))
      affirmed++
    else if (tells(words, clause.from, clause.to) && !(open && isListItem(words, clause.from, clause.to))) affirmed++
    else if (denied > 0 && acts(words, clause.from, clause.to)) affirmed++
    else if (!open && denied > 0 && has(words, clause.from, clause.to, 'side')) affirmed++
  }
  if (denied === 0) return 'affirmed'
  if (isTurned(said.join(' '))) return 'mixed'
  // «Нет-нет.» takes nothing back.
  const corrects = [...within(words, from, to, 'correction')].some(hit => hit.to - hit.from < to - from)
  if (corrects || has(words, from, to, 'no-negation') || startsWith(words, from, to, 'if')) return 'mixed'
  return doubled || affirmed > 0 ? 'mixed' : 'negated'
}

/** "He slid off the bed, didn't bang his head": states the first in words that are not known. */
const STATED = 4
const PRONOUN = /^(?:i|he|she|we|they|it|я|он|она|мы|они)$/u

const LONE = /^(?:нет|неа|no|nope|nah|οχι|μπα)$/u

/** "No, the right one": a no by itself denies the question, not what follows it. */
const isLoneNo = ({ words }: Words, from: number, to: number) => to - from === 1 && LONE.test(words[from]?.norm ?? '')

/** «Πρήζονται; – Ποτέ.»: in a sentence it may be "when". */
const isNever = (words: Words, { from, to }: { from: number; to: number }) =>
  /^(?:οχι |α )?ποτε(?: μου)?$/u.test(normsIn(words, from, to))

/** «Κανένα τσίπουρο το Σάββατο»: one now and then, unless a verb is denied. */
function isNowAndThen({ words }: Words, from: number, to: number): boolean {
  const said = words.slice(from, to).map(({ norm }) => norm)
  return /^καν(?:ενα|εναν|ενασ)$|^καμια$/u.test(said[0] ?? '') && said.length > 2 && said.some(norm => DAY.test(norm))
}
const DAY =
  /^(?:δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|σαββατα|κυριακη|κυριακεσ|σαββατοκυριακ\p{L}*|γιορτ\p{L}*|βραδυ)$/u

const WITHOUT = /^(?:without|без|χωρισ|διχωσ)$/u

/** "Lives on the second floor without a lift": what stands before "without" is affirmed. */
function isLate(words: Words, from: number, to: number): boolean {
  const [first] = [...within(words, from, to, 'negation')]
  if (!first) return false
  return first.from - from >= 2 && WITHOUT.test(words.words[first.from]?.norm ?? '')
}

/** "No, never", «нет, не было», «ни … ни», "no cough or no fever": one denial in several words. */
const isSingle = (words: Words, from: number, to: number) =>
  /^(?:нет|ни|никогда|ничего|никаких|no|nothing|never|nope|none|неа|οχι|μπα|ουτε|ποτε|τιποτα|καμια|κανενα|χωρισ|without|без)$/u.test(
    words.words[from]?.norm ?? '',
  ) || [...within(words, from, to, 'negation')].some(({ from: at }) => REPEATS.has(words.words[at]?.norm ?? ''))

const REPEATS = new Set(
  'ни нет никогда ничего никаких никто нисколько ничуть нигде no never nothing nor ουτε ποτε τιποτα καμια κανενα καθολου πουθενα'.split(
    ' ',
  ),
)

/** A bare noun behind a denied one goes on with its list: no verb, no number of its own. */
const isListItem = (words: Words, from: number, to: number) =>
  to - from <= 4 && !words.numbers.has(from) && !statesItself(words, from, to)
