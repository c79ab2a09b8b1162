import type { InsightSentence, InsightSource, InsightSum } from '../../contract/entities/insight.ts'
import type { Locale } from '../../contract/entities/user.ts'
import { catalogueEntry } from '../labs/catalogue/all.ts'
import type { Course, Lane } from '../timeline/courses.ts'
import { lanesOf } from '../timeline/courses.ts'
import type { NumberPoint, Point } from '../timeline/point.ts'
import { type Series, seriesOf } from '../timeline/series.ts'
import type { InsightRecord } from './insight-record.ts'
import { printConverted, printDay, printNumber, printOther, printValue } from './print-values.ts'
import { insightWords } from './words/insight-words.ts'
import type { InsightWords, Side } from './words/words.ts'

/** What the sentences of an insight are made of. */
export interface Material {
  /** Oldest first. */
  records: readonly InsightRecord[]
  series: readonly Series[]
  lanes: readonly Lane[]
  locale: Locale
  words: InsightWords
  /** `yyyy-mm-dd`: the day up to which days are counted. */
  today: string
}

export function materialOf(found: readonly InsightRecord[], locale: Locale, today: string): Material {
  const records = found.toSorted((a, b) => a.at - b.at || (a.clientId < b.clientId ? -1 : 1))
  return {
    ...{ records, locale, today, words: insightWords(locale) },
    series: seriesOf(records),
    lanes: lanesOf(records.filter(({ dated }) => dated === 'day')),
  }
}

export const sentence = (
  text: string,
  sources: readonly InsightSource[],
  sums: readonly InsightSum[] = [],
): InsightSentence => ({ text, sources: [...sources], sums: [...sums] })

export const count = (is: number): InsightSum => ({ kind: 'count', of: [], is: String(is) })

/** In the language of the insight; with its unit if the test has values in several. */
export function seriesName({ id, name, unit, oneOfSeveral }: Series, { locale, words }: Material): string {
  const own = catalogueEntry(id)?.names[locale][0] || name || words.unnamed
  return oneOfSeveral && unit !== '' ? `${own}, ${unit}` : own
}

const spaced = (value: string, unit: string) => (unit === '' ? value : `${value} ${unit}`)

/** A number with its unit, ≈ if it was converted. */
export const numberOf = (point: NumberPoint, { locale }: Material): string =>
  `${point.converted ? '≈ ' : ''}${spaced(printValue(point, locale), point.unit)}`

/** A result of any kind, with its unit; what is no number in quotation marks. */
export function resultOf(point: Point, material: Material): string {
  if (point.kind === 'number') return numberOf(point, material)
  const { locale, words } = material
  const said = spaced(printOther(point, locale, { yes: words.positive, no: words.negative }), point.unit)
  return locale === 'en' ? `“${said}”` : `«${said}»`
}

/** "3,9–6,1"; '' where the value is not compared with a range. */
export function rangeOf(point: Point, { locale }: Material): string {
  if (point.kind !== 'number' || point.standing === 'undecided') return ''
  const print = (bound: number) => (point.converted ? printConverted(bound, locale) : printNumber(bound, 0, locale))
  const { min, max } = point
  const about = point.converted ? '≈ ' : ''
  if (min !== null && max !== null) return `${about}${print(min)}–${print(max)}`
  if (max !== null) return `${about}≤ ${print(max)}`
  return min === null ? '' : `${about}≥ ${print(min)}`
}

/** Null within the range. */
export const sideOf = ({ standing, side }: Point): Side | null => (standing === 'out' ? side : null)

/** A value with all that the insight may print of it. */
export function sourceOf(point: Point, series: Series, material: Material): InsightSource {
  const { record, row } = point
  const range = rangeOf(point, material)
  const original =
    point.kind === 'number' && point.converted
      ? ` (${spaced(printNumber(row.value as number, 0, material.locale), String(row.unit ?? ''))})`
      : ''
  const said = `${seriesName(series, material)}: ${resultOf(point, material)}${original}${range && `; ${range}`}`
  return { record: record.clientId, day: record.day, said }
}

export function sourceOfCourse({ record, name, dosage, frequency, said }: Course, day: string): InsightSource {
  return { record, day, said: [name, dosage, frequency, said].filter(Boolean).join(', ') }
}

/** A day that is only that of the entry is never shown as the record's own. */
export const saidDay = ({ day, dated }: Pick<InsightRecord, 'day' | 'dated'>, words: InsightWords): string =>
  dated === 'entered' ? words.entered(printDay(day)) : printDay(day)

export const dayOf = ({ record }: Pick<Point, 'record'>): string => printDay(record.day)
