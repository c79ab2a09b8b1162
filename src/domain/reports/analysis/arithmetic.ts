import type { Extraction } from '../extraction.ts'
import type { Computed } from './analysis.ts'
import { statedDates } from './stated-dates.ts'

const DAY = 86_400_000
const POUND = 0.453_592_37

/** Body mass index, age and days, from what was stated; nothing is estimated. `today` as `yyyy-mm-dd`. */
export function computedOf(transcript: string, { vitals }: Extraction, today: string): Computed[] {
  const computed: Computed[] = []
  const height = vitals.find(one => one.name === 'height')
  const weight = vitals.find(one => one.name === 'weight')
  const heightCm = height ? centimetres(height.value, height.unit) : null
  if (height && weight && heightCm !== null) {
    const weightKg = weight.unit === 'lb' ? weight.value * POUND : weight.value
    const value = Math.round((weightKg / (heightCm / 100) ** 2) * 10) / 10
    computed.push({
      kind: 'bmi',
      value,
      heightCm,
      weightKg: Math.round(weightKg * 10) / 10,
      spans: [...height.spans, ...weight.spans],
    })
  }
  for (const { date, span, isBirth } of statedDates(transcript)) {
    const days = Math.round((Date.parse(today) - Date.parse(date)) / DAY)
    if (days < 0) continue
    if (isBirth) computed.push({ kind: 'age', years: yearsBetween(date, today), birthDate: date, spans: [span] })
    else computed.push({ kind: 'daysSince', days, date, spans: [span] })
  }
  return computed
}

/** A height without a unit is in centimetres where it cannot be anything else. */
function centimetres(value: number, unit: string | null): number | null {
  if (unit === 'm') return value * 100
  if (unit === 'cm' || unit === null)
    return value >= 100 && value <= 230 ? value : value >= 1 && value < 2.4 ? value * 100 : null
  return null
}

function yearsBetween(date: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  return today.slice(5) < date.slice(5) ? years - 1 : years
}
