import { safeAudioName } from '../../../audio/audio-file-rules.ts'
import { audioExtension } from '../../../domain/scribe/audio-extension.ts'

/** The contract takes 500; more than this nobody reads in a list. */
export const NAME_LENGTH = 200

/** What a file is called without its extension. */
export const nameOfFile = (file: { name: string }): string => file.name.replace(/\.[^.]+$/, '').slice(0, NAME_LENGTH)

/** Under which name a recording is downloaded: safe on every system, with the ending of its kind. */
export const downloadName = (name: string, mimeType: string): string =>
  safeAudioName(`${name.trim()}.${audioExtension(mimeType)}`)
