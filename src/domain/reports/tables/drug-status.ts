import type { DrugStatus } from '../extraction.ts'
import { tellsSusceptibility } from '../sections/reported.ts'
import type { Unit } from '../sections/units.ts'
import type { Reading } from '../text/shape.ts'
import { has, within } from '../text/within.ts'
import type { Around } from './around.ts'
import { deniedOtherwise, saysNoHelp } from './denied-otherwise.ts'
import { normsOf } from './dose-units.ts'
import { isDenied, isNoBehind } from './drug-denied.ts'
import { exchangeOf } from './drug-exchange.ts'
import { stopOf } from './drug-stopped.ts'
import { isIfOnly, isOrderedInPart, ordersIt } from './ordered-in-part.ts'
import {
  ALLERGIC_TO,
  ASKED_WHAT_FOR,
  BARRED,
  FINISHED,
  FROM_NOW,
  GIVEN_FOR_IT,
  GIVEN_ONCE,
  INSTEAD,
  INTOLERANCE,
  KEEP,
  NEVER_TAKEN,
  NOT_TOLERATED,
  PAUSED,
  REACTED,
  REACTION,
  TAKEN_ALL_THE_SAME,
  TOLERATED,
} from './status-words.ts'
import { isTakenBesideAllergy } from './taken-beside-allergy.ts'
import { partAround } from './taken-in-part.ts'

const NEAR = 4
const OF_IT =
  /(?:^|\s)(?:(?:от|на|после) (?:него|нее|них)|(?:from|with|to|after) (?:it|that|them)|(?:με|απο) (?:αυτο|αυτα))(?:\s|$)/u
const GIVEN =
  /(?:^|\s)(?:gave|give|given|had to have|дали|давали|вкололи|кололи|ввели|εκαναν|εδωσαν|κανανε|δωσανε)(?: \S+){0,3}$/u
const KEPT_AT_HAND = /pen$|jext|emerade/iu
const TREATS_REACTIONS = new Set(['antihistamine', 'corticosteroid', 'adrenergic'])

const CANNOT =
  /(?:^|\s)(?:(?:can't|cannot|couldn't|mustn't) (?:take|have|use|be given)|(?:не могу|нельзя) (?:принимать|пить|колоть|мне)?|δεν μπορω να (?:παρω|παιρνω|παρει)|δεν κανει να (?:παρω|παιρνω))(?:\s\S+)?$/u
const ON_SKIN =
  /(?:^|\s)(?:сыпь|сыпи|сыпью|обсыпает|обсыпало|крапивниц\p{L}*|анафил\p{L}*|волдыр\p{L}*|rash|rashes|hives|anaphyl\p{L}*|εξανθημα\p{L}*|κνιδωσ\p{L}*|αναφυλ\p{L}*)(?! (?:was )?(?:from|off|comes|came))(?:\s|$)/u

const WITHOUT = /(?:^|\s)(?:without|без|χωρισ)(?: \S+)?$/u

/** What became of a medicine; null where the words do not say that the patient has anything to do with it. */
export function statusOf(reading: Reading, unit: Unit, around: Around, all: string): DrugStatus | null {
  const { floor, from, at, near, far } = around
  const said = normsOf(reading, from, far)
  if (tellsSusceptibility(reading, { from, to: far })) return null
  const own = { from, at, to: reading.drugs.get(at)?.to ?? at + 1, end: near }
  const otherwise = deniedOtherwise(reading, own, unit.speaker === 'doctor')
  const denied = !otherwise && isDenied(reading, unit, around)
  if (isInstead(reading, around)) return null
  if (unit.speaker === 'doctor' && saysNoHelp(normsOf(reading, at, near))) return null
  if (denied && unit.speaker === 'doctor' && PAUSED.test(said)) return 'current'
  if (unit.section === 'safetyNet' || unit.section === 'followUp') return null
  // «С такролимусом его нельзя»: the other one is forbidden.
  if (isBesideForbidden(reading, around)) return null
  if (BARRED.test(said) && !REACTION.test(all)) return 'refused'
  // Adrenaline "when your throat swelled" was given for it.
  const { drugClass = null, name = '' } = reading.drugs.get(at) ?? {}
  const treats = TREATS_REACTIONS.has(drugClass ?? '') && !KEPT_AT_HAND.test(name)
  if (unit.section === 'allergies') {
    if (isTakenBesideAllergy(reading, unit, around)) return 'current'
    if (treats && GIVEN.test(normsOf(reading, floor, at))) return 'stopped'
    if (otherwise) return has(reading, from, far, 'take') ? 'current' : null
    if (ASKED_WHAT_FOR.test(normsOf(reading, floor, at))) return 'current'
    const clause = normsOf(reading, from, near)
    if (GIVEN_FOR_IT.test(normsOf(reading, Math.max(floor, at - NEAR), at)))
      return planned(reading, unit, around, denied, said) ?? 'current'
    // «Анальгин мне нельзя, у меня от него отёк»: forbidden for what it did.
    if (FORBIDDEN.test(clause) && REACTION.test(all) && OF_IT.test(all)) return 'allergy'
    if (NOT_TOLERATED.test(clause)) return 'allergy'
    if (TOLERATED.test(clause) || (denied && !REACTION.test(clause))) return null
    if (NEVER_TAKEN.test(said)) return 'refused'
    if (!INTOLERANCE.test(said) || REACTION.test(all)) return 'allergy'
    return TAKEN_ALL_THE_SAME.test(all) ? 'current' : 'stopped'
  }
  const loose = unit.ranges.some(one => one.loose)
  const justBefore = Math.max(loose ? floor : from, floor, at - NEAR)
  if (!denied && ALLERGIC_TO.test(normsOf(reading, justBefore, at))) return 'allergy'
  if (loose && !denied && has(reading, justBefore, at, 'allergy')) return 'allergy'
  if (otherwise?.tellsTaken) return 'current'
  if (NEVER_TAKEN.test(said) || isNoBehind(reading, at)) return 'refused'
  if (!treats && REACTED.test(normsOf(reading, at, far))) return 'allergy'
  // "I can't take penicillin, I get a rash".
  if (!treats && CANNOT.test(normsOf(reading, justBefore, at)) && ON_SKIN.test(normsOf(reading, at, far)))
    return 'allergy'
  const stop = stopOf(reading, unit, around)
  // "For two weeks, then stop": an order with its end.
  const isOrder = unit.speaker === 'doctor' && unit.section === 'plan'
  const isCourse = stop === false && !denied && isOrder && !KEEP.test(said) && isOrderedInPart(reading, at, own.to)
  if (stop !== null && !isCourse) return stop ? 'stopped' : 'current'
  // "Probably the amlodipine": what a medicine has done is no order.
  if (unit.section === 'assessment' && !has(reading, from, far, 'order', 'dose', 'stop', 'forbid')) return null
  if (unit.section === 'plan' || unit.section === 'assessment') return planned(reading, unit, around, denied, said)
  const begins = unit.ranges.find(one => one.from <= at && at < one.to)?.from ?? from
  const exchange = exchangeOf(reading, around, begins)
  if (exchange) return exchange === 'prescribed' && unit.speaker !== 'doctor' ? 'current' : exchange
  if (unit.speaker === 'doctor' && !denied && FROM_NOW.test(said)) return 'prescribed'
  const isWithout = WITHOUT.test(normsOf(reading, Math.max(floor, at - 2), at))
  if (denied && (unit.section === 'drugHistory' || isWithout || has(reading, from, far, 'take', 'stop')))
    return 'refused'
  const { from: start } = partAround(reading, at, own.to)
  if (unit.speaker === 'doctor' && ordersIt(normsOf(reading, Math.max(floor, start), at))) return 'prescribed'
  const isOnce = GIVEN_ONCE.test(normsOf(reading, Math.max(floor, from), far)) && !has(reading, at, far, 'frequency')
  return FINISHED.test(said) || isOnce ? 'stopped' : 'current'
}

/** Forbidden in its clause; what was forbidden before an order is another: «не вижу смысла, попробуем мелатонин». */
function isForbidden(reading: Reading, { from, at, near }: Around): boolean {
  for (const hit of within(reading, from, near, 'forbid'))
    if (hit.from >= at || !has(reading, hit.to, at, 'order')) return true
  return false
}

const WITH = /^(?:с|со|with|με)$/u
const FORBIDDEN =
  /(?:^|\s)(?:нельзя|не сочета\p{L}*|can't|cannot|not safe|don't mix|απαγορευεται|δεν κανει|οχι μαζι)(?:\s|$)/u
const isBesideForbidden = (reading: Reading, { at, far }: Around) =>
  WITH.test(reading.words[at - 1]?.norm ?? '') && FORBIDDEN.test(normsOf(reading, at, far))

const ARTICLE = /^(?:the|your|his|her|για|το|τη|την|του|τησ)$/u
/** "Apixaban instead of the warfarin". */
function isInstead({ words }: Reading, { floor, at }: Around): boolean {
  let before = Math.max(floor, at - 1)
  while (before > floor && ARTICLE.test(words[before]?.norm ?? '')) before--
  // "One of her Percocets", "ten of ramipril".
  const earlier = words[before - 1]?.norm ?? ''
  if (words[before]?.norm === 'of') return /^(?:instead|place)$/u.test(earlier)
  if (words[before]?.norm === 'than') return earlier === 'rather'
  return INSTEAD.test(words[before]?.norm ?? '')
}

/** What the doctor would give, and does not: "I'd normally write", «назначил бы», «θα έβαζα». */
const WOULD =
  /would be|i'd normally|i'd usually|(?:normally|usually) i'd|was going to|did think about|thought about|i would have|могли бы|можно было бы|назначил\p{L}* бы|дал\p{L}* бы|хотел\p{L}* назнач|думал\p{L}* назнач|θα εβαζα|θα εγραφα|θα εδινα|σκεφτηκα/u
const SINCE = 7
/** "Only paracetamol", «тогда парацетамол»: an order without a verb. */
const ALONE =
  /^(?:(?:and|but|so|then|and then|а|но|и|αλλα|και) )?(?:only|just|тогда|только|лишь|лучше|μονο|τοτε)(?: (?:the|some|τη|την|το))?$/u

function planned(reading: Reading, unit: Unit, around: Around, denied: boolean, said: string): DrugStatus | null {
  const { floor, from, at, far } = around
  const refused = unit.corrected && unit.speaker !== 'doctor'
  if (refused || denied || isForbidden(reading, around)) return 'refused'
  // "If the count goes over five we'll switch to artesunate" orders nothing yet.
  const begins = unit.ranges.find(one => one.from <= at && at < one.to)?.from ?? from
  if (has(reading, begins, at, 'if') && !has(reading, at, far, 'dose')) return null
  if (WOULD.test(normsOf(reading, Math.max(floor, at - SINCE), far))) return 'refused'
  const exchange = exchangeOf(reading, around, begins)
  if (exchange) return exchange
  const part = partAround(reading, at, reading.drugs.get(at)?.to ?? at + 1)
  const lead = normsOf(reading, Math.max(floor, part.from), at)
  const isOrder = unit.speaker === 'doctor' && ordersIt(lead)
  if (isIfOnly(normsOf(reading, Math.max(floor, at - SINCE), at), normsOf(reading, at, far))) return 'refused'
  // "Take it for a week, don't stop early": what comes behind an order makes it no old medicine.
  const orders = unit.speaker === 'doctor' && isOrderedInPart(reading, at, reading.drugs.get(at)?.to ?? at + 1)
  const range = unit.ranges.find(one => one.from <= at && at < one.to)?.to ?? far
  const isHow = orders && KEEP.test(normsOf(reading, part.to, range)) && !KEEP.test(normsOf(reading, from, part.to))
  if (KEEP.test(said) && !isHow) return 'current'
  const opens =
    unit.ranges.some(one => one.from === at) ||
    reading.form === 'dictation' ||
    ALONE.test(lead) ||
    (begins === part.from && lead === 'then' && !/(?:^|\s)out(?:\s|$)/u.test(normsOf(reading, at, at + 3)))
  const loose = unit.ranges.some(one => one.loose)
  // "It is a penicillin" prescribes nothing; without punctuation «нельзя» may lie in the next piece.
  const ordered = isOrder || has(reading, from, far, 'order', 'dose', 'frequency') || (opens && !loose)
  return ordered ? 'prescribed' : null
}
