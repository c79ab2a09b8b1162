import {
  type Microphone,
  type MicrophoneDevice,
  MicrophoneError,
  type MicrophoneFault,
  type MicrophoneStream,
  type MicrophoneWish,
  type RecordListener,
} from '../../../src/platform/microphone.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** What a fake piece holds: the stretch of time, on the monotonic clock, whose sound it would carry. */
export interface Piece {
  from: number
  to: number
}

/** The room of a fake recorder packs 60 ms at a time and drops what is incomplete at its stop, as Chromium does. */
const PACKET_MS = 60

const piece = ({ from, to }: Piece, bytes: number): ArrayBuffer => {
  const filled = new Float64Array(Math.max(2, Math.ceil(bytes / 8)))
  filled.set([from, to])
  return filled.buffer
}
export const pieceOf = (bytes: ArrayBuffer): Piece => {
  const [from = Number.NaN, to = Number.NaN] = new Float64Array(bytes, 0, 2)
  return { from, to }
}

export interface FakeStream extends MicrophoneStream {
  wish: MicrophoneWish
  closed: boolean
  recorders: number
  /**
   * The browser's events. Where the page ends the track, recorders stop by themselves; where the browser ends it, which
   * is `silently`, they stay in `recording` and deliver nothing more (both seen in Chromium 156).
   */
  dies(silently?: boolean): void
  mutes(): void
  unmutes(): void
  /** No more data comes, although the track looks alive. */
  stalls(): void
  /** Samples of the next waveforms; `null` puts the audio graph to sleep. */
  sounds(amplitude: number | null): void
}

export interface FakeMicrophone extends Microphone {
  streams: FakeStream[]
  last(): FakeStream
  /** The next `open` calls fail so, until `null`. */
  refuses(fault: MicrophoneFault | null): void
  /** Recorders that are started from now on fail at once. */
  refusesToRecord(refused: boolean): void
  /** Recorders that are started from now on never deliver. */
  mutesRecorders(mute: boolean): void
  plugs(devices: MicrophoneDevice[]): void
  tells(change: 'devices' | 'granted' | 'withdrawn'): void
  supported: string[]
  sampleRate: number
  /** How large each piece is. */
  pieceBytes: number
}

export function createFakeMicrophone(clock: VirtualClock): FakeMicrophone {
  const listeners = new Set<(change: 'devices' | 'granted' | 'withdrawn') => void>()
  let fault: MicrophoneFault | null = null
  let noRecorders = false
  let silentRecorders = false
  let devices: MicrophoneDevice[] = [{ id: 'built-in', label: 'Built-in microphone' }]

  const microphone: FakeMicrophone = {
    streams: [],
    supported: ['audio/webm;codecs=opus'],
    sampleRate: 48_000,
    pieceBytes: 16,
    last() {
      const stream = microphone.streams.at(-1)
      if (!stream) throw new Error('no microphone was opened')
      return stream
    },
    refuses(next) {
      fault = next
    },
    refusesToRecord(refused) {
      noRecorders = refused
    },
    mutesRecorders(mute) {
      silentRecorders = mute
    },
    plugs(next) {
      devices = next
      microphone.tells('devices')
    },
    tells(change) {
      for (const listener of listeners) listener(change)
    },
    supports: type => microphone.supported.includes(type),
    async open(wish) {
      if (fault) throw new MicrophoneError(fault)
      const device = wish.deviceId === null ? devices[0] : devices.find(each => each.id === wish.deviceId)
      if (!device) throw new MicrophoneError('missing')
      const stream = fakeStream(clock, wish, device, microphone.sampleRate, () => ({
        noRecorders,
        silentRecorders,
        pieceBytes: microphone.pieceBytes,
      }))
      microphone.streams.push(stream)
      return stream
    },
    devices: async () => devices,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return microphone
}

function fakeStream(
  clock: VirtualClock,
  wish: MicrophoneWish,
  device: MicrophoneDevice,
  sampleRate: number,
  mood: () => { noRecorders: boolean; silentRecorders: boolean; pieceBytes: number },
): FakeStream {
  const listeners = new Set<(event: 'ended' | 'muted' | 'unmuted') => void>()
  const running = new Set<() => void>()
  let ended = false
  let muted = false
  let stalled = false
  let amplitude: number | null = 0.1
  const tell = (event: 'ended' | 'muted' | 'unmuted') => {
    if (!stream.closed) for (const listener of [...listeners]) listener(event)
  }
  const die = () => {
    ended = true
    for (const stop of [...running]) stop()
  }

  const stream: FakeStream = {
    wish,
    closed: false,
    recorders: 0,
    deviceId: device.id,
    label: device.label,
    sampleRate,
    channels: 1,
    live: () => !ended && !muted,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    record(options, listener) {
      if (mood().noRecorders) throw new MicrophoneError('failed')
      stream.recorders++
      const silent = mood().silentRecorders
      return fakeRecorder(clock, options, listener, running, {
        silent: () => stalled || silent,
        bytes: () => mood().pieceBytes,
      })
    },
    analyse: ({ fftSize }) => ({
      running: () => amplitude !== null,
      waveform: into => into.fill(amplitude ?? 0, 0, fftSize),
      spectrum: into => into.fill(Math.round((amplitude ?? 0) * 255)),
      close: () => undefined,
    }),
    close() {
      stream.closed = true
      die()
    },
    dies(silently = false) {
      if (silently) {
        ended = true
        stalled = true
      } else {
        die()
        tell('ended')
      }
    },
    mutes() {
      muted = true
      tell('muted')
    },
    unmutes() {
      muted = false
      tell('unmuted')
    },
    stalls() {
      stalled = true
    },
    sounds(next) {
      amplitude = next
    },
  }
  return stream
}

function fakeRecorder(
  clock: VirtualClock,
  options: { mimeType: string; timesliceMs: number },
  listener: RecordListener,
  running: Set<() => void>,
  mood: { silent(): boolean; bytes(): number },
) {
  const since = clock.monotonic()
  let delivered = since
  let stoppedAt: number | null = null
  let cancel: () => void

  const deliver = () => {
    const heard = (stoppedAt ?? clock.monotonic()) - since
    const complete = since + Math.floor(heard / PACKET_MS) * PACKET_MS
    if (mood.silent() || complete <= delivered) return
    const from = delivered
    delivered = complete
    listener.data(piece({ from, to: complete }, mood.bytes()))
  }
  const slice = () => {
    cancel = clock.after(options.timesliceMs, slice)
    deliver()
  }
  cancel = clock.after(options.timesliceMs, slice)
  const stop = () => {
    if (stoppedAt !== null) return
    stoppedAt = clock.monotonic()
    running.delete(stop)
    cancel()
    // As in a browser: the last data and the stop come later, in this order.
    clock.after(1, () => {
      deliver()
      listener.stopped()
    })
  }
  running.add(stop)
  return {
    mimeType: () => options.mimeType,
    flush() {
      if (stoppedAt === null) deliver()
    },
    stop,
  }
}
