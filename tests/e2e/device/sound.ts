export const SAMPLE_RATE = 48_000

/** Noise that repeats only after its whole length, so that any tenth of a second can be located in it. */
export function noise(seconds: number, seed: number): Float32Array {
  const samples = new Float32Array(seconds * SAMPLE_RATE)
  let state = seed >>> 0
  let smooth = 0
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    smooth = smooth * 0.9 + (state / 2 ** 31 - 1) * 0.1
    samples[i] = smooth * 0.9
  }
  return samples
}

export function wav(samples: Float32Array, rate: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length * 2, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length * 2, 40)
  return Buffer.concat([header, Buffer.from(Int16Array.from(samples, sample => sample * 32_767).buffer)])
}

/** Decodes base64 of 16 bit little-endian PCM. */
export function decodePcm(base64: string): Float32Array {
  const bytes = Buffer.from(base64, 'base64')
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(i * 2) / 32_767)
}

export interface Place {
  /** Seconds from the start of the sound that was played. */
  at: number
  /** Correlation at this place, 0 to 1. */
  likeness: number
}

/**
 * Finds where in the sound a stretch of the recording comes from: by correlation over the whole loop at an eighth of
 * the rate, then sample by sample around the best place.
 */
export function locate(recording: Float32Array, from: number, length: number, sound: Float32Array): Place {
  const STEP = 8
  const window = recording.subarray(from, from + length)
  const coarse = best(window, sound, 0, sound.length, STEP)
  return best(window, sound, coarse.sample - 2 * STEP, coarse.sample + 2 * STEP, 1).place
}

/** Unsmoothed noise would match only within a few samples; because `noise` is smoothed, a step of 8 finds the match. */
function best(window: Float32Array, sound: Float32Array, from: number, to: number, step: number) {
  let found = { sample: from, place: { at: 0, likeness: -1 } }
  for (let at = from; at < to; at += step) {
    let product = 0
    let energy = 0
    let own = 0
    for (let i = 0; i < window.length; i += step) {
      const a = window[i] ?? 0
      const b = sound[(at + i + sound.length) % sound.length] ?? 0
      product += a * b
      energy += b * b
      own += a * a
    }
    const likeness = product / Math.sqrt(energy * own + 1e-12)
    if (likeness > found.place.likeness) found = { sample: at, place: { at: at / SAMPLE_RATE, likeness } }
  }
  return found
}
