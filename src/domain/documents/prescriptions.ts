import type { Prescription } from '../../contract/entities/health-report.ts'
import { findMedicine } from './drugs/find-medicine.ts'
import type { DocumentLine } from './document-lines.ts'
import { readDosing } from './dosing.ts'

const BULLET = /^\s*(?:\d{1,2}\s?[.)]|[-–—•*▪●·]|Rp\.?:?|Rx:?)\s*/iu
/** What stands before the name and does not belong to it. */
const FORM = /^(?:табл?\.?|таблетки|капс\.?|капсулы|сироп|мазь|гель|крем|спрей|капли|р-р|раствор|tab\.?|tablets?|caps?\.?|inj\.?|syr\.?|δισκία?|κάψουλες|σιρόπι|сусп\.?)\s+/iu

/** The medicines of a part of a document. `isListed` for the part under a heading of medicines, where a bullet is enough. */
export function readPrescriptions(lines: readonly DocumentLine[], isListed: boolean): Prescription[] {
  const found: Prescription[] = []
  for (const { text, source } of lines) {
    const bare = text.replace(BULLET, '').trim()
    const isBullet = bare !== text.trim()
    const medicine = findMedicine(bare)
    const dosing = readDosing(medicine ? bare.slice(medicine.at + medicine.length) : bare)
    const hasDosing = dosing.dosage !== null || dosing.frequency !== null
    const last = found.at(-1)
    if (medicine && (hasDosing || dosing.duration !== null || (isListed && medicine.at < 25))) {
      found.push(prescriptionOf(bare, medicine, source))
      continue
    }
    if (medicine) continue
    // "по 1 таб. 2 раза в день 7 дней" under its medicine.
    if (last && !isBullet && hasDosing && isContinuation(bare)) extend(last, bare)
    else if (isListed && isBullet && dosing.dosage !== null && /^\p{Lu}/u.test(bare)) found.push(unknownOf(bare, source))
  }
  return found
}

const isContinuation = (text: string) => /^(?:\p{Ll}|\d|S\.|D\.\s?S\.|Sig)/u.test(text)

function prescriptionOf(text: string, medicine: { at: number; length: number }, source: Prescription['source']): Prescription {
  const before = text.slice(0, medicine.at).replace(FORM, '').trim()
  const { dosage, frequency, duration, rest } = readDosing(text.slice(medicine.at + medicine.length))
  // What follows a name without a gap belongs to it: "Amoxicillin/clavulanate", "Конкор Кор", "Нолипрел А форте".
  const further = /^(?:\s?[/+]\s?\p{L}+|\s\p{Lu}\p{L}{0,6}(?=[\s,]|$))*/u.exec(rest)?.[0] ?? ''
  const name = `${text.slice(medicine.at, medicine.at + medicine.length)}${further && text.includes(further) ? further : ''}`
  const notes = [before, rest.slice(further.trimStart() === further ? further.length : further.length).trim()].filter(Boolean)
  return { medication: name.trim(), dosage, frequency, duration, notes: notes.join('; ') || null, source }
}

/** A line of a list of medicines whose name the list of known ones does not have: what stands before its dose. */
function unknownOf(text: string, source: Prescription['source']): Prescription {
  const { dosage, frequency, duration, rest } = readDosing(text)
  const name = /^[^\d,;]+/u.exec(text)?.[0].replace(FORM, '').trim() ?? text
  const notes = rest.startsWith(name) ? rest.slice(name.length).trim() : ''
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
