import { readEvidence } from '../check/evidence.ts'
import { mentionsOf } from '../check/medicines/drug-mentions.ts'
import { conceptsOf } from '../concepts/concept-index.ts'
import { type Extraction, SECTION_IDS } from '../extraction.ts'
import { readWords } from '../text/words.ts'
import { type Analysis, REPORT_RULES_VERSION } from './analysis.ts'
import { computedOf } from './arithmetic.ts'
import { conflictsOf } from './conflicts.ts'
import { analyseVitals } from './vitals.ts'

/** What can be computed from a transcript and its extraction. `today` as `yyyy-mm-dd`. Pure. */
export function analyse(transcript: string, extraction: Extraction, today: string): Analysis {
  const said = new Set(extraction.sections.map(({ id }) => id))
  return {
    version: REPORT_RULES_VERSION,
    missing: SECTION_IDS.filter(id => !said.has(id)),
    vitals: analyseVitals(transcript, extraction),
    conflicts: conflictsOf(extraction, mentionsOf(readEvidence(transcript))),
    intolerances: intolerancesOf(extraction),
    arithmetic: computedOf(transcript, extraction, today),
  }
}

const DISCOMFORTS = new Set([
  'nausea',
  'vomiting',
  'diarrhea',
  'headache',
  'dizziness',
  'heartburn',
  'constipation',
  'fatigue',
  'intolerance',
  'cramp',
])
const REACTIONS = new Set([
  'allergy',
  'anaphylaxis',
  'hives',
  'rash',
  'swelling',
  'itch',
  'blister',
  'dyspnea',
  'choking',
])

/** Medicines that only made unwell: no allergy, and shown as what they are. */
function intolerancesOf({ sections }: Extraction): Analysis['intolerances'] {
  const sentences = sections.find(({ id }) => id === 'allergies')?.sentences ?? []
  return sentences
    .filter(({ experiencer, negated }) => experiencer === 'patient' && !negated)
    .flatMap(({ text, spans }) => {
      const words = readWords(text)
      const ids = conceptsOf(words.words.map(({ norm }) => norm)).flatMap(one => one.ids)
      if (!ids.some(id => DISCOMFORTS.has(id)) || ids.some(id => REACTIONS.has(id))) return []
      return [...words.drugs.values()]
        .filter(({ kind }) => kind !== 'group')
        .map(({ name, inn }) => ({ drug: name, inn, spans }))
    })
}
