/** Decision 60: three lists of what may be uploaded, each with its own words; the first fault is the one that is told. */
const MB = 1024 * 1024

export type AudioFileFault =
  | 'file-empty'
  | 'invalid-file-type'
  | 'file-size-exceeded'
  | 'file-not-loaded'
  | 'invalid-format'
  | 'file-too-large'

/** The specification's own English (D §5); the interface says it in the person's language. */
export const AUDIO_FILE_MESSAGES: Readonly<Record<AudioFileFault, string>> = {
  'file-empty': 'File is empty',
  'invalid-file-type': 'Invalid audio file type',
  'file-size-exceeded': 'File size exceeds 100MB limit',
  'file-not-loaded': 'Failed to load audio file',
  'invalid-format': 'Invalid audio format',
  'file-too-large': 'File too large (max 100MB)',
}

export interface AudioFileLike {
  name: string
  type: string
  size: number
}

export const AUDIO_SIZE_LIMIT = 100 * MB

/** Names by which browsers and phones call the same container. */
const CONTAINER: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/mp4': 'mp4',
  'audio/m4a': 'mp4',
  'audio/x-m4a': 'mp4',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/vnd.wave': 'wav',
}
const EXTENSION: Readonly<Record<string, string>> = { webm: 'webm', mp4: 'mp4', m4a: 'mp4', wav: 'wav' }

const GENERIC_TYPES = new Set(['webm', 'mp3', 'mpeg', 'wav', 'mp4', 'm4a', 'x-m4a', 'ogg'].map(name => `audio/${name}`))
const GENERIC_EXTENSIONS = new Set(['mp3', 'wav', 'webm', 'ogg', 'm4a'])

/** `audio/webm;codecs=opus` -> `audio/webm` */
export const plainType = (type: string): string => type.split(';', 1)[0]?.trim().toLowerCase() ?? ''

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Types that say nothing about the sound: browsers give them by the extension alone, to recordings too. */
const BY_EXTENSION = new Set(['', 'video/webm', 'video/mp4'])

/**
 * (a) The upload button on New recording. Where the system gives no type of its own, the extension stands in for it;
 * a film is refused when it is read.
 */
export function checkScribeUpload(file: AudioFileLike): AudioFileFault | null {
  if (file.size === 0) return 'file-empty'
  const type = plainType(file.type)
  const container = BY_EXTENSION.has(type) ? EXTENSION[extensionOf(file.name)] : CONTAINER[type]
  if (!container) return 'invalid-file-type'
  return file.size > AUDIO_SIZE_LIMIT ? 'file-size-exceeded' : null
}

/** (b) Share target, file handler and queue: the type or the extension will do. */
export function checkGenericAudio(file: AudioFileLike): AudioFileFault | null {
  if (file.size === 0) return 'file-empty'
  if (!GENERIC_TYPES.has(plainType(file.type)) && !GENERIC_EXTENSIONS.has(extensionOf(file.name))) {
    return 'invalid-format'
  }
  return file.size > AUDIO_SIZE_LIMIT ? 'file-too-large' : null
}

/** The name under which the audio is uploaded (D §5). */
export const safeAudioName = (name: string): string => name.replace(/[<>:"/\\|?*]/g, '_')
