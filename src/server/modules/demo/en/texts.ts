import type { DemoTexts } from '../demo-texts.ts'
import { family, patients, people } from './people.ts'
import { recordings } from './recordings.ts'
import { familyRecords, labs } from './records.ts'
import { triages } from './triages.ts'

export const english: DemoTexts = { people, patients, recordings, triages, family, familyRecords, labs }
