import { isOfGroup } from '../../../../drugs/class-groups.ts'
import type { FoundDrug, Span } from '../../../extraction.ts'
import { spanOf } from '../../../text/reading.ts'
import type { Reading, Segment } from '../../../text/shape.ts'
import { normsOf } from '../../dose-units.ts'
import type { Talk } from '../course.ts'
import { keyOf, zonesOf } from '../zones.ts'
import { become, TAKES, takeAsTold } from './taken.ts'
import { type Tie, tieOf } from './ties.ts'

/** Writes what the sentences say of allergies into the rows, whatever they were filed as. */
export function tellAllergies(talk: Talk, rows: FoundDrug[]): void {
  const { reading, units } = talk
  for (const segment of reading.segments)
    for (let at = segment.from; at < segment.to; at++) {
      const drug = reading.drugs.get(at)
      if (!drug) continue
      const unit = units.find(one => one.ranges.some(({ from, to }) => from <= at && at < to))
      const tie = tieOf(reading, segment, { at, to: drug.to })
      const isOthers = unit !== undefined && unit.experiencer !== 'patient'
      if (tie !== null && (!isOthers || tie === 'of other')) tell(reading, segment, rows, at, tie)
    }
  for (const row of rows.filter(({ status, experiencer }) => status === 'allergy' && experiencer === 'patient'))
    takeAsTold(reading, rows, row)
}

const isWithin = ({ spans }: FoundDrug, [start, end]: Span): boolean =>
  spans.every(([from, to]) => start <= from && to <= end)

const isOfTurn = ({ segments, words }: Reading, { spans }: FoundDrug, { turn }: Segment): boolean => {
  const first = segments.find(one => one.turn === turn)
  const start = words[first?.from ?? 0]?.start ?? 0
  return spans.every(([, to]) => to > start)
}

const isIdle = (row: FoundDrug, span: Span): boolean =>
  row.dose === null && (row.status === 'refused' || row.status === 'current') && isWithin(row, span)

function tell(reading: Reading, segment: Segment, rows: FoundDrug[], at: number, tie: Tie): void {
  const drug = reading.drugs.get(at)
  if (!drug) return
  const span = spanOf(reading, segment.from, segment.to)
  const here = rows.filter(row => keyOf(row) === keyOf(drug) && isWithin(row, span))
  const same = rows.filter(row => keyOf(row) === keyOf(drug) && row.experiencer === 'patient')
  const drop = (all: readonly FoundDrug[], isWrong: (row: FoundDrug) => boolean) => {
    for (const row of all.filter(isWrong)) rows.splice(rows.indexOf(row), 1)
  }
  if (tie === 'of other') drop(here, () => true)
  if (tie === 'for')
    for (const row of here)
      if (row.status === 'allergy')
        become(reading, row, segment, at, segment.speaker === 'doctor' ? 'prescribed' : 'current')
  if (tie === 'open') drop(here, row => row.status === 'allergy')
  // Without signs a denial may belong to what was said before.
  if (tie === 'not') drop(here, row => (row.status === 'allergy' ? !segment.loose : row.dose === null))
  // "To diclofenac. No, not to diclofenac, to ketorolac."
  const behind = normsOf(reading, drug.to, segment.to)
  if (tie === 'not it')
    drop(
      same,
      row =>
        (row.status === 'allergy' && row.spans.every(([from]) => from < span[1])) ||
        (!TAKES.test(behind) && isIdle(row, span)),
    )
  // "Ciprofloxacin. No, I tell a lie, ciprofloxacin was fine."
  if (tie === 'borne') drop(same, row => row.status === 'allergy' && isOfTurn(reading, row, segment))
  if (tie !== 'is') return
  takeBack(reading, segment, rows, at)
  drop(same, row => row.status !== 'allergy' && (row.status === 'refused' || isWithin(row, span)))
  if (!same.some(row => row.status === 'allergy'))
    rows.push({
      ...{ name: drug.name, inn: drug.inn, dose: null, unit: null, route: null, frequency: null, perDay: null },
      ...{ status: 'allergy', experiencer: 'patient', spans: [span] },
    })
}

const NO =
  /(?:^|\s)(?:no|wait|sorry|strike that|scratch that|hang on|нет|стоп|ои|отставить|зачеркни\S*|οχι|ακυρο|σταθειτε|κατσε)(?:\s|$)/u

/** "Start co-amoxiclav, no, he is allergic to penicillin": the order before it is taken back. */
function takeBack(reading: Reading, segment: Segment, rows: FoundDrug[], at: number): void {
  const last = zonesOf(reading, { ...segment, to: at })
    .at(-1)
    ?.names.at(-1)
  if (!last || !NO.test(normsOf(reading, last.to, at))) return
  const [start, end] = spanOf(reading, last.at, last.to)
  for (const row of rows)
    if (
      keyOf(row) === last.key &&
      row.status === 'prescribed' &&
      row.spans.every(([from, to]) => from <= start && end <= to)
    )
      row.status = 'refused'
}

/**
 * "Amoxicillin, then. – I can't have that, my lips swell.": an order that was made before the allergy was told is none, nor
 * is one of the same class: "I'll give you amoxicillin. – I'm allergic to penicillin."
 */
export function takeBackOrders(reading: Reading, rows: FoundDrug[]): void {
  for (const allergy of rows.filter(({ status }) => status === 'allergy')) {
    const start = Math.min(...allergy.spans.map(([from]) => from))
    for (const row of [...rows]) {
      const isBefore =
        row.status === 'prescribed' && row.experiencer === 'patient' && row.spans.every(([, end]) => end <= start)
      if (isBefore && keyOf(row) === keyOf(allergy)) rows.splice(rows.indexOf(row), 1)
      else if (isBefore && areOfOneClass(reading, row, allergy)) row.status = 'refused'
    }
  }
}

const classOf = ({ drugs }: Reading, key: string): string | null =>
  [...drugs.values()].find(one => keyOf(one) === key)?.drugClass ?? null

/** Of a class whose members share their allergies. */
function areOfOneClass(reading: Reading, one: FoundDrug, other: FoundDrug): boolean {
  const own = classOf(reading, keyOf(one))
  return own !== null && own === classOf(reading, keyOf(other)) && (own === 'NSAID' || isOfGroup(own, 'antibiotic'))
}
