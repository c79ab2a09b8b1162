import { type Extraction, type FoundSection, SECTION_IDS } from './extraction.ts'
import { leftOutOf } from './sections/left-out.ts'
import { printed } from './sections/print.ts'
import { unitsOf } from './sections/sort.ts'
import { drugsOf } from './tables/drugs.ts'
import { followUpOf } from './tables/follow-up.ts'
import { vitalsOf } from './tables/vitals/vitals.ts'
import { statementsOf } from './talk/statements.ts'
import { withCorrections } from './talk/taken-back.ts'
import { readTranscript } from './text/reading.ts'

/** The sections of a medical history in a transcript's own words. Pure; the same text always gives the same result. */
export function extract(transcript: string): Extraction {
  const reading = readTranscript(transcript)
  const units = unitsOf(reading, withCorrections(reading, statementsOf(reading)))
  const sections: FoundSection[] = []
  for (const id of SECTION_IDS) {
    const sentences = units.filter(({ section }) => section === id).map(unit => printed(reading, unit))
    if (sentences.length > 0) sections.push({ id, sentences })
  }
  return {
    sections,
    drugs: drugsOf(reading, units),
    vitals: vitalsOf(reading, units),
    followUp: followUpOf(reading, units),
    leftOut: leftOutOf(reading, units),
  }
}
