import { describe, expect, test } from 'vitest'
import type { FinishedRecording } from '../../../../src/audio/recorder/finished-recording.ts'
import { discarded, stopped } from '../../../factories/audio/recorder-actions.ts'
import { createRecorderWorld, type RecorderWorld, startRecording } from '../../../factories/audio/recorder-world.ts'

/** Sets an AAC microphone. Another sample rate starts a new part, because an AAC file has only one. */
function hasAacMicrophone(world: RecorderWorld, sampleRate: number): RecorderWorld {
  world.microphone.supported = ['audio/mp4;codecs=mp4a.40.2']
  world.microphone.sampleRate = sampleRate
  return world
}

const sessionOf = (world: RecorderWorld) => world.recorder.snapshot().sessionId ?? ''

/** Kills a tab 7 s into its recording and returns the next one, with another microphone. */
async function killedInFirstPart(): Promise<{ world: RecorderWorld; first: string }> {
  const before = hasAacMicrophone(createRecorderWorld(), 48_000)
  await startRecording(before)
  await before.clock.advance(7_000)
  return { first: sessionOf(before), world: hasAacMicrophone(before.kill(), 24_000) }
}

/** Records a triage of 6 s and `secondMs` of a second part. */
async function inSecondPart(
  secondMs = 6_000,
  before: (world: RecorderWorld) => void = () => undefined,
): Promise<{ world: RecorderWorld; first: string; second: string }> {
  const world = hasAacMicrophone(createRecorderWorld({ moduleId: 'triage', preset: 'triage' }), 48_000)
  await startRecording(world)
  await world.clock.advance(6_000)
  const first = sessionOf(world)
  world.microphone.sampleRate = 24_000
  before(world)
  world.microphone.last().dies()
  await world.clock.advance(secondMs)
  return { world, first, second: sessionOf(world) }
}

async function killedInSecondPart(secondMs?: number) {
  const { world, ...sessions } = await inSecondPart(secondMs)
  return { ...sessions, world: hasAacMicrophone(world.kill(), 24_000) }
}

async function releaseAll(finished: FinishedRecording): Promise<void> {
  for (const part of [...finished.earlierParts, finished]) await part.release()
}

describe('R6 an interrupted AAC recording that continues with another microphone', () => {
  test('is two parts, each with its own length', async () => {
    const { world, first } = await killedInFirstPart()
    const [found] = (await world.recovery.list()).recordings
    await startRecording(world, { continueSession: first })
    await world.clock.advance(8_000)
    const finished = await stopped(world)
    expect(finished).toMatchObject({ part: 2, durationSeconds: expect.closeTo(8, 6) })
    expect(finished.gaps).toMatchObject([{ reason: 'crash', atSeconds: 0 }])
    expect(finished.earlierParts).toMatchObject([
      { sessionId: first, part: 1, durationSeconds: found?.durationSeconds },
    ])
    await releaseAll(finished)
    expect(world.recorder.snapshot().state.kind).toBe('idle')
    expect(await world.stored()).toEqual([])
  })

  test('is unchanged if the other microphone delivered nothing, and can be released', async () => {
    const { world, first } = await killedInFirstPart()
    const [found] = (await world.recovery.list()).recordings
    world.microphone.mutesRecorders(true)
    await startRecording(world, { continueSession: first })
    await world.clock.advance(500)
    const finished = await stopped(world)
    expect(finished).toMatchObject({ sessionId: first, durationSeconds: found?.durationSeconds, earlierParts: [] })
    await finished.release()
    expect(world.recorder.snapshot().state.kind).toBe('idle')
  })
})

describe('R6 a recording interrupted in its second part', () => {
  test('has the id of its second part, but only once that is stored', async () => {
    const heard = await inSecondPart()
    expect(heard.second).not.toBe(heard.first)
    const { world, first, second } = await inSecondPart(1_000, world => world.microphone.mutesRecorders(true))
    expect(world.recorder.snapshot()).toMatchObject({ state: { kind: 'recording' }, part: 2 })
    expect(second).toBe(first)
  })

  test('is kept with all parts', async () => {
    const { world, first, second } = await killedInSecondPart()
    const kept = await world.recovery.keep(second)
    expect(kept).toMatchObject({ sessionId: second, part: 2 })
    expect(kept.earlierParts).toMatchObject([{ sessionId: first, part: 1, durationSeconds: expect.closeTo(6, 1) }])
    const other = world.openTab()
    await expect(other.recovery.discard(first)).rejects.toMatchObject({ code: 'RECORDING_IN_USE' })
    await releaseAll(kept)
    expect((await other.recovery.list()).recordings).toEqual([])
  })

  test('is kept with all parts even if the last one alone would be too short', async () => {
    const { world, first, second } = await killedInSecondPart(2_000)
    const { recordings } = await world.recovery.list()
    expect(recordings.find(one => one.sessionId === second)).toMatchObject({ tooShort: false })
    expect((await world.recovery.keep(second)).earlierParts).toMatchObject([{ sessionId: first }])
  })

  test('is kept without the parts that are already saved', async () => {
    const { world, second } = await killedInSecondPart()
    const kept = await world.recovery.keep(second)
    await kept.earlierParts[0]?.release()
    await kept.unlock()
    expect(await world.recovery.keep(second)).toMatchObject({ sessionId: second, earlierParts: [] })
  })

  test('cannot be kept while another tab holds one of its parts', async () => {
    const { world, first, second } = await killedInSecondPart()
    const held = await world.openTab().recovery.keep(first)
    await expect(world.recovery.keep(second)).rejects.toMatchObject({ code: 'RECORDING_IN_USE' })
    await held.unlock()
    expect((await world.recovery.keep(second)).earlierParts).toHaveLength(1)
  })

  test('continues, and all its parts are saved together', async () => {
    const { world, first, second } = await killedInSecondPart()
    await startRecording(world, { continueSession: second })
    await world.clock.advance(4_000)
    const finished = await stopped(world)
    expect(finished).toMatchObject({ sessionId: second, part: 2, durationSeconds: expect.closeTo(10, 0) })
    expect(finished.earlierParts).toMatchObject([{ sessionId: first, durationSeconds: expect.closeTo(6, 1) }])
    await releaseAll(finished)
    expect(world.recorder.snapshot().state.kind).toBe('idle')
    expect(await world.stored()).toEqual([])
  })

  test('is discarded with all parts while it continues, or with `withEarlier`', async () => {
    const goingOn = await killedInSecondPart()
    await startRecording(goingOn.world, { continueSession: goingOn.second })
    await discarded(goingOn.world)
    expect(await goingOn.world.stored()).toEqual([])

    const { world, second } = await killedInSecondPart()
    await world.recovery.discard(second, { withEarlier: true })
    expect(await world.stored()).toEqual([])
  })

  test('loses only its last part by a plain discard', async () => {
    const { world, first, second } = await killedInSecondPart()
    await world.recovery.discard(second)
    expect((await world.recovery.list()).recordings).toMatchObject([{ sessionId: first }])
  })
})
