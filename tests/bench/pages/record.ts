import WaveSurfer from 'wavesurfer.js'
import RecordPlugin from 'wavesurfer.js/dist/plugins/record.esm.js'
import { drawMeter } from '../../../src/audio/meter/meter-canvas.ts'
import { browserRecorderPorts } from '../../../src/audio/recorder/browser-ports.ts'
import { createRecorder } from '../../../src/audio/recorder/recorder.ts'
import { createRecovery } from '../../../src/audio/recovery.ts'
import { systemClock } from '../../../src/platform/clock.ts'

const OWNER = 'bench'
const TIMESLICE_MS = 1000

const longTasks: number[] = []
new PerformanceObserver(entries => longTasks.push(...entries.getEntries().map(one => one.duration))).observe({
  type: 'longtask',
})

const ports = browserRecorderPorts()
const recorder = createRecorder(ports, { ownerId: OWNER, moduleId: 'scribe', preset: 'medical' })
let snapshotAt = performance.now()
recorder.subscribe(() => {
  snapshotAt = performance.now()
})

/** Ways to record: the product's recorder with its meter, MediaRecorder alone, wavesurfer's plugin. */
const start = {
  async ours() {
    await recorder.start()
    const canvas = document.querySelector('canvas')
    const look = { mode: 'waves', fill: '#333', fresh: '#d22', reducedMotion: false } as const
    if (canvas) drawMeter(canvas, recorder.meter, { clock: systemClock, ...look })
  },
  async bare() {
    const pieces: Blob[] = []
    const media = new MediaRecorder(await navigator.mediaDevices.getUserMedia({ audio: true }))
    media.ondataavailable = ({ data }) => pieces.push(data)
    media.start(TIMESLICE_MS)
  },
  async wavesurfer() {
    const surfer = WaveSurfer.create({ container: '#wave', height: 120 })
    const plugin = surfer.registerPlugin(
      RecordPlugin.create({ scrollingWaveform: true, mediaRecorderTimeslice: TIMESLICE_MS }),
    )
    await plugin.startRecording()
  },
}

export const recording = {
  start: (way: keyof typeof start) => start[way](),
  /** The longest task over 50 ms since the last call; 0 when there was none. */
  longestTask: () => Math.max(0, ...longTasks.splice(0)),
  seconds: () => recorder.snapshot().seconds,
  /** Seconds recorded at this moment: the last snapshot's plus the time since it. */
  ownClock: () => recorder.snapshot().seconds + (performance.now() - snapshotAt) / 1000,
  /** Returns the decodable seconds of the one recording found after a kill and discards it; null without one. */
  async found(): Promise<number | null> {
    const recovery = createRecovery(ports, OWNER)
    const { recordings, damaged } = await recovery.list()
    if (damaged.length > 0 || recordings.length > 1) throw new Error('more was found than one recording')
    const [one] = recordings
    if (!one) return null
    const blob = await recovery.listen(one.sessionId)
    const { duration } = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await blob.arrayBuffer())
    await recovery.discard(one.sessionId)
    return duration
  },
}
export type Recording = typeof recording

Object.assign(globalThis, { recording })
