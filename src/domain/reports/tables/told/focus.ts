import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import type { CueClass } from '../../lexicon/classes.ts'
import type { Reading, Segment } from '../../text/shape.ts'
import { has, hasDrug } from '../../text/within.ts'
import { amountAt } from '../amounts.ts'
import { normsOf } from '../dose-units.ts'
import type { Act } from './act-words.ts'
import { actsIn, type SaidAct } from './acts.ts'
import { isDoctor, type Talk } from './course.ts'
import { hasAmountBehind } from './doses.ts'
import type { Named, Zone } from './zones.ts'

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

export const PRONOUN =
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
export function isOfFocus(talk: Talk, segment: Segment, focus: Focus, act: SaidAct, answers: boolean): boolean {
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
  // "Sertraline would suit you better. We'll begin with 50."
  const isNext = reading.segments[focus.index + 1] === segment && isDoctor(talk, segment)
  if (act.act === 'change' && hasAmountBehind(reading, act, to)) return true
  if (act.act === 'order' && isNext && beginsWithAmount(reading, act)) return true
  if (act.act === 'order' || group) return false
  if (ENDS.has(act.act) && hasThingBehind(reading, part, act)) return false
  if (answers || (act.act === 'never' && !isDoctor(talk, segment))) return before <= MOST
  return before + behind <= MOST && isFiller(reading, part.from, act.from)
}

/** "Begin with 50 mg"; what stands between may be a medicine that no list has: «начнём с допегита, двести пятьдесят». */
const beginsWithAmount = (reading: Reading, { to }: SaidAct): boolean => {
  const at = /^(?:with|at|on|с|με|σε|στα|απο)$/u.test(reading.words[to]?.norm ?? '') ? to + 1 : to
  return amountAt(reading, at) !== null
}

const ENDS = new Set<Act>(['stop', 'ended', 'unneeded'])
/** What may stand behind a stop of what was named before: when, why, how, or the medicine in another word. */
const OF_STOP =
  /^(?:it|them|that|those|this|all|both|everything|the|my|your|his|her|now|then|today|tonight|tomorrow|completely|altogether|entirely|straight|immediately|for|from|on|in|at|after|before|because|due|since|as|when|if|and|or|but|so|too|as|again|taking|using|tablets?|pills?|medicine|medication|lot|dose|course|last|one|ones|his|first|any|years?|months?|weeks?|ago|years|\d+|его|ее|их|это|все|оба|обе|прием|препарат\S*|лекарств\S*|таблет\S*|курс\S*|доз\S*|полностью|совсем|сразу|пока|сегодня|завтра|вчера|сеичас|теперь|потом|навсегда|временно|постепенно|окончательно|немедленно|давно|недавно|раньше|тоже|уже|сам|сама|сами|с|со|на|из\S*|до|через|после|в|во|по|от|к|за|у|и|а|но|или|так|как|потому|мне|ему|еи|нам|вам|врач\S*|доктор\S*|год\S*|месяц\S*|недел\S*|лет|назад|дня|днеи|το|τη|την|τον|τα|τισ|αυτο|αυτα|ολα|και|η|τωρα|σημερα|αυριο|χθεσ|τελειωσ|εντελωσ|αμεσωσ|προσωρινα|παλι|πριν|απο|για|σε|στισ|στο|στη|στην|στα|μετα|γιατι|επειδη|αλλα|οταν|αν|χαπι\S*|φαρμακ\S*|δοση|αγωγη|μονοσ|μονη|εδω|πια|ο|η|γιατρ\S*)$/u
const DETERMINERS = /^(?:the|my|your|his|her|these|those|το|τη|την|τον|τα|τισ)$/u
/** "You can stop the olive oil": another thing, which no list knows, stands behind the verb. */
function hasThingBehind({ words }: Reading, { to }: { to: number }, act: SaidAct): boolean {
  if (/[,.;:—–]/u.test(words[act.to - 1]?.after ?? '')) return false
  let at = act.to
  while (at < to - 1 && DETERMINERS.test(words[at]?.norm ?? '')) at++
  return at < to && /\p{L}{3,}/u.test(words[at]?.norm ?? '') && !OF_STOP.test(words[at]?.norm ?? '')
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
export const hasTopic = ({ words }: Reading, { from }: { from: number }, act: Pick<SaidAct, 'from'>): boolean =>
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
