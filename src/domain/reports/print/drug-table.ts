import type { FoundDrug } from '../extraction.ts'
import { escapeMarkdown, type MarkdownWriter } from './markdown-writer.ts'
import { DRUG_COLUMNS, DRUG_STATUS, type ReportLanguage, UNIT_NOT_SAID } from './report-words.ts'

const COLUMNS = ['name', 'inn', 'dose', 'route', 'frequency', 'status'] as const

/** One row for each drug and status of the patient; a cell that was not said stays empty. */
export function printDrugs(writer: MarkdownWriter, drugs: readonly FoundDrug[], language: ReportLanguage): void {
  const own = drugs.filter(one => one.experiencer === 'patient')
  if (own.length === 0) return
  writer.section('drugs')
  writer.block(`| ${COLUMNS.map(column => DRUG_COLUMNS[column][language]).join(' | ')} |\n`)
  writer.write(`|${COLUMNS.map(() => ' --- |').join('')}`)
  for (const drug of own) {
    writer.write('\n| ')
    writer.sentence(drug.name, drug.spans)
    const cells = [
      drug.inn ?? '',
      doseOf(drug, language),
      drug.route ?? '',
      drug.frequency ?? '',
      DRUG_STATUS[drug.status][language],
    ]
    writer.write(` | ${cells.map(escapeMarkdown).join(' | ')} |`)
  }
}

function doseOf({ dose, unit }: FoundDrug, language: ReportLanguage): string {
  if (dose === null) return ''
  const number = String(dose).replace('.', language === 'en' ? '.' : ',')
  return unit === null ? `${number} (${UNIT_NOT_SAID[language]})` : `${number} ${unit}`
}
