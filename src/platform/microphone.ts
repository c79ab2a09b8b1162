/** Why a microphone could not be opened; the browser's own error is kept as `cause`. */
export type MicrophoneFault =
  /** No media devices, or none of the recording formats. */
  | 'unsupported'
  /** The person or the browser's policy refused. */
  | 'denied'
  /** No microphone, or not the requested one. */
  | 'missing'
  /** There is one, but another program or a phone call holds it. */
  | 'busy'
  | 'failed'

export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError'
  readonly fault: MicrophoneFault

  constructor(fault: MicrophoneFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

export interface MicrophoneRequest {
  /** `null` is the system's default. */
  deviceId: string | null
  echoCancellation: boolean
  noiseSuppression: boolean
  autoGainControl: boolean
  /** Hz; the device may deliver another rate. */
  sampleRate: number
  channels: number
}

export interface MicrophoneDevice {
  id: string
  /** Empty until the person has allowed the microphone once. */
  label: string
}

export interface Microphone {
  supports(mimeType: string): boolean
  /** Rejects with MicrophoneError. */
  open(wish: MicrophoneRequest): Promise<MicrophoneStream>
  devices(): Promise<MicrophoneDevice[]>
  /** `devices`: the list changed; `granted` and `withdrawn`: the permission did. */
  subscribe(listener: (change: 'devices' | 'granted' | 'withdrawn') => void): () => void
}

/** One open microphone. After `close` no listener of `subscribe` is called. */
export interface MicrophoneStream {
  readonly deviceId: string
  readonly label: string
  /** Hz and channels that the device really delivers; null if the browser does not report them. */
  readonly sampleRate: number | null
  readonly channels: number | null
  /** False once the track has ended or while it is muted: nothing is heard then. */
  live(): boolean
  subscribe(listener: (event: 'ended' | 'muted' | 'unmuted') => void): () => void
  /** Starts a recording with a header of its own; several may run on one stream. Throws MicrophoneError. */
  record(options: RecordOptions, listener: RecordListener): StreamRecorder
  /** `null` if the browser has no audio graph. */
  analyse(settings: AnalyserSettings): StreamAnalyser | null
  close(): void
}

export interface RecordOptions {
  mimeType: string
  bitsPerSecond: number
  timesliceMs: number
}

/** `data` is called in order, never after `stopped`; `stopped` is called once, also without a call of `stop`. */
export interface RecordListener {
  data(bytes: ArrayBuffer): void
  /** Called when a recorded piece could not be read; later pieces are still delivered. */
  failed(cause: unknown): void
  stopped(): void
}

export interface StreamRecorder {
  /** The type that is really recorded; complete only after the first data. */
  mimeType(): string
  /** Delivers the data recorded so far, without waiting for the next slice. */
  flush(): void
  stop(): void
}

export interface AnalyserSettings {
  fftSize: number
  smoothing: number
  minDecibels: number
  maxDecibels: number
}

export interface StreamAnalyser {
  /** False while the browser suspends the audio graph: its values then do not mean silence. */
  running(): boolean
  /** The newest `fftSize` samples, -1 to 1. */
  waveform(into: Float32Array<ArrayBuffer>): void
  /** `fftSize / 2` bins, 0 at `minDecibels` to 255 at `maxDecibels`. */
  spectrum(into: Uint8Array<ArrayBuffer>): void
  close(): void
}
