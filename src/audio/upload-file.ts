import type { AudioFileDecoder } from '../platform/audio-decoder.ts'
import { type AudioFileFault, checkGenericAudio, checkScribeUpload } from './audio-file-rules.ts'

export class AudioFileError extends Error {
  override readonly name = 'AudioFileError'
  readonly fault: AudioFileFault

  constructor(fault: AudioFileFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

export interface AudioFileContent {
  /** Of the sound, whatever the header says. */
  durationSeconds: number
  /** Loudness 0 to 100 of equal parts, at most 2000; empty where this browser cannot decode the file. */
  peaks: number[]
}

/**
 * An audio file that may be uploaded, with its length and its peaks. `scribe` is the button on New recording, `generic`
 * everything else. Rejects with AudioFileError, the first fault in the order empty, type, size, metadata.
 */
export async function openAudioFile(
  file: File,
  list: 'scribe' | 'generic',
  decoder: AudioFileDecoder,
  signal?: AbortSignal,
): Promise<AudioFileContent> {
  const fault = list === 'scribe' ? checkScribeUpload(file) : checkGenericAudio(file)
  if (fault) throw new AudioFileError(fault)
  const { readAudioFile } = await import('./read-audio-file.ts')
  try {
    return await readAudioFile(file, decoder, signal)
  } catch (error) {
    signal?.throwIfAborted()
    throw new AudioFileError('file-not-loaded', error)
  }
}
