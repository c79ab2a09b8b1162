import type { InsightSentence, InsightSum } from '../../contract/entities/insight.ts'
import type { Series } from '../timeline/series.ts'
import { lastPoint } from './about-series.ts'
import { daysBetween } from './days.ts'
import { dayOf, type Material, resultOf, sentence, seriesName, sideOf, sourceOf } from './material.ts'

/** A result out of its range counts as without follow-up from here on. */
export const FOLLOW_UP_DAYS = 90

/** Last results out of their range without a later one for a quarter of a year, the oldest first. */
export function outWithoutLater(series: readonly Series[], material: Material): InsightSentence[] {
  const { words, today } = material
  return series
    .flatMap(one => {
      const point = lastPoint(one)
      if (point?.standing !== 'out') return []
      const days = daysBetween(point.record.day, today)
      return days >= FOLLOW_UP_DAYS ? [{ one, point, days }] : []
    })
    .sort((a, b) => b.days - a.days)
    .map(({ one, point, days }) => {
      const [name, value] = [seriesName(one, material), resultOf(point, material)]
      const sums: InsightSum[] = [{ kind: 'days', of: [point.record.day, today], is: String(days) }]
      return sentence(
        words.followOut(name, value, sideOf(point), dayOf(point), days),
        [sourceOf(point, one, material)],
        sums,
      )
    })
}

/** Records with values that a person has to check; null if there are none. */
export function uncheckedList(
  series: readonly Series[],
  material: Material,
): { list: string; ids: [string, string][] } | null {
  const of = series.filter(({ unchecked }) => unchecked.length > 0)
  if (of.length === 0) return null
  const ids = new Map(of.flatMap(({ unchecked }) => unchecked.map(({ clientId, day }) => [clientId, day] as const)))
  return { list: of.map(one => seriesName(one, material)).join(', '), ids: [...ids] }
}
