import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import type { Recording } from '../pages/record.ts'
import type { Figure } from '../report/section.ts'
import { type FreshBrowser, openFreshBrowser } from '../rig/browser.ts'
import { MICROPHONE } from '../rig/microphone.ts'
import { serveWithoutPolicy } from '../rig/static-server.ts'
import { Collected } from '../rounds.ts'
import type { Workload } from '../workload.ts'

declare global {
  var recording: Recording
}

const STEADY = ['bare', 'ours'] as const
type Way = (typeof STEADY)[number] | 'wavesurfer'
/** Share of each round in which wavesurfer's plugin runs, apart from the others, because it would disturb them. */
const PLUGIN_SHARE = 0.25

export const recordingLoad: Workload = {
  id: 'P8',
  async run(bench) {
    const minutes = bench.long ? 30 : 3
    const roundMs = (minutes * 60_000) / bench.rounds
    const pages = await serveWithoutPolicy(await bench.interfaceFolder())
    const collected = new Collected<`${Way} ${'busy' | 'longestTask' | 'heap'}`>()
    const opened: Record<(typeof STEADY)[number], Recorder> = {
      bare: await record('bare', pages.origin),
      ours: await record('ours', pages.origin),
    }
    await Promise.all(STEADY.map(way => opened[way].heap()))
    for (let round = 0; round < bench.rounds; round++) {
      await measure(
        STEADY.map(way => [way, opened[way]] as const),
        roundMs * (1 - PLUGIN_SHARE),
        collected,
      )
      const plugin = await record('wavesurfer', pages.origin)
      await measure([['wavesurfer', plugin]], roundMs * PLUGIN_SHARE, collected)
      await plugin.browser.close()
      for (const way of STEADY) collected.add(`${way} heap`, await opened[way].heap())
      bench.log(
        `P8 round ${round + 1}: ours ${collected.of('ours busy').at(-1)?.toFixed(2)} %, plugin ${collected.of('wavesurfer busy').at(-1)?.toFixed(1)} %`,
      )
    }
    const seconds = await opened.ours.page.evaluate(() => recording.seconds())
    if (seconds < minutes * 60 * 0.9) throw new Error(`only ${seconds} s were recorded`)
    for (const way of STEADY) await opened[way].browser.close()
    await pages.stop()

    const heap = collected.of('ours heap')
    const ways: readonly Way[] = ['bare', 'ours', 'wavesurfer']
    const figures: Figure[] = [
      ...ways.map(
        (way): Figure => ({
          what: 'main thread busy',
          contender: way === 'bare' ? 'MediaRecorder alone' : way,
          unit: '%',
          samples: collected.of(`${way} busy`),
          target: way === 'ours' ? { of: 'median', atMost: 4 } : undefined,
        }),
      ),
      ...ways.map(
        (way): Figure => ({
          what: 'longest task over 50 ms',
          contender: way === 'bare' ? 'MediaRecorder alone' : way,
          unit: 'ms',
          samples: collected.of(`${way} longestTask`),
          target: way === 'ours' ? { of: 'median', atMost: 50 } : undefined,
        }),
      ),
      { what: 'heap after collecting', contender: 'ours', unit: 'MB', samples: heap },
      {
        what: 'heap, last round less the first',
        contender: 'ours',
        unit: 'MB',
        samples: [(heap.at(-1) ?? Number.NaN) - (heap[0] ?? Number.NaN)],
        target: { of: 'max', atMost: 1 },
      },
    ]
    const notes = [
      `One recording of ${minutes} minutes each by the recorder with its meter and by MediaRecorder alone (all pieces kept in memory), in browsers of their own; in the last quarter of each round wavesurfer's record plugin makes a new recording, so its memory has not grown.`,
    ]
    return [{ id: 'P8', title: `Recording for ${minutes} minutes`, figures, notes }]
  },
}

interface Recorder {
  browser: FreshBrowser
  page: Page
  tools: CDPSession
  /** Megabytes in use after a garbage collection. */
  heap(): Promise<number>
}

async function record(way: Way, origin: string): Promise<Recorder> {
  const browser = await openFreshBrowser(MICROPHONE)
  const { page } = browser
  await browser.context.grantPermissions(['microphone'])
  await page.goto(`${origin}/bench/record.html`)
  await page.waitForFunction(() => 'recording' in globalThis)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  await page.evaluate(one => recording.start(one), way)
  return {
    ...{ browser, page, tools },
    async heap() {
      await tools.send('HeapProfiler.collectGarbage')
      return (await metric(tools, 'JSHeapUsedSize')) / 2 ** 20
    },
  }
}

async function metric(tools: CDPSession, name: string): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics')
  return metrics.find(one => one.name === name)?.value ?? Number.NaN
}

type Measured = readonly (readonly [Way, Recorder])[]

async function measure(
  recorders: Measured,
  forMs: number,
  collected: Collected<`${Way} ${'busy' | 'longestTask' | 'heap'}`>,
): Promise<void> {
  const task = ({ tools }: Recorder) => metric(tools, 'TaskDuration')
  const now = ({ tools }: Recorder) => metric(tools, 'Timestamp')
  const before = await Promise.all(
    recorders.map(async ([, one]) => {
      await one.page.evaluate(() => recording.longestTask())
      return { task: await task(one), at: await now(one) }
    }),
  )
  await delay(forMs)
  for (const [i, [way, one]] of recorders.entries()) {
    const { task: busy, at } = before[i] ?? { task: 0, at: 0 }
    collected.add(`${way} busy`, (((await task(one)) - busy) / ((await now(one)) - at)) * 100)
    collected.add(`${way} longestTask`, await one.page.evaluate(() => recording.longestTask()))
  }
}
