import { composeInsight } from '../../../domain/insights/compose-insight.ts'
import { checkInsight } from '../../../domain/insights/model/check-insight.ts'
import { reportEngine } from '../../../domain/reports/report-engine.ts'
import { scoreStored } from '../../../domain/triage/stored/score-stored.ts'
import { interpretPages } from '../documents/interpret-pages.ts'

/** What the thread does: all that grows with a text. */
export const threadWork = {
  ...reportEngine,
  insight: composeInsight,
  checkInsight,
  triage: scoreStored,
  interpret: interpretPages,
}

export type ThreadWork = typeof threadWork
