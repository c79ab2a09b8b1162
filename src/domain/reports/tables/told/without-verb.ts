import type { DrugStatus } from '../../extraction.ts'
import type { Reading, Segment } from '../../text/shape.ts'
import { normsOf } from '../dose-units.ts'
import type { Dose } from '../drug-dose.ts'
import { doseAtStart } from './doses.ts'
import type { Named } from './zones.ts'

/** «Έπαιρνα δεκαέξι, τώρα τέσσερα»: the dose that holds. */
export function doseNow(reading: Reading, { from, to }: Segment): Dose | null {
  for (let at = from; at < to - 1; at++) {
    if (!/^(?:теперь|сеичас|now|τωρα)$/u.test(reading.words[at]?.norm ?? '')) continue
    const dose = doseAtStart(reading, { from: at + 1, to })
    if (dose !== null) return dose
  }
  return null
}

const BEFORE_NOW = /^(?:раньше|сначала|before|first|πριν|παλια)(?:\s|$)/u
const FROM_NOW_ON = /(?:^|\s)(?:теперь|сеичас|now|τωρα)(?:\s|$)/u
const ONLY = /^(?:только|just|only|μονο)(?:\s|$)/u
/** «Раньше варфарин, теперь ксарелто», "no, just the aspirin": what a list without verbs tells. */
export function toldInOrder(reading: Reading, segment: Segment, { from }: Segment, { at }: Named): DrugStatus | null {
  const lead = normsOf(reading, from, at)
  if (BEFORE_NOW.test(lead) && FROM_NOW_ON.test(normsOf(reading, segment.from, segment.to))) return 'stopped'
  return ONLY.test(lead) || /^(?:а |and )?(?:теперь|сеичас|now|τωρα)(?: \S+)?$/u.test(lead) ? 'current' : null
}

export const EXCEPT =
  /(?:^|\s)(?:все|all|everything|both|ολα)(?: \S+)? (?:кроме|except|except for|apart from|but|εκτοσ απο|πλην)(?: \S+)?$/u
export const INSTEAD = /(?:^|\s)(?:вместо|αντι|instead of)(?: (?:the|your|his|her|για|το|τη|την))?$/u
