import type { DrugStatus, FoundDrug, Span } from '../../extraction.ts'
import type { Unit } from '../../sections/units.ts'
import { spanOf } from '../../text/reading.ts'
import type { Reading, Segment } from '../../text/shape.ts'
import { has } from '../../text/within.ts'
import { actsIn } from './acts.ts'
import { takeBackOrders, tellAllergies } from './allergies/allergies.ts'
import { readAllergyLead } from './allergies/answers.ts'
import { confirmList, leaveOutOthers } from './alternatives.ts'
import { readAnswer } from './answers.ts'
import { become, type Course, courseOf, isDoctor, known, type Talk } from './course.ts'
import { doseWith } from './doses.ts'
import { type Focus, leadOf } from './focus.ts'
import { type Headed, headingOf } from './headed.ts'
import { readZone } from './named.ts'
import { isOfOther } from './others.ts'
import { asksWhetherEnded } from './questions.ts'
import { keyOf, takenBeside, type Zone, zonesOf } from './zones.ts'

/**
 * Rows as the whole talk has them: an answer, "it", a lone verb, another person, a change of mind. Changes `rows`, which
 * the sentences gave one by one.
 */
export function follow(reading: Reading, units: readonly Unit[], rows: FoundDrug[]): void {
  const talk: Talk = { reading, units, rows: [...rows], courses: new Map(), mentions: [], others: new Set() }
  read(talk)
  for (const key of talk.others) if (!talk.courses.has(key)) remove(rows, key, () => true)
  for (const [key, course] of talk.courses) settle(reading, rows, key, course)
  tellAllergies(talk, rows)
  if (reading.form !== 'dictation') takeBackOrders(reading, rows)
}

function read(talk: Talk): void {
  let focus: Focus | null = null
  for (const [index, segment] of talk.reading.segments.entries()) {
    const zones = zonesOf(talk.reading, segment)
    if (zones.length === 0) focus = focus && readAnswer(talk, index, segment, focus)
    else focus = readNames(talk, index, segment, zones, focus)
    confirmList(talk, index, segment)
  }
}

function readNames(talk: Talk, index: number, segment: Segment, zones: Zone[], before: Focus | null): Focus | null {
  const { reading } = talk
  const headed = isDoctor(talk, segment) ? headingOf(reading, index) : null
  if (headed) {
    for (const zone of zones) readHeaded(talk, segment, zone, headed)
    return null
  }
  if (!isDoctor(talk, segment))
    for (const name of takenBeside(reading, segment)) {
      const course = courseOf(talk, name, segment)
      course.taken = course.real = true
      if (course.status === null) become(course, 'current', segment)
    }
  const lead = leadOf(reading, segment, zones[0] as Zone)
  if (before && lead && !isOfOther(reading, segment, zones[0] as Zone)) {
    readAnswer(talk, index, lead, before)
    zones[0] = { ...(zones[0] as Zone), from: lead.to }
  }
  if (before) readAllergyLead(talk, index, segment, before)
  leaveOutOthers(talk, index, segment, zones, before)
  let focus: Focus | null = null
  for (const [nth, zone] of zones.entries()) {
    const last = nth === 0 ? before : zones[nth - 1]
    readZone(talk, segment, zone, last?.names ?? [], nth === 0 ? zone.from : (zones[nth - 1]?.from ?? zone.from))
    if (isOfOther(reading, segment, zone)) continue
    const asksEnd =
      asksWhetherEnded(reading, zone.from, zone.to) ||
      actsIn(reading, zone.from, zone.to).some(({ act }) => act === 'ended' || act === 'stop' || act === 'held')
    focus = {
      names: zone.names,
      all: zones.flatMap(({ names }) => names),
      index,
      asks: segment.asks ? segment : null,
      asksEnd,
    }
  }
  return focus
}

/** "Avoid: ibuprofen (on warfarin)." */
const BESIDE = /^(?:on|with|of|for|на|с|со|при|вместо|με|σε|αντι)$/u
/** "Stopped: amlodipine, ibuprofen." */
function readHeaded(talk: Talk, segment: Segment, zone: Zone, { act, from }: Headed): void {
  // "Current: ramipril, amlodipine (stopped in May)": its own words say more.
  const { reading } = talk
  const start = Math.max(from, zone.from)
  const isOwn = actsIn(reading, start, zone.to).length > 0 && !has(reading, start, zone.to, 'if')
  const isBeside = BESIDE.test(reading.words[(zone.names[0]?.at ?? start) - 1]?.norm ?? '')
  if (isOwn || isBeside || isOfOther(reading, segment, zone)) {
    readZone(talk, segment, { ...zone, from: start }, [], start)
    return
  }
  for (const name of zone.names) {
    const course = courseOf(talk, name, segment)
    course.real = true
    const dose = known(doseWith(talk.reading, undefined, name, { ...segment, from: zone.from, to: zone.to }))
    if (act === 'ended') become(course, 'stopped', segment)
    if (act === 'unneeded') become(course, course.taken ? 'stopped' : 'refused', segment)
    if (act === 'keep') become(course, 'current', segment)
    if (act === 'order') Object.assign(course, { status: 'prescribed', said: segment, dose })
  }
}

const isOf = (row: FoundDrug, key: string): boolean =>
  keyOf(row) === key && row.experiencer === 'patient' && row.status !== 'allergy'

function remove(rows: FoundDrug[], key: string, isIdle: (row: FoundDrug) => boolean): void {
  for (const row of rows.filter(one => isOf(one, key) && isIdle(one))) rows.splice(rows.indexOf(row), 1)
}

function settle(reading: Reading, rows: FoundDrug[], key: string, course: Course): void {
  if (course.borne) for (const row of rows) if (keyOf(row) === key && row.status === 'allergy') row.status = 'current'
  const { status, said, dose, free } = course
  if (free) {
    const [from] = spanOf(reading, free.from, free.to)
    const isAnswered = ({ status, dose, experiencer, spans }: FoundDrug) =>
      (status === 'allergy' || (status === 'current' && dose === null)) &&
      experiencer === 'patient' &&
      spans.every(([start]) => start >= from)
    for (const row of rows.filter(one => keyOf(one) === key && isAnswered(one))) rows.splice(rows.indexOf(row), 1)
  }
  if (course.unanswered && status === null && !course.taken) {
    for (const row of rows.filter(one => keyOf(one) === key && one.experiencer === 'patient'))
      rows.splice(rows.indexOf(row), 1)
    return
  }
  const isHeld = (row: FoundDrug) =>
    (row.status === 'stopped' || row.status === 'refused') &&
    course.held.some(one => {
      const [from, to] = spanOf(reading, one.from, one.to)
      return row.spans.every(([start, end]) => from <= start && end <= to)
    })
  const isOther = rows.some(row => isOf(row, key) && !isHeld(row))
  if (isOther && (status === 'prescribed' || status === 'current')) remove(rows, key, isHeld)
  const mine = rows.filter(row => isOf(row, key))
  if (status === null || said === null) {
    if (!course.real && !course.taken)
      remove(rows, key, row => row.dose === null && (row.status === 'current' || row.status === 'prescribed'))
    else if (dose) fillDose(mine, course)
    return
  }
  const span = spanOf(reading, said.from, said.to)
  // Ordered later than what was followed.
  if (status !== 'current' && mine.some(row => row.status === 'prescribed' && isBehind(row, span))) return
  if (mine.length > 0) change(reading, rows, mine, course, span)
  else if (!rows.some(row => keyOf(row) === key && row.status === 'allergy')) rows.push(rowOf(reading, course, span))
}

const isBehind = ({ spans }: FoundDrug, [, end]: Span): boolean => spans.some(([start]) => start >= end)

function fillDose(mine: readonly FoundDrug[], { dose, corrects }: Course): void {
  const row = mine.find(one => one.status === 'current' || one.status === 'prescribed')
  if (row && (row.dose === null || (corrects && row.status === 'current'))) Object.assign(row, dose)
}

function rowOf(reading: Reading, { name, status, dose }: Course, span: Span): FoundDrug {
  const named = spanOf(reading, name.at, name.to)
  return {
    ...{ name: name.drug.name, inn: name.drug.inn, dose: null, unit: null, ...dose },
    ...{ route: null, frequency: null, perDay: null, status: status as DrugStatus, experiencer: 'patient' },
    spans: span[0] <= named[0] && named[1] <= span[1] ? [span] : [named, span],
  }
}

function change(reading: Reading, rows: FoundDrug[], mine: readonly FoundDrug[], course: Course, span: Span): void {
  const { status, dose, taken, corrects } = course
  const of = (one: DrugStatus) => mine.find(row => row.status === one)
  const row = of('current') ?? (mine[0] as FoundDrug)
  if (status === 'prescribed') {
    const [known, current] = [of('prescribed'), of('current')]
    const isOther = current
      ? dose !== null && current.dose !== null && current.dose !== dose.dose
      : mine.some(one => one.status === 'stopped' && one.spans.some(([start]) => start < span[0]))
    if (known) {
      if (dose) Object.assign(known, dose)
      return
    }
    if (isOther) {
      rows.push(rowOf(reading, course, span))
      return
    }
    if (dose) Object.assign(row, dose)
  } else if (status === 'current') {
    const [prescribed, isHere] = [of('prescribed'), (row: FoundDrug) => row.spans.every(([start]) => start >= span[0])]
    // "I was on warfarin, now apixaban", behind a question that named both.
    for (const one of mine)
      if (one.status === 'stopped' && one.dose === null && of('current') && !isBehind(one, span))
        rows.splice(rows.indexOf(one), 1)
    if (of('current') || (!taken && prescribed && !isHere(prescribed))) return
  } else for (const one of mine) if (one !== row) rows.splice(rows.indexOf(one), 1)
  row.status = status as DrugStatus
  if (dose && (row.dose === null || (corrects && status === 'current'))) Object.assign(row, dose)
  if (!row.spans.some(([start, end]) => start <= span[0] && span[1] <= end)) row.spans.push(span)
}
