import { useEffect, useState } from 'react'
import type { AudioFileFault } from '../../../audio/audio-file-rules.ts'
import { type AudioFileContent, AudioFileError, openAudioFile } from '../../../audio/upload-file.ts'
import { browserAudioDecoder } from '../../../platform/browser/audio-decoder.ts'

export type AudioFileState =
  | { kind: 'reading' }
  | { kind: 'ready'; content: AudioFileContent }
  | { kind: 'refused'; fault: AudioFileFault }

/** Checks an audio file and reads its length and loudness; a file that is taken away is not read on. */
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
