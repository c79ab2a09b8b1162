import { useLingui } from '@lingui/react/macro'
import type { ConflictDocument } from '../../../../db/collections/conflicts.ts'
import { useColumnWords } from './use-column-words.ts'
import { useSectionWords } from './use-section-words.ts'

/** The rows of a report at `data.report.…[rowId]`, and the cell of one if the path goes on. */
const ROW = /^data\.report\.(?:findings\.labTestResults\.)?(biomarkers|prescriptions|procedures)\[[^\]]*\](?:\.(.+))?$/

/** Returns the label of a field of a health record; null if it is none, '' for what no person reads of a row. */
export function useRecordFieldWord(): (place: Pick<ConflictDocument, 'kind' | 'field'>) => string | null {
  const { t } = useLingui()
  const sections = useSectionWords()
  const columns = useColumnWords()
  const rows: Record<string, string> = {
    biomarkers: t({ id: 'records.row.biomarker', message: 'a biomarker' }),
    prescriptions: t({ id: 'records.row.prescription', message: 'a prescription' }),
    procedures: t({ id: 'records.row.procedure', message: 'a procedure' }),
  }
  const cells: Record<string, string> = {
    name: columns.biomarker,
    nameLocal: columns.biomarker,
    value: columns.value,
    comparator: columns.value,
    unit: columns.unit,
    min: columns.range,
    max: columns.range,
    referenceRange: columns.range,
    notes: columns.notes,
    medication: columns.medication,
    dosage: columns.dosage,
    frequency: columns.frequency,
    duration: columns.duration,
  }
  const passages: Record<string, string> = {
    'data.report.summary': sections.summary,
    'data.report.reasons': sections.reasons,
    'data.report.doctor': sections.doctor,
    'data.report.description': sections.description,
    'data.report.content': sections.content,
    'data.report.conclusion.text': sections.conclusion,
    'data.report.findings.description': sections.findings,
    'data.report.recommendations': sections.recommendations,
  }
  return ({ kind, field }) => {
    if (kind !== 'healthRecords' && kind !== 'recordings') return null
    const [, list, cell] = ROW.exec(field) ?? []
    if (list === undefined) return passages[field] ?? null
    if (cell === undefined) return rows[list] ?? null
    return (cell === 'name' && list === 'procedures' ? columns.procedure : cells[cell]) ?? ''
  }
}
