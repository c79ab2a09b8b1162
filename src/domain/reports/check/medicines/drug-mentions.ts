import { hasDrug, normsIn } from '../../text/within.ts'
import type { Transcript } from '../evidence.ts'
import { amountsIn } from '../numbers/amounts.ts'
import { weekdaysIn } from '../numbers/rates.ts'
import { relativeNamed } from '../relatives.ts'
import { TURNS_DOWN } from '../words/treatment.ts'
import { isOrder } from './acts.ts'
import { isAllergyToldOf } from './allergens.ts'
import { withStrength } from './doses.ts'
import { type DrugFact, drugFactOf } from './drug-facts.ts'
import { WANTS_NO } from './past-words.ts'
import { regionsOfReading } from './regions-of-reading.ts'

/** A mention of a medicine in the transcript. */
export interface Mention extends DrugFact {
  /** English noun of a relative, or `patient`. */
  person: string
  /** False if nothing in the transcript tells history and plan apart. */
  planKnown: boolean
  /** Told of what is to be done from now on; otherwise of what was and is. */
  plan: boolean
  /** "If …": it may come. */
  condition: boolean
  /** Taken once, no more. */
  past: boolean
  /** Named by mistake and taken back. */
  takenBack: boolean
  /** Only asked about. */
  asked: boolean
}

/** "Yasmin, until thirty-five": taken no more. */
const isUntil = ({ words }: Transcript['reading'], at: number, plan: boolean) =>
  !plan && words.slice(at, at + 2).some(({ norm }) => /^(?:until|till|μεχρι)$/u.test(norm))

const ONCE =
  /(?:^| )(?:раньше|ранее|прежде|в прошлом|когда то|used to|previously|formerly|in the past|παλια|παλιοτερα|στο παρελθον)(?: |$)/u

const WAS_ON =
  /(?:^| )(?:was on|were on|had|took|used|пила?|принимала?|получала?|επαιρν\p{L}*|επινα|ειχα παρει|πηρα|ημουν σε)(?: \p{L}+){0,2}$/u
const AGO = /(?:^| )(?:years ago|ages ago|лет назад|год назад|давно|πριν (?:απο )?(?:\S+ )?χρονια)(?: |$)/u
const NO_MORE =
  /(?:^| )(?:not now|not any more|not anymore|сеичас нет|сеичас не (?:пью|принимаю)|теперь нет|τωρα οχι|τωρα δεν|οχι πια|οχι τωρα)(?: |$)/u
/** "I was on warfarin after my knee, years ago. Not now." */
function isOver({ words, drugs, turns }: Transcript['reading'], at: number): boolean {
  const end = turns.find(({ from, to }) => at >= from && at < to)?.to ?? words.length
  const next = [...drugs.keys()].filter(word => word > at).sort((a, b) => a - b)[0] ?? end
  const norms = (from: number, to: number) =>
    words
      .slice(from, to)
      .map(({ norm }) => norm)
      .join(' ')
  const behind = norms(at + 1, Math.min(end, next, at + OVER))
  return WAS_ON.test(norms(Math.max(0, at - 4), at)) && (AGO.test(behind) || NO_MORE.test(behind))
}
const OVER = 12

/** Every mention of a medicine, in the order of the transcript. */
export function mentionsOf({ reading, clauses, polarity, superseded }: Transcript): Mention[] {
  const refused = refusedDrugs(reading)
  const planFrom = planStart(reading.words.length, clauses, reading)
  const mentions = regionsOfReading(reading).flatMap(region => {
    const fact = drugFactOf(reading, region, polarity, superseded)
    const clause = clauses.find(one => one.from <= region.at && region.at < one.to)
    if (!fact || !clause) return []
    const last = lastDoses(fact, superseded.amounts, reading)
    const answered = region.to > clause.to || !clause.asks
    const later =
      clause.asks && reading.form === 'dialogue' && region.to > clause.to
        ? relativeWithin(reading, clause.to, region.to)
        : null
    const late = reading.form === 'stream' && reading.segments[clause.segment]?.late === true
    const wantsNo =
      reading.form === 'dialogue' && WANTS_NO.test(normsIn(reading, Math.min(region.verbFrom, region.at), region.to))
    const plan =
      region.at >= planFrom ||
      wantsNo ||
      (late && isOrder(fact.acts)) ||
      (reading.form === 'stream' && isOrder(fact.acts) && tellsPlan(reading, region.at)) ||
      (clause.speaker === 'doctor' &&
        !clause.asks &&
        reading.form !== 'dictation' &&
        (reading.form === 'dialogue' || isOrder(fact.acts)))
    return [
      {
        ...fact,
        polarity: refused.has(region.at)
          ? ('no' as const)
          : isAllergyToldOf(reading, region)
            ? ('yes' as const)
            : fact.polarity,
        planKnown: reading.form === 'dialogue' || (reading.form === 'dictation' && planFrom < reading.words.length),
        doses: last.map(one => withStrength(one, fact)),
        oldDoses: [...fact.oldDoses, ...fact.doses.filter(({ from }) => !last.some(one => one.from === from))],
        perDay: [
          ...(fact.doses.length > 1 ? fact.perDay : fact.perDay.slice(-1)),
          ...weekdaysIn(reading, region.at, region.to).map(({ perDay }) => perDay),
        ],
        person: later ?? (isFar(reading, clause.from, region.at) ? 'patient' : clause.experiencer),
        plan,
        condition: clause.condition,
        past:
          isUntil(reading, fact.to, plan) ||
          (!plan && isOver(reading, region.at)) ||
          ONCE.test(
            reading.words
              .slice(Math.min(region.verbFrom, region.at), region.at + 1)
              .map(({ norm }) => norm)
              .join(' '),
          ),
        asked: clause.asks && !answered,
        takenBack: superseded.drugs.has(region.of ?? region.at),
      },
    ]
  })
  return denyLists(mentions, reading)
}

/** The relative that the sentences between two words name; a label that says who speaks is none. */
function relativeWithin(reading: Transcript['reading'], from: number, to: number): string | null {
  for (const one of reading.segments) {
    const named =
      one.from < to && one.to > from && relativeNamed(reading, Math.max(one.from, from), Math.min(one.to, to))
    if (named) return named
  }
  return null
}

/** «Метформин и индапамид не давать»: what is denied of the last of a list is denied of all. */
function denyLists(mentions: Mention[], { words }: Transcript['reading']): Mention[] {
  for (let index = mentions.length - 2; index >= 0; index--) {
    const [one, next] = [mentions[index], mentions[index + 1]]
    if (!one || next?.polarity !== 'no' || one.polarity !== 'yes' || next.at <= one.to) continue
    if (words.slice(one.to, next.at).every(({ norm }) => /^(?:и|and|or|или|και|η)$/u.test(norm))) one.polarity = 'no'
  }
  return mentions
}

/** «Το Τ4 το ανεβάζεις». */
const TOLD_YOU = /^(?:ανεβαζ|κατεβαζ|αυξαν|μειων|παιρν|συνεχιζ|κοβ|ξεκιν)(?:εισ|ασ|ετε)$/u
const PLANS =
  /(?:^| )(?:i'd like|i want|we'll|i'll|let's|going to|we can|you can|даваите|будем|будете|начнем|начинаем|увеличим|увеличиваем|снизим|назначаю|назначу|добавим|добавляю|сделаем|θα|να παρ\p{L}*|να ξεκιν\p{L}*|ανεβαζουμε|ξεκιναμε|βαζουμε)(?: |$)/u
/** "I'd like to put the sertraline up": in speech without labels the doctor's wish tells a plan. */
const tellsPlan = ({ words }: Transcript['reading'], at: number) =>
  words.slice(at + 1, at + 4).some(({ norm }) => TOLD_YOU.test(norm)) ||
  PLANS.test(
    words
      .slice(Math.max(0, at - 7), at)
      .map(({ norm }) => norm)
      .join(' '),
  )

/** Words of speech without punctuation within which a relative is still the one who takes it. */
const OF_RELATIVE = 12
function isFar(reading: Transcript['reading'], from: number, at: number): boolean {
  if (!reading.segments.some(one => one.loose && one.from <= at && at < one.to)) return false
  for (let word = Math.max(from, at - OF_RELATIVE); word <= at; word++)
    if ((reading.hits[word] ?? []).some(hit => hit.is === 'relative')) return false
  return at - from > OF_RELATIVE
}

/** Medicines that the doctor names last before the patient turns them down. */
function refusedDrugs(reading: Transcript['reading']): Set<number> {
  const refused = new Set<number>()
  for (const [index, segment] of reading.segments.entries()) {
    const text = reading.words
      .slice(segment.from, segment.to)
      .map(({ norm }) => norm)
      .join(' ')
    if (reading.form !== 'dialogue' || segment.speaker === 'doctor' || !TURNS_DOWN.test(text)) continue
    // A refusal that names a medicine is of this one.
    const own = [...reading.drugs].some(
      ([at, { kind }]) => at >= segment.from && at < segment.to && kind !== 'stem' && kind !== 'group',
    )
    if (own) continue
    const proposed = reading.segments
      .slice(0, index)
      .findLast(one => one.turn === segment.turn - 1 && hasDrug(reading, one.from, one.to))
    if (!proposed) continue
    // Something else was asked or proposed since.
    const since = reading.segments.filter(one => one.turn === proposed.turn && one.from >= proposed.to)
    if (since.some(one => one.asks)) continue
    const names = [...reading.drugs.keys()].filter(at => at >= proposed.from && at < proposed.to)
    for (const at of names) if (!/^(?:вместо|of|αντι)$/u.test(reading.words[at - 1]?.norm ?? '')) refused.add(at)
  }
  return refused
}

/** A later dose of the mention replaces one in an earlier sentence; a unit that was said before it stays. */
function lastDoses(
  { doses }: DrugFact,
  taken: ReadonlyMap<number, number>,
  reading: Transcript['reading'],
): DrugFact['doses'] {
  const ordered = doses.toSorted((a, b) => a.from - b.from)
  const last = ordered.at(-1)
  if (!last) return doses
  const parted = (from: number, to: number) => reading.words.slice(from, to).some(({ after }) => /[.!?]/u.test(after))
  const kept = ordered.filter(one => one === last || one.unit !== last.unit || !parted(one.from, last.from))
  // "100 milligrams. No wait, 50."
  if (last.unit !== null) return kept
  const before = amountsIn(reading, Math.max(0, last.from - 14), last.from).findLast(
    one => taken.has(one.from) && one.unit !== null,
  )
  return before ? kept.map(one => (one === last ? { ...one, unit: before.unit } : one)) : kept
}

/** In dictation the plan begins with its heading. */
function planStart(end: number, clauses: Transcript['clauses'], reading: Transcript['reading']): number {
  if (reading.form !== 'dictation') return end
  for (const { from } of clauses)
    if (
      (reading.hits[from] ?? []).some(
        hit => hit.is === 'heading' && hit.of === 'plan' && /[.:\n]/u.test(reading.words[hit.to - 1]?.after ?? ''),
      )
    )
      return from
  return end
}
