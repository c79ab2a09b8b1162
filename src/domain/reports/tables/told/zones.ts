import type { NamedDrug } from '../../../drugs/find-drugs.ts'
import type { Reading, Segment } from '../../text/shape.ts'
import { unitOf } from '../dose-units.ts'
import { actsIn } from './acts.ts'

export interface Named {
  readonly key: string
  readonly drug: NamedDrug
  readonly at: number
  readonly to: number
}

/** Words of a sentence that speak of one medicine, or of the medicines of one list. */
export interface Zone {
  readonly from: number
  to: number
  readonly names: Named[]
}

export const keyOf = ({ inn, name }: { inn: string | null; name: string }): string => inn ?? name.toLowerCase()

/** A scan with contrast is about no medicine of the patient. */
export const CONTRAST = 'iodinated contrast'

const LINK =
  /^(?:и|а|или|плюс|and|or|plus|but|και|η|αλλα|a|an|the|your|his|her|το|τη|την|τον|τα|τισ|ο|η|οι|также|also|еще)$/u
/** «Он на ксарелто, кеторолак не вводим». */
const WITH = /^(?:на|с|со|on|with|σε|με)$/u
const JOIN = /^(?:и|а|но|and|but|και|αλλα|плюс|plus)$/u
const NOW = /^(?:now|теперь|сеичас|τωρα)$/u
const MOST_BETWEEN = 3

function namesIn({ drugs }: Reading, { from, to }: Segment): Named[] {
  const names: Named[] = []
  for (let at = from; at < to; at++) {
    const drug = drugs.get(at)
    if (drug && drug.kind !== 'group' && drug.drugClass !== CONTRAST && drug.to <= to)
      names.push({ key: keyOf(drug), drug, at, to: drug.to })
  }
  return names
}

const BESIDE = /(?:^| )(?:with|με)(?: (?:the|my|το|τη|την|τον))?$/u
/** «Вместе с эликвисом не нужен», "can I take ibuprofen with my warfarin?": the question is of the other one. */
function isBeside({ words }: Reading, { from, asks }: Segment, at: number, nth: number): boolean {
  if (/^(?:с|со)$/u.test(words[at - 1]?.norm ?? '')) return true
  const norms = words.slice(Math.max(from, at - 2), at).map(({ norm }) => norm)
  return asks && nth > 0 && BESIDE.test(norms.join(' '))
}

/** What the patient asks to take another one with is taken already. */
export const takenBeside = (reading: Reading, segment: Segment): Named[] =>
  segment.asks ? namesIn(reading, segment).filter(({ at }, nth) => nth > 0 && isBeside(reading, segment, at, nth)) : []

/** The names of a sentence with the words that belong to each; names with nothing but links between share theirs. */
export function zonesOf(reading: Reading, segment: Segment): Zone[] {
  const { from, to } = segment
  const names = namesIn(reading, segment).filter(({ at }, nth) => !isBeside(reading, segment, at, nth))
  const zones: Zone[] = []
  let start = from
  for (const [index, name] of names.entries()) {
    const next = names[index + 1]
    const end = next ? cutBetween(reading, name.to, next.at) : to
    const last = zones.at(-1)
    // «Кларитромицин и амоксициллин допили», "stop the ramipril and the aspirin".
    const before = reading.words[(last?.names[0]?.at ?? 0) - 1]?.norm ?? ''
    const listed = last && !WITH.test(before) && isList(reading, last.names.at(-1)?.to ?? start, name.at)
    if (listed) {
      last.names.push(name)
      last.to = end
    } else zones.push({ from: start, to: end, names: [name] })
    start = end
  }
  return zones
}

const isList = ({ words, drugs }: Reading, from: number, to: number) =>
  to - from <= MOST_BETWEEN &&
  words.slice(from, to).every(({ norm }) => LINK.test(norm)) &&
  // "No more ibuprofen, paracetamol instead."
  !/^(?:instead|взамен)$/u.test(words[drugs.get(to)?.to ?? to]?.norm ?? '') &&
  !/[.;:]/u.test(words[from - 1]?.after ?? '')

/** Where the words of one name end and those of the next begin: at the last sign or "and" that something follows. */
function cutBetween(reading: Reading, from: number, to: number): number {
  const { words } = reading
  for (let at = to - 1; at >= from; at--) {
    const sign = /[,;:.…—–-]/u.test(words[at]?.after ?? '')
    if (sign && at + 1 <= to) return at + 1
    if (JOIN.test(words[at]?.norm ?? '')) return at
  }
  // "I was on warfarin, now apixaban."
  if (/,/u.test(words[from - 1]?.after ?? '') && NOW.test(words[from]?.norm ?? '')) return from
  // In English and Greek the verb of the next name stands before it.
  const verb = actsIn(reading, from, to).at(-1)
  return verb && !/^[а-я]/u.test(words[from]?.norm ?? '') ? verb.from : to
}

/** First word of the first name of the list in which the name at `at` stands: "on ramipril, bisoprolol and furosemide". */
export function headOfList({ words, drugs, numbers }: Reading, { from }: Segment, at: number): number {
  let head = at
  for (let back = at - 1; back >= from; back--) {
    const norm = words[back]?.norm ?? ''
    if (!LINK.test(norm) && !numbers.has(back) && unitOf(norm) === null) {
      const name = [back, back - 1, back - 2].find(one => one >= from && (drugs.get(one)?.to ?? 0) === back + 1)
      if (name === undefined) break
      head = back = name
    }
  }
  return head
}
