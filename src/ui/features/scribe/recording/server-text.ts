import { useLingui } from '@lingui/react/macro'

/** Returns why the server made no transcript. The keys are the server's own. */
export function useServerText(): (errorKey: string | null) => string {
  const { t } = useLingui()
  return errorKey => {
    switch (errorKey) {
      case 'scribe.transcription.noEngine':
        return t({
          id: 'scribe.transcription.noEngine',
          message: 'Speech recognition is not set up. The transcript can be typed.',
        })
      default:
        return t({
          id: 'scribe.transcription.failed',
          message: 'The recording could not be transcribed. The audio is kept; the transcript can be typed.',
        })
    }
  }
}
