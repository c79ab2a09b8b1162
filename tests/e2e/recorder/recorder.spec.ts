import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { crash } from '../device/renderers.ts'
import { decodePcm, locate, SAMPLE_RATE } from '../device/sound.ts'
import { type Rig, test } from './recorder-rig.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

/** Resolves once the recorder is recording and its clock has passed `seconds`. */
const recordUntil = (page: Page, seconds: number) =>
  page.evaluate(async until => {
    await harness.until(({ state, seconds }) => state.kind === 'recording' && seconds >= until)
  }, seconds)

/** Milliseconds of sound that are missing (positive) or repeated (negative) at a place of the recording. */
function jumpAt(recording: Float32Array, seconds: number, sound: Float32Array): number {
  const WINDOW = 0.05 * SAMPLE_RATE
  const before = Math.round((seconds - 0.3) * SAMPLE_RATE)
  const after = Math.round((seconds + 0.3) * SAMPLE_RATE)
  const [a, b] = [locate(recording, before, WINDOW, sound), locate(recording, after, WINDOW, sound)]
  expect(a.likeness).toBeGreaterThan(0.6)
  expect(b.likeness).toBeGreaterThan(0.6)
  return (b.at - a.at) * 1000 - ((after - before) / SAMPLE_RATE) * 1000
}

test('R2 R7 a recording of several segments and a pause is one file that plays to its end, with no sound missing at a seam', async ({
  rig,
}) => {
  const page = await rig.open('?segmentMs=2000')
  await page.evaluate(() => harness.recorder.choose(harness.untouched))
  await page.evaluate(() => harness.recorder.start())
  await recordUntil(page, 4.7)
  await page.evaluate(() => harness.recorder.pause())
  await page.evaluate(() => harness.until(({ state }) => state.kind === 'paused'))
  const paused = await page.evaluate(() => harness.recorder.snapshot().seconds)
  await page.evaluate(() => harness.recorder.resume())
  await recordUntil(page, 7.3)
  const { finished, segments, heard } = await page.evaluate(async () => {
    const finished = await harness.recorder.stop()
    const segments = await harness.segments(finished.sessionId)
    const heard = await harness.listen(await finished.blob())
    await finished.release()
    const left = await harness.recovery.list()
    return {
      finished: { ...finished, left: left.recordings.length, measured: (await finished.join()).measuredSeconds },
      segments: segments.map(({ startedMs, continues, stoppedMs }) => ({ startedMs, continues, stoppedMs })),
      heard,
    }
  })

  expect(segments.map(segment => segment.continues)).toEqual([false, true, true, false, true])
  expect(finished.mimeType).toBe('audio/webm;codecs=opus')
  expect(finished.left).toBe(0)
  expect(heard.header).toBeCloseTo(finished.measured, 1)
  expect(heard.decoded).toBeCloseTo(finished.measured, 1)
  expect(heard.playedTo).toBeCloseTo(heard.header, 1)
  expect(heard.soughtTo).toBeCloseTo(heard.header / 2, 1)
  expect(Math.abs(finished.measured - finished.durationSeconds)).toBeLessThan(0.4)
  expect(finished.peaks.length).toBe(Math.ceil(finished.durationSeconds * 10))
  // The fake microphone drops out on a busy machine; a missing peak update would leave a long run of zeros.
  expect(finished.peaks.slice(5).filter(peak => peak === 0).length).toBeLessThanOrEqual(finished.peaks.length / 20)

  const recording = decodePcm(heard.pcm)
  const jumps = segments
    .filter(segment => segment.continues)
    .map(segment => jumpAt(recording, segment.startedMs / 1000, rig.sound))
  console.log('seams, ms (negative: repeated):', jumps.map(jump => jump.toFixed(1)).join(' '), 'paused at', paused)
  for (const jump of jumps) {
    expect(jump).toBeLessThan(5)
    expect(jump).toBeGreaterThan(-110)
  }
  await page.close()
})

/** Kills the page `seconds` into a recording and returns what the next page finds and hears. */
async function killAfter(rig: Rig, seconds: number) {
  const page = await rig.open()
  await page.evaluate(() => harness.recorder.start())
  await recordUntil(page, seconds)
  const alive = await page.evaluate(() => harness.ownClock())
  await crash(page)
  await page.close()
  const next = await rig.open()
  const found = await next.evaluate(async () => {
    const { recordings, damaged } = await harness.recovery.list()
    const recording = recordings[0]
    if (!recording) throw new Error('nothing was found')
    const heard = await harness.listen(await harness.recovery.listen(recording.sessionId))
    return { recordings: recordings.length, damaged, recording, heard: { ...heard, pcm: '' } }
  })
  return { next, alive, found }
}

test('R1 R6 a killed page loses at most its last second; the rest is found and plays to its end', async ({ rig }) => {
  const kills = Number(process.env.RECORDER_KILLS ?? 2)
  test.setTimeout(30_000 + kills * 20_000)
  const losses: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    // Kills cover every phase of a piece and both sides of the segment boundary at 3 s.
    const { next, alive, found } = await killAfter(rig, 2.2 + ((kill * 1.37) % 4))
    expect(found.recordings).toBe(1)
    expect(found.damaged).toEqual([])
    expect(found.recording.finished).toBe(false)
    expect(found.heard.playedTo).toBeCloseTo(found.heard.header, 1)
    expect(found.heard.decoded).toBeCloseTo(found.heard.header, 1)
    losses.push(alive - found.heard.decoded)
    await next.evaluate(id => harness.recovery.discard(id), found.recording.sessionId)
    expect(await next.evaluate(async () => (await harness.recovery.list()).recordings)).toEqual([])
    await next.close()
  }
  console.log('lost, s:', losses.map(loss => loss.toFixed(2)).join(' '))
  expect(Math.max(...losses)).toBeLessThanOrEqual(1)
})

test('R1 a browser that is killed with SIGKILL loses at most the last second', async ({ rig }) => {
  const before = await rig.spawn('killed')
  const page = await before.open()
  await page.evaluate(() => harness.recorder.start())
  await recordUntil(page, 5.7)
  const alive = await page.evaluate(() => harness.ownClock())
  await before.kill()
  const next = await (await rig.spawn('killed')).open()
  const { recordings, decoded } = await next.evaluate(async () => {
    const { recordings } = await harness.recovery.list()
    const blob = await harness.recovery.listen(recordings[0]?.sessionId ?? '')
    return { recordings: recordings.length, decoded: (await harness.listen(blob)).decoded }
  })
  expect(recordings).toBe(1)
  console.log('lost with the browser, s:', (alive - decoded).toFixed(2))
  expect(alive - decoded).toBeLessThanOrEqual(1)
})

test('R6 an interrupted recording continues where it ended and is joined with the new sound', async ({ rig }) => {
  const { next, found } = await killAfter(rig, 3.7)
  const id = found.recording.sessionId
  await next.evaluate(session => harness.recorder.start({ continueSession: session }), id)
  await recordUntil(next, found.recording.durationSeconds + 2.5)
  const { finished, heard } = await next.evaluate(async () => {
    const finished = await harness.recorder.stop()
    const heard = await harness.listen(await finished.blob())
    await finished.release()
    return { finished: { ...finished }, heard: { ...heard, pcm: '' } }
  })
  expect(finished.sessionId).toBe(id)
  expect(finished.gaps).toHaveLength(1)
  expect(finished.gaps[0]?.reason).toBe('crash')
  expect(finished.gaps[0]?.atSeconds).toBeCloseTo(found.recording.durationSeconds, 3)
  expect(heard.decoded).toBeGreaterThan(found.heard.decoded + 2)
  expect(heard.playedTo).toBeCloseTo(heard.header, 1)
  await next.close()
})

test('R6 a page that is still recording is not offered for recovery in another tab', async ({ rig }) => {
  const recording = await rig.open()
  await recording.evaluate(() => harness.recorder.start())
  await recordUntil(recording, 2)
  const other = await rig.open()
  expect(await other.evaluate(async () => (await harness.recovery.list()).recordings)).toEqual([])
  const id = await recording.evaluate(() => harness.recorder.snapshot().sessionId)
  const refused = await other.evaluate(
    session =>
      harness.recovery.keep(session ?? '').then(
        () => 'kept',
        error => error.code,
      ),
    id,
  )
  expect(refused).toBe('RECORDING_IN_USE')
  await recording.evaluate(() => harness.recorder.discard())
  await Promise.all([recording.close(), other.close()])
})

test('R3 losing the microphone interrupts the recording, keeps its segment and resumes with another microphone', async ({
  rig,
}) => {
  const page = await rig.open()
  await page.evaluate(() => harness.recorder.start())
  await recordUntil(page, 2)
  // Watched before the loss, because the recorder takes another microphone at once.
  await page.evaluate(() => {
    const interrupted = harness.until(({ state }) => state.kind === 'interrupted')
    harness.loseMicrophone()
    return interrupted
  })
  await recordUntil(page, 5.5)
  const { gaps, durationSeconds, heard } = await page.evaluate(async () => {
    const finished = await harness.recorder.stop()
    const heard = await harness.listen(await finished.blob())
    await finished.release()
    return { gaps: finished.gaps, durationSeconds: finished.durationSeconds, heard: { ...heard, pcm: '' } }
  })
  expect(gaps).toHaveLength(1)
  expect(gaps[0]?.reason).toBe('ended')
  expect(heard.playedTo).toBeCloseTo(heard.header, 1)
  expect(Math.abs(heard.decoded - durationSeconds)).toBeLessThan(0.6)
  await page.close()
})

test('a browser that cannot record WebM records MP4, which is one playable file too', async ({ rig }) => {
  const page = await rig.open('?only=mp4')
  await page.evaluate(() => harness.recorder.start())
  await recordUntil(page, 5.2)
  const { mimeType, type, measured, heard } = await page.evaluate(async () => {
    const finished = await harness.recorder.stop()
    const { blob, measuredSeconds } = await finished.join()
    const heard = await harness.listen(blob)
    const [segment] = await harness.segments(finished.sessionId)
    await finished.release()
    return {
      mimeType: segment?.mimeType,
      type: finished.mimeType,
      measured: measuredSeconds,
      heard: { ...heard, pcm: '' },
    }
  })
  expect(mimeType).toContain('audio/mp4')
  expect(type).toBe(heard.type)
  expect(heard.decoded).toBeCloseTo(measured, 1)
  expect(heard.playedTo).toBeCloseTo(heard.header, 1)
  await page.close()
})

test('P8 recording with a drawn meter uses little of the main thread', async ({ rig }) => {
  const page = await rig.open('?segmentMs=45000')
  await page.evaluate(() => harness.recorder.start())
  await page.evaluate(() => harness.drawMeter('waves'))
  await recordUntil(page, 2)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
    return { task: value('TaskDuration'), at: value('Timestamp') }
  }
  const before = await busy()
  await recordUntil(page, 6)
  const after = await busy()
  const share = (after.task - before.task) / (after.at - before.at)
  const drawn = await page.evaluate(() => harness.drawnPixels())
  console.log(`main thread busy: ${(share * 100).toFixed(1)} %`)
  expect(drawn).toBeGreaterThan(100)
  // The target is 4 %, but a shared machine may be slower; a plugin that redraws everything takes 36 %.
  expect(share).toBeLessThan(0.12)
  await page.evaluate(() => harness.recorder.discard())
  await page.close()
})

test('an opened audio file has its length and peaks; a file without sound is refused', async ({ rig }) => {
  const page = await rig.open()
  const { recorded, opened, refused } = await page.evaluate(async () => {
    await harness.recorder.start()
    await harness.until(({ seconds }) => seconds >= 5.2)
    const finished = await harness.recorder.stop()
    const blob = await finished.blob()
    await finished.release()
    const opened = await harness.openFile(new File([blob], 'visit.webm', { type: blob.type }))
    const refused = await harness.openFile(new File(['no sound'], 'visit.webm', { type: 'audio/webm' })).then(
      () => 'opened',
      error => error.fault,
    )
    return { recorded: finished.durationSeconds, opened, refused }
  })
  expect(Math.abs(opened.durationSeconds - recorded)).toBeLessThan(0.3)
  expect(Math.abs(opened.peaks.length - opened.durationSeconds * 10)).toBeLessThan(2)
  expect(Math.min(...opened.peaks.slice(1, -1))).toBeGreaterThan(0)
  expect(refused).toBe('file-not-loaded')
  await page.close()
})

test('captions are made on the device or not at all, never over the network', async ({ rig }) => {
  const page = await rig.open()
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  const { state, onDevice } = await page.evaluate(async () => {
    const captions = harness.captions()
    await captions.start()
    const { state } = captions.snapshot()
    captions.stop()
    return { state: state.kind, onDevice: await harness.speechAvailability() }
  })
  expect(state).toBe(onDevice === 'available' ? 'listening' : 'unavailable')
  expect(requests).toEqual([])
  await page.close()
})

test('R3 withdrawing the permission interrupts the recording, and granting it again resumes it', async ({ rig }) => {
  const page = await rig.open()
  await page.evaluate(() => harness.recorder.start())
  await recordUntil(page, 2)
  const session = await page.context().newCDPSession(page)
  const { browserContextId } = (await session.send('Target.getTargetInfo')).targetInfo
  const permit = (setting: 'denied' | 'granted') =>
    session.send('Browser.setPermission', {
      permission: { name: 'microphone' },
      setting,
      origin: new URL(page.url()).origin,
      browserContextId,
    })
  await permit('denied')
  await page.evaluate(() => harness.until(({ state }) => state.kind === 'interrupted'))
  const interrupted = await page.evaluate(() => harness.recorder.snapshot())
  await permit('granted')
  await recordUntil(page, interrupted.seconds + 3.2)
  const { gaps, heard } = await page.evaluate(async () => {
    const finished = await harness.recorder.stop()
    const heard = await harness.listen(await finished.blob())
    await finished.release()
    return { gaps: finished.gaps, heard: { ...heard, pcm: '' } }
  })
  expect(gaps).toMatchObject([{ reason: 'withdrawn', atSeconds: interrupted.seconds }])
  expect(heard.decoded).toBeGreaterThan(interrupted.seconds + 2.7)
  expect(heard.playedTo).toBeCloseTo(heard.header, 1)
  await page.close()
})
