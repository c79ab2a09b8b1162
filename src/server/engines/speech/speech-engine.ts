import { CodedError } from '../../coded-error.ts'

/** Turns recorded speech into text. Chosen by configuration (decision 93). */
export interface SpeechEngine {
  readonly kind: 'openai' | 'command' | 'captions'
  /** Throws SpeechError, or the reason of the signal where that aborts. A recording without speech has the text ''. */
  transcribe(speech: Speech): Promise<Transcript>
}

export interface Speech {
  /** A file on this machine; its name says nothing about what is in it. */
  path: string
  /** Of the bytes; parameters such as codecs are ignored. */
  mimeType: string
  /** BCP 47, such as `ru-RU`; undefined lets the engine find out. */
  language: string | undefined
  /** What the browser heard while recording, where it did. */
  captions: string | undefined
  signal: AbortSignal
  /** 0 to 1, where the engine tells. */
  onProgress?(fraction: number): void
}

export interface Transcript {
  text: string
  /** In seconds from the beginning. */
  segments?: { start: number; end: number; text: string }[]
  /** Who wrote it. */
  model: string
}

/**
 * - NO_ENGINE: none is configured and the browser heard nothing; the recording waits.
 * - UNAVAILABLE: the engine could not be reached, is busy, or answered something that is no answer.
 * - MISCONFIGURED: it refuses the key, the model or the address, or the program is not there; until somebody mends it.
 * - TIMED_OUT: it took longer than ASR_TIMEOUT.
 * - INTERRUPTED: the program was killed from outside.
 * - FAILED: it tried and could not.
 * - REFUSED: it does not take this recording.
 * - TOO_LARGE: longer than the engine takes, and there is no ffmpeg to make it smaller.
 * - NO_CONVERTER: the engine needs WAV, and there is no ffmpeg to make it.
 * - NOT_AUDIO: ffmpeg cannot read it.
 * - OUTPUT_TOO_LARGE: more text than any recording has.
 */
export type SpeechErrorCode = keyof typeof RETRYABLE

const RETRYABLE = {
  NO_ENGINE: false,
  UNAVAILABLE: true,
  MISCONFIGURED: true,
  TIMED_OUT: true,
  INTERRUPTED: true,
  FAILED: false,
  REFUSED: false,
  TOO_LARGE: false,
  NO_CONVERTER: false,
  NOT_AUDIO: false,
  OUTPUT_TOO_LARGE: false,
} as const

export class SpeechError extends CodedError<SpeechErrorCode> {
  override readonly name = 'SpeechError'
  /** Whether the same recording may succeed later without anybody's doing. */
  readonly retryable: boolean

  constructor(code: SpeechErrorCode, options?: ErrorOptions) {
    super(code, `Speech was not transcribed: ${code}`, options)
    this.retryable = RETRYABLE[code]
  }
}

/** The two or three letters of ISO 639 that engines take; '' where there are none. */
export const languageCode = (language: string | undefined): string =>
  /^([a-z]{2,3})(-|$)/i.exec(language ?? '')?.[1]?.toLowerCase() ?? ''

const EXTENSIONS: Record<string, string> = {
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'video/mp4': 'mp4',
  'audio/m4a': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/mp3': 'mp3',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
}

/**
 * The type without parameters, and a file name whose extension is that of the container: engines decide by it.
 * Throws REFUSED for anything that is not audio we know.
 */
export function audioFile(mimeType: string): { type: string; name: string } {
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? ''
  const extension = EXTENSIONS[type]
  if (extension === undefined) throw new SpeechError('REFUSED')
  return { type, name: `recording.${extension}` }
}
