import type { Figure } from '../report/section.ts'
import { openApp, paintedAt } from '../rig/app.ts'
import { openContest } from '../rig/contest.ts'
import { quantile } from '../rounds.ts'
import type { Workload } from '../workload.ts'

/** Frames per round and pixels per frame: three seconds at 60 Hz, faster than a finger scrolls. */
const FRAMES = 180
const STEP = 150

export const scrolling: Workload = {
  id: 'P11',
  async run(bench) {
    const contest = await openContest(bench, [10_000])
    const [account] = contest.accounts
    if (!account) throw new Error('no account')
    const { page, close } = await openApp(contest, account)
    const frames: Record<number, number[]> = {}
    const tools = await page.context().newCDPSession(page)
    await page.reload()
    await paintedAt(page)
    for (const rate of bench.rates) {
      await tools.send('Emulation.setCPUThrottlingRate', { rate })
      const longest: number[] = []
      const all: number[] = []
      for (let round = 0; round < bench.rounds; round++) {
        const deltas = await page.evaluate(scroll, [FRAMES, STEP] as const)
        longest.push(Math.max(...deltas))
        all.push(...deltas)
        bench.log(`P11 ${rate}x round ${round + 1}: longest frame ${Math.round(Math.max(...deltas))} ms`)
      }
      frames[rate] = longest
      frames[-rate] = [quantile(all, 0.99)]
    }
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const rows = await page.locator('main li').count()
    if (rows === 0 || rows > 200) throw new Error(`${rows} rows in the page`)
    await close()
    await contest.stop()
    const figures = bench.rates.flatMap((rate): Figure[] => [
      {
        what: `${rate}x, longest frame of ${FRAMES}`,
        contender: 'ours',
        unit: 'ms',
        samples: frames[rate] ?? [],
        target: rate === 1 ? { of: 'median', atMost: 34 } : undefined,
      },
      { what: `${rate}x, 99th of 100 frames`, contender: 'ours', unit: 'ms', samples: frames[-rate] ?? [] },
    ])
    const notes = [
      `The product's list of 10,000 recordings, scrolled by ${STEP} pixels in every frame. Two frames of a screen of 60 Hz are 33.3 ms. 4x is Chromium's own throttle of the main thread.`,
    ]
    return [{ id: 'P11', title: 'Scrolling a list of 10,000', figures, notes }]
  },
}

/** Milliseconds between frames while the page scrolls. */
function scroll([frames, step]: readonly [number, number]): Promise<number[]> {
  window.scrollTo(0, 0)
  return new Promise(resolve => {
    const deltas: number[] = []
    let last = 0
    const frame = (now: number) => {
      if (last > 0) deltas.push(now - last)
      last = now
      if (deltas.length === frames) return resolve(deltas)
      window.scrollBy(0, step)
      return requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
