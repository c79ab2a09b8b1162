import type { Figure } from '../report/section.ts'
import { CONTENDERS, type ContenderName, openContest } from '../rig/contest.ts'
import { throttled } from '../rig/throttle.ts'
import { Collected, interleaved, median } from '../rounds.ts'
import type { Workload } from '../workload.ts'

const TOTAL = 10_000
/** Opens per round, because a single cold open takes only milliseconds. */
const OPENS = 3
const LIMITS: Readonly<Record<number, number>> = { 1: 45, 4: 200 }

export const coldList: Workload = {
  id: 'P3',
  async run(bench) {
    const contest = await openContest(bench, [TOTAL])
    const [account] = contest.accounts
    if (!account) throw new Error('no account')
    const collected = new Collected<`${ContenderName} ${number}`>()
    const devices = new Map<ContenderName, Awaited<ReturnType<typeof contest.openDevice>>>()
    for (const contender of CONTENDERS) {
      const opened = await contest.openDevice(contender)
      await opened.page.evaluate(one => device.firstPull(one, one.newest), account)
      devices.set(contender, opened)
    }
    const openCold = async (contender: ContenderName, rate: number) => {
      const { page, context, reload } = devices.get(contender) ?? (await contest.openDevice(contender))
      await reload()
      return throttled(context, rate, () => page.evaluate(one => device.open(one, one.newest), account))
    }
    // Unmeasured opens, while the browser compacts on disk what the pulls wrote: no contender must pay for that.
    await interleaved(CONTENDERS, OPENS, contender => openCold(contender, 1).then(() => undefined))
    for (const rate of bench.rates) {
      await interleaved(CONTENDERS, bench.rounds * OPENS, async contender =>
        collected.add(`${contender} ${rate}`, await openCold(contender, rate)),
      )
    }
    for (const opened of devices.values()) await opened.close()
    await contest.stop()
    const figures = bench.rates.flatMap(rate =>
      CONTENDERS.map((contender): Figure => {
        const atMost = LIMITS[rate]
        return {
          what: `${rate}x, first 50 shown`,
          contender,
          unit: 'ms',
          samples: collected.of(`${contender} ${rate}`),
          floor: median(collected.of(`floor ${rate}`)),
          target: contender === 'ours' && atMost !== undefined ? { of: 'median', atMost } : undefined,
        }
      }),
    )
    const note = 'From a page with no database open to the newest 50 of 10,000 shown from the device, names checked.'
    return [{ id: 'P3', title: 'First 50 of 10,000, newest first, cold open of the database', figures, notes: [note] }]
  },
}
