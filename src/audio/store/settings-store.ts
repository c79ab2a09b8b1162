import { storageError } from '../recorder/recorder-error.ts'
import type { RecorderDb } from './recorder-db.ts'
import { AudioSettings } from './recorder-rows.ts'

export type AudioChoices = Pick<AudioSettings, 'deviceId' | 'echoCancellation' | 'noiseSuppression' | 'autoGainControl'>

export interface SettingsStore {
  readonly defaults: AudioChoices
  /** Returns the stored choices of the module, or `defaults`. */
  load(): Promise<AudioChoices>
  save(choices: Partial<AudioChoices>): Promise<AudioChoices>
}

/** Echo cancellation and gain control default to on, like in browsers; noise reduction to the preset (D §9: on). */
export function createSettingsStore(
  db: RecorderDb,
  ownerId: string,
  moduleId: string,
  noiseReduction: boolean,
): SettingsStore {
  const defaults: AudioChoices = {
    deviceId: null,
    echoCancellation: true,
    noiseSuppression: noiseReduction,
    autoGainControl: true,
  }
  const load = async (): Promise<AudioChoices> => {
    try {
      const row = await db.audioSettings.where('[ownerId+moduleId]').equals([ownerId, moduleId]).first()
      return AudioSettings.safeParse(row).data ?? defaults
    } catch (error) {
      throw storageError(error)
    }
  }
  return {
    defaults,
    load,
    async save(choices) {
      const row = { ...(await load()), ...choices, id: `${ownerId}:${moduleId}`, ownerId, moduleId }
      try {
        await db.audioSettings.put(row)
      } catch (error) {
        throw storageError(error)
      }
      return row
    },
  }
}
