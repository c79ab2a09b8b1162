import type { HealthRecordData, RecordType } from '../../../../contract/entities/health-record.ts'
import { labRows } from '../lab-rows.ts'
import { HISTORY_DIGITS, HISTORY_RANGES, HISTORY_SERIES } from './history-series.ts'
import type { DemoHistory } from './history-texts.ts'

const DAY = 24 * 3_600_000

export interface HistoryRow {
  name: string
  recordType: RecordType
  /** ISO. */
  date: string
  data: HealthRecordData
}

/** The blood tests and the other records, each blood test with a summary of what is outside its range. */
export function historyRows(texts: Omit<DemoHistory, 'patient'>, now: Date): HistoryRow[] {
  const dateOf = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY).toISOString()
  const blood = HISTORY_SERIES.map(({ daysAgo, values }): HistoryRow => {
    const date = dateOf(daysAgo)
    const biomarkers = labRows(values, { ...texts, ranges: HISTORY_RANGES, digits: HISTORY_DIGITS })
    const report = {
      date,
      summary: summaryOf(biomarkers, texts),
      findings: { labTestResults: { biomarkers } },
      healthCareProvider: { name: texts.laboratory },
    }
    return {
      ...{ name: texts.report.name, recordType: 'labResults', date },
      data: { date, sourceType: 'manual', type: 'labResults', report },
    }
  })
  const others = texts.records.map(({ name, recordType, daysAgo, tags = [], report }): HistoryRow => {
    const date = dateOf(daysAgo)
    const data = { date, sourceType: 'manual', type: recordType, tags: [...tags], report: { date, ...report } }
    return { name, recordType, date, data }
  })
  return [...blood, ...others]
}

function summaryOf(rows: ReturnType<typeof labRows>, { markers, report }: Omit<DemoHistory, 'patient'>): string {
  const names = (outside: typeof rows) => outside.map(({ id }) => markers[id as keyof typeof markers].short).join(', ')
  const above = rows.filter(({ value, max }) => max !== null && value > max)
  const below = rows.filter(({ value, min }) => min !== null && value < min)
  const said = [above.length > 0 && report.above(names(above)), below.length > 0 && report.below(names(below))]
  return said.filter(Boolean).join(' ') || report.within
}
