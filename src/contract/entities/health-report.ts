import { z } from 'zod/mini'
import { text } from '../row.ts'

/** A rectangle on a page: x, y, width and height, each as a share of the page's width or height, 0 to 1. */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type Box = z.infer<typeof Box>

/** Where a value was read: page from 1, the text of its line, and the line's box (decision 126). */
export const Source = z.looseObject({
  page: z.int().check(z.minimum(1)),
  line: text(2000),
  box: Box,
  /** The box of the result in its line; absent where it was not read by itself. */
  value: z.optional(Box),
})
export type Source = z.infer<typeof Source>

export const CELLS = ['name', 'value', 'unit', 'range', 'date'] as const
export type Cell = (typeof CELLS)[number]

/** Why a cell may not be what the page says. A cell without a doubt is a claim that it is (decision 126). @public for the screen that checks them */
export const DOUBT_REASONS = [
  /** A character was repaired after the page was read from a picture. */
  'repaired',
  /** Two readings of the picture differ. */
  'readings-differ',
  /** The picture is too poor to read this cell with certainty. */
  'illegible',
  /** The decimal sign or the digits can be read in two ways. */
  'ambiguous-number',
  /** The value is a factor 20 or more away from its range. */
  'far-from-range',
  /** Values that determine each other, as shares of a whole do, contradict each other. */
  'does-not-add-up',
  /** The printed flag and the bounds disagree. */
  'flag-disagrees',
  'unknown-unit',
  'unknown-name',
  'ambiguous-date',
  /** The range depends on something that the page does not say: sex, age or phase. */
  'range-undecided',
] as const
export const Doubt = z.looseObject({
  cell: z.enum(CELLS),
  /** One of DOUBT_REASONS; a newer server may know more. */
  reason: text(100),
  /** The other readings of the cell, as printed; the cell itself holds the likelier one. */
  alternatives: z.nullish(z.array(text(200)).check(z.maxLength(8))),
})
export type Doubt = z.infer<typeof Doubt>

export const Biomarker = z.looseObject({
  /** Of this row, unique in its list; absent until a person edits the list (domain/records/row-ids.ts). */
  rowId: z.nullish(text(100)),
  /** Of the catalogue; null where it has no such test. */
  id: z.nullish(text(100)),
  /** Name in the catalogue. */
  name: z.nullish(text(500)),
  /** Name as printed or typed. */
  nameLocal: z.nullish(text(500)),
  value: z.nullish(z.union([z.number(), z.boolean(), text(2000)])),
  valueType: z.nullish(z.enum(['number', 'text', 'boolean'])),
  /** Value as printed. */
  rawValue: z.nullish(text(2000)),
  comparator: z.nullish(z.enum(['<', '>', '<=', '>='])),
  /** As printed; never folded or converted. */
  unit: z.nullish(text(100)),
  min: z.nullish(z.number()),
  max: z.nullish(z.number()),
  /** As printed. */
  referenceRange: z.nullish(text(2000)),
  /** As printed. */
  flag: z.nullish(text(100)),
  /** 0 inside its range, above 0 outside, null if that cannot be decided: never to be shown as normal. */
  refExceed: z.nullish(z.number()),
  notes: z.nullish(text(5000)),
  source: z.nullish(Source),
  /**
   * `corrected` and `typed` by a person, `author` at `authoredAt`; `read` with an author was confirmed by that person as
   * it was read.
   */
  origin: z.nullish(z.enum(['read', 'corrected', 'typed'])),
  author: z.nullish(text(500)),
  authoredAt: z.nullish(text(40)),
  doubts: z.nullish(z.array(Doubt).check(z.maxLength(20))),
})
export type Biomarker = z.infer<typeof Biomarker>

const id = z.nullish(text(100))
const passage = z.nullish(text(200_000))

/** `proposed` by a model, and who added it when; absent in a row that was read or typed. */
const added = {
  origin: z.nullish(text(40)),
  author: z.nullish(text(500)),
  authoredAt: z.nullish(text(40)),
}

export const Prescription = z.looseObject({
  rowId: id,
  id,
  ...added,
  medication: z.nullish(text(1000)),
  dosage: z.nullish(text(1000)),
  frequency: z.nullish(text(1000)),
  duration: z.nullish(text(1000)),
  notes: z.nullish(text(5000)),
  source: z.nullish(Source),
})
export type Prescription = z.infer<typeof Prescription>

export const Procedure = z.looseObject({
  rowId: id,
  id,
  ...added,
  name: z.nullish(text(1000)),
  duration: z.nullish(text(1000)),
  frequency: z.nullish(text(1000)),
  notes: z.nullish(text(5000)),
  source: z.nullish(Source),
})
export type Procedure = z.infer<typeof Procedure>

const lines = z.nullish(z.array(Source).check(z.maxLength(500)))
/** The lines of the document that a passage was taken from; they no longer hold where a person has rewritten it. */
const PassageSources = z.looseObject({ findings: lines, conclusion: lines, recommendations: lines, reasons: lines })

/** `data.report` of a health record (H §3). */
export const HealthReport = z.looseObject({
  /** yyyy-mm-dd, or an ISO time. */
  date: z.nullish(text(40)),
  summary: passage,
  description: passage,
  /** Markdown. */
  content: z.nullish(text(1_000_000)),
  findings: z.nullish(
    z.looseObject({
      description: passage,
      labTestResults: z.nullish(z.looseObject({ biomarkers: z.nullish(z.array(Biomarker).check(z.maxLength(2000))) })),
    }),
  ),
  conclusion: z.nullish(z.looseObject({ text: passage })),
  recommendations: passage,
  study: z.nullish(z.looseObject({ type: z.nullish(text(500)) })),
  reasons: passage,
  prescriptions: z.nullish(z.array(Prescription).check(z.maxLength(1000))),
  procedures: z.nullish(z.array(Procedure).check(z.maxLength(1000))),
  doctor: z.nullish(text(1000)),
  sources: z.nullish(PassageSources),
  healthCareProvider: z.nullish(z.looseObject({ name: z.nullish(text(1000)) })),
})
export type HealthReport = z.infer<typeof HealthReport>
