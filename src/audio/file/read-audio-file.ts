import { AudioSampleSink, BlobSource, Input, type InputAudioTrack, MP3, MP4, OGG, WAVE, WEBM } from 'mediabunny'
import type { AudioFileDecoder } from '../../platform/audio-decoder.ts'
import { loudness } from '../meter/meter-math.ts'
import { LEVEL_MS, LevelLog, resamplePeaks } from './peaks.ts'

/** Without WebCodecs a file is decoded in one piece, and gets peaks only up to this size. */
const WHOLE_DECODE_BYTES = 20 * 1024 * 1024

export interface AudioFileContent {
  /** Measured from the audio, whatever the header says. */
  durationSeconds: number
  /** Loudness 0 to 100 of equal parts, at most 2000; empty where this browser cannot decode the file. */
  peaks: number[]
}

/** Length of audio per measured loudness. */
const WINDOW_SECONDS = 0.02

/** Reads length and peaks piece by piece: 100 MB must not fill the memory. Rejects video and files without audio. */
export async function readAudioFile(
  file: Blob,
  decoder: AudioFileDecoder,
  signal?: AbortSignal,
): Promise<AudioFileContent> {
  const input = new Input({ source: new BlobSource(file), formats: [WEBM, MP4, WAVE, MP3, OGG] })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) throw new TypeError('no audio track')
    if (await input.getPrimaryVideoTrack()) throw new TypeError('a film')
    return await readTrack(track, file, decoder, signal)
  } finally {
    input.dispose()
  }
}

async function readTrack(
  track: InputAudioTrack,
  file: Blob,
  decoder: AudioFileDecoder,
  signal?: AbortSignal,
): Promise<AudioFileContent> {
  const first = await track.getFirstTimestamp()
  const durationSeconds = (await track.computeDuration()) - first
  if (!(durationSeconds > 0)) throw new RangeError('no sound')
  const levels = new LevelLog()
  if (await track.canDecode()) await decodePieces(track, first, levels, signal)
  else if (file.size <= WHOLE_DECODE_BYTES) await decodeWhole(file, decoder, levels)
  return { durationSeconds, peaks: resamplePeaks(levels.between(0, durationSeconds * 1000 + LEVEL_MS)) }
}

async function decodePieces(track: InputAudioTrack, first: number, levels: LevelLog, signal?: AbortSignal) {
  for await (const sample of new AudioSampleSink(track).samples()) {
    try {
      signal?.throwIfAborted()
      const samples = new Float32Array(sample.numberOfFrames)
      sample.copyTo(samples, { planeIndex: 0, format: 'f32-planar' })
      note(levels, samples, sample.sampleRate, sample.timestamp - first)
    } finally {
      sample.close()
    }
  }
}

/** A failed decoding leaves the peaks empty: they are decoration, and no reason to refuse a file of known length. */
async function decodeWhole(file: Blob, decoder: AudioFileDecoder, levels: LevelLog) {
  const decoded = await decoder.decode(file).catch(() => null)
  if (decoded) note(levels, decoded.samples, decoded.sampleRate, 0)
}

function note(levels: LevelLog, samples: Float32Array, sampleRate: number, atSeconds: number): void {
  const window = Math.ceil(sampleRate * WINDOW_SECONDS)
  for (let i = 0; i < samples.length; i += window) {
    levels.note(Math.max(0, (atSeconds + i / sampleRate) * 1000), loudness(samples.subarray(i, i + window)))
  }
}
