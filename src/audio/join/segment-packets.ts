import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'
import { RecorderError } from '../recorder/recorder-error.ts'
import { readOpusPacket } from './opus-packet.ts'
import { readWebm } from './webm-packets.ts'
import { wholeFragments } from './whole-fragments.ts'

export interface Packet {
  data: Uint8Array
  /** Exact: for Opus it is read from the packet, because WebM rounds or omits it. */
  seconds: number
}

/** The packets of one segment, encoded as recorded. */
export interface SegmentPackets {
  codec: 'opus' | 'aac'
  config: AudioDecoderConfig
  packets: Packet[]
}

const EBML = 0x1a45dfa3

/**
 * Reads the complete packets of a segment that may end anywhere; `null` if there are none. The container is detected by
 * its bytes. Rejects with RECORDING_FAILED `mixed-codecs` for a codec other than Opus and AAC.
 */
export async function readSegment(pieces: readonly ArrayBuffer[]): Promise<SegmentPackets | null> {
  const bytes = new Uint8Array(await new Blob([...pieces]).arrayBuffer())
  if (bytes.length < 8) return null
  const isWebm = new DataView(bytes.buffer).getUint32(0) === EBML
  const found = isWebm ? fromWebm(bytes) : await fromMp4(bytes)
  return found && found.packets.length > 0 ? found : null
}

function fromWebm(bytes: Uint8Array): SegmentPackets | null {
  const audio = readWebm(bytes)
  if (!audio) return null
  if (audio.codecId !== 'A_OPUS') throw new RecorderError('RECORDING_FAILED', 'mixed-codecs')
  return { codec: 'opus', config: opusConfig(audio.channels), packets: audio.packets.flatMap(opusPacket) }
}

/**
 * The header of the joined file (RFC 7845 section 5.1) without pre-skip: Chromium's WebM announces none, its MP4 80 ms
 * for the same packets, and a player would leave out the first 80 ms of speech.
 */
function opusConfig(channels: number): AudioDecoderConfig {
  const description = new Uint8Array(19)
  const view = new DataView(description.buffer)
  description.set(new TextEncoder().encode('OpusHead'))
  view.setUint8(8, 1)
  view.setUint8(9, channels)
  view.setUint32(12, 48_000, true)
  return { codec: 'opus', numberOfChannels: channels, sampleRate: 48_000, description }
}

function opusPacket(data: Uint8Array): Packet[] {
  const read = readOpusPacket(data)
  return read ? [{ data, seconds: read.frameSeconds * read.frames.length }] : []
}

async function fromMp4(bytes: Uint8Array): Promise<SegmentPackets | null> {
  const whole = wholeFragments(bytes)
  if (whole.length === 0) return null
  const input = new Input({ source: new BufferSource(whole), formats: [MP4] })
  if (!(await input.canRead())) return null
  const track = await input.getPrimaryAudioTrack()
  const codec = await track?.getCodec()
  const config = await track?.getDecoderConfig()
  if (!track || !config) return null
  if (codec !== 'opus' && codec !== 'aac') throw new RecorderError('RECORDING_FAILED', 'mixed-codecs')
  const packets: Packet[] = []
  for await (const { data, duration } of new EncodedPacketSink(track).packets()) {
    if (codec === 'opus') packets.push(...opusPacket(data))
    else packets.push({ data, seconds: duration })
  }
  return { codec, config: codec === 'opus' ? opusConfig(config.numberOfChannels) : config, packets }
}
