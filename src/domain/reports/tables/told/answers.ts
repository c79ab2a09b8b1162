import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import type { CueClass } from '../../lexicon/classes.ts'
import type { Reading, Segment } from '../../text/shape.ts'
import { has, hasDrug, hasNumber } from '../../text/within.ts'
import { normsOf } from '../dose-units.ts'
import { TROUBLE } from '../drug-denied.ts'
import type { Dose } from '../drug-dose.ts'
import { HELD } from '../status-words.ts'
import { actsIn, isMaybe, lastOf, type SaidAct } from './acts.ts'
import { become, type Course, courseOf, isDoctor, type Talk, tell } from './course.ts'
import { doseAtStart, doseWith, hasAmountBehind, NO_DOSE, startsWithAmount } from './doses.ts'
import { namesOther } from './others.ts'
import { lastNamed, pluralIn } from './plural.ts'
import { keyOf, type Named, type Zone } from './zones.ts'

/** The medicines that are spoken of. */
export interface Focus {
  readonly names: readonly Named[]
  /** Every medicine of the sentence. */
  readonly all: readonly Named[]
  /** Number of the sentence that named them, or that asked on. */
  readonly index: number
  readonly asks: Segment | null
  /** It was asked whether they are finished, or may be stopped. */
  readonly asksEnd: boolean
}

/** Turns and words back to the medicine that an answer, "it" or a lone verb stands for. */
const TURNS = 3
const WORDS = 45

const NO =
  /^(?:(?:well|fair enough|ну|ои|ε) )?(?:i don't think so|afraid not|not (?:at|with|for|your|while)|нет|не|no|nope|nah|οχι|ουτε)(?:\s|$)/u
const YES = /^(?:yes|yeah|yep|sure|of course|да|ага|конечно|ναι|βεβαιωσ)(?:\s|$)/u
/** «Пью», "I do". */
const STILL =
  /^(?:(?:yes|yeah|да|ага|ναι|no|нет|οχι|well|ну|of) )?(?:course i do|i do|i am|i still (?:take|use)|he does|she does|пью|принимаю|пьет|принимает|еще пью|παιρνω|το παιρνω|τα παιρνω)(?:\s|$)|^(?:still|ακομα|ακομη)(?:\s|$)/u
const NOT_YET =
  /^(?:not yet|not quite|nearly|almost|еще нет|нет еще|пока нет|почти|не до конца|οχι ακομα|οχι ακομη|σχεδον)(?:\s|$)/u
const MAY = /^(?:да |ну )?(?:можно|sure|fine|of course|yes you can|μπορειτε|κακο δεν κανει)(?:\s|$)/u
const OF_IT = /(?:^|\s)(?:его|ее|их|им|it|them|that|those|το|τη|την|τα|αυτο)(?:\s|$)/u

/** What a sentence without a name says of the medicines in focus; the focus for the next one. */
export function readAnswer(talk: Talk, index: number, segment: Segment, focus: Focus): Focus | null {
  const { reading } = talk
  const { from, to, turn } = segment
  const named = reading.segments[focus.index] as Segment
  const last = focus.names.at(-1) as Named
  if (turn - named.turn > TURNS || from - last.at > WORDS) return null
  const norms = normsOf(reading, from, to)
  const direct = index === focus.index + 1
  const answers = direct && turn !== named.turn
  if (segment.asks) return askedOn(talk, index, segment, focus)
  if (reading.form === 'dictation') return focus
  const count = pluralIn(norms)
  const acts = actsIn(reading, from, to).filter(one => count > 0 || isOfFocus(talk, segment, focus, one, answers))
  // Perhaps a medicine that no list knows: what follows may be of that one.
  const isOther = acts.length === 0 && !isDoctor(talk, segment) && !answers && has(reading, from, to, 'take')
  if (isOther && !PRONOUN.test(norms)) return null
  // "My son had that, it finished him off."
  if (segment.speaker !== 'doctor' && namesOther(reading, segment)) return focus
  if (has(reading, from, to, 'if') || isMaybe(norms)) return focus
  const act = lastOf(acts)
  const dose = doseWith(reading, act, null, segment)
  if (readOrdinals(talk, segment, focus)) return { ...focus, asks: null }
  const meant =
    count > 0 ? lastNamed(talk, count, from - WORDS) : focus.names.map(name => courseOf(talk, name, segment))
  const amount = startsWithAmount(reading, segment, direct || isNo(reading, segment))
  for (const course of meant) {
    if (answers && isAllergic(norms)) {
      become(course, 'allergy', segment)
      continue
    }
    const changed = doctorsDose(talk, segment, course)
    if (changed) {
      Object.assign(course, { dose: changed, status: 'prescribed', said: segment, changes: false })
      continue
    }
    const byNo = answers && !amount && readNo(talk, segment, focus, course, act)
    if (!byNo && act) tell(talk, course, act.act, dose, segment)
    else if (!byNo && answers) readYes(talk, segment, focus, course, amount)
    if (amount && dose.dose !== null) fill(talk, segment, course, dose, { direct, answers, focus })
  }
  return { ...focus, asks: direct && !answers ? focus.asks : null }
}

const ALLERGIC =
  /^(?:(?:я|у меня|на него|i'm|i am|ειμαι|εχω) )*(?:аллергия|аллергик|allergic|αλλεργι\S+)(?: (?:to (?:it|that|them)|на (?:него|нее|них)|σ αυτο|σε αυτο))?$/u
const isAllergic = (norms: string): boolean => ALLERGIC.test(norms)

const ORDINALS: readonly (readonly [number, RegExp])[] = [
  [0, /^(?:перв\S+|first|former|πρωτ\S+)$/u],
  [1, /^(?:втор\S+|second|latter|δευτερ\S+)$/u],
]
const PART_TAKEN = /(?:^|\s)(?:пью|принимаю|take|taking|on|παιρνω)(?:\s|$)/u

/** «Первый пью, второй бросил»: of two that were named together each one. */
function readOrdinals(talk: Talk, segment: Segment, { all }: Focus): boolean {
  const { reading } = talk
  if (all.length < 2) return false
  let told = false
  for (let from = segment.from; from < segment.to; ) {
    let to = from + 1
    while (to < segment.to && !/[,;—–]/u.test(reading.words[to - 1]?.after ?? '')) to++
    const norms = reading.words.slice(from, to).map(({ norm }) => norm)
    const at = ORDINALS.find(([, word]) => norms.some(norm => word.test(norm)))?.[0]
    const name = at === undefined ? undefined : all[at]
    if (name) {
      told = true
      const course = courseOf(talk, name, segment)
      // «От первого кашлял, перестал»: up to the next ordinal.
      const rest = nextOrdinal(reading, to, segment.to)
      const act = lastOf(actsIn(reading, from, rest))
      if (act) tell(talk, course, act.act, NO_DOSE, segment)
      else if (PART_TAKEN.test(norms.join(' '))) become(course, 'current', segment)
      to = rest
    }
    from = to
  }
  return told
}

function nextOrdinal({ words }: Reading, from: number, to: number): number {
  let at = from
  while (at < to && !ORDINALS.some(([, word]) => word.test(words[at]?.norm ?? ''))) at++
  // The ordinal's part begins behind the sign before it.
  while (at < to && at > from && !/[,;—–]/u.test(words[at - 1]?.after ?? '')) at--
  return at
}

/** A question without a name: of the same medicine ("how many's that?", "finished them?"), or of another thing. */
function askedOn(talk: Talk, index: number, segment: Segment, focus: Focus): Focus | null {
  const { from, to } = segment
  if (to - from === 2 && hasTopic(talk.reading, segment, { from: to })) return null
  const ends = actsIn(talk.reading, from, to).some(({ act }) => act === 'ended' || act === 'stop')
  // A word more may be the name of a medicine that no list has: «Нейромультивит допили?»
  if (ends && (OF_IT.test(normsOf(talk.reading, from, to)) || (index === focus.index + 1 && to - from === 1)))
    return { ...focus, index, asks: segment, asksEnd: true }
  const goesOn = OF_IT.test(normsOf(talk.reading, from, to)) || has(talk.reading, from, to, 'dose', 'frequency', 'take')
  return goesOn ? { ...focus, index, asks: null, asksEnd: false } : null
}

const USE =
  /(?:^|\s)(?:можно|мне|надо|нужн\S*|еще|пить|can|could|should|shall|shouldn't|need|have|take|try|what about|how about|να|μπορω|χρειαζ\S*|θελ\S*|δεν)(?:\s|$)/u
const SHORT = 5
/** «Про оземпик думали?»: not whether it is taken. */
const OF_PLANS =
  /(?:^|\s)(?:дума\S+|предлага\S+|обсужда\S+|слыша\S+|think|thought|heard|offer\S*|discuss\S*|σκεφτ\S+|προτειν\S+)(?:\s|$)/u
/** "Have you missed any?", "could it be causing it?": it is taken, whatever the answer is. */
const OF_TAKING =
  /(?:^|\s)(?:miss\S*|skip\S*|forg\S*|problem\S*|trouble\S*|side effect\S*|help|helps|helping|caus\S*|bother\S*|agree\S*|пропуска\S*|пропустил\S*|забыва\S*|побочн\S*|помога\S*|беспоко\S*|переносите|ξεχν\S*|ξεχασ\S*|παρενεργ\S*|βοηθ\S*|προβλημα\S*|ενοχλ\S*|это от|φταιει|πειραζ\S*)(?:\s|$)/u
/** A question whether a medicine is taken, or may be; not what came of it. */
const isOfUse = (reading: Reading, { from, to }: Segment): boolean =>
  !has(reading, from, to, 'allergy') &&
  !OF_PLANS.test(normsOf(reading, from, to)) &&
  !OF_TAKING.test(normsOf(reading, from, to)) &&
  (to - from <= SHORT || has(reading, from, to, 'take', 'stop') || USE.test(normsOf(reading, from, to)))

const HOW =
  /(?:^|\s)(?:today|this morning|prescription|besides|apart|except|dose|doses|сегодня|рецепт\S*|кроме|дозу|дозы|натощак|от чего|σημερα|συνταγη|εκτοσ|περα|δοση|δοσεισ|μονο|only|just|только)(?:\s|$)/u
/** It asks how much, how often, today, beside what: it is taken, whatever the answer is. */
const asksHow = (reading: Reading, { from, to }: Segment): boolean =>
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

const TAKING =
  /(?:^|\s)(?:я )?(?:его |ее |их )?(?:пью|принимаю|колю|пьет|i take|i'm on|he takes|she takes|το παιρνω|τα παιρνω|το εχω παρει)(?:\s|$)/u
const tellsTaking = (reading: Reading, { from, to }: Segment): boolean => {
  const norms = normsOf(reading, from, to)
  return TAKING.test(norms) && !NOT_TAKING.test(norms)
}
const NOT_TAKING =
  /(?:^|\s)(?:не|not|never|don't|doesn't|didn't|δεν)(?: \S+)? (?:gave|given|took|давали|пил\S?|пью|принимаю|колю|пьет|даю|take|use|παιρνω|παιρνει|πηρα)(?:\s|$)/u
const tellsNotTaking = (reading: Reading, { from, to }: Segment): boolean => NOT_TAKING.test(normsOf(reading, from, to))

const isNo = (reading: Reading, { from, to }: Segment): boolean =>
  NO.test(normsOf(reading, from, to)) &&
  !NOT_YET.test(normsOf(reading, from, to)) &&
  !STILL.test(normsOf(reading, from, to)) &&
  !TROUBLE.test(reading.words[from + 1]?.norm ?? '')

/** Whether "no" decides: to what the patient asks for or tells of, or to the doctor's question. */
function readNo(talk: Talk, segment: Segment, focus: Focus, course: Course, act: SaidAct | undefined): boolean {
  const { reading } = talk
  if (!isNo(reading, segment)) return false
  const doctor = isDoctor(talk, segment)
  const { asks } = focus
  if (asks && !act && OF_TAKING.test(normsOf(reading, asks.from, asks.to)) && course.status === null) {
    become(course, 'current', segment)
    return true
  }
  if (asks === null) {
    // "At the chemist's they said Ciproxin. – No, leave that."
    const offered = !act && !course.taken && course.status === null && segment.speaker === 'doctor'
    if (!offered || isDoctor(talk, reading.segments[focus.index] as Segment)) return false
    become(course, 'refused', segment)
    return true
  }
  const byDoctor = isDoctor(talk, asks)
  if (!isOfUse(reading, asks)) return false
  if (focus.asksEnd) {
    if (act?.act === 'stop' || act?.act === 'ended') return false
    become(course, 'current', segment)
  } else if (!byDoctor && segment.speaker === 'doctor' && (!course.taken || !act))
    become(course, course.taken ? 'stopped' : 'refused', segment)
  else if (
    byDoctor &&
    !doctor &&
    !act &&
    (tellsTaking(reading, segment) || (asksHow(reading, asks) && !tellsNotTaking(reading, segment)))
  )
    become(course, 'current', segment)
  else if (byDoctor && !doctor && !act && !course.taken) become(course, 'refused', segment)
  else return act === undefined
  return true
}

/** An answer that says neither no nor what is done. */
function readYes(talk: Talk, segment: Segment, { asks, asksEnd }: Focus, course: Course, amount: boolean): void {
  const { reading } = talk
  if (!asks || !isOfUse(reading, asks)) return
  const norms = normsOf(reading, segment.from, segment.to)
  const [byDoctor, doctor] = [isDoctor(talk, asks), isDoctor(talk, segment)]
  if (byDoctor && !doctor) {
    course.taken = true
    if (STILL.test(norms) || tellsTaking(reading, segment) || NOT_YET.test(norms) || amount)
      become(course, 'current', segment)
    else if (!asksEnd && YES.test(norms) && !EVER.test(normsOf(reading, asks.from, asks.to)))
      become(course, 'current', segment)
    else if (asksEnd && !isNo(reading, segment) && !DENIED.test(normsOf(reading, asks.from, asks.to)))
      become(course, 'stopped', segment)
  } else if (!byDoctor && doctor) {
    if (asksEnd && YES.test(norms)) become(course, HELD.test(norms) ? 'current' : 'stopped', segment)
    else if (course.taken && YES.test(norms)) become(course, 'current', segment)
    else if (!course.taken && (MAY.test(norms) || (YES.test(norms) && isOffer(reading, asks))))
      become(course, 'prescribed', segment)
  }
}

const EVER = /(?:^|\s)(?:ever|before|когда нибудь|раньше|ποτε|παλια)(?:\s|$)/u
/** «Не бросили? – Да.» says neither. */
const DENIED = /(?:^|\s)(?:не|not|\S+n't|δεν)(?:\s|$)/u
const CAN = /(?:^|\s)(?:can|could|may|shall|should|можно|μπορω|να)(?:\s|$)/u
const isOffer = (reading: Reading, { from, to }: Segment): boolean => CAN.test(normsOf(reading, from, to))

/** An amount that the doctor names of what is taken otherwise: "Fifty-five, then", «Сделаем четыре». */
function doctorsDose(talk: Talk, segment: Segment, course: Course): Dose | null {
  if (segment.speaker !== 'doctor' || segment.loose || !course.taken) return null
  const dose = doseAtStart(talk.reading, segment)
  const before = course.dose?.dose ?? doseBefore(talk, course, segment)
  return dose !== null && before !== null && before !== dose.dose ? dose : null
}

function doseBefore({ reading, rows }: Talk, { name }: Course, { from }: Segment): number | null {
  const start = reading.words[from]?.start ?? 0
  const row = rows.find(one => keyOf(one) === name.key && one.dose !== null && one.spans.some(([at]) => at < start))
  return row?.dose ?? null
}

interface Stands {
  readonly direct: boolean
  readonly answers: boolean
  readonly focus: Focus
}

/** "Raise it. To a hundred." "Седалит сколько? – По триста." */
function fill(talk: Talk, segment: Segment, course: Course, dose: Dose, { direct, answers, focus }: Stands): void {
  const open = course.dose === null && (direct || course.changes || course.status === 'prescribed')
  // "Twenty-two. No, wait, twenty-four."
  if (!open && !(course.corrects && isNo(talk.reading, segment))) return
  if (course.changes && isDoctor(talk, segment)) become(course, 'prescribed', segment)
  course.changes = false
  course.dose = dose
  course.corrects ||= answers && focus.asks !== null
}

const PRONOUN =
  /(?:^|\s)(?:его|ее|их|им|он|она|это|эти|it|that|them|those|this|one|they|το|τη|την|τον|τα|τισ|αυτο|αυτη|αυτα|αυτον|αυτεσ|εκεινο)(?:\s|$)/u
const DETERMINER = /^(?:that|this|those|these|это|эти|το|τη|την|τον|τα|τισ)$/u
const NEAR = 2

/** "It" stands beside an act: "those enemas" is no "it". */
export function hasPronoun(reading: Reading, { from, to }: Segment, act: SaidAct): boolean {
  const norm = (at: number) => (at < to ? (reading.words[at]?.norm ?? '') : '')
  const object = DETERMINER.test(norm(act.to)) && /^\p{L}{4,}$/u.test(norm(act.to + 1)) ? act.to : act.to + 1
  return PRONOUN.test(normsOf(reading, Math.max(from, act.from - NEAR), Math.min(to, object)))
}

const THINGS: readonly CueClass[] = [
  ...(['symptom', 'finding', 'disease', 'organ', 'operation', 'drug-word'] as const),
  ...(['result', 'vital', 'smoke', 'life', 'exposure'] as const),
]
/** Words that may stand beside a lone act. */
const MOST = 4

/** "It" stands beside the act, or the sentence says little else and names no other thing. */
function isOfFocus(talk: Talk, segment: Segment, focus: Focus, act: SaidAct, answers: boolean): boolean {
  const { reading } = talk
  const { from, to } = segment
  if (isOtherThing(reading, focus.names.at(-1)?.to ?? from, from)) return false
  const part = partOf(reading, segment, act)
  if (hasTopic(reading, part, act)) return false
  const things = has(reading, part.from, part.to, ...THINGS)
  const group = hasDrug(reading, part.from, part.to)
  // "I had a Venaril too, I stopped that": of what is named before it.
  if (ANOTHER.test(normsOf(reading, from, part.from)) && !answers) return false
  if (hasPronoun(reading, segment, act)) return !group && !(act.act === 'unneeded' && things)
  const [before, behind] = [act.from - part.from, part.to - act.to]
  if (act.act === 'unwanted' && answers && segment.speaker !== 'doctor')
    return before <= MOST && !hasObject(reading, act, to) && !namesOtherGroup(reading, segment, focus)
  if (segment.loose || things) return false
  if (act.act === 'change' && hasAmountBehind(reading, act, to)) return true
  if (act.act === 'order' || group) return false
  if (answers || (act.act === 'never' && !isDoctor(talk, segment))) return before <= MOST
  return before + behind <= MOST && isFiller(reading, part.from, act.from)
}

const FILLER =
  /^(?:пить|принимать|колоть|капать|taking|using|да|ну|нет|хорошо|ладно|тогда|и|а|уже|мы|вы|я|сам|сама|так|пока|okay|ok|right|yes|yeah|no|well|so|then|and|but|i|we|you|he|she|just|grand|good|ναι|οχι|ωραια|τοτε|ε|λοιπον|και|καλα|θα|να|врач|доктор|терапевт|\p{L}+олог|doctor|gp|consultant|\p{L}+ologist|γιατροσ|\p{L}+λογοσ)$/u
/** Before a lone act; another word may be the name of a medicine that no list has: «Нейромультивит отменили». */
const isFiller = ({ words }: Reading, from: number, to: number): boolean =>
  words.slice(from, to).every(({ norm }) => FILLER.test(norm))

const ANOTHER = /(?:^|\s)(?:another|also|too|κι ενα|και ενα|κι αλλο|и еще|еще один|еще)(?:\s|$)/u

/** "No statins" is of atorvastatin, and not of losartan. */
const namesOtherGroup = ({ drugs }: Reading, { from, to }: Segment, { names }: Focus): boolean =>
  [...drugs].some(
    ([at, { kind, drugClass }]) =>
      at >= from && at < to && kind === 'group' && !names.some(({ drug }) => drug.drugClass === drugClass),
  )

/** The words between two commas in which an act stands, without "but" and the like. */
function partOf({ words }: Reading, { from, to }: Segment, act: SaidAct): { from: number; to: number } {
  let [start, end] = [act.from, act.to]
  while (start > from && !/[,;:—–]/u.test(words[start - 1]?.after ?? '')) start--
  while (end < to && !/[,;:—–]/u.test(words[end - 1]?.after ?? '')) end++
  while (start < act.from && BUT.test(words[start]?.norm ?? '')) start++
  return { from: start, to: end }
}
const BUT = /^(?:но|а|и|вот|but|and|so|αλλα|και|ομωσ)$/u

const ARTICLE = /^(?:the|your|το|τη|την|τον|τα|τισ|ο|η|οι)$/u
/** «Το αλάτι κόψτε το», "the salt, cut it out": of what stands first. */
const hasTopic = ({ words }: Reading, { from }: { from: number }, act: Pick<SaidAct, 'from'>): boolean =>
  ARTICLE.test(words[from]?.norm ?? '') &&
  act.from > from + 1 &&
  /^\p{L}{4,}$/u.test(words[from + 1]?.norm ?? '') &&
  (/,/u.test(words[from + 1]?.after ?? '') || /^[α-ω]/u.test(words[from]?.norm ?? ''))

const AGAIN = /^(?:again|more|it|that|them)$/u
/** "I don't want those enemas again": another thing. */
function hasObject({ words }: Reading, act: SaidAct, to: number): boolean {
  const next = words.slice(act.to, to).find(({ norm }) => !DETERMINER.test(norm))
  const parted = /[,.;]/u.test(words[act.to - 1]?.after ?? '')
  return !parted && next !== undefined && /^\p{L}{4,}$/u.test(next.norm) && !AGAIN.test(next.norm)
}

/** Something else that one may stop was spoken of since: exercises, a diet, smoking. */
const isOtherThing = (reading: Reading, from: number, to: number): boolean =>
  has(reading, from, to, 'smoke') ||
  conceptsOf(reading.words.slice(from, to).map(({ norm }) => norm)).some(({ ids }) =>
    ids.every(id => KIND_OF.get(id) === 'life'),
  )

const JOIN = /^(?:и|а|and|και)$/u

/** "Knock that on the head, not with your kidneys and the ramipril": what is said of the last one before the next is named. */
export function leadOf(reading: Reading, segment: Segment, { names }: Zone): Segment | null {
  const at = names[0]?.at ?? segment.from
  for (let to = at - 1; to > segment.from; to--) {
    const ends = /[,;:.—–-]/u.test(reading.words[to - 1]?.after ?? '') || JOIN.test(reading.words[to]?.norm ?? '')
    const lead = { ...segment, to }
    if (ends) return actsIn(reading, segment.from, to).some(one => hasPronoun(reading, lead, one)) ? lead : null
  }
  return null
}
