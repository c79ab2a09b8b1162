import { z } from 'zod/mini'
import { text } from '../row.ts'
import { Source } from './health-report.ts'

export const PROPOSAL_KINDS = ['conclusion', 'recommendations', 'prescriptions', 'procedures'] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

/** One thing that a model found in a document's text and the rules did not. */
export const Proposal = z.looseObject({
  id: text(100),
  /** The passage or table of the report to which it would be added. */
  kind: z.enum(PROPOSAL_KINDS),
  /** `text` of a passage; the cells of a row by the names of its table. */
  cells: z.record(text(40), text(2000)),
  /** Names of the cells that do not stand on the page as they are here: a person has to confirm them. */
  unfound: z.array(text(40)),
  /** The lines of the page that hold the other cells; empty if none of them was found. */
  sources: z.array(Source).check(z.maxLength(100)),
  /** What a person decided; absent or null until then. */
  decision: z.nullish(z.looseObject({ kind: z.enum(['added', 'put-away']), by: text(500), at: text(40) })),
})
export type Proposal = z.infer<typeof Proposal>

/** What a model proposes for the report of a record. Nothing of it is in the report until a person adds it. */
export const Proposals = z.looseObject({
  model: text(200),
  items: z.array(Proposal).check(z.maxLength(200)),
})
export type Proposals = z.infer<typeof Proposals>
