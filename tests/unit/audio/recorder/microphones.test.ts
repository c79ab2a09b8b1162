import { describe, expect, test } from 'vitest'
import { discarded, longestHole, START, stopped } from '../../../factories/audio/recorder-actions.ts'
import { createRecorderWorld, startRecording } from '../../../factories/audio/recorder-world.ts'

describe('microphones', () => {
  const DEVICES = [
    { id: 'built-in', label: 'Built-in' },
    { id: 'headset', label: 'Headset' },
  ]

  test('the chosen microphone is remembered for the module', async () => {
    const world = createRecorderWorld()
    world.microphone.plugs(DEVICES)
    await world.recorder.setDevice('headset')
    const next = world.kill()
    next.microphone.plugs(DEVICES)
    await startRecording(next)
    expect(next.recorder.snapshot().device).toEqual({ id: 'headset', label: 'Headset' })
  })

  test('without the remembered microphone the default one is used', async () => {
    const world = createRecorderWorld()
    world.microphone.plugs(DEVICES)
    await world.recorder.setDevice('headset')
    world.microphone.plugs([{ id: 'built-in', label: 'Built-in' }])
    await startRecording(world)
    expect(world.recorder.snapshot().device?.id).toBe('built-in')
  })

  test('changing the microphone while recording leaves no gap', async () => {
    const world = createRecorderWorld()
    world.microphone.plugs(DEVICES)
    await startRecording(world)
    await world.clock.advance(6_000)
    const changing = world.recorder.setDevice('headset')
    await world.clock.advance(4_000)
    await changing
    expect(world.recorder.snapshot()).toMatchObject({ state: { kind: 'recording' }, device: { id: 'headset' } })
    expect(world.microphone.streams.map(stream => stream.closed)).toEqual([true, false])
    await stopped(world)
    expect(longestHole(await world.stored(), START, START + 10_000)).toBe(0)
  })

  test('a microphone that cannot be opened does not replace the recording one', async () => {
    const world = createRecorderWorld()
    world.microphone.plugs(DEVICES)
    await startRecording(world)
    await world.clock.advance(6_000)
    world.microphone.refuses('busy')
    await expect(world.recorder.setDevice('headset')).rejects.toMatchObject({ code: 'RECORDING_FAILED' })
    await world.clock.advance(4_000)
    expect(world.recorder.snapshot()).toMatchObject({ state: { kind: 'recording' }, device: { id: 'built-in' } })
    await stopped(world)
    expect(longestHole(await world.stored(), START, START + 10_000)).toBe(0)
  })

  test('noise reduction is on by default, and changed options reach the microphone', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    expect(world.microphone.last().wish).toMatchObject({ noiseSuppression: true, sampleRate: 48_000, channels: 1 })
    await discarded(world)
    await world.recorder.choose({ noiseSuppression: false, echoCancellation: false })
    await startRecording(world)
    expect(world.microphone.last().wish).toMatchObject({ noiseSuppression: false, echoCancellation: false })
  })
})

describe('silence', () => {
  test('R4 ten seconds of silence while recording warn, and the first sound ends the warning', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    world.microphone.last().sounds(0)
    await world.clock.advance(9_900)
    expect(world.recorder.snapshot().warnings.silent).toBe(false)
    await world.clock.advance(300)
    expect(world.recorder.snapshot().warnings.silent).toBe(true)
    world.microphone.last().sounds(0.1)
    await world.clock.advance(200)
    expect(world.recorder.snapshot().warnings.silent).toBe(false)
  })

  test('R4 a suspended audio graph is unmeasured, not silent', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    world.microphone.last().sounds(null)
    await world.clock.advance(15_000)
    expect(world.recorder.snapshot().warnings).toMatchObject({ silent: false, unmeasured: true })
  })
})
