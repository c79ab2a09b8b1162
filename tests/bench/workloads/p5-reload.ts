import type { Figure } from '../report/section.ts'
import { openApp, paintedAt } from '../rig/app.ts'
import { openContest } from '../rig/contest.ts'
import { throttled } from '../rig/throttle.ts'
import { Collected, interleaved, median } from '../rounds.ts'
import type { Workload } from '../workload.ts'

/** 50 recordings fill the screen: they show what drawing rows costs, whatever the total. */
const SIZES = [0, 50, 10_000] as const
const NAMES = { 0: 'empty database', 50: '50 recordings', 10000: '10,000 recordings' } as const

export const reload: Workload = {
  id: 'P5',
  async run(bench) {
    const contest = await openContest(bench, SIZES)
    const apps = await Promise.all(
      SIZES.map(async (size, i) => {
        const account = contest.accounts[i]
        if (!account) throw new Error('no account')
        const app = await openApp(contest, account)
        await app.context.setOffline(true)
        return { size, account, app }
      }),
    )
    const collected = new Collected<`${(typeof SIZES)[number]} ${number}`>()
    for (const rate of bench.rates) {
      // Twice the rounds at full speed, because a reload is short there.
      await interleaved(
        apps,
        bench.rounds * (rate === 1 ? 2 : 1),
        async ({ size, account, app: { page, context } }, round) => {
          const ms = await throttled(context, rate, async () => {
            await page.reload({ waitUntil: 'commit' })
            return paintedAt(page)
          })
          await page
            .getByText(size === 0 ? /^No recordings/ : `${account.total.toLocaleString('en')} recordings`)
            .first()
            .waitFor()
          if (size > 0) await page.getByRole('heading', { name: account.newest[0] ?? '', exact: true }).waitFor()
          collected.add(`${size} ${rate}`, ms)
          bench.log(`P5 ${rate}x round ${round + 1} ${NAMES[size]}: ${Math.round(ms)} ms`)
        },
      )
    }
    for (const { app } of apps) await app.close()
    await contest.stop()
    const figures = bench.rates.flatMap(rate =>
      SIZES.map(
        (size): Figure => ({
          what: `${rate}x, reload to the list`,
          contender: NAMES[size],
          unit: 'ms',
          samples: collected.of(`${size} ${rate}`),
          floor: median(collected.of(`0 ${rate}`)),
          target: size === 10_000 ? { of: 'ratio', atMost: 1.2 } : undefined,
        }),
      ),
    )
    const notes = [
      'The built product without a network, from its service worker: from the reload to the frame with the first rows of the list.',
    ]
    return [{ id: 'P5', title: 'Reload, offline, to the first list painted', figures, notes }]
  },
}
