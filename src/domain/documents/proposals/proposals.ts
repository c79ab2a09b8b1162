import type { HealthReport } from '../../../contract/entities/health-report.ts'
import type { Proposal, ProposalKind } from '../../../contract/entities/proposals.ts'
import type { ReadPage } from '../../labs/page.ts'
import { isReadFromPicture } from '../../labs/read-lab-reports.ts'
import { conclusionOf, prescriptionsOf, proceduresOf, textOf } from '../../records/report.ts'
import { NEAR } from '../agreed.ts'
import { type DocumentLine, documentLines } from '../document-lines.ts'
import { findRow } from './find-row.ts'
import { findStatement } from './find-statement.ts'
import { holds, matches, tokensOf } from './tokens.ts'

type Cell = string | null

/** What a model says that stands in a document. */
export interface Claims {
  conclusion: readonly string[]
  recommendations: readonly string[]
  prescriptions: readonly { medication: string; dosage: Cell; frequency: Cell; duration: Cell }[]
  procedures: readonly { name: string; duration: Cell; frequency: Cell }[]
}

/**
 * Searches every value of a model on the pages, which must be straight. What the report already has is left out, and
 * what does not stand on a page exactly is marked. In a picture, numbers and rows must stand in both readings.
 */
export function checkedProposals(pages: readonly ReadPage[], claims: Claims, report: HealthReport): Proposal[] {
  const lines = documentLines(pages)
  const second = pages.some(isReadFromPicture) ? documentLines(pages, 1) : null
  const statements = (['conclusion', 'recommendations'] as const).flatMap(kind =>
    unique(claims[kind], text =>
      tokensOf(text)
        .map(one => one.text)
        .join(' '),
    )
      .filter(text => tokensOf(text).length > 0 && !knowsStatement(report, text))
      .map((text, at) => checkedStatement(lines, second, kind, `${kind}-${at + 1}`, text)),
  )
  const medicines = claims.prescriptions.map(({ medication }) => medication)
  const rows = (['prescriptions', 'procedures'] as const).flatMap(kind =>
    unique(claims[kind].map(cellsOf), one => JSON.stringify(one))
      .filter(cells => !knowsRow(kind === 'prescriptions' ? prescriptionsOf(report) : proceduresOf(report), cells))
      .map((cells, at): Proposal => {
        const [name] = Object.values(cells)
        const others = medicines.filter(one => one !== name)
        const found = findRow(lines, cells, others)
        const seen = second && found.sources.length > 0 ? findRow(near(second, found.sources), cells, others) : found
        const unfound = [...new Set([...found.unfound, ...seen.unfound])]
        return { id: `${kind}-${at + 1}`, kind, cells, unfound, sources: found.sources }
      }),
  )
  return [...statements, ...rows]
}

function checkedStatement(
  lines: readonly DocumentLine[],
  second: readonly DocumentLine[] | null,
  kind: ProposalKind,
  id: string,
  text: string,
): Proposal {
  const sources = findStatement(lines, text) ?? []
  const hasNumber = tokensOf(text).some(one => one.isNumber)
  const isSeen = !second || !hasNumber || inBoth(near(second, sources), text)
  const isFound = sources.length > 0 && isSeen
  return { id, kind, cells: { text }, unfound: isFound ? [] : ['text'], sources: sources.slice(0, 100) }
}

const inBoth = (lines: readonly DocumentLine[], text: string) =>
  holds(lines.map(one => one.text).join(' '), tokensOf(text))

/** The lines of another reading that stand where these stand. */
const near = (lines: readonly DocumentLine[], sources: readonly DocumentLine['source'][]) =>
  lines.filter(({ source: { page, box } }) =>
    sources.some(one => one.page === page && Math.abs(one.box[1] - box[1]) < NEAR),
  )

/** The cells that a claim has, its name first. */
function cellsOf(claim: Claims['prescriptions'][number] | Claims['procedures'][number]): Record<string, string> {
  return Object.fromEntries(Object.entries(claim).filter((one): one is [string, string] => one[1] !== null))
}

function unique<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  return [...new Map(list.map(one => [keyOf(one), one])).values()]
}

/** Also where it stands under another heading: it has been found. */
function knowsStatement(report: HealthReport, text: string): boolean {
  const passages = [conclusionOf(report), textOf(report.recommendations), textOf(report.reasons)]
  return passages.some(passage => matches(tokensOf(passage), tokensOf(text)).length > 0)
}

/** A row of this name that has all of these cells, wherever it keeps them. */
function knowsRow(rows: readonly object[], cells: Readonly<Record<string, string>>): boolean {
  return rows.some(row => {
    const texts = Object.values(row).map(textOf).filter(Boolean)
    return Object.values(cells).every(cell => texts.some(text => holds(text, tokensOf(cell))))
  })
}
