import type { Prescription } from '../../contract/entities/health-report.ts'
import { firstMedicine } from '../drugs/find-drugs.ts'
import type { DocumentLine } from './document-lines.ts'
import { readDosing } from './dosing.ts'

export const BULLET = /^\s*(?:\d{1,2}\s?[.)]|[-–—•*▪●·]|Rp\.?:?|Rx:?)\s*/iu
/** What stands before the name and does not belong to it. */
const FORM =
  /^(?:табл?\.?|таблетки|капс\.?|капсулы|сироп|мазь|гель|крем|спрей|капли|р-р|раствор|tab\.?|tablets?|caps?\.?|inj\.?|syr\.?|δισκία?|κάψουλες|σιρόπι|сусп\.?)\s+/iu
/** What follows a name without a gap belongs to it: "Amoxicillin/clavulanate", "Конкор Кор". */
const FURTHER_NAME = /^(?:\s?[/+]\s?\p{L}+|\s\p{Lu}\p{L}{0,6}(?=[\s,]|$))*/u
const FARTHEST_NAME = 25

/** The medicines of a part of a document. `isListed` for the part under a heading of medicines, where a bullet is enough. */
export function readPrescriptions(lines: readonly DocumentLine[], isListed: boolean): Prescription[] {
  const found: Prescription[] = []
  for (const { text, source } of lines) {
    const bare = text.replace(BULLET, '').trim()
    const isBullet = bare !== text.trim()
    const medicine = firstMedicine(bare)
    const dosing = readDosing(medicine ? bare.slice(medicine.at + medicine.length) : bare)
    const hasDosing = dosing.dosage !== null || dosing.frequency !== null
    const last = found.at(-1)
    if (medicine) {
      const isNear = isListed && medicine.at < FARTHEST_NAME
      if (hasDosing || dosing.duration !== null || isNear) found.push(prescriptionOf(bare, medicine, source))
    } else if (last && !isBullet && hasDosing && isContinuation(bare)) extend(last, bare)
    else if (isListed && isBullet && dosing.dosage !== null && /^\p{Lu}/u.test(bare))
      found.push(unknownOf(bare, source))
  }
  return found
}

/** "по 1 таб. 2 раза в день 7 дней" under its medicine. */
export const isContinuation = (text: string) => /^(?:\p{Ll}|\d|S\.|D\.\s?S\.|Sig)/u.test(text)

function prescriptionOf(
  text: string,
  { at, length }: { at: number; length: number },
  source: Prescription['source'],
): Prescription {
  const before = text.slice(0, at).replace(FORM, '').trim()
  const further = FURTHER_NAME.exec(text.slice(at + length))?.[0] ?? ''
  const { dosage, frequency, duration, rest } = readDosing(text.slice(at + length + further.length))
  const notes = [before, rest].filter(Boolean).join('; ')
  return {
    medication: text.slice(at, at + length) + further,
    dosage,
    frequency,
    duration,
    notes: notes || null,
    source,
  }
}

/** A line of a list of medicines whose name is not among the known ones: what stands before its dose. */
function unknownOf(text: string, source: Prescription['source']): Prescription {
  const { dosage, frequency, duration, rest } = readDosing(text)
  const printed = /^[^\d,;]+/u.exec(text)?.[0] ?? text
  const name = printed.replace(FORM, '').trim()
  const notes = rest.startsWith(printed.trim()) ? rest.slice(printed.trim().length).trim() : ''
  return { medication: name, dosage, frequency, duration, notes: notes || null, source }
}

function extend(last: Prescription, text: string) {
  const { dosage, frequency, duration, rest } = readDosing(text)
  const joined = (a: string | null | undefined, b: string | null) => (a && b ? `${a}, ${b}` : (a ?? b))
  last.dosage = joined(last.dosage, dosage)
  last.frequency = joined(last.frequency, frequency)
  last.duration = joined(last.duration, duration)
  if (rest) last.notes = joined(last.notes, rest)
}
