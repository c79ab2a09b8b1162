import type { Biomarker, Cell, Doubt } from '../../contract/entities/health-report.ts'

/** How certain a value is as it was read: three levels, each with a shape and a word (interface.md). */
export type Certainty = 'sure' | 'likely' | 'doubtful'

/** Doubts about what surrounds a value; the number itself is certain. */
const MILD = new Set(['unknown-name', 'unknown-unit', 'range-undecided', 'repaired', 'ambiguous-date'])

export const doubtsOf = ({ doubts }: Pick<Biomarker, 'doubts'>): readonly Doubt[] =>
  Array.isArray(doubts) ? doubts : []

export const doubtAbout = (row: Pick<Biomarker, 'doubts'>, cell: Cell): Doubt | undefined =>
  doubtsOf(row).find(one => one.cell === cell)

/** A reason that this version does not know makes a value doubtful. */
export function certaintyOf(row: Pick<Biomarker, 'doubts'>): Certainty {
  const doubts = doubtsOf(row)
  if (doubts.length === 0) return 'sure'
  return doubts.every(({ reason }) => MILD.has(reason)) ? 'likely' : 'doubtful'
}

/** A person has looked at the value: confirmed as it was read, corrected, or typed. */
export const isConfirmed = ({ origin, authoredAt }: Pick<Biomarker, 'origin' | 'authoredAt'>): boolean =>
  origin === 'corrected' || origin === 'typed' || (typeof authoredAt === 'string' && authoredAt !== '')
