import type { Locale } from '../../contract/entities/user.ts'
import { findBiomarker } from './catalogue/find-biomarker.ts'
import { readConclusion } from './header/conclusion.ts'
import { languageOf } from './header/language.ts'
import { readPerson } from './header/person.ts'
import {
  dateOrder,
  type FoundDate,
  type HeaderLine,
  labelledDates,
  readDate,
  sampleDates,
} from './header/sample-dates.ts'
import { type Line, linesOf, lineText, placeOfLine } from './layout/lines.ts'
import { placedWords } from './layout/placed-words.ts'
import { type ReadLine, readTables } from './layout/tables.ts'
import type { ReadPage } from './page.ts'
import type { RangeContext } from './range/resolve-range.ts'
import { cellText, type RowDraft, rowDrafts } from './rows/row-drafts.ts'
import { marksOf } from './rows/unread-marks.ts'
import { datesIn, type PrintedDate } from './text/dates.ts'
import { printedNumber } from './text/printed-number.ts'

export interface ReadDate {
  /** Empty if it cannot be read. */
  iso: string
  /** Why it may be another date; none if it is certain. */
  reasons: string[]
  /** From where on it holds (placeOfLine). */
  place: number
  kind: string | null
}

/** One reading of a document, before its values are taken apart. */
export interface ReadDocument {
  rows: RowDraft[]
  language: Locale
  person: RangeContext
  conclusion: string | null
  decimalSign: ',' | '.' | null
  /** Sample dates in reading order, each for the rows from its place on. */
  dates: ReadDate[]
  /** Reads the date above a column of a cumulative sheet. */
  dateOf: (text: string) => ReadDate
  /** All dates above columns. */
  columnDates: string[]
}

/** Reads one of a document's readings. */
export function readDocument(
  pages: readonly ReadPage[],
  reading: number,
  language: Locale | null,
  isPicture: boolean,
): ReadDocument {
  const lines = pages.map(page => linesOf(placedWords(page, page.readings[reading] ?? page.readings[0] ?? [])))
  const text = lines.flat().map(lineText).join('\n')
  const spoken = language ?? languageOf(text)
  const tables = readTables(lines, isPicture)
  const rows = rowDrafts(tables, isPicture).map(row => ({ ...row, marks: marksOf(row, pages) }))
  const used = new Set(rows.filter(looksLikeResult).flatMap(row => row.lines.map(keyOf)))
  const around = tables.filter(one => !used.has(keyOf(one.line)) && !one.isHeading)
  const texts = around.map(one => lineText(one.line))
  const headers = around.map(one => headerLine(one, tables))
  const found = labelledDates(headers)
  const order = dateOrder([...found.map(one => one.date), ...datesIn(text)], spoken, text)
  const read = (date: PrintedDate, at: number, kind: string | null): ReadDate[] => {
    const { iso, sure } = readDate(date, order)
    return iso ? [{ iso, reasons: sure ? [] : ['ambiguous-date'], place: at, kind }] : []
  }
  const unreadable: ReadDate = { iso: '', reasons: ['illegible'], place: 0, kind: 'column' }
  const dateOf = (heading: string) => datesIn(heading).flatMap(date => read(date, 0, 'column'))[0] ?? unreadable
  const columnDates = rows.flatMap(row => row.columns.map(column => column.heading?.date ?? null))
  return {
    rows,
    language: spoken,
    person: readPerson(texts),
    conclusion: readConclusion(texts),
    decimalSign: decimalSignOf(text),
    dates: sampleDates(found).flatMap((one: FoundDate) => read(one.date, one.place, one.kind)),
    dateOf,
    columnDates: [...new Set(columnDates)].flatMap(heading => (heading ? dateOf(heading).iso : [])),
  }
}

const keyOf = (line: Line) => `${line.page}:${line.words[0]?.box.join()}`

/** A row with the name of a test, a range or a unit: its words say nothing about the person. */
const looksLikeResult = (row: RowDraft) =>
  findBiomarker(cellText(row, 'name')).known || cellText(row, 'range') !== '' || cellText(row, 'unit') !== ''

function headerLine({ line }: ReadLine, tables: readonly ReadLine[]): HeaderLine {
  const order = tables.findIndex(one => one.line === line)
  const text = lineText(line)
  const above = (at: number) => {
    // The place of a character on the page, by the share of its line.
    let length = 0
    const word = line.words.find(one => {
      length += one.text.length + 1
      return length > at
    })
    const upper = tables
      .slice(0, Math.max(order, 0))
      .findLast(one => one.line.page === line.page && one.line.y < line.y - 0.5)
    if (!word || !upper || line.y - upper.line.y > 2.2) return ''
    const near = upper.line.words.filter(one => one.right > word.left - 2 && one.left < word.right + 6)
    return near.map(one => one.text).join(' ')
  }
  return { text, place: placeOfLine(line), above }
}

/** The sign of numbers that can be read in one way only. */
function decimalSignOf(text: string): ',' | '.' | null {
  let commas = 0
  for (const token of text.match(/(?<![\d.,])\d+[.,]\d+(?![\d.,])/gu) ?? []) {
    const number = printedNumber(token)
    if (number?.grouped === null) commas += number.sign === ',' ? 1 : -1
  }
  return commas === 0 ? null : commas > 0 ? ',' : '.'
}
