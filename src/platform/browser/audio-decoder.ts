import type { AudioFileDecoder } from '../audio-decoder.ts'

/** Hz; low, because loudness needs no more and a long file must fit into memory. */
const SAMPLE_RATE = 8_000

export const browserAudioDecoder: AudioFileDecoder = {
  async decode(file) {
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
    const buffer = await context.decodeAudioData(await file.arrayBuffer())
    return { samples: buffer.getChannelData(0), sampleRate: buffer.sampleRate }
  },
}
