import { open } from 'node:fs/promises'
import { runProgram } from './run-program.ts'
import { SpeechError } from './speech-engine.ts'

/** Conversion by ffmpeg, if it is installed. */
export interface Converter {
  /** 16 kHz, one channel, 16 bits, as recognisers expect. Throws NO_CONVERTER, NOT_AUDIO. */
  toWav(from: string, to: string, signal: AbortSignal): Promise<void>
  /** Opus at 24 kbit/s: 100 minutes in 18 MB. Throws NO_CONVERTER, NOT_AUDIO. */
  toSmallOgg(from: string, to: string, signal: AbortSignal): Promise<void>
}

const TIMEOUT_MS = 600_000

export function ffmpeg(program = 'ffmpeg'): Converter {
  const convert = async (from: string, to: string, format: string[], signal: AbortSignal) => {
    const argv = [
      program,
      '-nostdin',
      '-v',
      'error',
      '-y',
      '-i',
      from,
      '-vn',
      '-ac',
      '1',
      '-ar',
      '16000',
      ...format,
      to,
    ]
    try {
      await runProgram(argv, { signal, timeoutMs: TIMEOUT_MS, maxOutput: 65_536 })
    } catch (error) {
      if (error instanceof SpeechError && error.code === 'MISCONFIGURED') throw new SpeechError('NO_CONVERTER')
      if (error instanceof SpeechError && error.code === 'FAILED') throw new SpeechError('NOT_AUDIO')
      throw error
    }
  }
  return {
    toWav: (from, to, signal) => convert(from, to, ['-c:a', 'pcm_s16le', '-f', 'wav'], signal),
    toSmallOgg: (from, to, signal) => convert(from, to, ['-c:a', 'libopus', '-b:a', '24k', '-f', 'ogg'], signal),
  }
}

/** True if the file already has the format of `toWav`, so that ffmpeg is not needed. */
export async function isRecogniserWav(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const header = Buffer.alloc(36)
    const { bytesRead } = await file.read(header, 0, header.length, 0)
    return (
      bytesRead === header.length &&
      header.toString('latin1', 0, 4) === 'RIFF' &&
      header.toString('latin1', 8, 16) === 'WAVEfmt ' &&
      header.readUInt16LE(20) === 1 &&
      header.readUInt16LE(22) === 1 &&
      header.readUInt32LE(24) === 16_000 &&
      header.readUInt16LE(34) === 16
    )
  } finally {
    await file.close()
  }
}
