import { useEffect, useState } from 'react'
import type { AudioFileFault } from '../../../../audio/file/audio-file-rules.ts'
import type { AudioFileContent } from '../../../../audio/file/read-audio-file.ts'
import { AudioFileError, openAudioFile } from '../../../../audio/file/upload-file.ts'
import { browserAudioDecoder } from '../../../../platform/browser/audio-decoder.ts'

export type AudioFileState =
  | { kind: 'reading' }
  | { kind: 'ready'; content: AudioFileContent }
  | { kind: 'refused'; fault: AudioFileFault }

/** Checks an audio file and reads its length and loudness; reading stops if the file is replaced or removed. */
export function useAudioFile(file: File): AudioFileState {
  const [state, setState] = useState<{ file: File; now: AudioFileState }>({ file, now: { kind: 'reading' } })
  useEffect(() => {
    const away = new AbortController()
    openAudioFile(file, 'scribe', browserAudioDecoder, away.signal).then(
      content => setState({ file, now: { kind: 'ready', content } }),
      (error: unknown) => {
        if (away.signal.aborted) return
        if (!(error instanceof AudioFileError)) throw error
        setState({ file, now: { kind: 'refused', fault: error.fault } })
      },
    )
    return () => away.abort()
  }, [file])
  return state.file === file ? state.now : { kind: 'reading' }
}
