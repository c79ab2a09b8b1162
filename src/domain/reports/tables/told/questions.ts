import type { Reading, Segment } from '../../text/shape.ts'
import { has, hasNumber } from '../../text/within.ts'
import { normsOf } from '../dose-units.ts'

const USE =
  /(?:^|\s)(?:можно|мне|надо|нужн\S*|еще|пить|can|could|should|shall|shouldn't|need|have|take|try|what about|how about|να|μπορω|χρειαζ\S*|θελ\S*|δεν)(?:\s|$)/u
const SHORT = 5
/** «Про оземпик думали?»: not whether it is taken. */
const OF_PLANS =
  /(?:^|\s)(?:дума\S+|предлага\S+|обсужда\S+|слыша\S+|think|thought|heard|offer\S*|discuss\S*|σκεφτ\S+|προτειν\S+)(?:\s|$)/u
/** "Could it be the ramipril?": asked of what it has done. */
export const OF_CAUSE =
  /(?:^|\s)(?:(?:could|might|can|is|was) (?:it|this|that) (?:be |not be )?(?:the|my|from|because|due|down)|(?:это )?не (?:от|из за)|это (?:от|из за)|did (?:the |my |that )?\S+ (?:do|cause|make|give)|от \S+ ли|φταιει|ειναι απο|μηπωσ (?:φταιει|ειναι))(?:\s|$)(?!.* (?:you|he|she|i)(?:'re|'s|'m)? (?:take|takes|use|uses|have|has|on|taking|using|giving|want|need)(?: |$))/u
/** "Have you missed any?", "could it be causing it?": it is taken, whatever the answer is. */
export const OF_TAKING =
  /(?:^|\s)(?:miss\S*|skip\S*|forg\S*|problem\S*|trouble\S*|side effect\S*|help|helps|helping|caus\S*|bother\S*|agree\S*|пропуска\S*|пропустил\S*|забыва\S*|побочн\S*|помога\S*|беспоко\S*|переносите|ξεχν\S*|ξεχασ\S*|παρενεργ\S*|βοηθ\S*|προβλημα\S*|ενοχλ\S*|это от|φταιει|πειραζ\S*)(?:\s|$)/u
/** A question whether a medicine is taken, or may be; not what came of it. */
export const isOfUse = (reading: Reading, { from, to }: Segment): boolean =>
  !has(reading, from, to, 'allergy') &&
  !OF_PLANS.test(normsOf(reading, from, to)) &&
  (to - from <= SHORT || has(reading, from, to, 'take', 'stop') || USE.test(normsOf(reading, from, to)))

const HOW =
  /(?:^|\s)(?:today|this morning|prescription|besides|apart|except|dose|doses|сегодня|рецепт\S*|кроме|дозу|дозы|натощак|от чего|σημερα|συνταγη|εκτοσ|περα|δοση|δοσεισ|μονο|only|just|только)(?:\s|$)/u
/** It asks how much, how often, today, beside what: it is taken, whatever the answer is. */
export const asksHow = (reading: Reading, { from, to }: Segment): boolean =>
  !OFFERS.test(normsOf(reading, from, to)) &&
  ((has(reading, from, to, 'frequency') && !WAS_TAKEN.test(normsOf(reading, from, to))) ||
    // "Bleeding on apixaban?", but not "did you take paracetamol for the fever?".
    (has(reading, from, to, 'symptom', 'finding') && !has(reading, from, to, 'take')) ||
    hasNumber(reading, from, to) ||
    HOW.test(normsOf(reading, from, to)))
/** «При болях принимали?»: whether, not when. */
const WAS_TAKEN =
  /(?:^|\s)(?:принимали|принимал|пили|пил|давали|did (?:you|he|she) (?:take|have|use)|were you given|πηρατε|πηρε|εδωσατε)(?:\s|$)/u
const OFFERS =
  /(?:^|\s)(?:would|shall|could|try|give|want|like|попроб\S+|дать|назнач\S+|добав\S+|хотите|να|θελετε|δοκιμ\S+)(?:\s|$)/u

export const EVER = /(?:^|\s)(?:ever|before|когда нибудь|раньше|ποτε|παλια)(?:\s|$)/u
/** "Before breakfast?" asks of no time before. */
export const EVER_ASKED =
  /(?:^|\s)(?:(?:have|has) (?:you|he|she) ever (?:had|taken|been on|been given|tried|used|needed)|(?:пили|принимали|кололи|капали|давали|пил|принимал|пила|принимала) (?:\S+ )?когда (?:нибудь|либо)|когда (?:нибудь|либо) (?:\S+ ){0,2}(?:пили|принимали|кололи|капали|давали|пил|принимал|пила|принимала)|(?:εχετε|εχεισ|εχει) (?:\S+ ){0,2}(?:παρει|κανει|χρησιμοποιησει) (?:\S+ )?ποτε|ποτε (?:εχετε|εχεισ|εχει) (?:παρει|κανει|χρησιμοποιησει))(?:\s|$)/u
/** «Не бросили? – Да.» says neither. */
export const DENIED = /(?:^|\s)(?:не|not|\S+n't|δεν)(?:\s|$)/u
const CAN = /(?:^|\s)(?:can|could|may|shall|should|можно|μπορω|να)(?:\s|$)/u
export const isOffer = (reading: Reading, { from, to }: Segment): boolean => CAN.test(normsOf(reading, from, to))

const BEGIN = '(?:try|start|give|add|use|put|prescribe|begin|trying|starting|giving|adding)'
/** No new medicine: it continues, stops or changes, is a repeat prescription, or another person proposed it. */
const NO_OFFER =
  /(?:^|\s)(?:without|repeat|refill|continu\S*|stay|carry on|up|down|say|said|tell|told|без|продолж\S+|еще раз|рецепт\S*|сказал\S*|χωρισ|συνεχ\S+|ξανα)(?:\s|$)/u
const DOCTOR_OFFERS = new RegExp(
  `(?:^|\\s)(?:(?:shall|should|can|could|what if|why don't|do you want|would you like|how about|what about)(?: (?:we|i|me|us|to|if|not)){0,3} ${BEGIN}|would you (?:try|like|consider|be happy)|попробуем|назначим|добавим|начнем|назначить|выписать|добавить|попробовать|(?:να|θα) (?:δοκιμασ|βαλ|ξεκιν|δωσ|γραψ|προσθεσ)\\S*)(?:\\s|$)`,
  'u',
)
/** The doctor asks whether to begin it: "shall we try amitriptyline?" */
export const isDoctorsOffer = (reading: Reading, { from, to }: Segment): boolean =>
  DOCTOR_OFFERS.test(normsOf(reading, from, to)) && !NO_OFFER.test(normsOf(reading, from, to))

/** What a patient says to an offer that is taken up. */
export const AGREES =
  /^(?:(?:well|oh|ну|да|yes|yeah|ε|ναι) )?(?:(?:i|we) (?:would|will|could)|if you (?:think|say|like|want)\S*|okay|ok|all right|alright|sure|fine|go on|go ahead|happy to|let's|why not|yes|yeah|please|да|даваите|хорошо|ладно|согласен|согласна|не против|можно|если (?:надо|нужно|вы)|попробуем|ενταξει|ναι|ασ|ωραια|βεβαιωσ|αν (?:πρεπει|νομιζετε|το λετε)|οτι πειτε|ο τι πειτε)(?:\s|$)(?!(?:\S+ )*(?:not|не|δεν)(?:\s|$))/u

const WHEN_ENDED =
  /^(?:and |so |а |και )?(?:when|why|who|how long ago|когда|зачем|почему|кто|давно|ποτε|γιατι|ποιοσ)(?: (?:did|was|were|has|have|вам|вы|его|ее|σασ|σου|τησ|του))*(?:\s|$)/u
/** It asks when, why or by whom it was ended: "when did you stop it?" */
export const asksWhenEnded = (reading: Reading, { from, to }: Segment): boolean =>
  WHEN_ENDED.test(normsOf(reading, from, to)) &&
  /(?:^|\s)(?:did \S+ (?:stop|quit|come off)|(?:you|he|she) (?:stopped|quit)|stopped|came off|took \S+ off)(?:\s|$)/u.test(
    normsOf(reading, from, to),
  ) &&
  !/(?:^|\s)(?:before|should|will|would|if)(?:\s|$)/u.test(normsOf(reading, from, to))

/** "Did you finish the course?": ended or not. */
export const asksWhetherEnded = (reading: Reading, from: number, to: number): boolean =>
  /(?:^|\s)(?:did|have|has) (?:you|he|she) (?:\S+ )?(?:finish|complete|finished|completed)(?:\s|$)/u.test(
    normsOf(reading, from, to),
  )

/** Of several that are asked for one is taken: "warfarin or apixaban?", "any blood thinners, warfarin, apixaban?" */
export const asksForOne = (reading: Reading, { from, to }: Segment): boolean => {
  const norms = normsOf(reading, from, to)
  return / (?:or|или) /u.test(norms) || /^(?:any|some|какие|καποιο|κανενα|καποια) /u.test(norms)
}

/** "Can I drive on zopiclone?": it is taken, and the answer is of the driving. */
export const OF_LIFE =
  /(?:^|\s)(?:(?:can|may|should|could|am|is it) (?:i|ok to|okay to|safe to|allowed to|all right to) (?:drink|drive|fly|swim|work|breastfeed|travel|exercise|eat|run|sunbathe)|за руль|(?:алкогол|пив|вин)(?:ь|о|а|ом|е|ом)?|греипфрут\S*|загорать|летать|кормить|αλκοολ|κρασι|κρασακι|ποτηρακι|ποτο|μπυρα|μπιρα|να (?:οδηγ|θηλασ|πεταξ)\S*|να πιω με)(?:\s|$)(?!.* (?:if|если|αν|before i start)(?: |$))/u

/** "When do I start it?": it is ordered. */
export const asksWhenToBegin = (reading: Reading, { from, to }: Segment): boolean =>
  /(?:^|\s)(?:(?:when|how soon) (?:do|should|can|will) i (?:start|begin)|когда (?:мне )?(?:начинать|начать|начну)|ποτε (?:ξεκιναω|αρχιζω|να (?:ξεκινησω|αρχισω)))(?:\s|$)/u.test(
    normsOf(reading, from, to),
  )

/** Whether it may be had: "is ibuprofen okay with my kidneys?" */
export const OF_LEAVE =
  /(?:^|\s)(?:okay|ok|safe|all right|alright|allowed|fine|можно|безопасн\S*|κανει|επιτρεπ\S*)(?:\s|$)/u

/** The patient asks for it: "Could I have zopiclone at night?" */
export const WANTS =
  /(?:^|\s)(?:(?:can|could|may) (?:i|we) (?:have|get|try|start)|мне бы|нельзя ли|выпишите|назначьте|να μου (?:γραψετε|δωσετε)|μπορω να εχω)(?:\s|$)/u
