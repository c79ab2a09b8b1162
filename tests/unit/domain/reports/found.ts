import { extract } from '../../../../src/domain/reports/extract.ts'
import type { SectionId } from '../../../../src/domain/reports/extraction.ts'

export const sentences = (transcript: string) =>
  extract(transcript).sections.flatMap(({ id, sentences }) => sentences.map(one => ({ id, ...one })))

/** The first sentence of the report with these words. */
export const find = (transcript: string, part: string) => sentences(transcript).find(({ text }) => text.includes(part))
export const sectionOf = (transcript: string, part: string): SectionId | undefined => find(transcript, part)?.id

/** An interview before and an examination behind which a doctor's words are orders. */
export const visit = (before: string, after: string) =>
  `Doctor: Any fever?\nPatient: No.\n${before}\nDoctor: Let me examine you. Blood pressure 120 over 80, pulse 70. I think this is bronchitis.\n${after}`
