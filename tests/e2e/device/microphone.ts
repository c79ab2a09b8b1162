import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { noise, SAMPLE_RATE, wav } from './sound.ts'

/** Seconds, seed. */
const NOISE = [40, 20_261_120] as const

/** The sound that the microphone of every device repeats by default. */
export const NOISE_FILE = fileURLToPath(new URL('../../../.cache/e2e/noise.wav', import.meta.url))
export const noiseSamples = () => noise(...NOISE)

/** Writes the file. Called once for all workers, before the browsers start. */
export function writeNoise(): void {
  mkdirSync(fileURLToPath(new URL('../../../.cache/e2e', import.meta.url)), { recursive: true })
  writeFileSync(NOISE_FILE, wav(noiseSamples(), SAMPLE_RATE))
}

/** Flags of a browser whose microphone plays this WAV file, without permission prompts and autoplay limits. */
export const soundFlags = (file: string) => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  `--use-file-for-fake-audio-capture=${file}`,
]
