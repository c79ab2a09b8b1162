import { type Microphone, MicrophoneError, type MicrophoneFault, type MicrophoneRequest } from '../microphone.ts'
import { openStream } from './microphone-stream.ts'

/** The names that getUserMedia rejects with (W3C Media Capture and Streams, 10.2.5). */
const FAULTS: Record<string, MicrophoneFault> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const constraints = (wish: MicrophoneRequest): MediaTrackConstraints => ({
  ...(wish.deviceId === null ? {} : { deviceId: { exact: wish.deviceId } }),
  echoCancellation: wish.echoCancellation,
  noiseSuppression: wish.noiseSuppression,
  autoGainControl: wish.autoGainControl,
  sampleRate: { ideal: wish.sampleRate },
  channelCount: { ideal: wish.channels },
})

export const browserMicrophone: Microphone = {
  supports: mimeType => typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(mimeType),

  async open(wish) {
    if (!navigator.mediaDevices?.getUserMedia) throw new MicrophoneError('unsupported')
    try {
      return openStream(await navigator.mediaDevices.getUserMedia({ audio: constraints(wish) }))
    } catch (error) {
      if (error instanceof MicrophoneError) throw error
      throw new MicrophoneError((error instanceof DOMException && FAULTS[error.name]) || 'failed', error)
    }
  },

  async devices() {
    const all = (await navigator.mediaDevices?.enumerateDevices?.()) ?? []
    return all
      .filter(device => device.kind === 'audioinput' && device.deviceId !== '')
      .map(device => ({ id: device.deviceId, label: device.label }))
  },

  subscribe(listener) {
    const onDevices = () => listener('devices')
    navigator.mediaDevices?.addEventListener?.('devicechange', onDevices)
    const stopPermission = watchPermission(listener)
    return () => {
      navigator.mediaDevices?.removeEventListener?.('devicechange', onDevices)
      stopPermission()
    }
  },
}

/** Not every browser supports this query; elsewhere the track's own end shows that the permission was withdrawn. */
function watchPermission(listener: (change: 'granted' | 'withdrawn') => void): () => void {
  const listening = new AbortController()
  const watch = async () => {
    const status = await navigator.permissions?.query({ name: 'microphone' })
    status?.addEventListener(
      'change',
      () => {
        if (status.state === 'granted') listener('granted')
        if (status.state === 'denied') listener('withdrawn')
      },
      { signal: listening.signal },
    )
  }
  watch().catch((error: unknown) => {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error
  })
  return () => listening.abort()
}
