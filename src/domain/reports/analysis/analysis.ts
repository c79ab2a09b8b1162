import type { News2Score } from '../../triage/news2/score.ts'
import type { VitalBand } from '../../triage/vital-bands.ts'
import type { VitalId } from '../../triage/vitals.ts'
import type { SectionId, Span } from '../extraction.ts'

/** Changes with every rule that can change an analysis; a report stores it. */
export const REPORT_RULES_VERSION = 1

/** What is computed from a transcript and not said in it. Data: the texts are made where it is shown. */
export interface Analysis {
  version: typeof REPORT_RULES_VERSION
  /** Sections of the medical history without a sentence: "not mentioned", never "no". */
  missing: SectionId[]
  vitals: VitalAnalysis
  conflicts: AllergyConflict[]
  /** Named by nausea or the like: shown as what it is. */
  intolerances: { drug: string; inn: string | null; spans: Span[] }[]
  arithmetic: Computed[]
}

export type BandsExcluded = 'child' | 'pregnant'

/** Values with their words. For children and in pregnancy there are no bands and no score, and `excluded` says why. */
export interface VitalAnalysis {
  excluded: BandsExcluded | null
  values: {
    name: string
    value: number
    unit: string | null
    position?: string
    band: VitalBand | null
    spans: Span[]
  }[]
  outOfRange: { id: VitalId; value: number; band: VitalBand; spans: Span[] }[]
  /** Null without a single value that it scores. */
  news2: News2Score | null
}

/** Why a medicine may be the allergen's like: the same name, an ingredient, the class, or penicillin and its relatives. */
export type ConflictRule = 'sameDrug' | 'sameIngredient' | 'sameClass' | 'betaLactam'

/** "Possible, check": no line says that the prescription is wrong. */
export interface AllergyConflict {
  drug: string
  allergen: string
  rule: ConflictRule
  drugSpans: Span[]
  allergenSpans: Span[]
}

export type Computed =
  | { kind: 'bmi'; value: number; heightCm: number; weightKg: number; spans: Span[] }
  | { kind: 'age'; years: number; birthDate: string; spans: Span[] }
  | { kind: 'daysSince'; days: number; date: string; spans: Span[] }
