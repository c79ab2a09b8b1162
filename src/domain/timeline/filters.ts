import type { Series } from './series.ts'

/** The tab "Filters" (H §2). */
export interface TimelineFilters {
  /** Hides biomarkers of which every value is within its range. */
  hideInRange: boolean
  hideTreatments: boolean
  /** Hides biomarkers that stand on a sheet and have no value on any. */
  hideNotFound: boolean
  /** Bars keep 20 pixels; the chart then shows a part of the time. */
  fixedBars: boolean
}

export const DEFAULT_FILTERS: TimelineFilters = {
  hideInRange: false,
  hideTreatments: false,
  hideNotFound: true,
  fixedBars: false,
}

/** How many filters are on. */
export const activeFilters = (filters: TimelineFilters): number => Object.values(filters).filter(Boolean).length

export const isNotFound = ({ points, unchecked }: Series): boolean => points.length === 0 && unchecked.length === 0
export const isInRange = ({ points }: Series): boolean =>
  points.length > 0 && points.every(({ standing }) => standing === 'in')

/** The biomarkers that are listed and, without a chosen one, drawn. */
export const shownSeries = (all: readonly Series[], { hideInRange, hideNotFound }: TimelineFilters): Series[] =>
  all.filter(one => !(hideNotFound && isNotFound(one)) && !(hideInRange && isInRange(one)))
