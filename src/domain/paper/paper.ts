import type { Locale } from '../../contract/entities/user.ts'

/* A document that leaves the product, described plainly: src/pdf makes a PDF of it. */

/** Words of one kind within a text. */
export interface Span {
  text: string
  bold?: boolean
  italic?: boolean
  /** `warn`: out of range, to be checked, not supported; always beside a word or a sign that says so. */
  tone?: 'warn' | 'quiet'
}

export type Words = string | readonly Span[]

/** Values over time, drawn without scales: the numbers stand beside it. Shares of width and height from 0 to 1. */
export interface Trend {
  points: readonly { x: number; y: number; standing: 'in' | 'out' | 'undecided' }[]
  /** The range of the newest value; a side without a bound ends at the edge. */
  band: { from: number; to: number } | null
}

export type Cell = Words | { lines: readonly Words[] } | { trend: Trend; said: string }

export interface Column {
  title: string
  /** Of the width of the table, by the sum of all columns. */
  share: number
  align?: 'right'
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: Words }
  | { kind: 'paragraph'; text: Words; tone?: 'lead' | 'quiet' }
  | { kind: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  /** `title` stands above the heads and is repeated with them. */
  | { kind: 'table'; title?: Words; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'note'; tone: 'plain' | 'warn'; text: Words }
  | { kind: 'quote'; blocks: readonly Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

export interface Paper {
  locale: Locale
  title: string
  /** Under the title: whose it is, what it is. */
  head: readonly Words[]
  /** At the foot of every page: when it was made, and as of when its data is. */
  standing: string
  /** Milliseconds: the date in the file itself. The same paper makes the same bytes. */
  madeAt: number
  blocks: readonly Block[]
}

export const plainText = (words: Words): string =>
  typeof words === 'string' ? words : words.map(({ text }) => text).join('')
