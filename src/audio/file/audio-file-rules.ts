/** Decision 60: each upload path has its own list of accepted files and its own messages; the first fault counts. */
const MB = 1024 * 1024

export type AudioFileFault =
  | 'file-empty'
  | 'invalid-file-type'
  | 'file-size-exceeded'
  | 'file-not-loaded'
  | 'invalid-format'
  | 'file-too-large'

/** The specification's English texts (D §5); the UI translates them. */
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

/** Browsers and phones give the same container several MIME types. */
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

/** Types that do not tell audio from video: browsers derive them from the extension alone, for recordings too. */
const BY_EXTENSION = new Set(['', 'video/webm', 'video/mp4'])

/**
 * (a) The upload button on New recording. If the type is in BY_EXTENSION, the extension decides; video is rejected
 * when the file is read.
 */
export function checkScribeUpload(file: AudioFileLike): AudioFileFault | null {
  if (file.size === 0) return 'file-empty'
  const type = plainType(file.type)
  const container = BY_EXTENSION.has(type) ? EXTENSION[extensionOf(file.name)] : CONTAINER[type]
  if (!container) return 'invalid-file-type'
  return file.size > AUDIO_SIZE_LIMIT ? 'file-size-exceeded' : null
}

/** (b) Share target, file handler and queue: an accepted type or an accepted extension is enough. */
export function checkGenericAudio(file: AudioFileLike): AudioFileFault | null {
  if (file.size === 0) return 'file-empty'
  if (!GENERIC_TYPES.has(plainType(file.type)) && !GENERIC_EXTENSIONS.has(extensionOf(file.name))) {
    return 'invalid-format'
  }
  return file.size > AUDIO_SIZE_LIMIT ? 'file-too-large' : null
}
