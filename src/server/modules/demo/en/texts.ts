import type { DemoTexts } from '../demo-texts.ts'
import { family, patients, people } from './people.ts'
import { recordings } from './recordings.ts'
import { familyRecords, labs } from './records.ts'

export const english: DemoTexts = { people, patients, recordings, family, familyRecords, labs }
