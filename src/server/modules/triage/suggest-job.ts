import type { TriageSuggestions } from '../../../contract/entities/triage.ts'
import { moment } from '../../clock.ts'
import { CodedError } from '../../coded-error.ts'
import type { TextEngine } from '../../engines/text/text-engine.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import { INSTRUCTIONS, readProposal } from './proposal.ts'
import { wantsModel } from './score-job.ts'
import { MOST_WORDS, scoreRecord } from './score-record.ts'
import { settleTriage, type TriageJobServices } from './settle-triage.ts'

/** Asks a model for what may have been overlooked, and stores it beside the result, which stays what it was. */
export function suggestJob(services: TriageJobServices & { textEngine: TextEngine | null }): {
  run: JobHandler<'suggest'>
  failed: FailureHandler<'suggest'>
} {
  const { clock, textEngine } = services
  return {
    async run({ recordId }, { signal }) {
      if (!textEngine) throw new NoModel()
      const answers = new Map<string, TriageSuggestions>()
      const ask = async (transcript: string): Promise<TriageSuggestions> => {
        const known = answers.get(transcript)
        if (known) return known
        const answer = await textEngine.complete({ instructions: INSTRUCTIONS, material: transcript, signal })
        const suggestions = readProposal(answer, textEngine.model)
        answers.set(transcript, suggestions)
        return suggestions
      }
      await settleTriage(services, recordId, async ({ record, patient, locale }) => {
        const scored = record.status === 'processed' || record.status === 'error'
        if (!scored || !wantsModel(record.data)) return null
        const data = {
          ...record.data,
          suggestions: await ask((record.data.transcription?.text ?? '').slice(0, MOST_WORDS)),
        }
        const { createdAt } = record
        return scoreRecord({ recordId, data, createdAt, patient, locale, now: moment(clock) })
      })
    },

    // The rules' own suggestions stand there already, and say so.
    failed: async () => undefined,
  }
}

/** The model was taken out of the configuration after it was asked for. */
class NoModel extends CodedError<'NO_MODEL'> {
  readonly retryable = false
  constructor() {
    super('NO_MODEL', 'No model is configured.')
  }
}
