import type { InsightKind } from '../../../contract/entities/insight.ts'

export type Side = -1 | 0 | 1
/** How the later of two numbers stands to the earlier. */
export type Way = 'up' | 'down' | 'same'

export interface Change {
  way: Way
  /** With its unit. */
  by: string
  percent: string | null
}

/** How a course ends, as far as its record says; days are printed. */
export type End = { kind: 'said'; said: string; to: string } | { kind: 'open'; said: string } | { kind: 'unknown' }

/** The sentences of an insight. Numbers, values with their units, and days come printed; names are never inflected. */
export interface InsightWords {
  positive: string
  negative: string
  unnamed: string
  title: (type: InsightKind, day: string) => string
  heads: Record<
    | 'brief'
    | 'biomarkers'
    | 'treatment'
    | 'weeks'
    | 'noted'
    | 'question'
    | 'followUp'
    | 'unused'
    | 'model'
    | 'computed',
    string
  >
  /** Days are '' where no record has a date. */
  basis: (records: number, from: string, to: string) => string
  withoutDate: (records: number) => string
  /** Of a record without a date of its own. */
  entered: (day: string) => string
  missing: (records: number) => string
  labs: (biomarkers: number, values: number) => string
  outNow: (count: number, list: string) => string
  noneOut: string
  inNow: (count: number, list: string) => string
  undecidedNow: (count: number, list: string) => string
  unconfirmed: (count: number, all: number) => string
  unchecked: (list: string) => string
  courses: (count: number, list: string) => string
  more: (count: number) => string
  arithmeticOnly: string
  standing: (side: Side | null, range: string) => string
  named: (name: string, value: string, side: Side | null, day: string) => string
  last: (value: string, day: string, standing: string) => string
  lastOther: (said: string, day: string) => string
  previous: (value: string, day: string, change: Change) => string
  previousOther: (said: string, day: string) => string
  span: (first: string, firstDay: string, last: string, lastDay: string, change: Change) => string
  extremes: (count: number, low: string, lowDay: string, high: string, highDay: string) => string
  outOf: (out: number, decided: number, undecided: number) => string
  run: (side: Side, count: number, from: string, to: string, values: string, back: string | null) => string
  converted: (unit: string, list: string) => string
  others: (list: string) => string
  undated: (list: string) => string
  otherUnits: string
  course: (name: string, details: string, from: string, end: End, isOver: boolean) => string
  weeks: (name: string, value: string, day: string, out: boolean, courses: string) => string
  began: (name: string, day: string) => string
  ended: (name: string, day: string) => string
  noWeeks: string
  noted: (name: string, day: string, text: string) => string
  followOut: (name: string, value: string, side: Side | null, day: string, days: number) => string
  followEnded: (name: string, day: string) => string
  followUnchecked: (list: string) => string
  noFollowUp: string
  nothing: string
  asked: (names: string, from: string | null) => string
  askedNothing: string
  /** Why a configured model has no part in the insight. */
  withoutModel: Record<'unanswered' | 'private', string>
  held: (count: number) => string
}
