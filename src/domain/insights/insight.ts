import type { HealthRecordData } from '../../contract/entities/health-record.ts'
import { Insight, type InsightRequest, type InsightSection } from '../../contract/entities/insight.ts'

/** What a record has of an insight; empty for any other record. */
export function insightOf(data: HealthRecordData): Insight {
  const read = Insight.safeParse(data.insight)
  return read.success ? read.data : {}
}

export const requestOf = (data: HealthRecordData): InsightRequest | null => insightOf(data).request ?? null

/** The sections of a part, as they are shown. */
export const sectionsOf = (data: HealthRecordData, part: InsightSection['part']): readonly InsightSection[] =>
  (insightOf(data).sections ?? []).filter(one => one.part === part)
