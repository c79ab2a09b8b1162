import type { InsightSentence, InsightSum } from '../../contract/entities/insight.ts'
import type { NumberPoint, Point } from '../timeline/point.ts'
import type { Series } from '../timeline/series.ts'
import {
  count,
  dayOf,
  type Material,
  numberOf,
  rangeOf,
  resultOf,
  saidDay,
  sentence,
  sideOf,
  sourceOf,
} from './material.ts'
import { differenceOf, parseNumber, percentOf, printNumber, printValue } from './print-values.ts'
import type { Change, Side } from './words/words.ts'

/** Only results of a full date have an order. */
export const datedPoints = ({ points }: Series): Point[] => points.filter(({ record }) => record.dated === 'day')

/** The newest result of a full date, of any kind. */
export const lastPoint = (series: Series): Point | undefined => datedPoints(series).at(-1)

const isNumber = (point: Point | undefined): point is NumberPoint => point?.kind === 'number'

/** The change from an earlier number to a later one, computed from the numbers as they are printed. */
function changeOf(
  earlier: NumberPoint,
  later: NumberPoint,
  { locale }: Material,
): { change: Change; sums: InsightSum[] } {
  const of = [printValue(earlier, locale), printValue(later, locale)]
  const [from = '', to = ''] = of
  const { by, printed } = differenceOf(from, to, locale)
  if (by === 0) return { change: { way: 'same', by: '', percent: null }, sums: [] }
  const percent = percentOf(from, to, locale)
  const sums: InsightSum[] = [{ kind: 'difference', of, is: printed }]
  if (percent !== null) sums.push({ kind: 'percent', of, is: percent })
  const withUnit = later.unit === '' ? printed : `${printed} ${later.unit}`
  return { change: { way: by > 0 ? 'up' : 'down', by: withUnit, percent }, sums }
}

/** Everything that arithmetic says about the values of one biomarker. */
export function aboutSeries(series: Series, material: Material): InsightSentence[] {
  const dated = datedPoints(series)
  const numbers = dated.filter(isNumber)
  return [
    ...newest(series, dated, material),
    ...overAll(series, numbers, material),
    ...outside(series, dated, material),
    ...apart(series, numbers, material),
  ]
}

/** The last result, and its change against the one before. */
export function newest(series: Series, dated: readonly Point[], material: Material): InsightSentence[] {
  const { words } = material
  const [before, last] = [dated.at(-2), dated.at(-1)]
  if (!last) return []
  const source = (point: Point) => sourceOf(point, series, material)
  if (!isNumber(last)) return [sentence(words.lastOther(resultOf(last, material), dayOf(last)), [source(last)])]
  const standing = words.standing(sideOf(last), rangeOf(last, material))
  const first = sentence(words.last(numberOf(last, material), dayOf(last), standing), [source(last)])
  if (!before) return [first]
  if (!isNumber(before))
    return [first, sentence(words.previousOther(resultOf(before, material), dayOf(before)), [source(before)])]
  const { change, sums } = changeOf(before, last, material)
  const second = words.previous(numberOf(before, material), dayOf(before), change)
  return [first, sentence(second, [source(before), source(last)], sums)]
}

/** The change over the whole span, and the extremes; of two numbers the newest sentences say it all. */
function overAll(series: Series, numbers: readonly NumberPoint[], material: Material): InsightSentence[] {
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (!first || !last || numbers.length < 3) return []
  const { words, locale } = material
  const { change, sums } = changeOf(first, last, material)
  const source = (point: Point) => sourceOf(point, series, material)
  const span = words.span(
    ...([numberOf(first, material), dayOf(first), numberOf(last, material), dayOf(last)] as const),
    change,
  )
  const printed = (point: NumberPoint) => parseNumber(printValue(point, locale))
  const low = numbers.reduce((least, one) => (printed(one) < printed(least) ? one : least))
  const high = numbers.reduce((most, one) => (printed(one) > printed(most) ? one : most))
  const extremes = words.extremes(
    numbers.length,
    ...([numberOf(low, material), dayOf(low), numberOf(high, material), dayOf(high)] as const),
  )
  return [
    sentence(span, [source(first), source(last)], sums),
    sentence(extremes, [source(low), source(high)], [count(numbers.length)]),
  ]
}

interface Run {
  side: Side
  points: Point[]
  /** The first result within the range behind it. */
  back: Point | null
}

/** Two or more results in a row outside on the same side; one that cannot be decided ends the run. */
export function runsOf(dated: readonly Point[]): Run[] {
  const runs: Run[] = []
  for (const [at, point] of dated.entries()) {
    const before = dated[at - 1]
    const open = before?.standing === 'out' ? runs.at(-1) : undefined
    if (open && point.standing === 'in') open.back = point
    if (point.standing !== 'out') continue
    if (open?.side === point.side) open.points.push(point)
    else runs.push({ side: point.side, points: [point], back: null })
  }
  return runs.filter(({ points }) => points.length > 1)
}

/** Values of a longer run are given by their extremes. */
const LISTED = 6

function outside(series: Series, dated: readonly Point[], material: Material): InsightSentence[] {
  const { words } = material
  const source = (point: Point) => sourceOf(point, series, material)
  const out = dated.filter(({ standing }) => standing === 'out')
  if (out.length === 0 || dated.length < 2) return []
  const undecided = dated.filter(({ standing }) => standing === 'undecided').length
  const decided = dated.length - undecided
  const counts = [out.length, decided, ...(undecided > 0 ? [undecided] : [])].map(count)
  return [
    sentence(words.outOf(out.length, decided, undecided), out.map(source), counts),
    ...runsOf(dated).map(({ side, points, back }) => {
      const [first, last] = [points[0] as Point, points.at(-1) as Point]
      const text = words.run(
        ...([side, points.length, dayOf(first), dayOf(last), listOf(points, material), back && dayOf(back)] as const),
      )
      return sentence(text, [...points, ...(back ? [back] : [])].map(source), [count(points.length)])
    }),
  ]
}

function listOf(points: readonly Point[], material: Material): string {
  const numbers = points.filter(isNumber)
  if (points.length <= LISTED || numbers.length < points.length)
    return points.map(point => resultOf(point, material)).join('; ')
  const printed = numbers.map(point => printValue(point, material.locale))
  const sorted = printed.toSorted((a, b) => parseNumber(a) - parseNumber(b))
  const unit = numbers[0]?.unit ? ` ${numbers[0].unit}` : ''
  return `${sorted[0]} … ${sorted.at(-1)}${unit}`
}

/** What is no plain number with a full date, said as what it is. */
function apart(series: Series, numbers: readonly NumberPoint[], material: Material): InsightSentence[] {
  const { words, locale } = material
  const source = (point: Point) => sourceOf(point, series, material)
  const withDay = (said: string, point: Point) => `${said} (${dayOf(point)})`
  const found: InsightSentence[] = []
  const converted = numbers.filter(point => point.converted)
  if (converted.length > 0) {
    const list = converted.map(point => {
      const { value, unit } = point.row
      return withDay(`${printNumber(value as number, 0, locale)} ${unit ?? ''}`.trim(), point)
    })
    found.push(sentence(words.converted(series.unit, list.join('; ')), converted.map(source)))
  }
  const others = datedPoints(series).filter(point => point.kind !== 'number')
  if (others.length > 0 && numbers.length > 0) {
    const list = others.map(point => withDay(resultOf(point, material), point)).join('; ')
    found.push(sentence(words.others(list), others.map(source)))
  }
  const undated = series.points.filter(({ record }) => record.dated !== 'day')
  if (undated.length > 0) {
    const list = undated.map(point => `${resultOf(point, material)} (${saidDay(point.record, words)})`).join('; ')
    found.push(sentence(words.undated(list), undated.map(source)))
  }
  if (series.oneOfSeveral) found.push(sentence(words.otherUnits, []))
  return found
}
