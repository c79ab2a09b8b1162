import type { AnalyserSettings, MicrophoneStream, StreamAnalyser } from '../../platform/microphone.ts'
import { loudness, spectrumBars, WAVE_COUNT, waveBars } from './meter-math.ts'

/** D §9 */
export const ANALYSIS: AnalyserSettings = { fftSize: 512, smoothing: 0.3, minDecibels: -90, maxDecibels: -10 }

/** 20 frames a second. */
export const METER_MS = 50
/** A wave bar is the loudest of so many frames, so that 40 bars show 6 seconds. */
const FRAMES_PER_WAVE = 3

/** The microphone's current level. Read it in `subscribe`'s listener or whenever a frame is drawn. */
export interface Meter {
  /** 0 to 100; `null` while the level cannot be measured, which is not silence. */
  level(): number | null
  /** 20 heights, 0 to 1, of the spectrum. */
  bars(): number[]
  /** 40 heights, 0 to 1, of the last seconds, the newest last. */
  waves(): number[]
  /** The listener is called after each frame, 20 times a second while a microphone is open. */
  subscribe(listener: () => void): () => void
}

export interface LiveMeter extends Meter {
  attach(stream: MicrophoneStream): void
  detach(): void
  /** Measures the next frame and returns `level()`. */
  sample(): number | null
}

export function createMeter(): LiveMeter {
  const waveform = new Float32Array(ANALYSIS.fftSize)
  const spectrum = new Uint8Array(ANALYSIS.fftSize / 2)
  const listeners = new Set<() => void>()
  let analyser: StreamAnalyser | null = null
  let level: number | null = null
  let history: number[] = []
  let frames = 0

  return {
    level: () => level,
    bars() {
      if (level === null) spectrum.fill(0)
      else analyser?.spectrum(spectrum)
      return spectrumBars(spectrum)
    },
    waves: () => waveBars(history),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach(stream) {
      analyser?.close()
      analyser = stream.analyse(ANALYSIS)
    },
    detach() {
      analyser?.close()
      analyser = null
      level = null
      for (const listener of listeners) listener()
    },
    sample() {
      if (analyser?.running()) {
        analyser.waveform(waveform)
        level = loudness(waveform)
        if (frames++ % FRAMES_PER_WAVE === 0) history = [...history.slice(1 - WAVE_COUNT), level]
        else history[history.length - 1] = Math.max(level, history.at(-1) ?? 0)
      } else level = null
      for (const listener of listeners) listener()
      return level
    },
  }
}
