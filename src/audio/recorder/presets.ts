/** D §9, word for word. Sizes count MB as 1024 x 1024 bytes (decision 48). */
const MB = 1024 * 1024
const GB = 1024 * MB
const DAY = 24 * 3600

export type PresetName = 'medical' | 'general' | 'notes' | 'temporary' | 'triage'
export type Quality = 'low' | 'medium' | 'high'

export interface Preset {
  readonly quality: Quality
  /** Hz */
  readonly sampleRate: number
  readonly channels: number
  readonly bitsPerSecond: number
  readonly noiseReduction: boolean
  /** Formats of the preset; mp4 if the browser can record none of them (decision 61). */
  readonly formats: readonly ('webm' | 'wav')[]
  /** Seconds; a shorter recording is not saved (decision 64). */
  readonly minDuration: number
  /** Seconds; past it the recorder warns, and stops only with `autoStop` (decision 63). */
  readonly maxDuration: number
  readonly autoStop: boolean
  /** Bytes */
  readonly maxFileSize: number
  /** Limits for recordings that stay on the device after sync (decision 65); `null` keeps none. */
  readonly storage: { readonly files: number; readonly bytes: number; readonly ttlSeconds: number } | null
}

const DEFAULTS: Preset = {
  quality: 'medium',
  sampleRate: 44_100,
  channels: 1,
  bitsPerSecond: 128_000,
  noiseReduction: true,
  formats: ['webm'],
  minDuration: 1,
  maxDuration: 1800,
  autoStop: false,
  maxFileSize: 100 * MB,
  storage: { files: 50, bytes: 500 * MB, ttlSeconds: 7 * DAY },
}

const GENERAL: Preset = {
  ...DEFAULTS,
  maxDuration: 600,
  maxFileSize: 50 * MB,
  storage: { files: 10, bytes: 500 * MB, ttlSeconds: 7 * DAY },
}

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  medical: {
    ...DEFAULTS,
    sampleRate: 48_000,
    formats: ['webm', 'wav'],
    minDuration: 5,
    storage: { files: 20, bytes: GB, ttlSeconds: 30 * DAY },
  },
  general: GENERAL,
  notes: {
    ...DEFAULTS,
    autoStop: true,
    maxDuration: 120,
    maxFileSize: 10 * MB,
    storage: { files: 50, bytes: 200 * MB, ttlSeconds: DAY },
  },
  temporary: { ...DEFAULTS, quality: 'low', maxDuration: 300, maxFileSize: 20 * MB, storage: null },
  /**
   * The triage limits of D §9. It stops by itself before 600 s, because a longer recording is refused and its content
   * lost; 2 s before, because in a hidden tab timers run once a second and pieces come every half second.
   */
  triage: { ...GENERAL, minDuration: 5, maxDuration: 598, autoStop: true },
}
