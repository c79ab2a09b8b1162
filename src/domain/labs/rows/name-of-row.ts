import { catalogueEntry } from '../catalogue/all.ts'
import { type FoundBiomarker, findBiomarker } from '../catalogue/find-biomarker.ts'
import { unitReadings } from '../units/parse-unit.ts'
import type { AddDoubt } from './check-row.ts'
import type { RowDraft } from './row-drafts.ts'
import type { Sheet } from './sheet.ts'

/** Without the colon and the number of the site that follow it. */
export const printedName = (text: string, { isPicture }: Sheet) => {
  const name = text.replace(/\s*:$/u, '').replace(/\s0\d$/u, '')
  // Rules and dust beside a name are read as dashes and quotes.
  return isPicture ? name.replace(/^[^\p{L}\p{N}%(]+/u, '').replace(/[\s|_'’"“”„‚‘`´~*°;¬—–-]+$/u, '') : name
}

/** Pictures show the sign of percent as digits: "Basophils 96". */
export function withPercent(name: string, unit: string | null, { isPicture }: Sheet, doubt: AddDoubt): string {
  const parts = isPicture ? /^(.*\p{L}\)?,?)\s[“"]?(?:\d{1,2}|[$8S])$/u.exec(name) : null
  if (!parts?.[1] || (unit !== null && unitReadings(unit)[0]?.kind !== 'percent')) return name
  const repaired = `${parts[1]} %`
  if (!findBiomarker(repaired, { unit }).known) return name
  doubt('name', 'repaired')
  return repaired
}

/** A name that only a part of says which test it is, and one that was misread, are in doubt. */
export function readName(
  name: string,
  unit: string | null,
  section: RowDraft['section'],
  sheet: Sheet,
  doubt: AddDoubt,
) {
  const context = { section, language: sheet.language, misread: sheet.isPicture }
  const own = findBiomarker(name, { ...context, unit })
  // A unit that was misread must not hide the test.
  const bare = own.id === null ? findBiomarker(name, context) : own
  const found = (sheet.isPicture && !own.known) || isStrangeConcentration(bare, unit) ? bare : own
  if (found !== own && own.known) doubt('unit', 'unknown-unit')
  if (found.match === 'near') doubt('name', 'unknown-name')
  if (found.match === 'misread') doubt('name', 'repaired')
  if (sheet.isPicture && (found.match === 'part' || found.match === 'none')) doubt('name', 'unknown-name')
  return found
}

/** A known test as a concentration in a unit that the catalogue lacks for it: AFP in IU/ml. */
function isStrangeConcentration({ id, match }: FoundBiomarker, unit: string | null): boolean {
  const isConcentration = (text: string) =>
    unitReadings(text).some(one => one.per === 'L' && (one.kind === 'g' || one.kind === 'mol' || one.kind === 'U'))
  return (
    match === 'exact' &&
    unit !== null &&
    isConcentration(unit) &&
    isConcentration(catalogueEntry(id)?.units[0]?.unit ?? '')
  )
}
