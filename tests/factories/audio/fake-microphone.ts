import {
  type Microphone,
  type MicrophoneDevice,
  MicrophoneError,
  type MicrophoneFault,
  type MicrophoneRequest,
  type MicrophoneStream,
  type RecordListener,
} from '../../../src/platform/microphone.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** Content of a fake piece: the start and end, on the monotonic clock, of the sound that it stands for. */
export interface Piece {
  from: number
  to: number
}

/** A fake recorder delivers whole packets of 60 ms and drops an incomplete one at its stop, as Chromium does. */
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
  wish: MicrophoneRequest
  closed: boolean
  recorders: number
  /**
   * Ends the track. Recorders stop and `ended` is fired; with `silently`, as when the browser ends the track, they stay
   * in `recording` and deliver nothing more (both seen in Chromium 156).
   */
  dies(silently?: boolean): void
  mutes(): void
  unmutes(): void
  /** Stops the data, while the track still looks live. */
  stalls(): void
  /** Sets the amplitude of the following samples; `null` suspends the audio graph. */
  sounds(amplitude: number | null): void
}

export interface FakeMicrophone extends Microphone {
  streams: FakeStream[]
  last(): FakeStream
  /** Makes `open` fail with this fault, until `null`. */
  refuses(fault: MicrophoneFault | null): void
  /** Makes recorders started from now on fail at once. */
  refusesToRecord(refused: boolean): void
  /** Makes recorders started from now on deliver nothing. */
  mutesRecorders(mute: boolean): void
  plugs(devices: MicrophoneDevice[]): void
  /** Fires a change event. */
  emits(change: 'devices' | 'granted' | 'withdrawn'): void
  supported: string[]
  sampleRate: number
  /** Size of each piece. */
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
      microphone.emits('devices')
    },
    emits(change) {
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
  wish: MicrophoneRequest,
  device: MicrophoneDevice,
  sampleRate: number,
  settings: () => { noRecorders: boolean; silentRecorders: boolean; pieceBytes: number },
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
      if (settings().noRecorders) throw new MicrophoneError('failed')
      stream.recorders++
      const silent = settings().silentRecorders
      return fakeRecorder(clock, options, listener, running, {
        silent: () => stalled || silent,
        bytes: () => settings().pieceBytes,
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
  settings: { silent(): boolean; bytes(): number },
) {
  const since = clock.monotonic()
  let delivered = since
  let stoppedAt: number | null = null
  let cancel: () => void

  const deliver = () => {
    const heard = (stoppedAt ?? clock.monotonic()) - since
    const complete = since + Math.floor(heard / PACKET_MS) * PACKET_MS
    if (settings.silent() || complete <= delivered) return
    const from = delivered
    delivered = complete
    listener.data(piece({ from, to: complete }, settings.bytes()))
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
    // As in a browser, the last data and then the stop event come asynchronously.
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
