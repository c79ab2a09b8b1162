import type { Bag } from '../../contract/bag.ts'
import type { HealthRecordData } from '../../contract/entities/health-record.ts'
import type { HealthReport, Source } from '../../contract/entities/health-report.ts'
import { Proposal, type ProposalKind } from '../../contract/entities/proposals.ts'
import { conclusionOf, prescriptionsOf, proceduresOf, reportOf, textOf } from './report.ts'

/*
 * What a model proposes for a record's report, item by item: a person adds it, with their name, or puts it away. Both
 * can be undone, and both are edits of the record.
 */

export interface Deciding {
  author: string
  /** ISO time. */
  at: string
}

/** The model's name, and what is not decided yet; null if there is nothing. */
export function openProposals({ proposals }: HealthRecordData): { model: string; items: Proposal[] } | null {
  const items = (proposals?.items ?? []).filter(one => Proposal.safeParse(one).success && !one.decision)
  return items.length > 0 ? { model: textOf(proposals?.model), items } : null
}

const withDecision = (data: HealthRecordData, id: string, decision: Proposal['decision']): HealthRecordData => {
  const { proposals } = data
  if (!proposals) return data
  return {
    ...data,
    proposals: { ...proposals, items: proposals.items.map(one => (one.id === id ? { ...one, decision } : one)) },
  }
}

const itemOf = ({ proposals }: HealthRecordData, id: string): Proposal | null =>
  proposals?.items.find(one => one.id === id) ?? null

export const putAway = (data: HealthRecordData, id: string, { author, at }: Deciding): HealthRecordData =>
  withDecision(data, id, { kind: 'put-away', by: author, at })

/** Adds a proposal to its table or passage. Added twice, on two devices, it is there once. */
export function addProposal(data: HealthRecordData, id: string, { author, at }: Deciding): HealthRecordData {
  const item = itemOf(data, id)
  if (!item) return data
  const report = reportOf(data)
  const next = isTable(item.kind)
    ? withRows(report, item.kind, [...otherRows(report, item), rowOf(item, { author, at })])
    : withStatement(report, item.kind, item)
  return withDecision({ ...data, report: next }, id, { kind: 'added', by: author, at })
}

/** The item is to be decided again; what was added is taken out, an edit of it included. */
export function undecided(data: HealthRecordData, id: string): HealthRecordData {
  const item = itemOf(data, id)
  if (!item) return data
  const report = reportOf(data)
  const isAdded = item.decision?.kind === 'added'
  const without = isTable(item.kind)
    ? withRows(report, item.kind, otherRows(report, item))
    : withoutStatement(report, item.kind, item)
  // Null, because the server keeps what a write leaves out.
  return withDecision(isAdded ? { ...data, report: without } : data, id, null)
}

type TableKind = Extract<ProposalKind, 'prescriptions' | 'procedures'>
type PassageKind = Exclude<ProposalKind, TableKind>
const isTable = (kind: ProposalKind): kind is TableKind => kind === 'prescriptions' || kind === 'procedures'

const rowIdOf = ({ id }: Proposal) => `proposed-${id}`

const otherRows = (report: HealthReport, item: Proposal): Bag[] =>
  (item.kind === 'prescriptions' ? prescriptionsOf(report) : proceduresOf(report)).filter(
    row => row.rowId !== rowIdOf(item),
  )

const withRows = (report: HealthReport, kind: TableKind, rows: readonly Bag[]): HealthReport => ({
  ...report,
  [kind]: rows,
})

const rowOf = (item: Proposal, { author, at }: Deciding): Bag => ({
  ...{ rowId: rowIdOf(item), ...item.cells, source: item.sources[0] ?? null },
  ...{ origin: 'proposed', author, authoredAt: at },
})

const passageOf = (report: HealthReport, kind: PassageKind): string =>
  kind === 'conclusion' ? conclusionOf(report) : textOf(report.recommendations)

const withPassage = (report: HealthReport, kind: PassageKind, text: string | null, lines: Source[]): HealthReport => ({
  ...report,
  ...(kind === 'conclusion' ? { conclusion: { ...report.conclusion, text } } : { recommendations: text }),
  sources: { ...report.sources, [kind]: lines },
})

function withStatement(report: HealthReport, kind: PassageKind, item: Proposal): HealthReport {
  const passage = passageOf(report, kind)
  const text = passage.split('\n').includes(item.cells.text ?? '')
    ? passage
    : [passage, item.cells.text].filter(Boolean).join('\n')
  return withPassage(report, kind, text, [...otherSources(report, kind, item), ...item.sources])
}

function withoutStatement(report: HealthReport, kind: PassageKind, item: Proposal): HealthReport {
  const lines = passageOf(report, kind).split('\n')
  const text = lines
    .filter(line => line !== item.cells.text)
    .join('\n')
    .trim()
  return withPassage(report, kind, text || null, otherSources(report, kind, item))
}

const otherSources = ({ sources }: HealthReport, kind: PassageKind, item: Proposal): Source[] =>
  (sources?.[kind] ?? []).filter(one => !item.sources.some(own => own.page === one.page && own.line === one.line))
