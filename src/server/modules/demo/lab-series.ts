import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import type { DemoLabs, MarkerId } from './demo-texts.ts'
import { labRows, type Range } from './lab-rows.ts'

/** Adult woman, SI units; vitamin D in ng/mL. */
const RANGES: Readonly<Record<MarkerId, Range>> = {
  hemoglobin: { min: 120, max: 150 },
  ferritin: { min: 15, max: 150 },
  mcv: { min: 80, max: 100 },
  glucose: { min: 4.1, max: 5.9 },
  cholesterol_total: { min: null, max: 5.2 },
  cholesterol_ldl: { min: null, max: 3.4 },
  vitamin_d_25oh: { min: 30, max: 100 },
  tsh: { min: 0.4, max: 4 },
  crp: { min: null, max: 5 },
}

const DIGITS: Readonly<Record<MarkerId, number>> = {
  ...{ hemoglobin: 0, ferritin: 0, mcv: 0, glucose: 1, cholesterol_total: 1 },
  ...{ cholesterol_ldl: 1, vitamin_d_25oh: 0, tsh: 1, crp: 1 },
}

/**
 * Iron deficiency and low vitamin D. Iron was taken for eight months from day -396; heavy periods lower the ferritin
 * slowly after that. The texts match these values.
 */
export const LAB_SERIES: readonly { daysAgo: number; values: Record<MarkerId, number> }[] = [
  { daysAgo: 402, values: series(104, 6, 74, 5.4, 6.1, 3.9, 14, 2.3, 1.2) },
  { daysAgo: 247, values: series(121, 19, 82, 5.2, 5.8, 3.7, 24, 2.1, 0.9) },
  { daysAgo: 150, values: series(133, 46, 88, 5.3, 5.4, 3.3, 36, 1.9, 6.4) },
  { daysAgo: 12, values: series(131, 41, 87, 5.1, 5.1, 3.1, 41, 2, 0.8) },
]

function series(...values: [number, number, number, number, number, number, number, number, number]) {
  const [hemoglobin, ferritin, mcv, glucose, cholesterol_total, cholesterol_ldl, vitamin_d_25oh, tsh, crp] = values
  return { hemoglobin, ferritin, mcv, glucose, cholesterol_total, cholesterol_ldl, vitamin_d_25oh, tsh, crp }
}

/** The rows of a lab report in the form of an upload. */
export const biomarkers = (values: Record<MarkerId, number>, { markers, decimalComma }: DemoLabs) =>
  labRows(values, { markers, ranges: RANGES, digits: DIGITS, decimalComma })

/** `data` of the lab record at this index of the series. */
export function labRecordData(place: number, date: string, labs: DemoLabs): HealthRecordData {
  const { summary, conclusion } = labs.reports[place] ?? { summary: '', conclusion: '' }
  const values = LAB_SERIES[place]?.values
  return {
    date,
    sourceType: 'manual',
    type: 'labResults',
    report: {
      date,
      summary,
      findings: { labTestResults: { biomarkers: values ? biomarkers(values, labs) : [] } },
      conclusion: { text: conclusion },
      healthCareProvider: { name: labs.laboratory },
    },
  }
}
