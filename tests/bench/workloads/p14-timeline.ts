import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { CATALOGUE } from '../../../src/domain/labs/catalogue/all.ts'
import { Client } from '../../server/client.ts'
import type { TimelineContender, Timelines } from '../pages/timeline.ts'
import type { Figure } from '../report/section.ts'
import { openApp } from '../rig/app.ts'
import { openFreshBrowser } from '../rig/browser.ts'
import { type Contest, openContest } from '../rig/contest.ts'
import { serveWithoutPolicy } from '../rig/static-server.ts'
import { isOut, RANGE, SHEETS, sheetAt, TESTS, valueAt } from '../rig/values.ts'
import { Collected, interleaved, median } from '../rounds.ts'
import type { Workload } from '../workload.ts'

declare global {
  var timelines: Timelines
  var chartPainted: number | undefined
}

const SIZES = [1, SHEETS] as const
type Size = (typeof SIZES)[number]
const NAMES = { 1: 'ours, one sheet', [SHEETS]: 'ours' } as Record<Size, string>
const BESIDE: Record<TimelineContender, string> = {
  canvas: 'canvas by hand',
  svg: 'SVG by hand',
  observablePlot: 'Observable Plot',
}
const FRAMES = 60
const ENTRIES = CATALOGUE.slice(0, TESTS)

/** Writes laboratory sheets of an account as its owner's device would. */
async function writeSheets(contest: Contest, account: Contest['accounts'][number], sheets: number): Promise<void> {
  const client = new Client(contest.server.origin)
  client.token = account.token
  const patient = await client.call('userAccount.patients:create', {
    patient: { clientId: randomUUID(), name: 'Anna' },
  })
  for (let sheet = 0; sheet < sheets; sheet++) {
    const biomarkers = ENTRIES.map(({ id, names }, test) => {
      const value = valueAt(sheet, test)
      const name = names.en[0] ?? id
      return {
        id,
        name,
        nameLocal: name,
        value,
        rawValue: `${value}`,
        unit: 'g/L',
        ...RANGE,
        refExceed: Number(isOut(value)),
      }
    })
    await client.call('healthRecords:create', {
      ...{
        clientId: randomUUID(),
        name: `Sheet ${sheet}`,
        recordType: 'labResults',
        status: 'processed',
        patientId: patient.id,
      },
      data: {
        ...{ date: new Date(sheetAt(sheet)).toISOString().slice(0, 10), sourceType: 'manual' },
        report: { findings: { labTestResults: { biomarkers } } },
      },
    })
  }
}

export const timeline: Workload = {
  id: 'P14',
  async run(bench) {
    const contest = await openContest(bench, [0, 0])
    const apps = await Promise.all(
      SIZES.map(async (size, i) => {
        const account = contest.accounts[i]
        if (!account) throw new Error('no account')
        await writeSheets(contest, account, size)
        const app = await openApp(contest, account)
        await app.page.addInitScript(watchForChart)
        await app.context.setOffline(true)
        await app.page.goto(`${contest.server.origin}/health-records/timeline`)
        return { size, page: app.page, close: app.close }
      }),
    )
    const pages = await serveWithoutPolicy(await bench.interfaceFolder())
    const beside = await openFreshBrowser()
    await beside.page.goto(`${pages.origin}/bench/timeline.html`)
    await beside.page.waitForFunction(() => 'timelines' in globalThis)
    const contenders = Object.keys(BESIDE) as TimelineContender[]
    const collected = new Collected<`${Size | TimelineContender} ${'first' | 'frame' | 'work'}`>()

    await interleaved([...apps, ...contenders], bench.rounds, async (one, round) => {
      if (typeof one === 'string') {
        collected.add(`${one} first`, await beside.page.evaluate(name => timelines.first(name), one))
        const [frames, work] = await withWork(beside.page, () =>
          beside.page.evaluate(([name, count]) => timelines.zoom(name, count), [one, FRAMES] as const),
        )
        collected.add(`${one} frame`, Math.max(...frames))
        collected.add(`${one} work`, work / FRAMES)
        return
      }
      const { size, page } = one
      await page.reload({ waitUntil: 'commit' })
      const painted = await page.waitForFunction(() => globalThis.chartPainted)
      collected.add(`${size} first`, (await painted.jsonValue()) ?? Number.NaN)
      await page
        .getByText(size === 1 ? /^1 record\b/ : `${SHEETS} records`)
        .first()
        .waitFor()
      const [frames, work] = await withWork(page, () => page.evaluate(zoomChart, FRAMES))
      collected.add(`${size} frame`, Math.max(...frames))
      collected.add(`${size} work`, work / FRAMES)
      bench.log(`P14 round ${round + 1} ${NAMES[size]}: longest frame ${Math.round(Math.max(...frames))} ms`)
    })
    for (const { close } of apps) await close()
    await beside.close()
    await pages.stop()
    await contest.stop()

    const empty = median(collected.of('1 first'))
    const floor = median(collected.of('canvas first'))
    const what = {
      first: 'first paint beyond an empty chart',
      frame: `longest of ${FRAMES} frames of a zoom`,
      work: 'a frame of a zoom, computing alone',
    } as const
    const samples = (kind: keyof typeof what) =>
      contenders.map((name): Figure => {
        const of = collected.of(`${name} ${kind}`)
        const least = kind === 'first' ? floor : undefined
        return { what: what[kind], contender: BESIDE[name], unit: 'ms', samples: of, floor: least }
      })
    const figures: Figure[] = [
      {
        ...{ what: what.first, contender: 'ours', unit: 'ms', floor },
        samples: collected.of(`${SHEETS} first`).map(ms => ms - empty),
        target: { of: 'median', atMost: 300 },
      },
      ...samples('first'),
      { what: 'reload to the chart', contender: NAMES[1], unit: 'ms', samples: collected.of('1 first') },
      { what: 'reload to the chart', contender: 'ours', unit: 'ms', samples: collected.of(`${SHEETS} first`) },
      {
        ...{ what: what.frame, contender: 'ours', unit: 'ms' },
        samples: collected.of(`${SHEETS} frame`),
        target: { of: 'median', atMost: 34 },
      },
      ...samples('frame'),
      { what: what.work, contender: 'ours', unit: 'ms', samples: collected.of(`${SHEETS} work`) },
      ...samples('work'),
    ]
    const notes = [
      `The built product without a network, ${SHEETS} laboratory sheets of ${TESTS} biomarkers over ten years, read from the local store after a reload; an empty chart is one with a single sheet. The others begin with the values in memory and draw one dash for each, with neither axis, labels nor list. Computing is what the page's main thread does, without what other programs take of the processor.`,
    ]
    return [{ id: 'P14', title: 'Timeline of 20,000 values', figures, notes }]
  },
}

/** The result of `run`, and what the page's main thread computed meanwhile, in milliseconds. */
async function withWork<R>(page: Page, run: () => Promise<R>): Promise<[R, number]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const computed = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const before = await computed()
  const result = await run()
  const work = (await computed()) - before
  await session.detach()
  return [result, work]
}

/** Sets `chartPainted` to the time of the frame that shows the chart. */
function watchForChart(): void {
  const look = () => {
    if (!document.querySelector('[role="slider"] svg path, [role="slider"] svg rect'))
      return requestAnimationFrame(look)
    return requestAnimationFrame(() => {
      globalThis.chartPainted = performance.now()
    })
  }
  requestAnimationFrame(look)
}

/** Milliseconds between frames while the wheel zooms in, then out, once in every frame. */
function zoomChart(frames: number): Promise<number[]> {
  const chart = document.querySelector('[role="slider"]')
  const box = chart?.getBoundingClientRect()
  if (!chart || !box) throw new Error('no chart')
  const wheel = (deltaY: number) =>
    chart.dispatchEvent(
      new WheelEvent('wheel', {
        ...{ deltaY, ctrlKey: true, bubbles: true, cancelable: true },
        ...{ clientX: box.left + box.width / 2, clientY: box.top + 100 },
      }),
    )
  return new Promise(resolve => {
    const deltas: number[] = []
    let last = 0
    const frame = (now: number) => {
      if (last > 0) deltas.push(now - last)
      last = now
      if (deltas.length === frames) return resolve(deltas)
      wheel(deltas.length < frames / 2 ? -20 : 20)
      return requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
