import { clausesOf } from '../attributes/polarity.ts'
import type { FoundFollowUp } from '../extraction.ts'
import { spansOf } from '../sections/print.ts'
import type { Unit } from '../sections/units.ts'
import { lapseOf, namesMatter } from '../sections/visits.ts'
import type { Reading } from '../text/shape.ts'
import { type Term, termsIn } from '../text/terms.ts'
import { has, hasDrug, normsIn, startsWith } from '../text/within.ts'

type Piece = Unit['ranges'][number]

interface Row {
  pieces: Piece[]
  /** Null if no time was said, or it was taken back and no other one named. */
  when: Term | null
}

/** What is agreed for later, each with its own time: a visit, a call, a test, a referral. */
export function followUpOf(reading: Reading, units: readonly Unit[]): FoundFollowUp[] {
  return units
    .filter(
      ({ section, experiencer, refused }) =>
        experiencer === 'patient' && !refused && (section === 'followUp' || section === 'plan'),
    )
    .flatMap(unit =>
      rowsOf(reading, unit)
        .filter(row => isToCome(reading, unit, row))
        .map(({ pieces, when }) => {
          const spans = spansOf(reading, { ...unit, ranges: pieces })
          const [first, last] = when ? [reading.words[when.from], reading.words[when.to - 1]] : []
          return {
            what: spans.map(([start, end]) => reading.text.slice(start, end)).join(' – '),
            when: first && last ? reading.text.slice(first.start, last.end).replace(OWNER, '') : null,
            spans,
          }
        }),
    )
}

/** "Tuesday's fine." */
const OWNER = /['’]s$/u
/** Pieces of one sentence as one. */
function runsOf(pieces: readonly Piece[]): Term[] {
  const runs: { from: number; to: number }[] = []
  for (const { from, to } of pieces) {
    const last = runs.at(-1)
    if (last?.to === from) last.to = to
    else runs.push({ from, to })
  }
  return runs
}

/** A row of a plan is a test or a person to see on a day, ordered and under no condition. */
function isToCome(
  reading: Reading,
  { section, speaker, ranges, bargained: found }: Unit,
  { pieces, when }: Row,
): boolean {
  const said = pieces.filter(one => !one.asks)
  const bargained = found || ranges.some(one => one.asks)
  if (!bargained && runsOf(said).some(one => lapseOf(reading, one) !== null)) return false
  const asked = pieces.filter(one => one.asks)
  const answers = (one: Piece) =>
    termsIn(reading, one.from, one.to).length > 0 || !DENIES.test(normsIn(reading, one.from, one.to))
  if (bargained && !ranges.some(one => !one.asks && answers(one))) return false
  if (section === 'followUp') return true
  if (when === null || found || speaker === 'patient' || speaker === 'companion') return false
  // "Do I need another scan? – Yes, in six months."
  const answered = asked.length === 0 || said.some(one => one.from <= when.from && when.to <= one.to)
  if (!answered) return false
  return (
    said.every(
      one =>
        !hasDrug(reading, one.from, one.to) &&
        !has(reading, one.from, one.to, 'dose', 'if', 'past', 'not-done', 'forbid'),
    ) && [...asked, ...said].some(one => namesMatter(reading, one))
  )
}
const DENIES = /^(?:\S+ ){0,2}?(?:no|not|нет|не|незачем|οχι|δεν)(?: |$)/u

const AND = /^(?:and|then|а|и|потом|затем|και)$/u
/** Clauses, also behind an "and" that parts two times. */
function piecesOf(reading: Reading, range: Piece): Piece[] {
  const pieces: Piece[] = []
  for (const { from, to } of clausesOf(reading, range.from, range.to)) {
    let start = from
    for (let at = from + 1; at < to; at++) {
      const parts =
        AND.test(reading.words[at]?.norm ?? '') &&
        termsIn(reading, start, at).length > 0 &&
        termsIn(reading, at + 1, to).length > 0
      if (!parts) continue
      pieces.push({ ...range, from: start, to: at })
      start = at
    }
    pieces.push({ ...range, from: start, to })
  }
  return pieces
}

/** "Not on Wednesday, on Thursday." */
const NOT = /^(?:not|не|οχι)$/u
const TAKES_BACK = /^(?:no|nope|нет|не|οχι|то есть|δηλαδη|that is)(?: |$)/u
const AWAY =
  /(?:^| )(?:can't|cannot|won't|isn't|not|away|off|no good|не|нет|нельзя|уезжа\p{L}*|δεν|λειπ\p{L}+|φευγ\p{L}+)(?: |$)/u
const BARE = /^(?:in|to|it|on|через|на|в|σε|στισ)$/u

/** "I'll see you in four weeks. No, in six", «лучше через три»: a number whose length was said before. */
function bareTerm({ words, numbers }: Reading, { from, to }: Piece): Term | null {
  for (let at = from; at < to; at++)
    if (numbers.has(at) && BARE.test(words[at - 1]?.norm ?? ''))
      return { from: at - 1, to: Math.min(to, numbers.get(at)?.to ?? to) }
  return null
}

/** "In a week, on Thursday", "tonight and tomorrow" */
const BESIDE = /^[,\s]*(?:(?:and|и|και)\s)?$/u
const between = ({ text, words }: Reading, { to }: Term, { from }: Term): string =>
  text.slice(words[to - 1]?.end, words[from]?.start)

function rowsOf(reading: Reading, unit: Unit): Row[] {
  const rows: Row[] = []
  const bargained = unit.bargained || unit.ranges.some(one => one.asks)
  let replaces = bargained
  let row: Row = { pieces: [], when: null }
  for (const piece of unit.ranges.flatMap(one => piecesOf(reading, one))) {
    const { from, to } = piece
    const corrects =
      startsWith(reading, from, to, 'correction') !== undefined || TAKES_BACK.test(normsIn(reading, from, from + 2))
    if (row.when && corrects) replaces = true
    const own = termsIn(reading, from, to).at(-1) ?? (row.when ? bareTerm(reading, piece) : null)
    const away =
      own !== null && !piece.asks && (AWAY.test(normsIn(reading, from, to)) || lapseOf(reading, piece) === 'before')
    const next = row.when !== null && own !== null && !replaces && !away && namesMatter(reading, piece)
    if (next) {
      rows.push(row)
      row = { pieces: [piece], when: own }
      continue
    }
    row.pieces.push(piece)
    if (away && row.when) replaces = true
    const before = own === null ? undefined : reading.words[own.from - 1]
    const denied = before !== undefined && before.after === '' && NOT.test(before.norm)
    if (denied) replaces = true
    if (own === null || denied || (away && row.when)) continue
    if (row.when === null || replaces) row.when = own
    else if (BESIDE.test(between(reading, row.when, own))) row.when = { from: row.when.from, to: own.to }
  }
  return [...rows, row]
}
