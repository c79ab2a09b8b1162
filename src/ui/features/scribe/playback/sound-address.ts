import { holdSound } from '../../../state/sync/sounds-in-use.ts'
import type { Sound } from './audio-source.ts'

/** What an audio element plays until `close`; a sound of this device counts as in use until then. */
export interface SoundAddress {
  url: string
  /** Call it once. */
  close(): void
}

export function openAddress(sound: Exclude<Sound, { kind: 'missing' }>): SoundAddress {
  if (sound.kind === 'server') return { url: sound.url, close: () => undefined }
  const url = URL.createObjectURL(sound.blob)
  const release = holdSound(sound.clientId)
  return {
    url,
    close() {
      URL.revokeObjectURL(url)
      release()
    },
  }
}
