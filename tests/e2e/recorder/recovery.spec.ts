import { expect } from 'playwright/test'
import { crash } from '../device/renderers.ts'
import { type Rig, recordUntil, test } from './recorder-rig.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

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
