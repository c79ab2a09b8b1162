import type { Source } from '../../../contract/entities/health-report.ts'
import { findDrugs } from '../../drugs/find-drugs.ts'
import { tidy } from '../../labs/text/fold.ts'
import type { DocumentLine } from '../document-lines.ts'
import { DOSE } from '../dosing.ts'
import { BULLET, isContinuation } from '../prescriptions.ts'
import { holds, placesOf, tokensOf } from './tokens.ts'

export interface FoundRow {
  /** Cells that do not stand beside the name. */
  unfound: string[]
  sources: Source[]
}

/**
 * Looks for the cells of a row, the first of which is its name: the others must stand on the line of the name or on its
 * continuation, and not behind another medicine: the dose of a neighbour would be the worst of finds. `others` are the
 * names of the other rows, which may be medicines that no list knows.
 */
export function findRow(
  lines: readonly DocumentLine[],
  cells: Readonly<Record<string, string>>,
  others: readonly string[],
): FoundRow {
  const [[, name = ''] = [], ...rest] = Object.entries(cells)
  let best: FoundRow = { unfound: Object.keys(cells), sources: [] }
  for (const [at, line] of lines.entries()) {
    for (const place of placesOf(line.text, tokensOf(name))) {
      const next = lines[at + 1]
      const further = next && isContinuation(next.text) && !namesMedicine(next.text, others) ? next : null
      const [own, below] = [ownParts(tidy(line.text), place, others), [further?.text ?? '']]
      const isBelow = ([cell, text]: [string, string]) => !isIn(own, cell, text) && isIn(below, cell, text)
      const isNowhere = ([cell, text]: [string, string]) => !isIn(own, cell, text) && !isIn(below, cell, text)
      const unfound = rest.filter(isNowhere).map(([cell]) => cell)
      const usesBelow = rest.some(isBelow)
      if (unfound.length >= best.unfound.length) continue
      best = { unfound, sources: [line.source, ...(usesBelow && further ? [further.source] : [])] }
    }
  }
  return best
}

const namesMedicine = (text: string, others: readonly string[]) =>
  findDrugs(text).length > 0 || others.some(one => holds(text, tokensOf(one)))

/** A dose must be the first quantity of its part: a later one may be that of a medicine which is not known. */
function isIn(parts: readonly string[], cell: string, text: string): boolean {
  const wanted = tokensOf(text)
  if (cell !== 'dosage' || !wanted[0]?.isNumber) return parts.some(part => holds(part, wanted))
  return parts.some(part => {
    const [first] = tokensOf(part).filter(one => one.isNumber)
    return placesOf(part, wanted).some(({ start }) => start === first?.start)
  })
}

/**
 * The parts of a line that belong to the name at `place`: behind it up to the next medicine, and before it where nothing
 * behind it is a quantity. None of a line that names its doses ahead of several medicines.
 */
function ownParts(line: string, { start, end }: { start: number; end: number }, others: readonly string[]): string[] {
  const named = [...findDrugs(line), ...others.flatMap(one => placesOf(line, tokensOf(one)))]
  const foreign = named.filter(one => one.end <= start || one.start >= end)
  const behind = line.slice(
    end,
    Math.min(line.length, ...foreign.filter(one => one.start >= end).map(one => one.start)),
  )
  if (foreign.length === 0) return /\d/u.test(behind) ? [beforeSecondDose(behind)] : [line.slice(0, start), behind]
  const first = Math.min(start, ...foreign.map(one => one.start))
  return /\d/u.test(line.slice(0, first).replace(BULLET, '')) ? [] : [beforeSecondDose(behind)]
}

/** What follows a second dose may belong to a medicine that no list knows. */
function beforeSecondDose(text: string): string {
  const [, second] = text.matchAll(DOSE)
  return second ? text.slice(0, second.index) : text
}
