import { describe, expect, test } from 'vitest'
import { createMeter } from '../../../src/audio/meter/meter.ts'
import { levelBar, type MeterBar, meterBars } from '../../../src/audio/meter/meter-canvas.ts'
import { BAR_COUNT, loudness, spectrumBars, WAVE_COUNT, waveBars } from '../../../src/audio/meter/meter-math.ts'
import { hear, SILENCE_MS, tooSilent } from '../../../src/audio/meter/silence.ts'
import { createFakeMicrophone } from '../../factories/audio/fake-microphone.ts'
import { createVirtualClock } from '../../factories/audio/virtual-clock.ts'
import fc from '../../fast-check.ts'

const WISH = {
  deviceId: null,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  sampleRate: 48_000,
  channels: 1,
}

describe('loudness', () => {
  const constant = (amplitude: number) => new Float32Array(512).fill(amplitude)

  test('it is 0 at -60 dB and below, 100 at -10 dB and above', () => {
    expect(loudness(constant(0))).toBe(0)
    expect(loudness(constant(10 ** (-61 / 20)))).toBe(0)
    expect(loudness(constant(10 ** (-35 / 20)))).toBe(50)
    expect(loudness(constant(10 ** (-10 / 20)))).toBe(100)
    expect(loudness(constant(1))).toBe(100)
  })

  test('louder samples are never quieter', () => {
    const amplitude = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(amplitude, amplitude, (a, b) => {
        expect(loudness(constant(Math.max(a, b)))).toBeGreaterThanOrEqual(loudness(constant(Math.min(a, b))))
      }),
    )
  })
})

describe('bars', () => {
  test('there are 20 bars or 40 waves, each from 0 to 1', () => {
    const bytes = fc.uint8Array({ minLength: 256, maxLength: 256 })
    fc.assert(
      fc.property(bytes, spectrum => {
        const bars = spectrumBars(spectrum)
        expect(bars).toHaveLength(BAR_COUNT)
        expect(bars.every(bar => bar >= 0 && bar <= 1)).toBe(true)
      }),
    )
    expect(waveBars([])).toEqual(Array(WAVE_COUNT).fill(0))
    expect(waveBars([50, 100]).slice(-3)).toEqual([0, 0.5, 1])
    expect(waveBars(Array(100).fill(10))).toEqual(Array(WAVE_COUNT).fill(0.1))
  })

  test('a tone moves the bar of its frequency: 1 kHz lies in the third of 20 bars up to 8 kHz', () => {
    const spectrum = new Uint8Array(256)
    spectrum[Math.round(1_000 / (24_000 / 256))] = 255
    const bars = spectrumBars(spectrum)
    expect(bars.indexOf(Math.max(...bars))).toBe(2)
  })

  test('drawn bars stay inside the canvas and are centred vertically', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 }), heights => {
        const inside = ({ x, y, width, height }: MeterBar) =>
          x >= 0 && x + width <= 600.001 && y >= 0 && y + height <= 80 && Math.abs(y + height / 2 - 40) < 0.001
        expect(meterBars(heights, 600, 80).every(inside)).toBe(true)
      }),
    )
  })

  test('reduced motion draws one horizontal bar instead', () => {
    expect(levelBar(0.5, 600, 80)).toEqual({ x: 0, y: 35, width: 300, height: 10 })
    expect(levelBar(0.001, 600, 80).width).toBe(10)
    expect(levelBar(0, 600, 80).width).toBe(0)
  })
})

describe('the meter', () => {
  test('it measures the attached microphone, notifies its listeners, and is empty once detached', async () => {
    const microphone = createFakeMicrophone(createVirtualClock())
    await microphone.open(WISH)
    const meter = createMeter()
    let notified = 0
    meter.subscribe(() => notified++)
    expect(meter.level()).toBeNull()
    meter.attach(microphone.last())
    microphone.last().sounds(0.5)
    expect(meter.sample()).toBe(loudness([0.5]))
    expect(meter.waves().at(-1)).toBe(loudness([0.5]) / 100)
    expect(Math.max(...meter.bars())).toBeCloseTo(0.5, 1)
    expect(notified).toBe(1)
    meter.detach()
    expect(meter.level()).toBeNull()
    expect(Math.max(...meter.bars())).toBe(0)
  })

  test('a suspended audio graph is unknown, not silent', async () => {
    const microphone = createFakeMicrophone(createVirtualClock())
    await microphone.open(WISH)
    const meter = createMeter()
    meter.attach(microphone.last())
    microphone.last().sounds(null)
    expect(meter.sample()).toBeNull()
  })

  test('a wave bar is the loudest of three frames, so that 40 of them show six seconds', async () => {
    const microphone = createFakeMicrophone(createVirtualClock())
    await microphone.open(WISH)
    const meter = createMeter()
    meter.attach(microphone.last())
    for (const amplitude of [0.01, 0.2, 0.05, 0.03]) {
      microphone.last().sounds(amplitude)
      meter.sample()
    }
    expect(meter.waves().slice(-2)).toEqual([loudness([0.2]) / 100, loudness([0.03]) / 100])
  })
})

describe('silence', () => {
  test('R4 it begins with the first silent moment and is too long after ten seconds', () => {
    const since = hear(null, 500, 0)
    expect(since).toBe(500)
    expect(hear(since, 900, 0)).toBe(500)
    expect(tooSilent(since, 500 + SILENCE_MS - 1)).toBe(false)
    expect(tooSilent(since, 500 + SILENCE_MS)).toBe(true)
  })

  test('R4 any sound ends it, and so does an unknown level', () => {
    expect(hear(500, 900, 1)).toBeNull()
    expect(hear(500, 900, null)).toBeNull()
    expect(tooSilent(null, 1e9)).toBe(false)
  })
})
