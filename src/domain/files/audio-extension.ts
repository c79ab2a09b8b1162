export const AUDIO_EXTENSIONS = ['mp3', 'wav', 'webm', 'ogg', 'm4a'] as const
export type AudioExtension = (typeof AUDIO_EXTENSIONS)[number]

const OF_TYPE: Readonly<Record<string, AudioExtension>> = {
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/mp4': 'm4a',
  'audio/m4a': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/vnd.wave': 'wav',
}

/** File extension of a MIME type, with or without parameters (`audio/webm;codecs=opus`); webm if unknown. */
export function audioExtension(mimeType: string): AudioExtension {
  return OF_TYPE[mimeType.split(';', 1)[0]?.trim().toLowerCase() ?? ''] ?? 'webm'
}
