import type { Series } from './series.ts'
import type { Window } from './window.ts'

/** How many values of a series are in the shown time, and how many there are. */
export function pointsIn({ points }: Series, { from, to }: Window): { shown: number; all: number } {
  return { shown: points.filter(({ record }) => record.at >= from && record.at <= to).length, all: points.length }
}
