import { useLingui } from '@lingui/react/macro'
import type { AudioFileFault } from '../../../../audio/file/audio-file-rules.ts'

/** Returns why a file is refused (decision 60), in the words of D §5. */
export function useAudioFileText(): (fault: AudioFileFault) => string {
  const { t } = useLingui()
  return fault => {
    switch (fault) {
      case 'file-empty':
        return t({ id: 'scribe.file.empty', message: 'File is empty' })
      case 'invalid-file-type':
        return t({ id: 'scribe.file.type', message: 'Invalid audio file type' })
      case 'file-size-exceeded':
        return t({ id: 'scribe.file.size', message: 'File size exceeds 100MB limit' })
      case 'file-not-loaded':
        return t({ id: 'scribe.file.notLoaded', message: 'Failed to load audio file' })
      case 'invalid-format':
        return t({ id: 'scribe.file.format', message: 'Invalid audio format' })
      case 'file-too-large':
        return t({ id: 'scribe.file.large', message: 'File too large (max 100MB)' })
    }
  }
}
