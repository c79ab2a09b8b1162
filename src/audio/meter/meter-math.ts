/** Root mean square below this is silence: a dead or muted microphone lies far under it, a quiet room above. dBFS. */
export const SILENCE_DECIBELS = -60
/** Upper end of the analysis of D §9. dBFS. */
export const LOUDEST_DECIBELS = -10

export const BAR_COUNT = 20
export const WAVE_COUNT = 40
/** Share of the spectrum that the bars show: at 48 kHz speech lies in the lowest third (8 kHz). */
const SPEECH_SHARE = 1 / 3

/** Loudness of samples between -1 and 1: 0 is silence, 100 is LOUDEST_DECIBELS or more. */
export function loudness(samples: ArrayLike<number>): number {
  let squares = 0
  for (let i = 0; i < samples.length; i++) squares += (samples[i] ?? 0) ** 2
  if (squares === 0) return 0
  const decibels = 10 * Math.log10(squares / samples.length)
  const share = (decibels - SILENCE_DECIBELS) / (LOUDEST_DECIBELS - SILENCE_DECIBELS)
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}

/** Heights 0 to 1 of equal parts of the speech range, from analyser bytes. */
export function spectrumBars(spectrum: Uint8Array, count: number = BAR_COUNT): number[] {
  const bins = Math.max(count, Math.round(spectrum.length * SPEECH_SHARE))
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * bins) / count)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * bins) / count))
    let sum = 0
    for (let bin = from; bin < to; bin++) sum += spectrum[bin] ?? 0
    return sum / (to - from) / 255
  })
}

/** Heights 0 to 1 of the newest `count` loudnesses, the newest last; missing ones are 0. */
export function waveBars(history: readonly number[], count: number = WAVE_COUNT): number[] {
  return Array.from({ length: count }, (_, bar) => (history[history.length - count + bar] ?? 0) / 100)
}
