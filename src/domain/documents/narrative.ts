import type { HealthReport, Prescription } from '../../contract/entities/health-report.ts'
import { agreedPrescriptions } from './agreed.ts'
import type { DocumentLine } from './document-lines.ts'
import { readPrescriptions } from './prescriptions.ts'
import { readProcedures } from './procedures.ts'
import { linesOfKind, passageOf, type Section, sectionsOf } from './sections.ts'
import type { FoundTitle } from './study-types.ts'

const PASSAGES = ['findings', 'conclusion', 'recommendations', 'reasons'] as const
const LONGEST_SUMMARY = 300
const MOST_LINES = 500

/** The passages and medicines of a text, each with the lines that it stands on. `second` is the other reading of a picture. */
export function narrativeOf(
  lines: readonly DocumentLine[],
  second: readonly DocumentLine[] | null,
  title: FoundTitle | null,
): HealthReport {
  const sections = sectionsOf(lines)
  const own = Object.fromEntries(PASSAGES.map(kind => [kind, linesOfKind(sections, kind)]))
  const text = (kind: (typeof PASSAGES)[number]) => passageOf(own[kind] ?? [])
  const medicines = medicinesOf(sections, title)
  const prescriptions = second ? agreedPrescriptions(medicines, medicinesOf(sectionsOf(second), title)) : medicines
  const procedures = readProcedures(linesOfKind(sections, 'procedures'))
  const [findings, conclusion, recommendations, reasons] = PASSAGES.map(text)
  const doctor = passageOf(linesOfKind(sections, 'doctor').slice(0, 1))
  const summary = summaryOf(conclusion ?? null, prescriptions)
  const sources = Object.fromEntries(
    PASSAGES.flatMap(kind => {
      const found = (own[kind] ?? []).map(({ source }) => source).slice(0, MOST_LINES)
      return found.length > 0 ? [[kind, found]] : []
    }),
  )
  return {
    ...(summary && { summary }),
    ...(findings && { findings: { description: findings } }),
    ...(conclusion && { conclusion: { text: conclusion } }),
    ...(recommendations && { recommendations }),
    ...(reasons && { reasons }),
    ...(prescriptions.length > 0 && { prescriptions }),
    ...(procedures.length > 0 && { procedures }),
    ...(doctor && { doctor: doctor.slice(0, 1000) }),
    ...(Object.keys(sources).length > 0 && { sources }),
  }
}

/** Those under their heading, and those with a dose among the recommendations; of a prescription those anywhere. */
function medicinesOf(sections: readonly Section[], title: FoundTitle | null): Prescription[] {
  const isPrescription = title?.kind === 'treatment'
  return sections.flatMap(({ kind, lines }) => {
    if (kind === 'prescriptions') return readPrescriptions(lines, true)
    if (kind === 'recommendations' || (isPrescription && kind !== 'procedures')) return readPrescriptions(lines, false)
    return []
  })
}

/** In the document's own words: its conclusion, whole or to the end of a sentence, or the names of its medicines. */
function summaryOf(conclusion: string | null, prescriptions: readonly Prescription[]): string | null {
  if (!conclusion) return prescriptions.map(({ medication }) => medication).join(', ') || null
  if (conclusion.length <= LONGEST_SUMMARY) return conclusion
  const sentences = /^[\s\S]*[.!?;](?=\s)/u.exec(conclusion.slice(0, LONGEST_SUMMARY))?.[0]
  return sentences ?? `${conclusion.slice(0, LONGEST_SUMMARY).replace(/\s\S*$/u, '')} …`
}
