import { conceptsOf, KIND_OF } from '../concepts/concept-index.ts'
import type { FoundDrug } from '../extraction.ts'
import { spanOf } from '../text/reading.ts'
import type { Reading, Segment } from '../text/shape.ts'
import { has, startsWith } from '../text/within.ts'
import { amountAt } from './amounts.ts'
import { normsOf, unitOf } from './dose-units.ts'
import { doseIn } from './drug-dose.ts'
import { HELD } from './status-words.ts'

/** Words and turns back to the medicine that "it" stands for. */
const WORDS = 45
const TURNS = 3

const STOP_IT =
  /(?:^|\s)(?:(?:stop|stopped|stopping|discontinue|come off|came off|quit|took (?:me|him|her) off|take (?:me|him|her|you) off|gave|given up on) (?:it|that|this|those|them|these)(?= |$)(?: up)?|packed (?:it|them) in|(?:don't|do not|please don't) take any more of (?:it|that|those|them)|больше (?:его|ее|их) не (?:пеите|принимаите|пьем)|(?:отменя\p{L}*|отмен(?:им|ите|ить|или)|убира\p{L}*|убер\p{L}*|прекра\p{L}*|бросьте|бросил\p{L}*) (?:его|ее|их|это|эти)|(?:его|ее|их|это) (?:отменя\p{L}*|отмен(?:им|ите|ить|или)|убира\p{L}*|убер\p{L}*|прекра\p{L}*|бросьте|бросил\p{L}*)|(?:το|τη|την|τον|τα|τισ) (?:σταματα\p{L}*|σταματησ\p{L}*|κοβ\p{L}*|κοψ\p{L}*|εκοψ\p{L}*|διακοπτ\p{L}*|διακοψ\p{L}*))(?:\s|$)/u
const AGAIN =
  /(?:^|\s)(?:(?:go|get|going) back on (?:it|that|them)|(?:restart|resume) (?:it|that|them)|start (?:it|that|them) again|(?:возобнов\p{L}*|вернитесь к|снова (?:пеите|начните|принимаите)) (?:его|ее|их|нему|неи|ним)|(?:το|τη|την|τα) ξανα(?:ρχι|παιρν|παρ)\p{L}*)(?:\s|$)/u
const NEVER_TAKEN =
  /(?:^|\s)(?:(?:didn't|never) (?:take|took|taken) (?:it|that|them)|(?:don't|do not) take (?:it|that|them|those)|(?:пить|принимать) (?:его |ее |их )?не (?:стал\p{L}*|пеите|надо|нужно)|(?:не пеите|не принимаите) (?:его|ее|их)|(?:να |θα )?μην (?:το|τη|την|τα) (?:παρ|πιει|πι)\p{L}*|δεν (?:το|τη|την|τα) (?:πηρα|ανοιξα|ηπια))(?:\s|$)/u
const CHANGE_IT =
  /(?:^|\s)(?:(?:make|take|put|bring|bump|increase|reduce|cut|drop|lower|raise|go) (?:it|that|them|up|down)(?: (?:up|down))?(?: to)?|(?:увелич|сниз|сниж|подним|повы|умень|довед)\p{L}* (?:его |ее |дозу )?до|(?:τη|την|το|τον|τα) (?:παμε|ανεβαζουμε|κατεβαζουμε|κανουμε|αυξανουμε|μειωνουμε)(?: (?:στα|στο|στη|σε))?) (?=\S)/u
const NOT =
  /(?:^|\s)(?:не|not|\S+n't|never|no need to|μην|δεν|можно|can|should|could|may|если|if|αν|потом|then|μετα|weeks|days|недел\p{L}*|дня|днеи|βδομαδεσ|εβδομαδεσ|μερεσ)(?:\s\S+){0,2}$/u

/**
 * Orders and doses without a name are of the medicine named last: "so stop it", «двадцать пять миллиграммов» behind
 * «переходим на ламотриджин», "go back on it, 150 at night". Changes the rows.
 */
export function addUnnamed(reading: Reading, rows: FoundDrug[]): void {
  for (const segment of reading.segments) {
    if (segment.asks || HELD.test(normsOf(reading, segment.from, segment.to))) continue
    const said = normsOf(reading, segment.from, segment.to)
    const stops = STOP_IT.exec(said)
    const never = NEVER_TAKEN.exec(said)
    const again = AGAIN.exec(said) ?? changed(reading, segment, said)
    const told = stops ?? never ?? again
    const at = told
      ? segment.from + said.slice(0, told.index).trim().split(/\s+/u).filter(Boolean).length
      : segment.from
    const row = rowOf(reading, rows, segment, at)
    const end = told ? at + told[0].trim().split(/\s+/u).length : at
    if (!row) continue
    // "Stop it if you get diarrhoea" stops nothing yet; "I took another one, and stopped it" is of that one.
    if (told && (NOT.test(said.slice(0, told.index)) || has(reading, segment.from, segment.to, 'if'))) continue
    if (told && has(reading, segment.from, at, 'take')) continue
    if (stops || never) stop(row, never ? 'refused' : 'stopped', spanOf(reading, segment.from, segment.to))
    else if (again) addAgain(rows, resumed(reading, row, segment, end))
    else if (isDose(reading, segment)) addDose(reading, row, segment)
  }
}

/** The row of the medicine named last before a word, near enough, with nothing else between that one may stop. */
function rowOf(reading: Reading, rows: readonly FoundDrug[], segment: Segment, at: number): FoundDrug | undefined {
  let name = at - 1
  while (name >= 0 && at - name <= WORDS && !reading.drugs.has(name)) name--
  const drug = reading.drugs.get(name)
  const named = reading.segments.find(one => one.from <= name && name < one.to)
  if (!drug || !named || at - name > WORDS || segment.turn - named.turn > TURNS) return undefined
  if (has(reading, drug.to, segment.to, 'smoke') || isOfOther(reading, drug.to, at)) return undefined
  const [, said] = spanOf(reading, name, at)
  return rows.findLast(
    one =>
      keyOf(one) === keyOf(drug) &&
      one.experiencer === 'patient' &&
      one.status !== 'allergy' &&
      one.spans.some(([start]) => start < said),
  )
}

/** Something else that one may stop was spoken of since: exercises, a diet, a catheter. */
const isOfOther = ({ words }: Reading, from: number, to: number) =>
  conceptsOf(words.slice(from, to).map(({ norm }) => norm)).some(({ ids }) =>
    ids.every(id => KIND_OF.get(id) === 'life'),
  )

const keyOf = ({ inn, name }: { inn: string | null; name: string }) => inn ?? name.toLowerCase()

/** A dose that the doctor changes without a name: an amount follows at once. */
function changed({ numbers }: Reading, { from, speaker }: Segment, said: string): RegExpExecArray | null {
  if (speaker !== 'doctor') return null
  const told = CHANGE_IT.exec(said)
  const at = told
    ? from +
      said
        .slice(0, told.index + told[0].length)
        .trim()
        .split(/\s+/u).length
    : 0
  return told && numbers.has(at) ? told : null
}

function stop(row: FoundDrug, status: 'stopped' | 'refused', span: FoundDrug['spans'][number]): void {
  if (row.status === status || row.status === 'allergy') return
  row.status = status
  row.spans.push(span)
}

/** Unless the name stands beside it, and the row is there. */
function addAgain(rows: FoundDrug[], row: FoundDrug): void {
  const isKnown = (one: FoundDrug) => keyOf(one) === keyOf(row) && one.status === row.status && one.dose === row.dose
  if (!rows.some(isKnown)) rows.push(row)
}

/** Taken again: a row of its own behind the one that was stopped. */
function resumed(reading: Reading, row: FoundDrug, segment: Segment, at: number): FoundDrug {
  const empty = { route: null, frequency: null, perDay: null }
  return {
    ...{ ...row, ...empty, ...doseIn(reading, at, at, segment.to) },
    status: 'prescribed',
    spans: [spanOf(reading, segment.from, segment.to)],
  }
}

/** It begins with an amount, and how it is taken stands right behind: no "five fruits a day". */
function isDose(reading: Reading, { from, to, speaker, loose }: Segment): boolean {
  const end = amountAt(reading, from)?.to
  return (
    !loose &&
    speaker === 'doctor' &&
    end !== undefined &&
    (unitOf(reading.words[end]?.norm ?? '') !== null || startsWith(reading, end, to, 'frequency') !== undefined)
  )
}

function addDose(reading: Reading, row: FoundDrug, { from, to }: Segment): void {
  if (row.dose !== null || row.status !== 'prescribed') return
  const { dose, unit } = doseIn(reading, from, from, to)
  if (dose === null) return
  Object.assign(row, { dose, unit })
  row.spans.push(spanOf(reading, from, to))
}
