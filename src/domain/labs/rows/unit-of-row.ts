import { catalogueEntry } from '../catalogue/all.ts'
import type { CatalogueEntry } from '../catalogue/entry.ts'
import { fitsEntry } from '../catalogue/find-biomarker.ts'
import type { PrintedNumber } from '../text/printed-number.ts'
import { unitReadings } from '../units/parse-unit.ts'
import { repairUnit } from '../units/repair-unit.ts'
import { type AddDoubt, isUsualIn } from './check-row.ts'
import type { Sheet } from './sheet.ts'

/** The unit as read, or of a picture the one that it must be; one in which the numbers cannot be is in doubt. */
export function checkedUnit(
  unit: string | null,
  id: string | null,
  numbers: readonly PrintedNumber[],
  sheet: Sheet,
  doubt: AddDoubt,
): string | null {
  const entry = catalogueEntry(id)
  if (!unit) {
    if (sheet.isPicture && entry && needsUnit(entry) && sheet.units.size > 0) doubt('unit', 'illegible')
    return null
  }
  // "10 9/л": the sign of the power was not seen.
  const power = sheet.isPicture ? /^([xх×]?\s?10)\s?((?:3|6|9|12)\/.*)$/u.exec(unit) : null
  if (power) {
    doubt('unit', 'repaired')
    return checkedUnit(`${power[1]}^${power[2]}`, id, numbers, sheet, doubt)
  }
  const isKnown = unitReadings(unit).length > 0
  if (!isKnown) doubt('unit', 'unknown-unit')
  if (sheet.isPicture && /1[.,]73$/u.test(unit)) doubt('unit', 'illegible')
  if (!sheet.isPicture || !entry) return unit
  const fits = isKnown && unitReadings(unit).some(one => fitsEntry(one, entry)) && isUsualIn(unit, id, numbers)
  if (fits) return unit
  doubt('unit', 'unknown-unit')
  return repairUnit(unit, entry, sheet.units, other => isUsualIn(other, id, numbers)) ?? unit
}

const needsUnit = ({ units }: CatalogueEntry) =>
  units.length > 0 && units[0]?.unit !== 'ratio' && units[0]?.unit !== 'pH'
