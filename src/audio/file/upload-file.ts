import type { AudioFileDecoder } from '../../platform/audio-decoder.ts'
import { type AudioFileFault, checkGenericAudio, checkScribeUpload } from './audio-file-rules.ts'
import type { AudioFileContent } from './read-audio-file.ts'

export class AudioFileError extends Error {
  override readonly name = 'AudioFileError'
  readonly fault: AudioFileFault

  constructor(fault: AudioFileFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/**
 * Checks a file for upload and returns its length and peaks. `scribe` is the button on New recording, `generic` every
 * other path. Rejects with AudioFileError: the first fault in the order empty, type, size, metadata.
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
