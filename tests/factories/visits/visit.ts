import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { DrugStatus, SectionId, Span } from '../../../src/domain/reports/extraction.ts'

/** A visit with its gold: what a report of it must, may and must not say. `report-score.mjs` describes the fields. */
export interface Visit {
  id: string
  lang: 'ru' | 'en' | 'el'
  kind: 'dialog' | 'dictation'
  transcript: string
  gold: {
    sections: Partial<
      Record<SectionId, { id: string; spans: Span[]; quotes: string[]; negated: boolean; alsoIn?: SectionId[] }[]>
    >
    drugs: {
      name: string
      inn: string | null
      dose: number | null
      unit: string | null
      status: DrugStatus
      experiencer?: string
    }[]
    /** Medicines that are named and are none of the patient's. */
    others?: string[]
    vitals: { name: string; value: number }[]
    leftOut: Span[]
    analysis: { outOfRange?: string[]; missing?: string[]; conflicts?: unknown[] }
  }
  checker: { sentence: string; verdict: 'supported' | 'changed' | 'unsupported'; what?: string }[]
  chat: { q: string; notSaid?: boolean; answerSpans?: Span[] }[]
}

/** Visits of a folder beside this file, by name; a file holds one, or several of one language. */
export function readVisits(folder: string): Visit[] {
  const at = new URL(`./${folder}/`, import.meta.url)
  return readdirSync(at)
    .filter(name => name.endsWith('.json'))
    .sort()
    .flatMap(name => JSON.parse(readFileSync(new URL(name, at), 'utf8')))
}

/** The sets for which floors are held, of those that are here. */
export const existingSets = (floors: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(floors).filter(set => existsSync(new URL(`./${set}/`, import.meta.url)))
