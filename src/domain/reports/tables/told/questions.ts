import type { Reading, Segment } from '../../text/shape.ts'
import { has, hasNumber } from '../../text/within.ts'
import { normsOf } from '../dose-units.ts'

const USE =
  /(?:^|\s)(?:можно|мне|надо|нужн\S*|еще|пить|can|could|should|shall|shouldn't|need|have|take|try|what about|how about|να|μπορω|χρειαζ\S*|θελ\S*|δεν)(?:\s|$)/u
const SHORT = 5
/** «Про оземпик думали?»: not whether it is taken. */
const OF_PLANS =
  /(?:^|\s)(?:дума\S+|предлага\S+|обсужда\S+|слыша\S+|think|thought|heard|offer\S*|discuss\S*|σκεφτ\S+|προτειν\S+)(?:\s|$)/u
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
/** «Не бросили? – Да.» says neither. */
export const DENIED = /(?:^|\s)(?:не|not|\S+n't|δεν)(?:\s|$)/u
const CAN = /(?:^|\s)(?:can|could|may|shall|should|можно|μπορω|να)(?:\s|$)/u
export const isOffer = (reading: Reading, { from, to }: Segment): boolean => CAN.test(normsOf(reading, from, to))
