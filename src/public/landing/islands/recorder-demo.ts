import { negotiateMimeType } from '../../../audio/capture/mime.ts'
import { createMeter, METER_MS } from '../../../audio/meter/meter.ts'
import { drawMeter } from '../../../audio/meter/meter-canvas.ts'
import { hear, type SilentSince, tooSilent } from '../../../audio/meter/silence.ts'
import { PRESETS } from '../../../audio/recorder/presets.ts'
import { browserMicrophone } from '../../../platform/browser/microphone.ts'
import { systemClock } from '../../../platform/clock.ts'
import { MicrophoneError, type MicrophoneStream } from '../../../platform/microphone.ts'
import { DEMO_SECONDS } from '../sections/recorder-facts.ts'
import { partOf, wordsOf } from './parts.ts'

const { sampleRate, channels, bitsPerSecond } = PRESETS.medical
const SLICE_MS = 500

/**
 * The product's microphone, meter and recorder without its store: what is recorded is in memory, and gone with the page.
 * Returns what the record button does; the button that loaded this code has been pressed already.
 */
export async function recorderDemo(island: HTMLElement): Promise<() => Promise<void>> {
  const word = wordsOf(island)
  const state = partOf(island, 'state')
  const time = partOf(island, 'time')
  const canvas = partOf<HTMLCanvasElement>(island, 'canvas')
  const sample = partOf<SVGElement>(island, 'sample')
  const audio = partOf<HTMLAudioElement>(island, 'audio')
  const button = (name: string) => {
    const found = island.querySelector<HTMLButtonElement>(`[data-do="${name}"]`)
    if (!found) throw new Error(`the page has no button ${name}`)
    return found
  }
  const [record, stop, remove] = [button('record'), button('stop'), button('delete')]
  let stopNow: () => void = () => undefined

  const say = (name: string) => {
    if (state.textContent !== word(name)) state.textContent = word(name)
  }
  const show = (kind: 'ready' | 'asking' | 'recording' | 'recorded') => {
    island.dataset.state = kind
    record.hidden = kind === 'recording' || kind === 'asking'
    stop.hidden = kind !== 'recording'
    audio.hidden = kind !== 'recorded'
    remove.hidden = kind !== 'recorded'
    canvas.toggleAttribute('hidden', kind !== 'recording')
    sample.toggleAttribute('hidden', kind === 'recording')
  }
  const showTime = (ms: number) => {
    const [tenths, seconds] = [Math.floor(ms / 100) % 10, Math.floor(ms / 1000)]
    const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
    time.textContent = `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')},${tenths}`
  }
  const drop = () => {
    if (audio.src) URL.revokeObjectURL(audio.src)
    audio.removeAttribute('src')
  }

  const start = async () => {
    drop()
    show('asking')
    say('asking')
    const mimeType = negotiateMimeType(browserMicrophone.supports)
    try {
      if (!mimeType) throw new MicrophoneError('unsupported')
      const stream = await browserMicrophone.open({
        deviceId: null,
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
        sampleRate,
        channels,
      })
      const { bytes, type, ended } = await take(stream, mimeType)
      audio.src = URL.createObjectURL(new Blob(bytes, { type }))
      show('recorded')
      say(ended ? 'ended' : 'recorded')
      audio.focus()
    } catch (error) {
      show('ready')
      say(error instanceof MicrophoneError ? error.fault : 'failed')
      record.focus()
    }
  }

  /** Records until the button, the time or the end of the microphone. */
  const take = (stream: MicrophoneStream, mimeType: string) =>
    new Promise<{ bytes: ArrayBuffer[]; type: string; ended: boolean }>((resolve, reject) => {
      const bytes: ArrayBuffer[] = []
      let ended = false
      let silentSince: SilentSince = null
      const meter = createMeter()
      const began = systemClock.monotonic()
      const finish = () => {
        stopNow = () => undefined
        cancelTick()
        stopDrawing()
        meter.detach()
        leave()
        stream.close()
      }
      let cancelTick: () => void = () => undefined
      let stopDrawing: () => void = () => undefined
      const leave = stream.subscribe(event => {
        if (event !== 'ended') return
        ended = true
        stopNow()
      })
      try {
        const recorder = stream.record(
          { mimeType, bitsPerSecond, timesliceMs: SLICE_MS },
          {
            data: piece => void bytes.push(piece),
            failed: () => undefined,
            stopped() {
              const type = recorder.mimeType()
              finish()
              if (bytes.length > 0) resolve({ bytes, type, ended })
              else reject(new MicrophoneError('failed'))
            },
          },
        )
        stopNow = () => recorder.stop()
      } catch (error) {
        finish()
        return reject(error)
      }
      show('recording')
      say('recording')
      stop.focus()
      meter.attach(stream)
      sharpen(canvas)
      const colours = getComputedStyle(island)
      stopDrawing = drawMeter(canvas, meter, {
        clock: systemClock,
        mode: 'waves',
        fill: colours.getPropertyValue('--ink-muted'),
        fresh: colours.getPropertyValue('--rec'),
        reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      })
      const tick = () => {
        const now = systemClock.monotonic()
        silentSince = hear(silentSince, now, meter.sample())
        say(tooSilent(silentSince, now) ? 'silent' : 'recording')
        showTime(now - began)
        if (now - began >= DEMO_SECONDS * 1000) return stopNow()
        cancelTick = systemClock.after(METER_MS, tick)
      }
      tick()
    })

  stop.addEventListener('click', () => stopNow())
  remove.addEventListener('click', () => {
    drop()
    showTime(0)
    show('ready')
    say('deleted')
    record.focus()
  })
  addEventListener('pagehide', () => {
    stopNow()
    drop()
  })
  record.addEventListener('click', () => void start())
  return start
}

/** One pixel of the canvas for each of the screen. */
function sharpen(canvas: HTMLCanvasElement): void {
  const { width, height } = canvas.getBoundingClientRect()
  canvas.width = Math.round(width * devicePixelRatio)
  canvas.height = Math.round(height * devicePixelRatio)
}
