import type { SectionId } from '../../extraction.ts'
import type { Reading, Segment } from '../../text/shape.ts'
import { normsOf } from '../dose-units.ts'
import { REACTION } from '../status-words.ts'
import { tieOf } from './allergies/ties.ts'
import type { Talk } from './course.ts'
import type { Named, Zone } from './zones.ts'

const NO_ALLERGY = /^(?:нет|no|not|οχι)(?:\s|$)/u
const ONLY_TAKES = /(?:^|\s)(?:пью только|принимаю только|i only take|i just take|μονο παιρνω|παιρνω μονο)(?:\s\S+)?$/u
const FOR_ALLERGY = /(?:^|\s)(?:για την αλλεργια|for (?:the|your|my) allerg\S+|от аллергии)(?:\s|$)/u
/**
 * No allergy to it, though it is named among allergies: «на аспирин нет, его я пью», «το Aerius για την αλλεργία». "I take
 * it and can't breathe" is one: only what says no, or what it is for, takes an allergy away.
 */
export function isBorne({ units, reading }: Talk, { from, to }: Segment, { names }: Zone): boolean {
  const name = names[0] as Named
  const unit = units.find(one => one.ranges.some(range => range.from <= name.at && name.at < range.to))
  if (unit?.section !== 'allergies' || REACTION.test(normsOf(reading, from, to))) return false
  return (
    NO_ALLERGY.test(normsOf(reading, name.to, to)) ||
    ONLY_TAKES.test(normsOf(reading, from, name.at)) ||
    FOR_ALLERGY.test(normsOf(reading, name.to, to))
  )
}

/** "You're allergic to penicillin, so doxycycline": the second one. */
function isBesideAllergy(reading: Reading, segment: Segment, own: number): boolean {
  const tie = (at: number) => tieOf(reading, segment, { at, to: reading.drugs.get(at)?.to ?? at })
  for (let at = segment.from; at < own; at++) if (reading.drugs.has(at) && tie(at) !== null) return tie(own) === null
  return false
}

const APART: readonly SectionId[] = ['safetyNet', 'followUp', 'allergies', 'familyHistory']
/** What is to be done if things get worse orders nothing; an allergy and a relative's are told by the first reading. */
export function isApart({ units, reading }: Talk, segment: Segment, { names }: Zone): boolean {
  const at = names[0]?.at ?? 0
  const unit = units.find(one => one.ranges.some(({ from, to }) => from <= at && at < to))
  if (unit?.section === 'allergies' && isBesideAllergy(reading, segment, at)) return false
  return unit !== undefined && (APART.includes(unit.section) || unit.experiencer === 'family')
}
