import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import type { Notify } from '../../push/notify.ts'
import { findTriage } from './find-triage.ts'
import { reassessmentAt } from './reminder-time.ts'
import type { TriageJobServices } from './settle-triage.ts'

/** Tells the account's browsers that a patient is to be seen again, if that is still so. */
export const remindJob = ({ inAccount, database }: TriageJobServices, notify: Notify) => ({
  run: (async ({ recordId, dueAt }) => {
    const owner = await findTriage(database.db, recordId)
    if (!owner) return
    await inAccount(owner.record.userId, async ({ tx, now }) => {
      const found = await findTriage(tx, recordId)
      if (!found) return
      const { userId, data, createdAt } = found.record
      if (reassessmentAt(data, createdAt, now) !== dueAt) return
      await notify(tx, { userId, kind: 'reassessmentDue', recordId }, now)
    })
  }) satisfies JobHandler<'remind'>,
  failed: (async () => undefined) satisfies FailureHandler<'remind'>,
})
