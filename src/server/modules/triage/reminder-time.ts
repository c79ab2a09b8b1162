import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import { categoryInForce } from '../../../domain/triage/override.ts'
import { profileOf } from '../../../domain/triage/profiles/choose-profile.ts'
import { categoryOf } from '../../../domain/triage/profiles/profile.ts'
import { nextAssessment } from '../../../domain/triage/reassessment.ts'
import { readTriageData } from '../../../domain/triage/triage-record.ts'

/** When the patient has to be seen again, by the result and what clinicians decided; null if no category says when. */
export function reassessmentAt(row: HealthRecordData, createdAt: Date, now: Date): number | null {
  const data = readTriageData(row)
  if (!data) return null
  const [server, device] = [data.results?.assessment, data.provisional?.assessment]
  const shown = server?.classification.category ? server : (device ?? server)
  const { category } = shown ? categoryInForce(shown.classification, data.overrides ?? []) : { category: null }
  const next = nextAssessment(
    {
      category: category && categoryOf(profileOf(data.profile.id), category),
      startedAt: Date.parse(data.startedAt ?? createdAt.toISOString()),
      ...{ checks: data.checks ?? [], overrides: data.overrides ?? [], provisionalAt: data.provisional?.at },
    },
    now.getTime(),
  )
  return next && next.kind !== 'continuous' ? next.dueAt : null
}

export interface Reminder {
  /** In epoch milliseconds; each time has a reminder of its own, and the earlier ones find that they are outdated. */
  dueAt: number
  /** Seconds until then. */
  delay: number
}

export function reminderOf(data: HealthRecordData, createdAt: Date, now: Date): Reminder | null {
  const dueAt = reassessmentAt(data, createdAt, now)
  return dueAt === null ? null : { dueAt, delay: Math.max(1, Math.ceil((dueAt - now.getTime()) / 1000)) }
}
