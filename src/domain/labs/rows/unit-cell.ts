import { unitReadings } from '../units/parse-unit.ts'
import { isDoubleUnit } from './value-cell.ts'

/** "% (mmol/mol)": the first unit is that of the value, the second that of the number in brackets. */
export function splitDoubleUnit(text: string | null): { unit: string | null; second: string | null } {
  if (!text) return { unit: null, second: null }
  if (!isDoubleUnit(text)) return { unit: withoutBrackets(text), second: null }
  const parts = /^(.+?)\s*\(([^()]+)\)$/u.exec(text)
  return { unit: parts?.[1] ?? text, second: parts?.[2] ?? null }
}

const withoutBrackets = (text: string) => /^[[(]([^()[\]]+)[\])]$/u.exec(text)?.[1]?.trim() ?? text

/** "Гемоглобин, г/л" and "Glucose (mg/dL)": the unit at the end of a name. */
export function unitInName(name: string): string | null {
  const found = /(?:,\s*|\s*[([])([^()[\],]+)[)\]]?$/u.exec(name)?.[1]?.trim()
  const [unit] = found ? unitReadings(found) : []
  return found && unit && (unit.per !== '' || unit.kind === 'percent' || unit.kind === 'volume') ? found : null
}
