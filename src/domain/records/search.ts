import type { StoredRecord } from './record-facts.ts'
import {
  biomarkersOf,
  conclusionOf,
  findingsOf,
  prescriptionsOf,
  proceduresOf,
  providerOf,
  reportOf,
  studyTypeOf,
  tagsOf,
  textOf,
} from './report.ts'

/** Text for comparison: case, accents, ё and the Greek final sigma make no difference. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')

/** Everything of a record that a search looks at, folded. `tagWord` names a tag in the language of the interface. */
export function searchText({ name, data }: StoredRecord, tagWord: (tag: string) => string): string {
  const report = reportOf(data)
  const sourceText = (data.sourceData as { text?: unknown } | undefined)?.text
  const parts: unknown[] = [
    ...[name, data.subtype, studyTypeOf(report), providerOf(report), report.doctor, report.summary],
    ...[report.description, report.reasons, report.recommendations, findingsOf(report), conclusionOf(report)],
    ...tagsOf(data).flatMap(tag => [tag, tagWord(tag)]),
    ...biomarkersOf(report).flatMap(row => [row.nameLocal, row.name, row.id, row.notes]),
    ...prescriptionsOf(report).flatMap(row => [row.medication, row.dosage, row.notes]),
    ...proceduresOf(report).flatMap(row => [row.name, row.notes]),
    ...[sourceText, report.content],
  ]
  return folded(parts.map(textOf).filter(Boolean).join('\n'))
}

/** The words of a query; a text matches if it contains all of them. */
export const queryWords = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

export const matches = (text: string, words: readonly string[]): boolean => words.every(word => text.includes(word))
