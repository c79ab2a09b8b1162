import { composeInsight } from '../../../domain/insights/compose-insight.ts'
import { checkInsight } from '../../../domain/insights/model/check-insight.ts'
import { reportEngine } from '../../../domain/reports/report-engine.ts'

/** What the thread does. */
export const threadWork = { ...reportEngine, insight: composeInsight, checkInsight }

export type ThreadWork = typeof threadWork
