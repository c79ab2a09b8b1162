import { useLingui } from '@lingui/react/macro'

/** Why a recording gave no words or no vital sign, by the contract's keys. */
export function useReasonWords(): (key: string) => string {
  const { t } = useLingui()
  return key => {
    switch (key) {
      case 'triage.noResults.noEngine':
        return t({
          id: 'triage.noResults.noEngine',
          message: 'No speech engine is configured: the recording is kept and was not heard. Typed values count.',
        })
      case 'triage.noResults.unavailable':
        return t({
          id: 'triage.noResults.unavailable',
          message: 'The speech engine could not be reached. Typed values count.',
        })
      case 'triage.noResults.noSpeech':
        return t({
          id: 'triage.noResults.noSpeech',
          message: 'No words were heard in the recording. Typed values count.',
        })
      case 'triage.noResults.nothingFound':
        return t({
          id: 'triage.noResults.nothingFound',
          message: 'No vital sign was heard in the recording. Typed values count.',
        })
      default:
        return t({
          id: 'triage.noResults.failed',
          message: 'The recording could not be heard. It is kept; typed values count.',
        })
    }
  }
}
