import { useLingui } from '@lingui/react/macro'

/** The columns of the tables (H §2). */
export function useColumnWords() {
  const { t } = useLingui()
  return {
    biomarker: t({ id: 'records.column.biomarker', message: 'Biomarker' }),
    trends: t({ id: 'records.column.trends', message: 'Trend' }),
    value: t({ id: 'records.column.value', message: 'Value' }),
    unit: t({ id: 'records.column.unit', message: 'Units' }),
    range: t({ id: 'records.column.range', message: 'Reference range' }),
    notes: t({ id: 'records.column.notes', message: 'Notes' }),
    medication: t({ id: 'records.column.medication', message: 'Medication' }),
    dosage: t({ id: 'records.column.dosage', message: 'Dosage' }),
    frequency: t({ id: 'records.column.frequency', message: 'Frequency' }),
    duration: t({ id: 'records.column.duration', message: 'Duration' }),
    procedure: t({ id: 'records.column.procedure', message: 'Procedure' }),
    min: t({ id: 'records.column.min', message: 'From' }),
    max: t({ id: 'records.column.max', message: 'To' }),
    date: t({ id: 'records.column.date', message: 'Date' }),
  }
}
