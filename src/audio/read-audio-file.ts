import { AudioSampleSink, BlobSource, Input, type InputAudioTrack, MP3, MP4, OGG, WAVE, WEBM } from 'mediabunny'
import type { AudioFileDecoder } from '../platform/audio-decoder.ts'
import { loudness } from './meter-math.ts'
import { LEVEL_MS, LevelLog, resamplePeaks } from './peaks.ts'
import type { AudioFileContent } from './upload-file.ts'

/** A file that must be decoded in one piece (a browser without WebCodecs) gets peaks only up to this size. */
const WHOLE_DECODE_BYTES = 20 * 1024 * 1024

/** How much sound one loudness is taken from. */
const WINDOW_SECONDS = 0.02

/** Length and peaks, read piece by piece so that 100 MB do not fill the memory. Rejects a film, and where there is no sound. */
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
    signal?.throwIfAborted()
    const samples = new Float32Array(sample.numberOfFrames)
    sample.copyTo(samples, { planeIndex: 0, format: 'f32-planar' })
    note(levels, samples, sample.sampleRate, sample.timestamp - first)
    sample.close()
  }
}

/** Peaks are an ornament: a file whose length is known is not refused because its sound cannot be drawn. */
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
