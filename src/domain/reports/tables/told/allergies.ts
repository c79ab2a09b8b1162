import type { FoundDrug } from '../../extraction.ts'
import { spanOf } from '../../text/reading.ts'
import type { Reading, Segment } from '../../text/shape.ts'
import { normsOf } from '../dose-units.ts'
import { doseIn } from '../drug-dose.ts'
import type { Talk } from './course.ts'
import { namesOther } from './others.ts'
import { keyOf } from './zones.ts'

/** What a sentence says of an allergy to one medicine: that there is one, that there is none, that there may be. */
export type Tie = 'is' | 'not' | 'open' | 'for'

const WORD = /^(?:аллерги|анафилакс|allerg|anaphyla|αλλεργ|αναφυλα)/u
/** Words between the word for it and the medicine. */
const NEAR = 4
const TO = /^(?:to|with|на|к|σε|στο|στον|στη|στην|στα|στισ|στουσ)$/u
const STEP = /^(?:the|any|all|a|both|your|his|her|my|own|т|н|τη|την|το|τον|τα|και|и|and|or|или|η)$/u
const SIGN = /[,.;:!?—–\n]/u

interface Named {
  readonly at: number
  readonly to: number
}

/** The preposition before a medicine or before the list that it stands in, or -1. */
function prepositionOf(reading: Reading, from: number, at: number): number {
  let back = at - 1
  while (back >= from && (STEP.test(reading.words[back]?.norm ?? '') || isNamed(reading, from, back))) back--
  return back >= from && TO.test(reading.words[back]?.norm ?? '') ? back : -1
}

const isNamed = ({ drugs }: Reading, from: number, at: number): boolean =>
  [at, at - 1, at - 2].some(one => one >= from && (drugs.get(one)?.to ?? 0) > at)

const hasNames = ({ drugs }: Reading, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (drugs.has(at)) return true
  return false
}

const hasSign = ({ words }: Reading, from: number, to: number): boolean =>
  words.slice(from, to).some(({ after }) => SIGN.test(after))

const BARRED =
  /(?:^|\s)(?:нельзя|не|нет|исключ\S+|противопоказан\S*|отпада\S+|out|no|not|never|avoid\S*|can't|cannot|\S+n't|δεν|μη|μην|οχι|απαγορευ\S+|αποκλει\S+)(?:\s|$)/u
const WHO =
  /(?:^|\s)(?:у (?:вас|него|нее|меня|ребенка|больн\S+|пациент\S+)|you're|you are|she's|he's|i'm|she is|he is|i am|they're|ειστε|εισαι|ειναι|ειμαι|εχετε|εχεισ|εχει|εχω)(?: \S+)?$|^$/u
const TO_IT = /^(?:(?:to|на|σε|σ) (?:it|that|them|него|нее|них|это|αυτο|αυτα))?$/u

interface Word {
  readonly at: number
  /** The medicine is barred, and the allergy is the reason. */
  readonly barred?: true
}

/** Where the word of the allergy to a medicine stands. */
function allergyAt(reading: Reading, { from, to, loose }: Segment, named: Named): Word | null {
  const { words } = reading
  const isWord = (at: number) => at >= from && at < to && WORD.test(words[at]?.norm ?? '')
  // "The penicillin allergy", "penicillin-allergic".
  if (/^allerg/u.test(words[named.to]?.norm ?? '') && !hasSign(reading, named.to - 1, named.to)) return { at: named.to }
  const link = prepositionOf(reading, from, named.at)
  if (link >= 0)
    for (let step = 1; step <= NEAR; step++) {
      // «Аллергия у меня на пенициллин».
      if (isWord(link - step) && !hasSign(reading, link - step, link)) return { at: link - step }
      // «На пенициллин у вас аллергия».
      const behind = named.to + step - 1
      const isBehind = !/^(?:to|with)$/u.test(words[link]?.norm ?? '') && isWord(behind)
      if (isBehind && !hasSign(reading, named.to - 1, behind) && !hasNames(reading, named.to, behind))
        return { at: behind }
    }
  return loose ? null : barredFor(reading, { from, to }, named)
}

/** "You can't have aspirin, you're allergic": what must not be taken, and why. */
function barredFor(reading: Reading, { from, to }: Pick<Segment, 'from' | 'to'>, named: Named): Word | null {
  const { words } = reading
  for (let at = named.to; at < to; at++) {
    if (reading.drugs.has(at)) return null
    if (!WORD.test(words[at]?.norm ?? '')) continue
    const start = clauseStart(reading, named.to, at)
    let end = at + 1
    while (end < to && !SIGN.test(words[end - 1]?.after ?? '')) end++
    const isReason = WHO.test(normsOf(reading, start, at)) && TO_IT.test(normsOf(reading, at + 1, end))
    return isReason && BARRED.test(normsOf(reading, Math.max(from, named.at - NEAR), start))
      ? { at, barred: true }
      : null
  }
  return null
}

const OPENS =
  /^(?:because|as|since|with|given|due|of|because|so|but|and|что|потому|поскольку|но|а|и|раз|учитывая|из|при|γιατι|επειδη|αφου|διοτι|που|λογω|αλλα|και|οποτε)$/u

function clauseStart({ words }: Reading, from: number, at: number): number {
  let start = at
  while (start > from && !SIGN.test(words[start - 1]?.after ?? '') && !OPENS.test(words[start - 1]?.norm ?? '')) start--
  return start
}

const IF =
  /(?:^|\s)(?:if|unless|whether|когда|если|ли|αν|εαν|μηπωσ|might|may|could|perhaps|maybe|возможн\S*|вдруг|может|ισωσ|test\S*|провер\S+|проб\S+)(?:\s|$)/u
const NONE = /(?:^|\s)(?:no|not|\S+n't|never|without|нет|не|без|никак\S+|δεν|καμια|χωρισ|ουτε)(?:\s\S+){0,3}$/u
const NONE_BEHIND =
  /^(?:\S+ ){0,3}?(?:нет|не (?:было|подтверд\S+|выяв\S+|отмеча\S+)|исключен\S*|отрица\S+|прошла|is ruled|was ruled|ruled out|excluded|negative|denied|δεν (?:εχ\S+|ειχ\S+|υπαρχ\S+))(?:\s|$)/u
const FORGET = /(?:^|\s)(?:forget|забыва\S+|забудьте|ξεχν\S+|ξεχασ\S+)(?:\s|$)/u
const EVERYBODY =
  /(?:^|\s)(?:people|anyone|anybody|those|patients|everyone|тех|тем|кто|люди|людей|люд\S+|οσοι|οσουσ|ατομα|κοσμοσ)(?:\s|$)/u
const FOR = /(?:^|\s)(?:for|against|от|для|против|για)(?: (?:the|my|your|his|her|этой|своей|την|τη|τισ))?$/u
const OWN = /(?:^|\s)(?:i'm|i am|i've|у меня|я|ειμαι|εχω)(?: \S+)?$/u
const PATIENT = /(?:^|\s)(?:you're|you are|i'm|i am|у вас|у меня|вам|мне|ειστε|εχετε|ειμαι|εχω|εχεισ)(?:\s|$)/u

/** Whether a sentence, which asks nothing, ties a medicine to an allergy of the patient; null if to none. */
export function tieOf(reading: Reading, segment: Segment, named: Named): Tie | null {
  const { from, to } = segment
  if (segment.asks) return null
  if (isForAllergy(reading, segment, named)) return 'for'
  const word = allergyAt(reading, segment, named)
  if (word === null) return null
  const { at, barred } = word
  const first = Math.min(at, named.at)
  const start = clauseStart(reading, from, first)
  const before = normsOf(reading, start, first)
  const lead = normsOf(reading, from, first)
  if (namesOther(reading, { ...segment, to: first }) && !PATIENT.test(before)) return null
  if (segment.speaker === 'companion' && OWN.test(before)) return null
  if (EVERYBODY.test(lead)) return null
  if (
    IF.test(before) ||
    IF.test(
      lead
        .split(' ')
        .slice(-NEAR - 1)
        .join(' '),
    )
  )
    return 'open'
  const isNone = !barred && NONE.test(before) && !FORGET.test(before)
  const behind = normsOf(reading, Math.max(at + 1, named.to), to)
  const between = at > named.to ? normsOf(reading, clauseStart(reading, named.to, at), at) : ''
  return isNone || NONE.test(between) || NONE_BEHIND.test(behind) ? 'not' : 'is'
}

/** «От аллергии зиртек», "cetirizine for the allergy". */
function isForAllergy(reading: Reading, { from, to }: Segment, named: Named): boolean {
  const { words } = reading
  for (let at = Math.max(from, named.at - NEAR); at < Math.min(to, named.to + NEAR); at++) {
    if (!WORD.test(words[at]?.norm ?? '')) continue
    if (!FOR.test(normsOf(reading, Math.max(from, at - 2), at))) continue
    if (at < named.at ? prepositionOf(reading, at, named.at) < 0 : !hasSign(reading, named.to, at)) return true
  }
  return false
}

/** Writes what the sentences say of allergies into the rows, whatever they were filed as. */
export function tellAllergies(talk: Talk, rows: FoundDrug[]): void {
  const { reading, units } = talk
  for (const segment of reading.segments)
    for (let at = segment.from; at < segment.to; at++) {
      const drug = reading.drugs.get(at)
      if (!drug) continue
      const unit = units.find(one => one.ranges.some(({ from, to }) => from <= at && at < to))
      if (unit?.experiencer === 'family') continue
      const tie = tieOf(reading, segment, { at, to: drug.to })
      if (tie === null) continue
      const span = spanOf(reading, segment.from, segment.to)
      const isHere = ({ spans }: FoundDrug) => spans.every(([from, to]) => span[0] <= from && to <= span[1])
      const same = rows.filter(row => keyOf(row) === keyOf(drug) && row.experiencer === 'patient')
      const drop = (isIdle: (row: FoundDrug) => boolean) => {
        for (const row of same.filter(isIdle)) rows.splice(rows.indexOf(row), 1)
      }
      if (tie === 'for')
        for (const row of same)
          if (row.status === 'allergy' && isHere(row)) {
            row.status = segment.speaker === 'doctor' ? 'prescribed' : 'current'
            Object.assign(row, doseIn(reading, at, drug.to, segment.to))
          }
      if (tie === 'open') drop(row => row.status === 'allergy' && isHere(row))
      if (tie === 'not') drop(row => row.status !== 'allergy' && row.dose === null && isHere(row))
      if (tie !== 'is') continue
      // "Amoxicillin, five hundred. – I'm allergic to amoxicillin."
      const isTakenBack = ({ status, spans }: FoundDrug) =>
        status === 'prescribed' && segment.speaker !== 'doctor' && spans.every(([, to]) => to <= span[0])
      drop(row => row.status !== 'allergy' && (row.status === 'refused' || isHere(row) || isTakenBack(row)))
      if (!same.some(row => row.status === 'allergy'))
        rows.push({
          ...{ name: drug.name, inn: drug.inn, dose: null, unit: null, route: null, frequency: null, perDay: null },
          ...{ status: 'allergy', experiencer: 'patient', spans: [span] },
        })
    }
}
