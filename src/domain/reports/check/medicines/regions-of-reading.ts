import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import { statementsOf } from '../../talk/statements.ts'
import type { Reading, Segment } from '../../text/reading.ts'
import { has, hasDrug } from '../../text/within.ts'
import { type Atom, atomsIn } from '../atoms.ts'
import { amountsIn } from '../numbers/amounts.ts'
import { frequenciesIn } from '../numbers/frequency.ts'
import { DOSE_UNITS, TIME_UNITS } from '../numbers/units.ts'
import { cutClauses } from '../polarity/clauses.ts'
import { NOT_GIVEN, NOT_TAKEN, TURNS_DOWN } from '../words/treatment.ts'
import { isArticle } from './articles.ts'
import { drugWords, partedAt, type Region, regionsWithin, verbsIn } from './drug-regions.ts'
import { regionsOfPronouns } from './pronouns.ts'

const CLOSE = 6
const REACTS = 10
const AT_CUT = 3
const ACTS = 18
const SAYS_NOTHING = 6
const RESTATES = /^(?:no|sorry|correction|actually|нет|точнее|вернее|исправ\p{L}*|οχι|λαθοσ|συγγνωμη|διορθωση)$/u
/** Words behind a medicine that may still tell of it. */
const FURTHEST = 30

/** Regions of a transcript's medicines. One goes on into the answer, a completion or a refusal without another name. */
export function regionsOfReading(reading: Reading): Region[] {
  const statementOf = new Map<Segment, number>()
  for (const [index, { segments }] of statementsOf(reading).entries())
    for (const one of segments) statementOf.set(one, index)
  const regions: Region[] = []
  for (const [index, segment] of reading.segments.entries()) {
    const mine = regionsWithin(reading, segment.from, segment.to)
    // Without punctuation only a verb close by is the medicine's.
    if (segment.loose)
      for (const one of mine) {
        one.verbFrom = Math.max(one.verbFrom, one.at - CLOSE)
        // "I'd normally write oxycodone": an offer may stand before the verb.
        const ends = [...reading.drugs].filter(([word]) => word < one.at).map(([, { to }]) => to)
        one.offerFrom = Math.min(one.verbFrom, Math.max(one.at - CLOSE, segment.from, ...ends))
        one.actsTo = one.at + ACTS
      }
    askedWith(reading, index, mine)
    const last = mine.at(-1)
    if (segment.loose && last) {
      const [next] = drugWords(reading, segment.to, segment.to + REACTS)
      last.reactTo = next ?? segment.to + REACTS
    }
    if (last && !segment.loose) last.reactTo = reactionEnd(reading, index) ?? last.reactTo
    for (let next = index + 1; last && next < reading.segments.length; next++) {
      const further = reading.segments[next] as Segment
      const answers =
        statementOf.get(further) === statementOf.get(segment) || (segment.asks && further.turn === segment.turn + 1)
      const [name] = drugWords(reading, further.from, further.to)
      const parted = name === undefined ? null : partedAt(reading, further.from, name)
      const stop =
        parted ??
        (name === undefined
          ? further.to
          : further.loose
            ? questionStart(reading, further.from, name)
            : sentenceStart(reading, further.from, name))
      // A cut of loose speech right behind the name parts it from what is said of it.
      if (
        segment.loose &&
        further.loose &&
        next === index + 1 &&
        segment.to - last.at <= AT_CUT &&
        stop > further.from
      ) {
        last.to = Math.min(stop, further.from + REACTS)
        last.verbTo = last.to
        break
      }
      // "250 milligrams twice a day. Let me check that. No, 500.": it says nothing.
      const corrected = reading.segments[next + 1]
      if (
        further.to - further.from <= SAYS_NOTHING &&
        corrected?.turn === segment.turn &&
        further.turn === segment.turn &&
        RESTATES.test(reading.words[corrected.from]?.norm ?? '') &&
        amountsIn(reading, corrected.from, Math.min(corrected.from + AT_CUT, corrected.to)).length > 0 &&
        namesNothing(reading, further.from, further.to)
      )
        continue
      if (stop - last.at > FURTHEST || stop <= further.from || !(answers || goesOn(reading, segment, further, stop)))
        break
      last.to = stop
      last.verbTo = stop
      if (name !== undefined) break
    }
    regions.push(...mine)
  }
  return [...regions, ...regionsOfPronouns(reading, regions)].sort((a, b) => a.at - b.at)
}

/** Turns back to a question of allergies. */
const ASKED_WITHIN = 2
/** Words of a sentence that does nothing but name it. */
const NAMES_ALONE = 6
const FOR = /^(?:for|от|для|при|για)$/u
/** "Allergic to penicillin? – No, it's trimethoprim. My face swelled up.": the end of a sentence that tells what it did. */
function reactionEnd(reading: Reading, index: number): number | undefined {
  const [named, next] = [reading.segments[index], reading.segments[index + 1]]
  if (!named || next?.turn !== named.turn || next.asks || hasDrug(reading, next.from, next.to)) return undefined
  // "Ibuprofen for my knee. My ankles swell.": tells what it is taken for.
  if (named.to - named.from > NAMES_ALONE || has(reading, named.from, named.to, 'take', 'dose', 'frequency'))
    return undefined
  if (reading.words.slice(named.from, named.to).some(({ norm }) => FOR.test(norm))) return undefined
  const asked = reading.segments
    .slice(0, index)
    .findLast(({ asks, turn }) => asks && turn < named.turn && turn >= named.turn - ASKED_WITHIN)
  return asked && has(reading, asked.from, asked.to, 'allergy') ? next.to : undefined
}

const WHAT = /^(?:что|чем|какие|какую|какои|what|which|τι|ποια|ποιο)$/u
/** "What did they give you? – Adrenaline and a steroid.": the verb of the question is of its answer. */
function askedWith(reading: Reading, index: number, regions: Region[]): void {
  const [answer, question] = [reading.segments[index], reading.segments[index - 1]]
  const [first] = regions
  if (!answer || !question?.asks || question.loose || question.turn !== answer.turn - 1 || !first) return
  if (hasDrug(reading, question.from, question.to) || verbsIn(reading, answer.from, answer.to).length > 0) return
  const gives = conceptsOf(reading.words.slice(question.from, question.to).map(({ norm }) => norm)).some(({ ids }) =>
    ids.some(id => id === 'give' || id === 'prescribe' || id === 'injection'),
  )
  const asks = reading.words.slice(question.from, question.to).some(({ norm }) => WHAT.test(norm))
  if (gives && asks) for (const one of regions) one.verbFrom = Math.min(one.verbFrom, question.from)
}

/** In speech without punctuation the next question, or else the words right before the name. */
function questionStart(reading: Reading, from: number, name: number): number {
  for (let at = from; at < name; at++) if ((reading.hits[at] ?? []).some(hit => hit.is === 'asks')) return at
  return Math.max(from, name - 2)
}

/** The clause of the next name is its own. */
const sentenceStart = (reading: Reading, from: number, name: number) =>
  cutClauses(reading, from, name + 1).at(-1)?.from ?? from

const PRONOUN = /^(?:его|ее|их|они|they|it|that|them|το|τα|την|τη|τον|αυτο)$/u
const OF_IT =
  /^(?:его|ее|их|он|она|оно|they|it|that|them|το|τα|την|τη|τον|αυτο|αυτη|не|not|so|поэтому|but|ουτε|δεν|no|хотя|нет|οχι)$/u

const hasObject = (reading: Reading, from: number, norms: readonly string[]) =>
  norms.length <= SAYS_OF_IT - 1 &&
  norms.some((norm, at) => /^(?:it|them|его|ее|их|το|τα|την|τη|τον)$/u.test(norm) && !isArticle(reading, from + at))

/** No medicine and nothing else of its own: its object is what was named before. */
const namesNothing = (reading: Reading, from: number, to: number) =>
  atomsIn(reading, from, to).atoms.every(atom =>
    atom.kind === 'word'
      ? atom.norm.length < 5
      : atom.kind === 'concept' && !atom.hard && !atom.ids.some(id => KIND_OF.get(id) === 'procedure'),
  )

const NEVER_BEGAN =
  /(?:^| )(?:(?:так и |еще |и )?не (?:начал[аи]?|начинал[аи]?|пил[аи]?|принимал[аи]?|купил[аи]?)|never (?:started|took|bought|began)|(?:haven't|didn't) (?:start|started|take|taken)(?: it| them)?|δεν (?:το |τα )?(?:ξεκινησα|πηρα|αρχισα|αγορασα)(?: ποτε)?|ποτε δεν (?:το |τα )?(?:πηρα|ξεκινησα))(?: |$)/u
const ENDED =
  /^(?:(?:через|после|потом|after|then|μετα|σε)(?: \S+){0,3} )?(?:я |i |i've )?(?:бросил[аи]?|перестал[аи]?|прекратил[аи]?|stopped|quit|(?:το|τα) (?:εκοψ|σταματησ)\p{L}*)(?! (?:курить|пить|smoking|drinking|работать|working))/u
const STOPPED_IT =
  /^(?:\S+ ){0,3}(?:(?:stopped|withdrew|cut|dropped) (?:it|them)|took me off (?:it|them)|(?:его|ее|их) (?:\S+ )?(?:отменил\p{L}*|сняли|снял[аи]?|убрал\p{L}*|бросил\p{L}*|прекратил\p{L}*)|(?:отменил\p{L}*|убрал\p{L}*|бросил\p{L}*) (?:его|ее|их)|(?:το|τα) (?:εκοψ\p{L}*|κοψ\p{L}*|σταματησ\p{L}*|διεκοψ\p{L}*|αφησ\p{L}*))(?: |$)/u

const ALONE = 2
/** A sentence as short as that with a verb of taking and no name tells of the medicine before it. */
const SAYS_OF_IT = 9

/** "He's on tramadol. – Ten days, fifty milligrams, three a day.": another one tells how it is taken. */
const tellsOnlyHow = (reading: Reading, from: number, to: number): boolean =>
  to - from <= TELLS_HOW &&
  amountsIn(reading, from, to).some(({ unit }) => unit !== null && DOSE_UNITS.has(unit)) &&
  namesNothing(reading, from, to)
const TELLS_HOW = 12

/** "Naproxen, for the knee. A week or so.": of a sentence that names no illness. */
const tellsOnlyHowLong = (reading: Reading, before: Segment, from: number, to: number): boolean =>
  to - from <= TELLS_LONG &&
  amountsIn(reading, from, to).some(({ unit }) => unit !== null && unit !== 'times' && TIME_UNITS.has(unit)) &&
  namesNothing(reading, from, to) &&
  !atomsIn(reading, before.from, before.to).atoms.some(isFinding)
const TELLS_LONG = 6
const isFinding = (atom: Atom) =>
  atom.kind === 'concept' && atom.hard && atom.ids.some(id => KIND_OF.get(id) === 'finding')

function goesOn(reading: Reading, before: Segment, { from, to, turn, speaker }: Segment, stop: number): boolean {
  const amounts = amountsIn(reading, from, stop)
  const norms = reading.words.slice(from, stop).map(({ norm }) => norm)
  // The patient refuses what the doctor proposed in the turn before.
  if (turn === before.turn + 1 && speaker !== 'doctor' && TURNS_DOWN.test(norms.join(' '))) return true
  // "The letter says Cardiomagnyl. – I never started it."
  if (turn === before.turn + 1 && speaker !== 'doctor' && NEVER_BEGAN.test(norms.join(' '))) return true
  if (turn === before.turn + 1 && tellsOnlyHow(reading, from, stop)) return true
  if (turn !== before.turn) return false
  if (tellsOnlyHowLong(reading, before, from, stop)) return true
  // «Сорбифер. Три недели попила и бросила»: the name was a sentence by itself.
  const alone = before.to - before.from <= ALONE && hasDrug(reading, before.from, before.to)
  if (alone && has(reading, from, stop, 'take', 'stop') && !hasDrug(reading, from, stop)) return true
  // «Через четыре дня бросила»: no other thing that was given up.
  if (ENDED.test(norms.join(' ')) && !hasDrug(reading, from, stop)) return true
  // "The midwife stopped it at three weeks."
  if (STOPPED_IT.test(norms.join(' '))) return true
  // «Το Stedon…»: it opens with a name of its own.
  if (/^(?:το|τα|την|τη|τον)$/u.test(norms[0] ?? '') && /^[a-z]/u.test(norms[1] ?? '')) return false
  const said = norms.join(' ')
  const isOf = (form: RegExp, step: number) => form.test(norms[step] ?? '') && !isArticle(reading, from + step)
  // "Fifteen milligrams. Once a week, on a Friday."
  if (norms.length <= SAYS_OF_IT && frequenciesIn(reading, from, stop).length > 0 && namesNothing(reading, from, stop))
    return true
  if (
    norms.length <= SAYS_OF_IT &&
    (NOT_TAKEN.test(said) || NOT_GIVEN.test(said)) &&
    (hasObject(reading, from, norms) || namesNothing(reading, from, stop))
  )
    return true
  if (has(reading, from, Math.min(from + 4, to), 'correction')) return true
  if (
    (isOf(OF_IT, 0) || (!isArticle(reading, from) && (isOf(PRONOUN, 1) || isOf(PRONOUN, 2)))) &&
    !hasDrug(reading, from, stop)
  )
    return true
  return (
    amounts.some(({ unit }) => unit !== null && DOSE_UNITS.has(unit)) ||
    (to - from <= 8 && amounts.some(({ unit }) => unit === null))
  )
}
