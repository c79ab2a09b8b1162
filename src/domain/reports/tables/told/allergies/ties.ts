import type { Reading, Segment } from '../../../text/shape.ts'
import { normsOf } from '../../dose-units.ts'
import { namesOther } from '../others.ts'
import { hasNames, hasSign, prepositionOf, type Range, SIGN } from '../prepositions.ts'
import { isReactedTo } from './reactions.ts'

/** What a sentence says of an allergy to one medicine: that there is one, that there is none, that there may be, that it is taken
 * for one, that it is another person's. */
export type Tie = 'is' | 'not' | 'not it' | 'borne' | 'open' | 'for' | 'of other'

const WORD = /^(?:аллерги|анафилакс|allerg|anaphyla|αλλεργ|αναφυλα)/u
/** Words between the word for it and the medicine. */
const NEAR = 4
const BARRED =
  /(?:^|\s)(?:нельзя|не|нет|исключ\S+|противопоказан\S*|отпада\S+|out|no|not|never|avoid\S*|can't|cannot|\S+n't|δεν|μη|μην|οχι|απαγορευ\S+|αποκλει\S+)(?:\s|$)/u
const WHO =
  /(?:^|\s)(?:у (?:вас|него|нее|меня|ребенка|больн\S+|пациент\S+)|you're|you are|she's|he's|i'm|she is|he is|i am|they're|на (?:него|нее|них|это)|ειστε|εισαι|ειναι|ειμαι|εχετε|εχεισ|εχει|εχω)(?: \S+)?$|^$/u
const TO_IT = /^(?:(?:to|на|σε|σ) (?:it|that|them|него|нее|них|это|αυτο|αυτα))?$/u

interface Word {
  readonly at: number
  /** The medicine is barred, and the allergy is the reason. */
  readonly barred?: true
}

/** Where the word of the allergy to a medicine stands. */
function allergyAt(reading: Reading, { from, to, loose }: Segment, named: Range): Word | null {
  const { words } = reading
  const isWord = (at: number) => at >= from && at < to && WORD.test(words[at]?.norm ?? '')
  // "The penicillin allergy", "penicillin-allergic".
  if (/^allerg/u.test(words[named.to]?.norm ?? '') && !hasSign(reading, named.to - 1, named.to)) return { at: named.to }
  const link = prepositionOf(reading, { from, to }, named)
  if (link >= 0)
    for (let step = 1; step <= NEAR; step++) {
      // «Аллергия у меня на пенициллин».
      if (isWord(link - step) && !hasSign(reading, link - step, link)) return { at: link - step }
      // «На пенициллин у вас аллергия».
      const behind = named.to + step - 1
      const isBehind = !/^(?:to|with)$/u.test(words[link]?.norm ?? '') && isWord(behind)
      if (isBehind && !hasSign(reading, named.to - 1, behind) && !hasNames(reading, named.to, behind))
        return { at: behind }
    }
  return loose ? null : barredFor(reading, { from, to }, named)
}

/** "You can't have aspirin, you're allergic": what must not be taken, and why. */
function barredFor(reading: Reading, { from, to }: Pick<Segment, 'from' | 'to'>, named: Range): Word | null {
  const { words } = reading
  for (let at = named.to; at < to; at++) {
    if (reading.drugs.has(at)) return null
    if (!WORD.test(words[at]?.norm ?? '')) continue
    const start = clauseStart(reading, named.to, at)
    let end = at + 1
    while (end < to && !SIGN.test(words[end - 1]?.after ?? '')) end++
    const isReason = WHO.test(normsOf(reading, start, at)) && TO_IT.test(normsOf(reading, at + 1, end))
    return isReason && BARRED.test(normsOf(reading, Math.max(from, named.at - NEAR), start))
      ? { at, barred: true }
      : null
  }
  return null
}

const OPENS =
  /^(?:because|as|since|with|given|due|of|so|but|and|что|потому|поскольку|но|а|и|раз|учитывая|из|при|γιατι|επειδη|αφου|διοτι|που|λογω|αλλα|και|οποτε)$/u

function clauseStart({ words }: Reading, from: number, at: number): number {
  let start = at
  while (start > from && !SIGN.test(words[start - 1]?.after ?? '') && !OPENS.test(words[start - 1]?.norm ?? '')) start--
  return start
}

/** «Аллергия на пенициллин, а на аспирин нет»: what the next clause denies is another thing. */
function clauseEnd({ words }: Reading, from: number, to: number): number {
  let end = from
  while (end < to && !SIGN.test(words[end - 1]?.after ?? '') && !OPENS.test(words[end]?.norm ?? '')) end++
  return end
}

const IF = /(?:^|\s)(?:if|unless|whether|если|ли|αν|εαν)(?:\s|$)/u
const MAYBE = /(?:^|\s)(?:might|may|could|perhaps|maybe|возможн\S*|вдруг|может|ισωσ|μηπωσ)(?:\s|$)/u
/** "No I'm allergic to it" without its comma denies nothing. */
const NO_THEN =
  "(?:no|нет|οχι)(?: (?!(?:i|i'm|im|i've|he|he's|she|she's|you|you're|my|я|у|мне|он|она|ειμαι|εχω|ειναι|εχει|μου)(?:\\s|$))\\S+)"
const NOT_THEN = "(?:not|\\S+n't|never|without|не|без|никак\\S+|δεν|καμια|χωρισ|ουτε)(?: \\S+)"
const NONE = new RegExp(`(?:^|\\s)(?:${NO_THEN}{0,3}|${NOT_THEN}{0,3})$`, 'u')
/** In speech without signs a denial further before belongs to what was said before. */
const NONE_LOOSE = new RegExp(`(?:^|\\s)(?:${NO_THEN}?|${NOT_THEN}?)$`, 'u')
const NONE_BEHIND =
  /^(?:\S+ ){0,3}?(?:нет|не (?:было|подтверд\S+|выяв\S+|отмеча\S+)|исключен\S*|отрица\S+|прошла|не (?:отмеч|сообщ|указ)\S+|none|nil|is ruled|was ruled|ruled out|excluded|negative|denied|δεν (?:αναφερ\S+|γνωριζ\S+|εχ\S+|ειχ\S+|υπαρχ\S+))(?:\s|$)/u
/** "No allergies except to penicillin", "not only to penicillin". */
const EXCEPT = /(?:^|\s)(?:except|apart|other than|but|only|just|кроме|только|исключая|помимо|εκτοσ|πλην|μονο)(?:\s|$)/u
const DENIES = /(?:^|\s)(?:отрица\S+|denie[sd]|deny|αρνειται)(?:\s|$)/u
const FORGET =
  /(?:^|\s)(?:(?:не|not|doesn't|didn't|can't|δεν) (?:отрица\S+|deny|αρνειται)|forget|забыва\S+|забудьте|ξεχν\S+|ξεχασ\S+)(?:\s|$)/u
const EVERYBODY =
  /(?:^|\s)(?:people|anyone|anybody|those|patients|everyone|тех|тем|кто|люд\S+|οσοι|οσουσ|ατομα|κοσμοσ)(?:\s|$)/u
const FOR = /(?:^|\s)(?:for|against|от|для|против|για)(?: (?:the|my|your|his|her|την|τη|τισ))?$/u
const OWN = /(?:^|\s)(?:i'm|i am|i've|у меня|я|ειμαι|εχω)(?: \S+)?$/u
const PATIENT = /(?:^|\s)(?:you're|you are|i'm|i am|у вас|у меня|вам|мне|ειστε|εχετε|ειμαι|εχω|εχεισ)(?:\s|$)/u

const FINE_WITH = /(?:^|\s)(?<!not )(?:all right|alright|fine|ok|okay|grand) with(?: the)?$/u

/** Whether a sentence, which asks nothing, ties a medicine to an allergy of the patient; null if to none. */
export function tieOf(reading: Reading, segment: Segment, named: Range): Tie | null {
  const { from, to } = segment
  if (segment.asks) return null
  if (isForAllergy(reading, segment, named)) return 'for'
  if (isExcepted(reading, segment, named)) return 'is'
  if (isTakenBack(reading, segment, named)) return 'not it'
  if (FINE.test(normsOf(reading, named.to, to)) || FINE_WITH.test(normsOf(reading, from, named.at))) return 'borne'
  const word = allergyAt(reading, segment, named)
  if (word === null) return isReactedTo(reading, segment, named) && !isOther(reading, segment, named) ? 'is' : null
  const { at, barred } = word
  const first = Math.min(at, named.at)
  const start = clauseStart(reading, from, first)
  const before = normsOf(reading, start, first)
  const lead = normsOf(reading, from, first)
  if (namesOther(reading, { ...segment, to: first }) && !PATIENT.test(before)) return 'of other'
  if (segment.speaker === 'companion' && OWN.test(before)) return 'of other'
  const near = lead.split(' ').slice(-NEAR).join(' ')
  if (IF.test(before) || IF.test(near)) return 'open'
  if (EVERYBODY.test(lead) || MAYBE.test(near)) return null
  const isExcept = EXCEPT.test(normsOf(reading, Math.min(at, named.at), Math.max(at, named.at)))
  const denial = segment.loose ? NONE_LOOSE : NONE
  const isNone = !barred && !isExcept && (denial.test(before) || DENIES.test(before)) && !FORGET.test(before)
  const last = Math.max(at + 1, named.to)
  // "Penicillin allergy: none."
  const colon = reading.words[last - 1]?.after.startsWith(':') ? 1 : 0
  const behind = normsOf(reading, last, clauseEnd(reading, last + colon, to))
  const between = at > named.to ? normsOf(reading, clauseStart(reading, named.to, at), at) : ''
  return isNone || NONE.test(between) || NONE_BEHIND.test(behind) ? 'not' : 'is'
}

/** Another person's reaction. */
const isOther = (reading: Reading, segment: Segment, { at }: Range): boolean => {
  const before = normsOf(reading, segment.from, at)
  const own = segment.speaker === 'companion' && /(?:^|\s)(?:у меня|i|me|εγω|μου)(?:\s|$)/u.test(before)
  return own || namesOther(reading, { ...segment, to: at })
}

const EXCEPT_IT =
  /(?:^|\s)(?:except|apart from|other than|but|besides|кроме|помимо|исключая|εκτοσ(?: απο)?|πλην)(?: (?:for|как))?(?: (?:to|на|σε|στ\S+))?(?: (?:the|την?|το))?$/u
const NOTHING = /(?:^|\s)(?:no|none|nothing|not|нет|ни|никак\S+|ничего|καμια|τιποτα|δεν|σε τιποτα)(?:\s|$)/u
/** "Any allergies? – None except penicillin." */
function isExcepted(reading: Reading, segment: Segment, { at }: Range): boolean {
  const { from, to } = segment
  if (!EXCEPT_IT.test(normsOf(reading, from, at)) || !NOTHING.test(normsOf(reading, from, to))) return false
  const last = reading.segments[reading.segments.indexOf(segment) - 1]
  const hasWord = (start: number, end: number) => reading.words.slice(start, end).some(({ norm }) => WORD.test(norm))
  return hasWord(from, to) || (!!last?.asks && hasWord(last.from, last.to))
}

const NOT_TO =
  /(?:^|\s)(?:(?:not|не|οχι) (?:to|with|на|к|σε|στο|στον|στη|στην|στα|στισ)|(?:it|that) (?:wasn't|isn't|was not)|это не|δεν ηταν)(?: (?:the|το|τη|την|η))?$/u
/** "Ciprofloxacin was fine." */
const FINE =
  /^(?:was|is|were)? ?(?:fine|ok|okay|all right|no (?:bother|problem|trouble)|нормально|хорошо|ничего|μια χαρα|δεν με πειραξε|ηταν ενταξει)(?:\s|$)/u
/** «Нет, не на диклофенак, на кеторол», «στην πενικιλίνη όχι». */
function isTakenBack(reading: Reading, { from, to }: Segment, named: Range): boolean {
  const not = reading.words.slice(from, named.at).findLastIndex(({ norm }) => /^(?:not|не|οχι)$/u.test(norm)) + from
  // "No, to aspirin" is of another thing; "not to aspirin" of this one.
  const isParted = not >= from && SIGN.test(reading.words[not]?.after ?? '')
  if (!isParted && NOT_TO.test(normsOf(reading, from, named.at))) return true
  const link = prepositionOf(reading, { from, to }, named)
  const behind = reading.words[named.to]
  return link >= 0 && /^(?:нет|no|not|οχι)$/u.test(behind?.norm ?? '') && SIGN.test(behind?.after ?? '')
}

/** «От аллергии зиртек», "cetirizine for the allergy". */
function isForAllergy(reading: Reading, { from, to }: Segment, named: Range): boolean {
  const { words } = reading
  for (let at = Math.max(from, named.at - NEAR); at < Math.min(to, named.to + NEAR); at++) {
    if (!WORD.test(words[at]?.norm ?? '')) continue
    if (!FOR.test(normsOf(reading, Math.max(from, at - 2), at))) continue
    if (at < named.at ? prepositionOf(reading, { from: at, to }, named) < 0 : !hasSign(reading, named.to, at))
      return true
  }
  return false
}
