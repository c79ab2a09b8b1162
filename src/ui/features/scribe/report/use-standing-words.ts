import { useLingui } from '@lingui/react/macro'
import type { JudgedSentence } from '../../../../domain/reports/review/may-leave.ts'

/** Why a sentence is marked, in words; null for one that is supported or a person's own. */
export function useStandingWords(): (sentence: JudgedSentence) => string | null {
  const { t } = useLingui()
  const changed = (change: string | undefined): string => {
    switch (change) {
      case 'negation':
        return t({ id: 'scribe.changed.negation', message: 'negation differs' })
      case 'drug':
        return t({ id: 'scribe.changed.drug', message: 'another drug' })
      case 'dose':
        return t({ id: 'scribe.changed.dose', message: 'another dose' })
      case 'number':
        return t({ id: 'scribe.changed.number', message: 'another number' })
      case 'unit':
        return t({ id: 'scribe.changed.unit', message: 'another unit' })
      case 'frequency':
        return t({ id: 'scribe.changed.frequency', message: 'another frequency' })
      case 'route':
        return t({ id: 'scribe.changed.route', message: 'another route' })
      case 'duration':
        return t({ id: 'scribe.changed.duration', message: 'another duration' })
      case 'side':
        return t({ id: 'scribe.changed.side', message: 'the other side' })
      case 'experiencer':
        return t({ id: 'scribe.changed.experiencer', message: 'said of another person' })
      case 'certainty':
        return t({ id: 'scribe.changed.certainty', message: 'said with doubt' })
      case 'date':
        return t({ id: 'scribe.changed.date', message: 'another time' })
      case 'status':
        return t({ id: 'scribe.changed.status', message: 'not decided so' })
      default:
        return t({ id: 'scribe.changed', message: 'said differently' })
    }
  }
  return ({ standing, sentence }) => {
    switch (standing) {
      case 'changed':
        return changed(sentence.change)
      case 'unsupported':
        return t({ id: 'scribe.unsupported', message: 'not said in the recording' })
      case 'broken':
        return t({ id: 'scribe.brokenEvidence', message: 'the transcript was changed here' })
      default:
        return null
    }
  }
}
