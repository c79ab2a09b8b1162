import type { TriageSuggestions } from '../../../contract/entities/triage.ts'
import { storedText } from '../../../domain/triage/stored/stored-transcript.ts'
import { moment } from '../../clock.ts'
import { CodedError } from '../../coded-error.ts'
import type { TextEngine } from '../../engines/text/text-engine.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import { INSTRUCTIONS, readProposal } from './proposal.ts'
import { needsModel } from './score-job.ts'
import { type Score, scoreRecord } from './score-record.ts'
import { settleTriage, type TriageJobServices } from './settle-triage.ts'

/** Asks a model for what may have been overlooked; stores it beside the result, which does not change. */
export function suggestJob(services: TriageJobServices & { textEngine: TextEngine | null; score: Score }): {
  run: JobHandler<'suggest'>
  failed: FailureHandler<'suggest'>
} {
  const { clock, textEngine, score } = services
  return {
    async run({ recordId }, { signal }) {
      if (!textEngine) throw new NoModel()
      const proposals = new Map<string, TriageSuggestions>()
      const ask = async (transcript: string): Promise<TriageSuggestions> => {
        const known = proposals.get(transcript)
        if (known) return known
        const output = await textEngine.complete({
          instructions: INSTRUCTIONS,
          material: transcript,
          format: 'json',
          signal,
        })
        const suggestions = readProposal(output, textEngine.model)
        proposals.set(transcript, suggestions)
        return suggestions
      }
      await settleTriage(services, recordId, async ({ record, patient, locale }) => {
        const scored = record.status === 'processed' || record.status === 'error'
        if (!scored || !needsModel(record.data)) return null
        const data = {
          ...record.data,
          suggestions: await ask(storedText(record.data)),
        }
        const { createdAt } = record
        return scoreRecord(score, { recordId, data, createdAt, patient, locale, now: moment(clock) })
      })
    },

    // The built-in suggestions stay, marked as such.
    failed: async () => undefined,
  }
}

/** The model was removed from the configuration after the job was enqueued. */
class NoModel extends CodedError<'NO_MODEL'> {
  readonly retryable = false
  constructor() {
    super('NO_MODEL', 'No model is configured.')
  }
}
