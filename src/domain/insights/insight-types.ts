import type { InsightKind } from '../../contract/entities/insight.ts'
import { INSIGHT_TYPES, MAX_INSIGHT_RECORDS } from '../../contract/record-types.ts'

interface Known {
  biomarkers: readonly unknown[]
  courses: readonly unknown[]
}

/**
 * The types that these records allow (decision 55): general needs a record of any kind, biomarkers a lab result,
 * treatment and recommendations a treatment. Custom can be chosen with any record, and asked with a prompt.
 */
export function enabledTypes(records: readonly Known[]): InsightKind[] {
  const allows: Record<InsightKind, boolean> = {
    general: records.length > 0,
    biomarkers: records.some(({ biomarkers }) => biomarkers.length > 0),
    treatment: records.some(({ courses }) => courses.length > 0),
    recommendations: records.some(({ courses }) => courses.length > 0),
    custom: records.length > 0,
  }
  return INSIGHT_TYPES.filter(type => allows[type])
}

/** The chosen type, or the first enabled one instead of one that is disabled; null if none is enabled. */
export const allowedType = (chosen: InsightKind, enabled: readonly InsightKind[]): InsightKind | null =>
  enabled.includes(chosen) ? chosen : (enabled[0] ?? null)

/** A prompt counts without the space around it. */
export const mayAsk = (type: InsightKind, prompt: string): boolean => type !== 'custom' || prompt.trim() !== ''

export const ORDER: readonly InsightKind[] = INSIGHT_TYPES

/** As many of these records as one insight may rest on, the last ones. */
export const mostRecords = <R>(records: readonly R[]): readonly R[] => records.slice(-MAX_INSIGHT_RECORDS)
