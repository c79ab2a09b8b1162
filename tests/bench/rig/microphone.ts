import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noise, SAMPLE_RATE, wav } from '../../e2e/device/sound.ts'
import { atEnd } from './at-end.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-sound-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'noise.wav'), wav(noise(20, 20_261_120), SAMPLE_RATE))

/** Flags of a browser with a fake microphone that plays noise. */
export const MICROPHONE = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  `--use-file-for-fake-audio-capture=${join(folder, 'noise.wav')}`,
]
