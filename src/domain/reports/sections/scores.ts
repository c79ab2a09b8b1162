import { NOT_GIVEN } from '../check/words/treatment.ts'
import { SECTION_IDS, type SectionId } from '../extraction.ts'
import type { CueClass } from '../lexicon/classes.ts'
import { hasValueBehind, isPressure } from '../text/evidence.ts'
import { normsIn, startsWith, within } from '../text/within.ts'
import type { Words } from '../text/words.ts'
import { hasAge } from './ages.ts'
import { isAbstract, opensWithReturn } from './doctor-says.ts'
import { STATED, TOLD } from './weights.ts'

export type Scores = Record<SectionId, number>
/** How far the words are a teller's and how far a doctor's. */
export interface Voice {
  told: number
  stated: number
}

export const noScores = (): Scores => Object.fromEntries(SECTION_IDS.map(id => [id, 0])) as Scores

/** Classes whose longer phrases take the meaning of the words in them. */
const NAMES = ['disease', 'operation', 'history', 'result', 'life', 'smoke', 'assess'] as const

/** What an assessment is about. */
const ABOUT = ['disease', 'symptom', 'finding', 'result', 'organ', 'operation'] as const

/** Further phrases of a class add less and less. */
const FADE = [1, 0.6, 0.4, 0.25]

/** What words `from` to `to` say for each section. */
export function scoresOf(words: Words, from: number, to: number, { told, stated }: Voice): Scores {
  const scores = noScores()
  const counts = new Map<string, number>()
  const add = (is: CueClass | 'drug' | 'value') => {
    const seen = counts.get(is) ?? 0
    counts.set(is, seen + 1)
    const fade = FADE[seen] ?? 0.1
    for (const [weights, voice] of [
      [TOLD, told],
      [STATED, stated],
    ] as const)
      for (const [id, weight] of Object.entries(weights[is] ?? {})) scores[id as SectionId] += weight * voice * fade
  }
  const taken = new Set<string>()
  let valued = 0
  const long = [...within(words, from, to, ...NAMES)].filter(hit => hit.to - hit.from > 1)
  for (const hit of within(words, from, to)) {
    // "Yellow fever" names no fever.
    if (
      long.some(
        one => one.is !== hit.is && one.from <= hit.from && hit.to <= one.to && hit.to - hit.from < one.to - one.from,
      )
    )
      continue
    // A longer phrase of the same class contains this one.
    const key = `${hit.is} ${hit.to}`
    if (!taken.has(key)) add(hit.is)
    taken.add(key)
    if (hit.is === 'vital' && hasValue(words, hit.to, to)) add('value')
    if (hit.is === 'result' && hit.to <= to && hasValueBehind(words, hit.to)) valued++
  }
  // Two values of a laboratory in a row are read out, whoever reads them.
  if (valued > 1) scores.examination += VALUED
  let [year, number] = [false, false]
  for (let at = from; at < to; at++) {
    // "Iron deficiency anaemia" names no medicine.
    if (words.drugs.has(at) && !long.some(one => one.is === 'disease' && one.from <= at && at < one.to)) add('drug')
    if (stated > told && isPressure(words, at)) add('value')
    number ||= words.numbers.has(at)
    const value = words.numbers.get(at)?.value ?? 0
    year ||= value >= 1940 && value <= 2040
  }
  if (year) scores.pastHistory += 1.5 * told
  const has = (is: string) => counts.has(is)
  // At home, yesterday, usually: not measured at this visit.
  if (has('at-home') && told >= stated) {
    scores.presentIllness += scores.examination * 0.5
    scores.examination *= 0.3
  }
  if (told >= stated && hasAge(words, from, to) && (has('disease') || has('operation') || has('symptom'))) {
    scores.pastHistory += 1.8 * told
    if (!has('now')) scores.presentIllness *= 0.5
  }
  // "I think it's ringworm": a patient's own guess about now is no history.
  if (told > stated && has('hedge') && has('disease') && !has('past') && !has('relative'))
    scores.presentIllness += 4 + scores.pastHistory * 0.5
  const treats = ['order', 'dose', 'frequency', 'stop', 'forbid', 'take', 'term', 'if'].some(has)
  // What a medicine has done, and not what to do with it.
  if (stated > told && has('drug') && NOT_GIVEN.test(normsIn(words, from, to))) scores.plan += 3 * stated
  else if (stated > told && has('drug') && (has('assess') || has('hedge')) && !treats) {
    scores.assessment += 3 * stated
    scores.plan *= 0.5
  }
  if (has('if') && !has('urgent') && stated >= told && (has('order') || has('future') || has('intent'))) {
    scores.plan += 3 * stated
    scores.examination *= 0.3
    scores.assessment *= 0.5
  }
  // "If the root is broken, an extraction in hospital."
  if (has('if') && has('operation') && !has('symptom') && stated >= told) {
    scores.plan += 6 * stated
    scores.safetyNet *= 0.3
    scores.assessment *= 0.4
  }
  // A laboratory's value is no alarm that a patient could notice.
  if (has('if') && has('result') && !has('symptom') && stated >= told) {
    scores.plan += 3 * stated
    scores.safetyNet *= 0.3
  }
  if (stated > told && (has('result') || has('vital')) && number && has('past') && !has('dose') && !has('drug')) {
    scores.examination += 2 * stated
    scores.plan *= 0.5
  }
  // "Above 38.5 paracetamol, two hundred milligrams."
  // "The ECG shows a block": what a test has shown, whatever it is called.
  const shows = startsWith(words, from, to, 'result') && counts.get('result') === 1 && has('disease')
  if (stated > told && shows && !has('assess') && !has('order') && !has('term')) scores.examination += 1.5 * stated
  // "Ramipril, pause it until the infection is over."
  if (stated > told && has('drug') && PAUSES.test(normsIn(words, from, to))) scores.plan += 4 * stated
  if (stated > told && has('drug') && has('dose')) scores.examination *= 0.3
  if (has('unseen') && isAbstract(words, from, to)) scores.assessment += 1.5 * stated
  else if (has('unseen') && !has('disease') && !has('forbid') && !has('drug')) {
    scores.examination += 1.5 * stated
    scores.assessment *= 0.4
  }
  if (
    stated > told &&
    number &&
    ['symptom', 'finding', 'organ', 'result'].some(has) &&
    !treats &&
    !has('drug') &&
    !has('urgent')
  )
    scores.examination += 1.2 * stated
  if (has('intent') && (has('result') || has('operation')) && !number && !has('past')) scores.plan += 2.5 * stated
  const tests = counts.get('result') ?? 0
  if (tests > 1 && !has('value') && !has('finding') && !number) scores.plan += 2.5 * stated
  if (has('term') && has('result') && !has('value') && !has('return')) scores.plan += 2.5 * stated
  if (stated >= told && opensWithReturn(words, from, to)) scores.followUp += RETURNS * stated
  if (has('return') && has('term')) scores.followUp += has('result') ? 3 : 1.5
  // "Ring me tomorrow afternoon": a day, and nothing that would be an alarm.
  const alarms = has('if') || has('symptom') || has('disease')
  if (has('urgent') && has('term') && !alarms) scores.followUp += 3
  // "He was seen in casualty the same day": reported of what was.
  if (has('urgent') && !has('if') && (has('past') || told >= stated)) scores.safetyNet *= 0.3
  if (has('urgent') && (has('if') || (has('symptom') && !has('past')))) scores.safetyNet += 3
  if (!has('drug') && !has('drug-word') && !has('dose')) scores.drugHistory *= 0.4
  if (
    (has('disease') || has('result')) &&
    !(has('drug') && !has('assess') && !has('hedge')) &&
    !has('order') &&
    !has('dose') &&
    !has('frequency') &&
    !has('stop') &&
    !has('take')
  )
    scores.plan *= 0.5
  if (![...ABOUT].some(has)) scores.assessment *= 0.4
  if (!has('urgent')) scores.safetyNet *= 0.5
  if (stated >= told && startsIf(words, from) && (has('vital') || has('result')) && number) {
    scores.plan += 2 * stated
    scores.examination *= 0.2
  }
  // A doctor's "if" with a symptom warns, wherever it sends the patient.
  const opensIf = startsIf(words, from)
  if (stated > told && opensIf && has('symptom') && !has('assess') && !has('order') && !has('drug') && !has('result')) {
    scores.safetyNet += 2.5
    scores.examination *= 0.3
  }
  return scores
}

const VALUED = 3
const PAUSES = /(?:^| )(?:pause|hold|leave|stop|skip) (?:\p{L}+ ){0,3}(?:until|till)(?: |$)/u
const RETURNS = 5
const IF = /^(?:if|если|αν|εαν)$/u
const startsIf = (words: Words, from: number) => [from, from + 1].some(at => IF.test(words.words[at]?.norm ?? ''))
const REACH = 4

/** A number within a few words: "pulse is 72", «давление сейчас сто». */
function hasValue(all: Words, from: number, to: number): boolean {
  const { numbers, words } = all
  for (let at = from; at < Math.min(from + REACH, to); at++) {
    // «Вес снизить на пять»: a wish.
    if (startsWith(all, at, to, 'order')) return false
    if (numbers.has(at)) return true
    if (/[.;]/u.test(words[at]?.after ?? '')) return false
  }
  return false
}

/** The best section; ties go to the one that is named first in the reference. */
const RANK: readonly SectionId[] = [
  'safetyNet',
  'followUp',
  'allergies',
  'familyHistory',
  'plan',
  'drugHistory',
  'examination',
  'assessment',
  'socialHistory',
  'pastHistory',
  'presentIllness',
  'complaints',
]

export function bestOf(scores: Scores): { id: SectionId; score: number; scores: Scores } {
  let id: SectionId = 'presentIllness'
  for (const one of RANK) if (scores[one] > scores[id]) id = one
  return { id, score: scores[id], scores }
}
