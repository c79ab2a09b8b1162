import type { DrugStatus, FoundDrug, Span } from '../../extraction.ts'
import { spanOf } from '../../text/reading.ts'
import type { Reading, Segment } from '../../text/shape.ts'
import { has } from '../../text/within.ts'
import { normsOf } from '../dose-units.ts'
import { doseIn } from '../drug-dose.ts'
import { REACTION } from '../status-words.ts'
import type { Talk } from './course.ts'
import { type Tie, tieOf } from './ties.ts'
import { keyOf, type Zone, zonesOf } from './zones.ts'

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
  for (const row of rows) if (row.status === 'allergy' && row.experiencer === 'patient') takeAsTold(reading, row)
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

function become(reading: Reading, row: FoundDrug, segment: Segment, at: number, status: DrugStatus): void {
  row.status = status
  const to = reading.drugs.get(at)?.to ?? at
  Object.assign(row, doseIn(reading, at, to, segment.to))
}

/** "Any allergies? – No. I take ramipril, five": filed with the question, and nothing says that it is not borne. */
function takeAsTold(reading: Reading, row: FoundDrug): void {
  let taken: { segment: Segment; at: number } | null = null
  for (const segment of reading.segments)
    for (const [index, zone] of zonesOf(reading, segment).entries())
      for (const { key, at, to } of zone.names) {
        const [start, end] = spanOf(reading, at, to)
        if (key !== keyOf(row) || !row.spans.some(([from, till]) => from <= start && end <= till)) continue
        const tie = tieOf(reading, segment, { at, to })
        if (segment.asks && !asksTaken(reading, segment, zone)) continue
        if (tie === 'is' || (!segment.asks && !isTaken(reading, segment, index))) return
        taken ??= { segment, at }
      }
  if (taken) become(reading, row, taken.segment, taken.at, 'current')
}

/** "So the allergy, penicillin, and you take ramipril?" */
function asksTaken(reading: Reading, segment: Segment, { from, to }: Zone): boolean {
  const answer = reading.segments[reading.segments.indexOf(segment) + 1]
  const told = answer ? normsOf(reading, answer.from, answer.to) : ''
  return YOU_TAKE.test(normsOf(reading, from, to)) && !REACTION.test(told) && !ALLERGY.test(told)
}

const ALLERGY = /(?:^|\s)(?:allerg|аллерги|αλλεργ)/u
const TAKES =
  /(?:^|\s)(?:i take|i'm taking|i'm on|i use|i give (?:him|her)|they give me|takes|(?:he|she|mum|dad) is on|(?:he's|she's|i've been|been) (?:on|taking)|(?:just|only) (?:take|the)|мне дают|пью|принимаю|пьет|принимает|колю|капаю|даю|даем|μου δινουν|του δινω|τησ δινω|παιρνω|παιρνει|πινω|πινει|βαζω)(?:\s|$)/u
const DENIED = /(?:^|\s)(?:не|not|\S+n't|cannot|never|нельзя|перестал\S*|δεν|μη|μην)(?:\s|$)/u
/** What might be a reaction in words that no list has. */
const MORE =
  /(?:^|\s)(?:and|but|then|и|но|потом|και|αλλα|μετα)\s(?!(?:i|the|я|το|τη|την)?\s?(?:take|пью|παιρνω|also|еще)|$)\S+(?:\s\S+)+/u

const TAKES_NEXT = new RegExp(`${TAKES.source.replace('(?:\\s|$)', '')}(?: \\S+)?$`, 'u')
const TOOK = /(?:^|\s)(?:took|used|πηρα|πηρε|выпил\S?|принял\S?|намазал\S?)(?: (?:my|the|a|το|τη|την))?$/u
/** "Hives after I took amoxicillin": it came from it. */
const AFTER =
  /(?:^|\s)(?:after|when|whenever|because|since|once|as|from|после|когда|как|от того|с тех пор|μετα|οταν|αφου|επειδη|απο)(?:\s|$)/u
const WITH = /(?:^|\s)(?:with|с|со|вместе с|με|μαζι με)(?: (?:the|my|your|το|τη|την))?$/u
/** "My knee was swollen, I took Brufen", "I can't have aspirin with the warfarin". */
function isTakenFor(reading: Reading, segment: Segment, at: number, behind: string): boolean {
  const { from, to, turn } = segment
  const index = reading.segments.indexOf(segment)
  const before = normsOf(reading, from, at)
  const all = normsOf(reading, from, to)
  const last = reading.segments[index - 1]
  const told = last?.turn === turn ? `${normsOf(reading, last.from, last.to)} ${before}` : before
  if (behind === '' && TOOK.test(before) && REACTION.test(told) && !AFTER.test(before)) return true
  return WITH.test(before) && !REACTION.test(all) && !ALLERGY.test(all)
}

const YOU_TAKE =
  /(?:^|\s)(?:you take|you're on|you're taking|вы пьете|вы принимаете|пьете|принимаете|παιρνετε|παιρνεισ)(?:\s|$)/u
const WHEN =
  /(?:^|\s)(?:if|when|whenever|once|every time|each time|если|когда|как|каждыи раз|стоит|οταν|αμα|αν|καθε φορα)(?:\s|$)/u
/** "For hay fever", "it's fine": no reaction. */
const NO_REACTION =
  /^(?:\S+ ){0,4}?(?:for|от|для|против|για|it's fine|is fine|i'm fine|no trouble|no problem|нормально|все хорошо|μια χαρα|κανενα προβλημα)(?:\s|$)/u
const SAYS_NO = /^(?:no|nope|none|nothing|not|нет|никакои|никаких|οχι|καμια|τιποτα)(?:\s|$)/u

/** The turn began with "no": there is no allergy, and what follows is told of something else. */
function beginsWithNo(reading: Reading, { turn }: Segment): boolean {
  const { segments } = reading
  const first = segments.find(one => one.turn === turn)
  const asked = segments[segments.indexOf(first as Segment) - 1]
  return !!asked?.asks && SAYS_NO.test(normsOf(reading, first?.from ?? 0, first?.to ?? 0))
}

/** Said to be taken, with no word of what it did. */
function isTaken(reading: Reading, segment: Segment, index: number): boolean {
  const zones = zonesOf(reading, segment)
  const { from, to, names } = zones[index] as Zone
  const [name, last] = [names[0]?.at ?? from, names.at(-1)?.to ?? to]
  const before = zones[index - 1]?.names.at(-1)?.to
  const sign = reading.words.slice(before, name).findLastIndex(({ after }) => /[,;:—–]/u.test(after))
  const start = before === undefined ? from : before + sign + 1
  const [lead, behind] = [normsOf(reading, start, name), normsOf(reading, last, to)]
  if (REACTION.test(behind) || WHEN.test(lead)) return false
  const isFree = NO_REACTION.test(behind) || beginsWithNo(reading, segment)
  if (!isFree && (has(reading, last, to, 'symptom', 'finding') || MORE.test(behind))) return false
  const next = reading.segments[reading.segments.indexOf(segment) + 1]
  if (next?.turn === segment.turn && REACTION.test(normsOf(reading, next.from, next.to))) return false
  if (isTakenFor(reading, segment, name, behind)) return true
  if (DENIED.test(lead) || DENIED.test(behind)) return false
  // "Penicillin, they give me erythromycin": the verb right before the next name is that one's.
  const own = zones[index + 1] ? behind.replace(TAKES_NEXT, '') : behind
  if (TAKES.test(lead) || TAKES.test(own)) return true
  return index > 0 && lead.split(' ').length <= 3 && !ALLERGY.test(lead) && isTaken(reading, segment, index - 1)
}
