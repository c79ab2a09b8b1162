import { useLingui } from '@lingui/react/macro'

/** Returns why a recording gave no words or no vital sign, for the contract's keys. */
export function useReasonWords(): (key: string) => string {
  const { t } = useLingui()
  return key => {
    switch (key) {
      case 'triage.noResults.noEngine':
        return t({
          id: 'triage.noResults.noEngine',
          message:
            'Speech recognition is not set up: the recording is kept and was not transcribed. Only the typed values were used.',
        })
      case 'triage.noResults.unavailable':
        return t({
          id: 'triage.noResults.unavailable',
          message: 'Speech recognition could not be reached. Only the typed values were used.',
        })
      case 'triage.noResults.noSpeech':
        return t({
          id: 'triage.noResults.noSpeech',
          message: 'No words were recognised in the recording. Only the typed values were used.',
        })
      case 'triage.noResults.nothingFound':
        return t({
          id: 'triage.noResults.nothingFound',
          message: 'No vital sign was recognised in the recording. Only the typed values were used.',
        })
      default:
        return t({
          id: 'triage.noResults.failed',
          message: 'The recording could not be transcribed. It is kept; only the typed values were used.',
        })
    }
  }
}
