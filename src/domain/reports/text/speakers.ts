import type { CueClass } from '../lexicon/classes.ts'
import { phaseStart } from './phase.ts'
import type { Reading, Speaker, Turn } from './shape.ts'
import { has, hasNumber, within } from './within.ts'

const WEIGHTS: Partial<Record<CueClass, number>> = {
  doctor: 1,
  patient: -1,
  urgent: 0.7,
  return: 0.7,
  'exam-start': 2,
  take: -0.3,
}

/** Above zero a doctor's words, below zero a patient's. */
function voiceOf(reading: Reading, from: number, to: number): number {
  let score = 0
  let thanked = 0
  for (const { is } of within(reading, from, to)) {
    score += WEIGHTS[is] ?? 0
    if (is === 'thanks') thanked++
  }
  return (score - thanked) / Math.sqrt(Math.max(4, to - from))
}

/** Names the speaker of every turn and segment. */
export function nameSpeakers(reading: Reading): void {
  const { form, turns, segments } = reading
  if (form === 'dictation') for (const turn of turns) turn.speaker = 'doctor'
  if (form === 'dialogue' && turns.some(({ label }) => label !== null)) byLabel(reading)
  else if (form === 'dialogue') byTurns(reading)
  for (const segment of segments) segment.speaker = turns[segment.turn]?.speaker ?? null
  if (form === 'stream') bySegments(reading)
}

function byLabel(reading: Reading): void {
  const groups = Map.groupBy(reading.turns, ({ label }) => label ?? '')
  const unnamed: { group: Turn[]; voice: number }[] = []
  let named: Speaker = null
  for (const [, group] of groups) {
    const speaker = roleOf(reading, group[0] as Turn)
    if (speaker === null) {
      const voice = group.reduce((sum, { from, to }) => sum + voiceOf(reading, from, to), 0)
      unnamed.push({ group, voice: voice + questions(reading, group) })
    } else {
      for (const turn of group) turn.speaker = speaker
      if (speaker === 'doctor') named = 'doctor'
    }
  }
  unnamed.sort((a, b) => b.voice - a.voice)
  for (const [at, { group }] of unnamed.entries()) {
    const speaker = at === 0 && named === null ? 'doctor' : tellsOfOther(reading, group) ? 'companion' : 'patient'
    for (const turn of group) turn.speaker = speaker
  }
  nurseTells(reading)
}

/** Labels of a colleague who tells of the patient. */
export const NURSE =
  /^(?:(?:\p{L}+ )?nurse|медсестра|медбрат|сиделка|carer|caregiver|νοσηλευτρια|νοσηλευτησ|φροντιστρια)$/u

/** Until the doctor examines, a nurse beside the doctor tells what happened, as a companion does; what she reads out is measured. */
function nurseTells(reading: Reading): void {
  const { turns } = reading
  const isNurse = ({ label }: Turn) => label !== null && NURSE.test(label)
  const isDoctors = (turn: Turn) => turn.speaker === 'doctor' && !isNurse(turn)
  if (!turns.some(isDoctors)) return
  const examined = turns.findIndex(
    turn =>
      isDoctors(turn) && (measures(reading, turn.from, turn.to) > 1 || has(reading, turn.from, turn.to, 'exam-start')),
  )
  for (const turn of examined < 0 ? turns : turns.slice(0, examined))
    if (isNurse(turn) && !isReadOut(reading, turn)) turn.speaker = 'companion'
}

const isReadOut = (reading: Reading, { from, to }: Turn) =>
  [...within(reading, from, to, 'vital', 'result')].some(({ to: end }) =>
    hasNumber(reading, end, Math.min(end + 3, to)),
  )

const THIRD = /^(?:he|she|his|him|her|he's|she's|он|она|его|ее|еи|ему|него|нее|τον|την|τη)$/u
const FIRST = /^(?:i|i'm|i've|i'd|my|me|я|мне|меня|мои|моя|у меня|με|εχω|παιρνω|ειμαι)$/u
const OFTEN = 3
const PARENT = /^(?:мам|мама|пап|папа|mum|mom|dad|μαμα|μπαμπα)$/u

/** "Two, Dad.": the patient is spoken to. */
const isVocative = ({ norm, before, after }: { norm: string; before: string; after: string }) =>
  PARENT.test(norm) && before.startsWith(',') && /^[.,!?]/u.test(after)

const ADDRESS =
  /^(?:мам|мама|мамочка|пап|папа|папочка|дед|дедуль|бабуль|mum|mom|dad|gran|grandma|grandad|μαμα|μπαμπα|γιαγια|παππου)$/u
/** "Dad, what do you mean, in the morning?", "The box says five, Dad.": neither the doctor nor who is spoken to. */
const addresses = ({ words }: Reading, { from, to }: Turn) =>
  words
    .slice(from, to)
    .some(
      ({ norm, before, after }, at) =>
        ADDRESS.test(norm) &&
        (at === 0 ? after.startsWith(',') : before.startsWith(',') && /^(?:[.,!?]|$)/u.test(after)),
    )

/** "He's been muddled": the companion says this about the patient. */
function tellsOfOther({ words, greek }: Reading, group: readonly Turn[]): boolean {
  let [third, first] = [0, 0]
  if (group.some(({ from, to }) => words.slice(from, to).some(isVocative))) third += OFTEN
  for (const { from, to } of group)
    for (const { norm } of words.slice(from, to)) {
      if (THIRD.test(norm)) third++
      if (FIRST.test(norm)) first++
    }
  return !greek && third >= OFTEN && third > first
}

const questions = ({ segments, turns }: Reading, group: readonly Turn[]) =>
  segments.filter(({ turn, asks }) => asks && group.includes(turns[turn] as Turn)).length / Math.max(1, group.length)

/** The role that a label names. */
function roleOf(reading: Reading, { from, label }: Turn): Speaker {
  if (label === null) return null
  const start = from - label.split(' ').length
  if (has(reading, start, from, 'doctor-label')) return 'doctor'
  if (has(reading, start, from, 'patient-label')) return 'patient'
  return has(reading, start, from, 'relative') || isDaughter(label) ? 'companion' : null
}

/** «Κόρη:» who speaks is a daughter; anywhere else the word may be a pupil. */
export const isDaughter = (label: string): boolean => label === 'κορη'

/** Turns without labels alternate, unless their words say otherwise. */
function byTurns(reading: Reading): void {
  const { turns, segments } = reading
  const asked = new Set(segments.filter(({ asks }) => asks).map(({ turn }) => turn))
  const examined = turns.findIndex(({ from, to }) => {
    const count = measures(reading, from, to)
    const finds = [...within(reading, from, to, 'finding')].length
    return count > 1 || ((count > 0 || finds >= FINDS) && has(reading, from, to, 'exam-start'))
  })
  const voices = turns.map(({ from, to }, at) => {
    const late = examined >= 0 && at > examined
    // In the interview the doctor asks; afterwards the patient does, and the doctor orders.
    const asks = late ? (asked.has(at) ? -0.8 : 0.3) : asked.has(at) ? 1.5 : -0.7
    return (
      voiceOf(reading, from, to) +
      asks +
      (late ? ordersIn(reading, from, to) : 0) +
      Math.min(2, measures(reading, from, to))
    )
  })
  // "So, Mum, it's a wheeze": a child's parent is addressed by the doctor too.
  const ofChild = reading.words.some(({ norm }) => CHILD.test(norm))
  alternate(voices, CHANGE).forEach((doctor, at) => {
    const turn = turns[at]
    if (turn) turn.speaker = !ofChild && addresses(reading, turn) ? 'companion' : doctor ? 'doctor' : 'patient'
  })
  nameCompanion(reading)
}

const CHILD =
  /^(?:ребен\p{L}*|малыш\p{L}*|мальчик\p{L}*|девочк\p{L}*|садик\p{L}*|школ\p{L}*|класс|child|baby|toddler|nursery|school|mum|mom|mummy|daddy|παιδ\p{L}*|μωρ\p{L}*|σχολει\p{L}*|νηπι\p{L}*|αγορακι|κοριτσακι)$/u
const SURE = 5
/** Lines without labels of somebody who speaks for a child: "he", and hardly ever "I". */
function nameCompanion(reading: Reading): void {
  const told = reading.turns.filter(({ speaker }) => speaker === 'patient')
  const words = told.flatMap(({ from, to }) => reading.words.slice(from, to))
  const third = words.filter(({ norm }) => THIRD.test(norm)).length
  const first = words.filter(({ norm }) => FIRST.test(norm)).length
  const child = reading.words.some(({ norm }) => CHILD.test(norm))
  if (reading.greek || !child || third < SURE || third <= 2 * first) return
  for (const turn of told) turn.speaker = 'companion'
}

/** Findings that make an examination of a turn. */
const FINDS = 3
/** Lines without labels are hardly ever two of one speaker. */
const CHANGE = 5

const ordersIn = (reading: Reading, from: number, to: number): number =>
  Math.min(2, 0.7 * [...within(reading, from, to, 'order', 'assess', 'return', 'urgent', 'dose', 'forbid')].length)

function measures(reading: Reading, from: number, to: number): number {
  let count = 0
  for (const hit of within(reading, from, to, 'vital'))
    if (hasNumber(reading, hit.to, Math.min(hit.to + 3, to))) count++
  return count
}

/** The most likely alternation of two voices; `change` is gained where the speaker changes. */
function alternate(voices: readonly number[], change: number): boolean[] {
  const back: [boolean, boolean][] = []
  let [doctor, patient] = [0, 0]
  for (const voice of voices) {
    const [stay, turn] = [doctor, patient + change]
    const [keep, pass] = [patient, doctor + change]
    back.push([stay >= turn, keep >= pass])
    doctor = Math.max(stay, turn) + voice
    patient = Math.max(keep, pass) - voice
  }
  const speakers: boolean[] = []
  let current = doctor >= patient
  for (let at = voices.length - 1; at >= 0; at--) {
    speakers[at] = current
    const [stays, keeps] = back[at] as [boolean, boolean]
    current = current ? stays : !keeps
  }
  return speakers
}

/** Without turns: in the interview who asks is the doctor; afterwards who asks or thanks is the patient. */
function bySegments(reading: Reading): void {
  const { segments, words } = reading
  const late = phaseStart(reading, 0, words.length)
  let begun = false
  for (const segment of segments) {
    if (segment.loose) continue
    const { from, to, asks } = segment
    begun ||= asks
    const patient = from >= late ? asks || has(reading, from, to, 'thanks') : begun && !asks
    segment.speaker = patient ? 'patient' : 'doctor'
  }
}
