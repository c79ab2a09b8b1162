import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { expect, test } from 'vitest'
import { openAudioFile } from '../../../src/audio/file/upload-file.ts'
import type { AudioFileDecoder } from '../../../src/platform/audio-decoder.ts'
import { CHROMIUM_SEGMENTS } from '../../factories/audio/segment-files.ts'

const RATE = 8_000

/** A WAV file with the given amplitude in each second. */
function wavFile(amplitudes: number[]): File {
  const samples = Int16Array.from({ length: amplitudes.length * RATE }, (_, i) => {
    const amplitude = amplitudes[Math.floor(i / RATE)] ?? 0
    return Math.sin((i * 440 * 2 * Math.PI) / RATE) * amplitude * 32_767
  })
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  return new File([header, samples], 'visit.wav', { type: 'audio/wav' })
}

const noDecoder: AudioFileDecoder = {
  decode: () => Promise.reject(new DOMException('', 'EncodingError')),
}

test('a WAV file is read without a decoder: its length, and one peak for each tenth of a second', async () => {
  const { durationSeconds, peaks } = await openAudioFile(wavFile([0.3, 0, 0.3]), 'scribe', noDecoder)
  expect(durationSeconds).toBeCloseTo(3, 6)
  expect(peaks).toHaveLength(30)
  expect(Math.min(...peaks.slice(0, 10))).toBeGreaterThan(80)
  expect(Math.max(...peaks.slice(12, 19))).toBe(0)
  expect(Math.min(...peaks.slice(21))).toBeGreaterThan(80)
})

test('the length of a recording without one in its header is counted from its packets', async () => {
  const [{ bytes, packets }] = CHROMIUM_SEGMENTS
  const file = new File([bytes], 'visit.webm', { type: 'audio/webm;codecs=opus' })
  const { durationSeconds } = await openAudioFile(file, 'scribe', noDecoder)
  expect(Math.abs(durationSeconds - packets * 0.06)).toBeLessThanOrEqual(0.0601)
})

test('a file that the browser cannot decode has its length and no peaks, unless it can be decoded as a whole', async () => {
  const [{ bytes }] = CHROMIUM_SEGMENTS
  const file = new File([bytes], 'visit.webm', { type: 'audio/webm' })
  expect((await openAudioFile(file, 'generic', noDecoder)).peaks).toEqual([])
  const samples = new Float32Array(RATE * 3).fill(0.1)
  const whole = await openAudioFile(file, 'generic', { decode: async () => ({ samples, sampleRate: RATE }) })
  expect(whole.peaks.length).toBeGreaterThan(25)
  expect(Math.min(...whole.peaks)).toBeGreaterThan(50)
})

/** A WebM file with a second of sound, with or without a video track. */
async function webm(picture: boolean): Promise<File> {
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
  const [video, audio] = [new EncodedVideoPacketSource('vp8'), new EncodedAudioPacketSource('opus')]
  if (picture) output.addVideoTrack(video)
  output.addAudioTrack(audio)
  await output.start()
  const packet = new EncodedPacket(new Uint8Array(20), 'key', 0, 1)
  if (picture) await video.add(packet, { decoderConfig: { codec: 'vp8', codedWidth: 16, codedHeight: 16 } })
  await audio.add(packet, { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 } })
  await audio.add(new EncodedPacket(new Uint8Array(20), 'key', 1, 1))
  await output.finalize()
  return new File([output.target.buffer ?? new ArrayBuffer()], 'visit.webm', { type: 'video/webm' })
}

test('a file of type video without a video track is read; one with a video track is refused', async () => {
  expect((await openAudioFile(await webm(false), 'scribe', noDecoder)).durationSeconds).toBeGreaterThan(0.9)
  await expect(openAudioFile(await webm(true), 'scribe', noDecoder)).rejects.toMatchObject({ fault: 'file-not-loaded' })
})

test('a file with an audio type but no audio is refused as not loaded', async () => {
  const file = new File(['%PDF-1.7 not a sound'], 'visit.wav', { type: 'audio/wav' })
  await expect(openAudioFile(file, 'scribe', noDecoder)).rejects.toMatchObject({
    name: 'AudioFileError',
    fault: 'file-not-loaded',
  })
  const pdf = new File(['%PDF-1.7 not a sound'], 'visit.pdf', { type: 'application/pdf' })
  await expect(openAudioFile(pdf, 'scribe', noDecoder)).rejects.toMatchObject({ fault: 'invalid-file-type' })
})

test('an aborted read rejects with the reason of the abort', async () => {
  const signal = AbortSignal.abort(new DOMException('', 'AbortError'))
  await expect(openAudioFile(wavFile([0.1]), 'scribe', noDecoder, signal)).rejects.toMatchObject({ name: 'AbortError' })
})
