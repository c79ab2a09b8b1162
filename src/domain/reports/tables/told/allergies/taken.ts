import type { DrugStatus, FoundDrug } from '../../../extraction.ts'
import { spanOf } from '../../../text/reading.ts'
import type { Reading, Segment } from '../../../text/shape.ts'
import { has } from '../../../text/within.ts'
import { normsOf } from '../../dose-units.ts'
import { doseIn } from '../../drug-dose.ts'
import { REACTION } from '../../status-words.ts'
import { keyOf, type Zone, zonesOf } from '../zones.ts'
import { besideDenied } from './beside-denied.ts'
import { tieOf } from './ties.ts'

/** The row of a medicine that its sentence tells of otherwise than as an allergy. */
export function become(reading: Reading, row: FoundDrug, segment: Segment, at: number, status: DrugStatus): void {
  row.status = status
  const to = reading.drugs.get(at)?.to ?? at
  Object.assign(row, doseIn(reading, at, to, segment.to))
}

/** "Any allergies? – No. I take ramipril, five": filed with the question, and nothing says that it is not borne. */
export function takeAsTold(reading: Reading, rows: FoundDrug[], row: FoundDrug): void {
  if (isGroupBesideDenied(reading, row)) rows.splice(rows.indexOf(row), 1)
  let taken: { segment: Segment; at: number; status: DrugStatus } | null = null
  for (const segment of reading.segments)
    for (const [index, zone] of zonesOf(reading, segment).entries())
      for (const { key, at, to } of zone.names) {
        const [start, end] = spanOf(reading, at, to)
        if (key !== keyOf(row) || !row.spans.some(([from, till]) => from <= start && end <= till)) continue
        const tie = tieOf(reading, segment, { at, to })
        if (segment.asks && !asksTaken(reading, segment, zone)) continue
        const beside = besideDenied(reading, segment, { at, to })
        if (tie === 'is' || (!segment.asks && beside === null && !isTaken(reading, segment, index))) return
        taken ??= { segment, at, status: beside ?? 'current' }
      }
  if (taken) become(reading, row, taken.segment, taken.at, taken.status)
}

/** "No allergies. Ramipril and a statin": a group has no row but as an allergy. */
const isGroupBesideDenied = (reading: Reading, row: FoundDrug): boolean =>
  [...reading.drugs].some(([at, drug]) => {
    const segment = reading.segments.find(one => one.from <= at && at < one.to)
    const [start, end] = spanOf(reading, at, drug.to)
    const isRow =
      drug.kind === 'group' && keyOf(drug) === keyOf(row) && row.spans.every(([from, to]) => from <= start && end <= to)
    return isRow && segment !== undefined && besideDenied(reading, segment, { at, to: drug.to }) !== null
  })

/** "So the allergy, penicillin, and you take ramipril?" */
function asksTaken(reading: Reading, segment: Segment, { from, to }: Zone): boolean {
  const answer = reading.segments[reading.segments.indexOf(segment) + 1]
  const told = answer ? normsOf(reading, answer.from, answer.to) : ''
  return YOU_TAKE.test(normsOf(reading, from, to)) && !REACTION.test(told) && !ALLERGY.test(told)
}

const ALLERGY = /(?:^|\s)(?:allerg|аллерги|αλλεργ)/u
export const TAKES =
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
