/** The real recorder on an empty page, with handles for the tests beside it; not in the product. */

import { createCaptions } from '../../../../src/audio/captions.ts'
import { openAudioFile } from '../../../../src/audio/file/upload-file.ts'
import { drawMeter } from '../../../../src/audio/meter/meter-canvas.ts'
import { browserRecorderPorts } from '../../../../src/audio/recorder/browser-ports.ts'
import { createRecorder } from '../../../../src/audio/recorder/recorder.ts'
import { createRecovery } from '../../../../src/audio/recovery.ts'
import { createSessionStore } from '../../../../src/audio/store/session-store.ts'
import { browserAudioDecoder } from '../../../../src/platform/browser/audio-decoder.ts'
import { browserLocalSpeech } from '../../../../src/platform/browser/local-speech.ts'
import { browserMicrophone } from '../../../../src/platform/browser/microphone.ts'
import { systemClock } from '../../../../src/platform/clock.ts'

const OWNER = 'owner-1'
const query = new URLSearchParams(location.search)
const segmentMs = Number(query.get('segmentMs') ?? 3000)
/** `?only=mp4` makes the browser appear unable to record WebM, like Safari before 18.4. */
const only = query.get('only')

const ports = browserRecorderPorts()
ports.microphone = {
  ...ports.microphone,
  supports: type => (only === null || type.includes(only)) && browserMicrophone.supports(type),
}
const recorder = createRecorder(ports, { ownerId: OWNER, moduleId: 'scribe', preset: 'medical', timing: { segmentMs } })
const recovery = createRecovery(ports, OWNER)

export interface Heard {
  bytes: number
  type: string
  /** Seconds according to the file's header, before any seek. */
  header: number
  /** Seconds that an OfflineAudioContext decodes. */
  decoded: number
  /** Position of a player when it fires `ended`, in seconds. */
  playedTo: number
  /** Position after a seek to the middle, in seconds. */
  soughtTo: number
  /** The sound itself, 16 bit at 48 kHz mono, base64. */
  pcm: string
}

/** Measures the file as a player sees it: header, seeking, playing the last second, and decoding. */
async function listen(blob: Blob): Promise<Heard> {
  const audio = new Audio()
  audio.muted = true
  audio.src = URL.createObjectURL(blob)
  await once(audio, 'loadedmetadata')
  const header = audio.duration
  audio.currentTime = header / 2
  await once(audio, 'seeked')
  const soughtTo = audio.currentTime
  audio.currentTime = Math.max(0, header - 1)
  await once(audio, 'seeked')
  await audio.play()
  await once(audio, 'ended')
  const playedTo = audio.currentTime
  return { bytes: blob.size, type: blob.type, header, playedTo, soughtTo, ...(await decode(blob)) }
}

async function decode(blob: Blob): Promise<Pick<Heard, 'decoded' | 'pcm'>> {
  const buffer = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await blob.arrayBuffer())
  const samples = Int16Array.from(buffer.getChannelData(0), sample => Math.max(-1, Math.min(1, sample)) * 32767)
  const bytes = new Uint8Array(samples.buffer)
  let binary = ''
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return { decoded: buffer.duration, pcm: btoa(binary) }
}

function once(target: HTMLMediaElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(event, () => resolve(), { once: true })
    target.addEventListener('error', () => reject(new Error(target.error?.message)), { once: true })
  })
}

let draw: (() => void) | null = null

let snapshotAt = performance.now()
recorder.subscribe(() => {
  snapshotAt = performance.now()
})

/** The tracks returned by getUserMedia, so that a test can end one. */
const tracks: MediaStreamTrack[] = []
const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
navigator.mediaDevices.getUserMedia = async constraints => {
  const stream = await getUserMedia(constraints)
  tracks.push(...stream.getAudioTracks())
  return stream
}

/** Records what the microphone delivers, in one piece, beside the recorder; ends with the returned function. */
function recordControl(): () => Promise<string> {
  const control = new MediaRecorder(new MediaStream(tracks.slice(-1)), { mimeType: 'audio/webm;codecs=opus' })
  const ended = new Promise<Blob>(resolve => {
    control.addEventListener('dataavailable', event => resolve(event.data))
  })
  control.start()
  return async () => {
    if (control.state !== 'inactive') control.stop()
    return (await decode(await ended)).pcm
  }
}

export const harness = {
  recorder,
  recovery,
  listen,
  recordControl,
  /** Processing switched off, so that the recording can be compared with the played sound. */
  untouched: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  segments: (sessionId: string) => createSessionStore(ports.db, OWNER).segments(sessionId),
  captions: () => createCaptions({ speech: browserLocalSpeech, clock: systemClock }, 'en-US'),
  speechAvailability: () => browserLocalSpeech.availability('en-US'),
  openFile: (file: File) => openAudioFile(file, 'generic', browserAudioDecoder),
  drawMeter(mode: 'bars' | 'waves') {
    draw?.()
    const canvas = document.querySelector('canvas')
    if (canvas)
      draw = drawMeter(canvas, recorder.meter, {
        clock: systemClock,
        mode,
        fill: '#333',
        fresh: '#d22',
        reducedMotion: false,
      })
  },
  /** The recorder's clock at this moment, in seconds; a snapshot is up to a tenth of a second old. */
  ownClock: () => recorder.snapshot().seconds + (performance.now() - snapshotAt) / 1000,
  /** Ends the latest track and fires its event, as an unplugged microphone does. */
  loseMicrophone() {
    const track = tracks.at(-1)
    track?.stop()
    track?.dispatchEvent(new Event('ended'))
  },
  drawnPixels() {
    const canvas = document.querySelector('canvas')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return Array.from(pixels).filter((value, i) => i % 4 === 3 && value > 0).length
  },
  /** Resolves when the condition holds for a snapshot. */
  until(condition: (snapshot: ReturnType<typeof recorder.snapshot>) => boolean): Promise<void> {
    return new Promise(resolve => {
      const look = () => {
        if (!condition(recorder.snapshot())) return false
        stop()
        resolve()
        return true
      }
      const stop = recorder.subscribe(look)
      look()
    })
  },
}
export type Harness = typeof harness

Object.assign(globalThis, { harness })
