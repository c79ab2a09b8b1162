import { BUILT_IN } from '../../../domain/triage/stored/score-stored.ts'
import { moment } from '../../clock.ts'
import type { Tx } from '../../database/transaction.ts'
import type { TextEngine } from '../../engines/text/text-engine.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import { reminderOf } from './reminder-time.ts'
import { type Score, scoreRecord } from './score-record.ts'
import { settleTriage, type TriageJobServices } from './settle-triage.ts'

/**
 * Scores a triage that waits for it. A configured model is asked afterwards, in its own job: the result must not wait
 * for it, and it changes no score.
 */
export function scoreJob(services: TriageJobServices & { textEngine: TextEngine | null; score: Score }): {
  run: JobHandler<'triage'>
  failed: FailureHandler<'triage'>
} {
  const { clock, send, textEngine, score } = services
  return {
    run: ({ recordId }) =>
      settleTriage(services, recordId, async ({ record, patient, locale }) => {
        if (record.status !== 'processing') return null
        const { data, createdAt } = record
        const now = moment(clock)
        const scored = await scoreRecord(score, { recordId, data, createdAt, patient, locale, now })
        const proposes = textEngine !== null && needsModel(scored.data)
        return {
          ...scored,
          async afterwards(tx: Tx, seq: number) {
            if (proposes) await send('suggest', { recordId, seq }, { tx })
            const reminder = reminderOf(scored.data, createdAt, now)
            if (reminder) await send('remind', { recordId, dueAt: reminder.dueAt }, { tx, delay: reminder.delay })
          },
        }
      }),

    failed: ({ recordId }) =>
      settleTriage(services, recordId, ({ record }) =>
        record.status === 'processing'
          ? { status: 'error', data: { ...record.data, results: null, errorKey: 'triage.noResults.failed' } }
          : null,
      ),
  }
}

/** True if no model has read this transcript yet. */
export function needsModel(data: Record<string, unknown>): boolean {
  const { suggestions, heard } = data
  if (!heard) return false
  return typeof suggestions === 'object' && suggestions !== null && 'model' in suggestions
    ? suggestions.model === BUILT_IN
    : true
}
