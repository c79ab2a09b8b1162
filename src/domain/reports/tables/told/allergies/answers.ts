import type { Reading, Segment } from '../../../text/shape.ts'
import { has, hasDrug } from '../../../text/within.ts'
import { normsOf } from '../../dose-units.ts'
import { REACTION } from '../../status-words.ts'
import { become, type Course, courseOf, isDoctor, type Talk } from '../course.ts'
import type { Focus } from '../focus.ts'
import { isNo, tellsTaking } from '../yes-no.ts'
import { BETTER, NONE, RASH } from './reactions.ts'

const ALLERGIC =
  /^(?:(?:yes|yeah|no|well|да|нет|ну|ναι|οχι|я|у меня|у него|у нее|на него|на нее|i'm|i am|he's|she's|ειμαι|εχω|ειναι|εχει) )*(?:аллергия|аллергик|allergic|αλλεργι\S+)/u
const TO_IT = /^(?: (?:to (?:it|that|them)|на (?:него|нее|них|это)|(?:σ|σε) αυτ\S*))?$/u
const TO_OTHER =
  /^ (?:to|на|σε|στο|στη|στην|στα|στισ|στουσ) (?!it(?: |$)|that|th[eo]s?e|the lot|all|most|any|него|нее|них|это|эт|все|всю|люб|αυτ|ολα)/u

const ASKS = /(?:^|\s)(?:allerg|react|аллерги|реакци|αλλεργ|αντιδρασ)/u
const WHY_NOT =
  /(?:^|\s)(?:why|почему|отчего|из за чего|γιατι)(?:\s\S+)*? (?:off|stop\S*|quit|gave up|\S+n't|not|бросил\S*|перестал\S*|отмен\S+|прекрат\S+|убрали|не|εκοψ\S+|σταματ\S+|διεκοψ\S+|δεν)(?:\s|$)/u
const TO_ALSO = /^(?:and |а |и |και )?(?:to|на|σε|στο|στον|στη|στην|στα|στισ)(?:\s|$)/u
const BEFORE = 4
/** It names an allergy, or goes on behind one that does: "Allergic to penicillin? – No. – To aspirin?" */
function asksOfAllergy(reading: Reading, asks: Segment): boolean {
  const norms = normsOf(reading, asks.from, asks.to)
  const index = reading.segments.indexOf(asks)
  const before = reading.segments.slice(Math.max(0, index - BEFORE), index)
  return (
    ASKS.test(norms) ||
    (TO_ALSO.test(norms) && before.some(one => one.asks && ASKS.test(normsOf(reading, one.from, one.to))))
  )
}

const OF_IT =
  /(?:^|\s)(?:(?:you|he|she)(?:'re|'s| are| is|r)?(?: not)? allergic|(?:are|is|aren't|isn't)(?: \S+)? allergic|на (?:него|нее) (?:\S+ ){0,2}аллерги\S+|аллерги\S+ (?:\S+ ){0,2}на (?:него|нее)|(?:δεν )?(?:ειστε|ειναι|εισαι) αλλεργικ\S+)(?: to (?:it|that))?(?: (?:are you|is he|is she|right|нет|есть|нету|ε))?$/u
/** "You're not allergic, are you?": of the medicine that was named before. */
export const asksOfIt = (reading: Reading, { from, to }: Segment): boolean => OF_IT.test(normsOf(reading, from, to))

const YES =
  /^(?:yes|yeah|yep|i am|he is|she is|да|есть|ναι|ειμαι|ειναι|εχω|εχει)(?: (?:i am|he is|she is|actually|есть|была|αμε|ειμαι))*$/u
/** "No, wait, yes, I am." */
const AFTER_ALL =
  /^(?:no|нет|οχι) (?:\S+ ){0,3}?(?:yes|yeah|i am|i do|да|есть|ναι|εχω|ειμαι)(?: (?:i am|i do|есть|была|εχω|ειμαι))?$/u
const THERE_IS = /^\S+ (?:есть|была|бывает|i am|i do|i did|εχω|ειμαι)(?:\s|$)/u
const BORNE =
  /(?:^|\s)(?:all the time|every day|for (?:my|his|her|the)|loads|often|fine|каждыи|постоянно|всегда|часто|нормально|для|συνεχεια|συχνα|καθε|για (?:το|τη|την|τα))(?:\s|$)/u

/** What a medicine has made; not what it was given for, nor what it has cleared. */
const MADE =
  /(?:^|\s)(?:(?:gave|give|brought|bring|made|make|caused|cause) (?:(?:you|him|her) )?(?:out in |up in )?(?:(?:a|an|the|your|his|her) )?(?:\S+ )?(?:rash|hives|welts|wheals|lips|throat|tongue|face)|(?:rash|hives|welts) (?:come |came )?from|(?:lips|face|tongue|throat) (?:swell|swelled|swollen|swelling) (?:\S+ )?(?:after|from|with|on)|от|из за|после|απο|με|μετα)(?:\s|$)/u
const asksOfReaction = (reading: Reading, { from, to }: Segment): boolean => {
  const norms = normsOf(reading, from, to)
  return RASH.test(norms) && MADE.test(norms) && !NONE.test(norms) && !BETTER.test(norms)
}
const AFFIRMS = /^(?:yes|yeah|yep|it was|it did|that's right|да|ага|именно|ναι|μαλιστα)(?:\s|$)/u

/** An answer to a question of an allergy, or one that tells of an allergy. True if it says nothing else. */
export function readAllergyAnswer(talk: Talk, segment: Segment, { asks }: Focus, course: Course): boolean {
  const { reading } = talk
  const { from, to } = segment
  const norms = normsOf(reading, from, to)
  const said = ALLERGIC.exec(norms)
  const rest = said === null ? null : norms.slice(said[0].length)
  if (rest !== null && TO_IT.test(rest)) {
    become(course, 'allergy', segment)
    return true
  }
  // "Do you take aspirin? – I'm allergic to cats."
  if (rest !== null && TO_OTHER.test(rest) && !has(reading, from, to, 'drug-word') && !hasDrug(reading, from, to)) {
    course.unanswered = true
    return true
  }
  // "Why did they take you off the lamotrigine? – I got this awful rash."
  if (asks && WHY_NOT.test(normsOf(reading, asks.from, asks.to)) && RASH.test(norms) && !NONE.test(norms)) {
    become(course, 'allergy', segment)
    return true
  }
  // "Was it the penicillin that gave you the rash? – Yes."
  if (asks && isDoctor(talk, asks) && asksOfReaction(reading, asks)) {
    if (isNo(reading, segment)) course.free = asks
    else if (AFFIRMS.test(norms)) become(course, 'allergy', segment)
    else return false
    return true
  }
  if (asks === null || !asksOfAllergy(reading, asks) || REACTION.test(norms)) return false
  if ((asksOfIt(reading, asks) && YES.test(norms)) || AFTER_ALL.test(norms)) {
    become(course, 'allergy', segment)
    return true
  }
  const no = isNo(reading, segment) && !THERE_IS.test(norms)
  if (tellsTaking(reading, segment) && (no || BORNE.test(norms))) {
    course.borne = true
    become(course, 'current', segment)
    return true
  }
  if (no) course.free = asks
  return no
}

/** "Allergic to penicillin? – No, I had amoxicillin last year": the "no" is of the one that was asked about. */
export function readAllergyLead(talk: Talk, index: number, segment: Segment, focus: Focus): void {
  const { reading } = talk
  const { asks } = focus
  if (!asks || focus.index + 1 !== index || asks.turn === segment.turn) return
  const to = segment.from + 1
  if (!/[,;—–]/u.test(reading.words[segment.from]?.after ?? '') || !asksOfAllergy(reading, asks)) return
  const lead = { ...segment, to }
  if (!isNo(reading, lead)) return
  for (const name of focus.names) courseOf(talk, name, segment).free = asks
}
