import type { NamedDrug } from '../../drugs/find-drugs.ts'
import type { FoundDrug, Span } from '../extraction.ts'
import type { Unit } from '../sections/units.ts'
import { spanOf } from '../text/reading.ts'
import type { Reading } from '../text/shape.ts'
import { has, startsWith } from '../text/within.ts'
import { normsOf, perDayOf, routeOf } from './dose-units.ts'
import { doseIn } from './drug-dose.ts'
import { statusOf } from './drug-status.ts'
import { follow } from './told/follow.ts'
import { CONTRAST, keyOf } from './told/zones.ts'

/** The medicines of the printed sentences, one row for each medicine and status. */
export function drugsOf(reading: Reading, units: readonly Unit[]): FoundDrug[] {
  const rows: FoundDrug[] = []
  const withdrawn = new Set<FoundDrug>()
  for (const unit of units) for (const row of rowsOf(reading, unit)) add(rows, row, withdrawn)
  follow(reading, units, rows)
  return rows
}

function* rowsOf(reading: Reading, unit: Unit): Generator<FoundDrug> {
  if (unit.experiencer === 'family') return
  // Of several people in one piece of loose speech the section tells whose medicines these are.
  const loose = unit.ranges.some(one => one.loose)
  const experiencer = loose && unit.section !== 'familyHistory' ? 'patient' : unit.experiencer
  const all = unit.ranges.map(({ from, to }) => normsOf(reading, from, to)).join(' ')
  const end = unit.ranges.at(-1)?.to ?? 0
  for (const [index, { from, to }] of unit.ranges.entries())
    for (let at = from, floor = from; at < to; at++) {
      const drug = reading.drugs.get(at)
      if (!drug || (drug.kind === 'group' && unit.section !== 'allergies')) continue
      let next = drug.to
      while (next < to && !reading.drugs.has(next)) next++
      if (isReplaced(reading, drug.to, next, to)) continue
      next = beforeVerb(reading, drug.to, next, to)
      // The last name of a part goes on into the parts behind it: an answer, a correction.
      const goesOn = unit.corrected || unit.ranges[index]?.asks === true || unit.section === 'allergies'
      const rest = next === to && goesOn && index < unit.ranges.length - 1 ? untilNamed(reading, drug, next, end) : next
      const start = clauseStart(reading, from, at)
      // "Salofalk? – I take the sachets. The enema I can't bear.": what is taken is not denied by what follows.
      const answer = unit.ranges[index + 1]
      const answered = answer && has(reading, answer.from, answer.to, 'take', 'yes') ? answer.to : rest
      const near = unit.ranges[index]?.asks ? Math.min(rest, answered) : clauseEnd(reading, drug.to, next, next < to)
      const status = statusOf(reading, unit, { floor, from: start, at, near, far: rest }, all)
      floor = drug.to
      if (status === null || (drug.drugClass === CONTRAST && status !== 'allergy')) continue
      const frequency = frequencyIn(reading, drug.to, next)
      const dose = status === 'allergy' ? { dose: null, unit: null } : doseIn(reading, at, drug.to, rest, loose)
      yield {
        name: drug.name,
        inn: drug.inn,
        ...dose,
        route: routeOf(normsOf(reading, start, next)),
        frequency: frequency?.said ?? null,
        perDay: frequency === null ? null : perDayOf(frequency.norms),
        status,
        experiencer,
        spans: [spanOf(reading, at, rest === end ? next : rest)],
      }
    }
}

/** Up to the name of another medicine: a dose behind it is that one's. */
function untilNamed({ drugs }: Reading, own: NamedDrug, from: number, end: number): number {
  const isOther = (one: NamedDrug | undefined) => !!one && (one.inn ?? one.name) !== (own.inn ?? own.name)
  let at = from
  while (at < end && !isOther(drugs.get(at))) at++
  return at
}

const LINK = /^(?:и|или|and|or|και|η)$/u

/** Where the clause of a name begins; behind another name only if both stand in one list. */
function clauseStart(reading: Reading, from: number, at: number): number {
  let start = at
  while (start > from && !/[,;:]/u.test(reading.words[start - 1]?.after ?? '')) {
    const named = [start - 1, start - 2].find(back => back >= from && (reading.drugs.get(back)?.to ?? 0) === start)
    if (named !== undefined) return beforeVerb(reading, start, at, at + 1)
    start--
    const list =
      LINK.test(reading.words[start]?.norm ?? '') && [1, 2].some(back => reading.drugs.get(start - back)?.to === start)
    if (list)
      return clauseStart(reading, from, [1, 2].map(back => start - back).find(back => reading.drugs.has(back)) ?? start)
  }
  return start
}

const JUST = 5

/** "Pradaxa 150, correction, Eliquis": the name was taken back for the next one. */
const isReplaced = (reading: Reading, from: number, next: number, to: number) =>
  next < to && (has(reading, Math.max(from, next - JUST), next, 'correction') || isNoBetween(reading, from, next))

/** "Ramipril, no, lisinopril." */
const isNoBetween = ({ words }: Reading, at: number, next: number) =>
  next === at + 1 && /^(?:no|нет|οχι)$/u.test(words[at]?.norm ?? '') && /^,/u.test(words[at]?.after ?? '')

const VERB = 4

/** In English and Greek the verb of the next name stands before it: "forty at night, I was on lisinopril". */
function beforeVerb(reading: Reading, from: number, next: number, to: number): number {
  if (next >= to) return next
  if (/^[а-я]/u.test(reading.words[from - 1]?.norm ?? '')) return beforeTurn(reading, from, next)
  for (let at = Math.max(from + 1, next - VERB); at < next; at++)
    if (startsWith(reading, at, next, 'take', 'order', 'stop', 'patient')) return at
  return next
}

const TURN = /^(?:а|но|зато)$/u
/** «Рамиприл пью, а бросил аспирин»: in Russian the verb of the next name may stand before it, behind a turn. */
function beforeTurn(reading: Reading, from: number, next: number): number {
  const turn = reading.words.slice(from, next).findLastIndex(({ norm }) => TURN.test(norm)) + from
  const isVerb = turn >= from && has(reading, turn, next, 'take', 'order', 'stop')
  return isVerb && /,/u.test(reading.words[turn - 1]?.after ?? '') ? turn : next
}

const JOIN = /^(?:and|и|και)$/u
const NOT = /^(?:not|no|never|ни|не|без|without|οχι|χωρισ|ουτε)$/u
function clauseEnd({ words }: Reading, from: number, to: number, isNamedBehind: boolean): number {
  let at = from
  // A comma right behind the name parts nothing: "Kapoten, five milligrams".
  while (at < to && !(at > from && /[,;]/u.test(words[at - 1]?.after ?? ''))) at++
  if (at < to || !isNamedBehind) return at
  // "Ramipril, and has never missed apixaban", "paracetamol, not ibuprofen": denied of the next one.
  const join = words.slice(from, to).findLastIndex(({ norm }) => JOIN.test(norm))
  if (join >= 0) return from + join
  while (at > from && NOT.test(words[at - 1]?.norm ?? '')) at--
  return at
}

const GAP = 2
/** Words behind a name in which its frequency begins. */
const REACH = 14
const TIMES = /^(?:раз|φορ|time)/u
const LASTS = /^(?:\p{L}+ )?(?:дн|ден|недел|days?$|weeks?$|курс|επι|a course)/u

function frequencyIn(reading: Reading, from: number, to: number): { said: string; norms: string } | null {
  let [start, end] = [-1, -1]
  for (let at = from; at < to; at++) {
    const hit = startsWith(reading, at, to, 'frequency')
    if (!hit) continue
    if (start < 0) {
      if (at - from > REACH || has(reading, from, at, 'vital', 'result')) return null
      start = at - 1 >= from && reading.numbers.has(at - 1) && TIMES.test(reading.words[at]?.norm ?? '') ? at - 1 : at
      end = hit.to
    } else if (at - end <= GAP) end = Math.max(end, hit.to)
  }
  const [first, last] = [reading.words[start], reading.words[end - 1]]
  const norms = normsOf(reading, start, end)
  if (!first || !last || LASTS.test(norms)) return null
  return { said: reading.text.slice(first.start, last.end), norms }
}

/** Joins a row with what is known of the same medicine. `withdrawn`: taken, and then forbidden at the visit. */
function add(rows: FoundDrug[], row: FoundDrug, withdrawn: Set<FoundDrug>): void {
  const same = rows.filter(one => keyOf(one) === keyOf(row) && one.experiencer === row.experiencer)
  const of = (status: FoundDrug['status']) => same.find(one => one.status === status)
  const [current, prescribed, stopped] = [of('current'), of('prescribed'), of('stopped')]
  const empty = { dose: null, unit: null, frequency: null, perDay: null }
  if (row.status === 'refused' && current) {
    merge(current, { ...row, ...empty, status: 'stopped' })
    withdrawn.add(current)
    return
  }
  // "A bleed is not ruled out with the Eliquis. The Eliquis stays as it is."
  if (row.status === 'current' && stopped && withdrawn.delete(stopped)) {
    merge(stopped, row)
    return
  }
  if (row.status === 'refused' && stopped && row.name.toLowerCase() === stopped.name.toLowerCase()) {
    merge(stopped, { ...row, ...empty, status: 'stopped' })
    return
  }
  if (row.status === 'refused' && (of('allergy') || of('refused'))) return
  if (row.status === 'stopped' && current) {
    merge(current, { ...row, ...empty })
    return
  }
  if (row.status === 'refused' && prescribed) {
    merge(prescribed, row)
    return
  }
  if (row.status === 'current' && prescribed?.dose === null && row.dose !== null) {
    merge(prescribed, { ...row, status: 'prescribed' })
    return
  }
  if (row.status === 'current' && same.some(one => one.status === 'stopped' || one.status === 'prescribed')) return
  const known = of(row.status)
  const differs = known?.dose != null && row.dose !== null && known.dose !== row.dose
  if (known && !(differs && row.status === 'prescribed')) merge(known, row)
  else rows.push(row)
}

function merge(into: FoundDrug, row: FoundDrug): void {
  into.status = row.status
  into.dose ??= row.dose
  into.unit ??= row.unit
  into.route ??= row.route
  into.frequency ??= row.frequency
  into.perDay ??= row.perDay
  const known = (span: Span) => into.spans.some(([start, end]) => start === span[0] && end === span[1])
  into.spans.push(...row.spans.filter(span => !known(span)))
}
