import type { FoundDrug } from '../extraction.ts'
import { escapeMarkdown, type MarkdownWriter } from './markdown-writer.ts'
import { DRUG_COLUMNS, DRUG_STATUS, printDose, type ReportLanguage, ROUTES, UNIT_NOT_SAID } from './report-words.ts'

const COLUMNS = ['name', 'status', 'dose', 'frequency', 'route', 'inn'] as const
type Column = (typeof COLUMNS)[number]

/**
 * One row for each drug and status of the patient; whether it is taken stands beside its name. A cell that was not said
 * stays empty, and a column that was said of no drug is left out.
 */
export function printDrugs(writer: MarkdownWriter, drugs: readonly FoundDrug[], language: ReportLanguage): void {
  const own = drugs.filter(one => one.experiencer === 'patient')
  if (own.length === 0) return
  const rows = own.map(drug => ({ drug, cells: cellsOf(drug, language) }))
  const columns = COLUMNS.filter(column => rows.some(({ cells }) => cells[column] !== ''))
  writer.section('drugs')
  writer.block(`| ${columns.map(column => DRUG_COLUMNS[column][language]).join(' | ')} |\n`)
  writer.write(`|${columns.map(() => ' --- |').join('')}`)
  for (const { drug, cells } of rows) {
    writer.write('\n| ')
    writer.sentence(drug.name, drug.spans)
    const others = columns.filter(column => column !== 'name').map(column => escapeMarkdown(cells[column]))
    writer.write(` | ${others.join(' | ')} |`)
  }
}

const cellsOf = (drug: FoundDrug, language: ReportLanguage): Record<Column, string> => ({
  name: drug.name,
  inn: drug.inn ?? '',
  dose: doseOf(drug, language),
  route: drug.route === null ? '' : (ROUTES[drug.route]?.[language] ?? drug.route),
  frequency: drug.frequency ?? '',
  status: DRUG_STATUS[drug.status][language],
})

function doseOf({ dose, unit }: FoundDrug, language: ReportLanguage): string {
  if (dose === null) return ''
  if (unit !== null) return printDose(dose, unit, language)
  return `${String(dose).replace('.', language === 'en' ? '.' : ',')} (${UNIT_NOT_SAID[language]})`
}
