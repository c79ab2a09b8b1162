import type { Reading, Segment } from '../../text/shape.ts'
import { has } from '../../text/within.ts'
import { deniedOtherwise, saysNoHelp } from '../denied-otherwise.ts'
import { normsOf } from '../dose-units.ts'
import { isOrderedInPart } from '../ordered-in-part.ts'
import { FROM_NOW } from '../status-words.ts'
import type { Act } from './act-words.ts'
import { actsIn, isMaybe } from './acts.ts'
import { isReactedToBehind } from './allergies/reactions.ts'
import { isApart, isBorne } from './apart.ts'
import { become, type Course, courseOf, isDoctor, known, type Talk, tell } from './course.ts'
import { doseOwn, doseWith } from './doses.ts'
import { endFor, isInExchange } from './exchange.ts'
import { isOfOther } from './others.ts'
import { lastNamed, pluralIn } from './plural.ts'
import { hasSign } from './prepositions.ts'
import { asksWhenEnded, asksWhenToBegin, WANTS } from './questions.ts'
import { isSupposed } from './supposed.ts'
import { NOW_TAKEN, OWN, PAST, STATED } from './taken-words.ts'
import { actsOfNames, actThatHolds, IF } from './whose-act.ts'
import {
  BEGAN,
  doseBesideFormer,
  doseNow,
  EXCEPT,
  INSTEAD,
  STANDS_ON,
  standsBefore,
  toldWithoutVerb,
} from './without-verb.ts'
import { headOfList, type Named, type Zone } from './zones.ts'

/** What says that it is not taken, however it stands. */
const UNTAKEN: readonly Act[] = ['unneeded', 'unwanted', 'never']

/** Reads the words of one medicine, or of those of one list. `before`: the medicines spoken of last. */
export function readZone(talk: Talk, segment: Segment, zone: Zone, before: readonly Named[], leadFrom: number): void {
  const { reading } = talk
  if (isOfOther(reading, segment, zone)) {
    for (const { key } of zone.names) talk.others.add(key)
    return
  }
  const borne = isBorne(talk, segment, zone)
  if (isApart(talk, segment, zone) && !borne) return
  for (const name of zone.names) {
    talk.mentions.push(name)
    const course = courseOf(talk, name, segment)
    course.borne ||= borne
    readName(talk, segment, zone, course, before, leadFrom)
  }
}

function readName(
  talk: Talk,
  segment: Segment,
  zone: Zone,
  course: Course,
  before: readonly Named[],
  leadFrom: number,
): void {
  const [{ reading, courses }, { from, to }] = [talk, zone]
  const norms = normsOf(reading, from, to)
  const name = zone.names[0] as Named
  const own = { ...segment, from, to }
  if (segment.asks) {
    course.real = true
    // "What about my metformin?"
    const isOwn = OWN.test(normsOf(reading, from, name.at)) || reading.words[name.to]?.norm === 'μου'
    course.taken ||= !isDoctor(talk, segment) && (isOwn || (NOW_TAKEN.test(norms) && !WANTS.test(norms)))
    if (!isDoctor(talk, segment) && !course.taken && asksWhenToBegin(reading, segment))
      become(course, 'prescribed', segment)
    if (isDoctor(talk, segment) && asksWhenEnded(reading, segment)) become(course, 'stopped', segment)
    // "And the pramipexole? – We took you off that, remember?"
    if (
      isDoctor(talk, segment) &&
      before.some(({ key }) => key === name.key) &&
      actsIn(reading, from, to).some(one => one.act === 'ended')
    )
      become(course, 'stopped', segment)
    return
  }
  const otherwise = deniedOtherwise(reading, { from, ...name, end: to }, segment.speaker === 'doctor')
  const acts = actsOfNames(reading, segment, zone, otherwise)
  const says = (...all: readonly Act[]) => acts.some(({ act }) => all.includes(act))
  if (!says(...UNTAKEN)) course.taken ||= isToldTaken(talk, own) || (!isDoctor(talk, own) && NOW_TAKEN.test(norms))
  const isIf = IF.test(normsOf(reading, segment.from, name.at))
  if ((isIf || !says(...UNTAKEN, 'ended')) && isSupposed(reading, segment, name, own)) {
    // "If your pressure drops, don't take it": it is taken.
    if (isIf && isDoctor(talk, segment) && says('unneeded', 'stop', 'held', 'never') && course.status === null)
      become(course, 'current', segment)
    // A condition under which it is stopped says that it is taken.
    // "My GP is thinking of starting atorvastatin": not taken yet.
    const isPlan = isMaybe(norms) && says('order')
    course.real ||= (!isDoctor(talk, segment) && !isPlan) || says('stop', 'held', 'keep', 'change')
    return
  }
  course.real = true
  if (otherwise?.tellsTaken && acts.length === 0) {
    course.taken = true
    if (course.status === null) become(course, 'current', segment)
    return
  }
  // "Amoxicillin wouldn't help here": what the patient does not take already is not given.
  if (isDoctor(talk, segment) && acts.length === 0 && saysNoHelp(normsOf(reading, name.to, to))) {
    if (!course.taken && course.status === null) become(course, 'refused', segment)
    return
  }
  const lead = normsOf(reading, from, name.at)
  const isStated = STANDS_ON.test(lead) && says(...UNTAKEN) && standsBefore(reading, name, to)
  if (isDoctor(talk, segment) ? isStated : BEGAN.test(lead) && acts.length === 0) {
    become(course, 'current', segment)
    course.dose = known(doseOwn(reading, zone, course.name.key))
    return
  }
  if (!isDoctor(talk, segment) && isReactedToBehind(reading, name.to, segment.to)) {
    become(course, 'allergy', segment)
    return
  }
  // «Все, кроме метопролола.»
  if (EXCEPT.test(normsOf(reading, Math.max(segment.from, name.at - 4), name.at)) && !isDoctor(talk, segment)) {
    become(course, 'refused', segment)
    return
  }
  if (INSTEAD.test(normsOf(reading, Math.max(from, name.at - 3), name.at)) && isDoctor(talk, segment)) {
    if (course.taken) become(course, 'stopped', segment)
    return
  }
  const now = isDoctor(talk, segment) ? null : (doseNow(reading, own, name) ?? doseBesideFormer(reading, own, name))
  if (now !== null) {
    become(course, 'current', segment)
    course.dose = now
    course.corrects = true
    return
  }
  const isOpen = acts.length === 0 && course.status === null
  const told = isDoctor(talk, segment) ? null : toldWithoutVerb(reading, segment, own, name, isOpen)
  if (told !== null) {
    become(course, told, segment)
    return
  }
  if (isInExchange(talk, { ...own, from: leadFrom }, name) && !says('keep', 'unneeded')) {
    for (const { key } of before) endFor(courses.get(key), course, segment)
    become(course, 'prescribed', segment)
    course.dose = known(doseWith(reading, undefined, name, own))
    return
  }
  // «Эликвис закончился, ещё не купила»: it was taken.
  const act = actThatHolds(reading, acts, to)
  if (
    !act &&
    course.status === null &&
    isDoctor(talk, segment) &&
    STATED.test(normsOf(reading, segment.from, headOfList(reading, segment, name.at))) &&
    !FROM_NOW.test(normsOf(reading, name.to, segment.to))
  ) {
    become(course, 'current', segment)
    course.dose = known(doseOwn(reading, zone, course.name.key))
    return
  }
  const dose = doseWith(reading, act, name, own)
  const meant = pluralIn(norms) === 0 ? [course] : lastNamed(talk, pluralIn(norms), segment.from)
  // "For two weeks, then stop": how long it is ordered for.
  const isHow =
    acts.length === 0 &&
    actsIn(reading, name.to, to).some(
      one => (one.act === 'keep' || one.act === 'held') && hasSign(reading, name.to - 1, one.from),
    )
  const orders = dose.dose !== null || (isHow && isOrderedInPart(reading, name.at, name.to))
  const isOrdered = orders && isNew(talk, own, course)
  // "Never miss it" of the doctor's goes on with it.
  const meaning = act?.act === 'again' && segment.speaker === 'doctor' ? 'keep' : act?.act
  const isOnlyHow = isOrdered && (meaning === 'held' || act?.act === 'again')
  if (meaning && !isOnlyHow) for (const one of meant) tell(talk, one, meaning, dose, segment)
  else if (!otherwise && isDenied(reading, name)) tell(talk, course, 'unneeded', dose, segment)
  else if (isOrdered) tell(talk, course, 'order', dose, segment)
}

function isToldTaken(talk: Talk, own: Segment): boolean {
  const { reading } = talk
  const { from, to } = own
  if (!isDoctor(talk, own)) return has(reading, from, to, 'take', 'frequency')
  return own.speaker !== 'doctor' && has(reading, from, to, 'take') && !has(reading, from, to, 'order')
}

const ORDERED = /^(?:take|use|have|пеите|принимаите|παρτε|παρε|παιρνετε)(?:\s|$)/u
/** A medicine that nobody takes yet, named by the doctor with its dose: an order without a verb. */
const isNew = ({ reading }: Talk, { from, to, speaker, loose }: Segment, { taken, status }: Course): boolean =>
  speaker === 'doctor' &&
  reading.form !== 'dictation' &&
  !loose &&
  (status === 'stopped' || (!taken && status !== 'prescribed' && status !== 'current')) &&
  !has(reading, from, to, 'past', 'result') &&
  (!has(reading, from, to, 'take') || ORDERED.test(normsOf(reading, from, to))) &&
  !PAST.test(normsOf(reading, from, to))

const NOT_IT = /^(?:без|not|no|ни|χωρισ|ουτε)$/u
/** «Без розувастатина», "so not propranolol", «Tramal όχι»; "no, lisinopril" is a correction. */
const isDenied = ({ words }: Reading, { at, to }: Named): boolean =>
  (NOT_IT.test(words[at - 1]?.norm ?? '') && !/[,.;:]/u.test(words[at - 1]?.after ?? '')) ||
  (/^(?:οχι|нет)$/u.test(words[to]?.norm ?? '') && /[.,;!?\n]/u.test(words[to]?.after ?? ''))
