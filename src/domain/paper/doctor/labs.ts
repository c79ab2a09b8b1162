import type { Biomarker } from '../../../contract/entities/health-report.ts'
import { doubtsOf, isConfirmed } from '../../labs/certainty.ts'
import { sideOf } from '../../labs/range.ts'
import { fold } from '../../labs/text/fold.ts'
import { numberPrinter, printValue } from '../../records/print-value.ts'
import { isCritical, nameOf } from '../../records/record-facts.ts'
import { textOf } from '../../records/report.ts'
import { type Series, seriesOf } from '../../timeline/series.ts'
import type { TimelineRecord } from '../../timeline/timeline-record.ts'
import type { Block, Cell, Span, Trend, Words } from '../paper.ts'
import { dayLines, printDay } from './dates.ts'
import type { DoctorWords } from './doctor-words.ts'

interface Entry {
  record: TimelineRecord
  row: Biomarker
}

/** One test with every row of it, newest first. */
interface Test {
  key: string
  name: string
  entries: Entry[]
  series: Series[]
}

export interface Labs {
  /** What is outside now, the newest values with their trends, and every value. */
  outside: Block[]
  newest: Block[]
  all: Block[]
  unchecked: number
}

export function labBlocks(records: readonly TimelineRecord[], words: DoctorWords): Labs {
  const tests = testsOf(records)
  const cells = cellsOf(words)
  const outside = tests.flatMap(test => {
    const entry = test.entries.find(({ row }) => doubtsOf(row).length === 0)
    return entry && isOutside(entry.row) ? [cells.newest(test, entry).slice(0, 5)] : []
  })
  const unchecked = tests.reduce(
    (sum, { entries }) => sum + entries.filter(({ row }) => doubtsOf(row).length > 0).length,
    0,
  )
  const { test, value, range, mark, date, trend, unit, source } = words
  const fiveColumns = [
    { title: test, share: 26 },
    { title: value, share: 20 },
    { title: range, share: 16 },
    { title: mark, share: 22 },
    { title: date, share: 16 },
  ]
  return {
    outside:
      outside.length > 0
        ? [{ kind: 'table', columns: fiveColumns, rows: outside }]
        : [{ kind: 'paragraph', text: tests.length > 0 ? words.noneOutside : words.none }],
    newest:
      tests.length === 0
        ? []
        : [
            {
              kind: 'table',
              columns: [...fiveColumns.map(one => ({ ...one, share: one.share * 0.75 })), { title: trend, share: 26 }],
              rows: tests.map(one => cells.newest(one, one.entries[0] as Entry)),
            },
          ],
    all: tests.map(one => ({
      kind: 'table',
      title: one.name,
      columns: [
        { title: date, share: 15 },
        { title: value, share: 18 },
        { title: unit, share: 13 },
        { title: range, share: 18 },
        { title: mark, share: 20 },
        { title: source, share: 32 },
      ],
      rows: one.entries.map(cells.full),
    })),
    unchecked,
  }
}

/** Read by a program, and checked by no person. */
const isUnconfirmed = (row: Biomarker) => !isConfirmed(row) && (row.origin === 'read' || Boolean(row.source))

const isOutside = ({ refExceed }: Biomarker) => typeof refExceed === 'number' && refExceed > 0

function testsOf(records: readonly TimelineRecord[]): Test[] {
  const tests = new Map<string, Test>()
  for (const record of records.toSorted((a, b) => b.at - a.at)) {
    for (const row of record.biomarkers) {
      const name = nameOf(row)
      const key = textOf(row.id) || `name ${fold(name)}`
      const test = tests.get(key) ?? { key, name, entries: [], series: [] }
      tests.set(key, test)
      test.entries.push({ record, row })
    }
  }
  for (const series of seriesOf(records)) {
    const own = tests.get(series.key) ?? [...tests.values()].find(({ key }) => series.key.startsWith(`${key} in `))
    own?.series.push(series)
  }
  return [...tests.values()]
}

function cellsOf(words: DoctorWords) {
  const number = numberPrinter(words.tag)
  const value = (row: Biomarker) => printValue(row, number, words)
  const rangeOf = ({ referenceRange, min, max }: Biomarker): string => {
    const printed = textOf(referenceRange)
    if (printed !== '') return printed
    if (typeof min === 'number' && typeof max === 'number') return `${number(min)}–${number(max)}`
    if (typeof min === 'number') return `≥ ${number(min)}`
    return typeof max === 'number' ? `≤ ${number(max)}` : ''
  }

  function mark(row: Biomarker): Words {
    const doubts = doubtsOf(row)
    if (doubts.length > 0) {
      const cells = [...new Set(doubts.map(({ cell }) => words.cells[cell] ?? cell))].join(', ')
      return [{ text: words.toCheck(cells), bold: true, tone: 'warn' }]
    }
    if (isCritical(row)) return [{ text: words.critical(textOf(row.flag)), bold: true, tone: 'warn' }]
    if (isOutside(row)) {
      const side = sideOf(row)
      const text = side === 1 ? words.above : side === -1 ? words.below : words.outside
      return [{ text, bold: true, tone: 'warn' }]
    }
    if (row.refExceed === 0) return words.within
    return typeof row.value === 'number' ? [{ text: words.undecided, tone: 'quiet' }] : ''
  }

  const printed = (row: Biomarker): Span[] => [
    { text: value(row), ...((isOutside(row) || doubtsOf(row).length > 0) && { bold: true }) },
  ]

  return {
    newest({ name, entries, series }: Test, { record, row }: Entry): Cell[] {
      const known = entries.find(one => doubtsOf(one.row).length === 0)
      const isNewerHidden = known?.row === row && entries[0]?.row !== row
      const lines: Words[] = [mark(row)]
      if (isNewerHidden) lines.push([{ text: words.newerUnchecked, tone: 'warn' }])
      const unit = textOf(row.unit)
      return [
        name,
        [...printed(row), ...(unit === '' ? [] : [{ text: `\u00a0${unit}` }])],
        rangeOf(row),
        { lines },
        { lines: dayLines(record, words) },
        trendCell(series, words),
      ]
    },
    full({ record, row }: Entry): Cell[] {
      const notes = textOf(row.notes)
      return [
        printDay(record),
        printed(row),
        textOf(row.unit),
        rangeOf(row),
        { lines: [mark(row), ...(notes === '' ? [] : [notes])] },
        {
          lines: [
            isUnconfirmed(row)
              ? [{ text: record.name }, { text: ` · ${words.unconfirmed}`, tone: 'quiet' }]
              : record.name,
            ...(record.dated === 'entered' ? [[{ text: words.dateEntered, tone: 'quiet' as const }]] : []),
          ],
        },
      ]
    },
  }
}

/** The series with most numbers that have a date; nothing is drawn of one number alone. */
function trendCell(series: readonly Series[], words: DoctorWords): Cell {
  const drawn = series
    .map(one => ({
      unit: one.unit,
      points: one.points.flatMap(point => (point.kind === 'number' && point.record.dated !== 'entered' ? [point] : [])),
    }))
    .reduce((most, one) => (one.points.length > most.points.length ? one : most), { unit: '', points: [] })
  const { points, unit } = drawn
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return ''
  const values = [...points.map(({ value }) => value), ...[last.min, last.max].filter(one => one !== null)]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = high - low || 1
  const time = last.record.at - first.record.at || 1
  const share = (value: number) => 0.06 + (0.88 * (value - low)) / span
  const trend: Trend = {
    points: points.map(({ record, value, standing }) => ({
      x: (record.at - first.record.at) / time,
      y: share(value),
      standing,
    })),
    band:
      last.min === null && last.max === null
        ? null
        : { from: last.min === null ? 0 : share(last.min), to: last.max === null ? 1 : share(last.max) },
  }
  const converted = points.filter(one => one.converted).length
  const said = [
    words.trendOf(points.length, printDay(first.record), printDay(last.record)),
    ...(converted > 0 ? [words.converted(converted, unit)] : []),
  ]
  return { trend, said: said.join('; ') }
}
