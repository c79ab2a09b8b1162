import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Speech } from '../../../../src/server/engines/speech/speech-engine.ts'
import { folderOfRun } from '../../folder-of-run.ts'

export const isInstalled = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).error === undefined

export const folder = folderOfRun('audio-')

/** A tone of `seconds` as 16 kHz WAV, generated without a program. */
export function toneWav(seconds: number, rate = 16_000): Buffer {
  const samples = Buffer.alloc(seconds * rate * 2)
  for (let i = 0; i < seconds * rate; i += 1) samples.writeInt16LE(Math.round(8000 * Math.sin(i / 8)), i * 2)
  const header = Buffer.alloc(44)
  header.write('RIFF')
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

/** A sentence spoken by espeak-ng, as WebM like a browser's recording. */
export function spokenWebm(sentence: string): string {
  const wav = join(folder, 'spoken.wav')
  const webm = join(folder, 'spoken.webm')
  execFileSync('espeak-ng', ['-v', 'en-us+f3', '-s', '120', '-w', wav, sentence])
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', wav, '-c:a', 'libopus', '-ar', '48000', webm])
  return webm
}

export const speech = (path: string, more: Partial<Speech> = {}): Speech => ({
  path,
  mimeType: 'audio/wav',
  language: 'en-US',
  captions: undefined,
  signal: new AbortController().signal,
  ...more,
})
