import type { Figure } from '../report/section.ts'
import { openContest } from '../rig/contest.ts'
import { clientIdAt } from '../rig/record.ts'
import { Collected, interleaved, median } from '../rounds.ts'
import type { Workload } from '../workload.ts'

const PLACES = ['floor', 'ours'] as const
type Measure = 'pull' | 'open' | 'edit'

export const growth: Workload = {
  id: 'P12',
  async run(bench) {
    const sizes = bench.long ? [1000, 10_000, 100_000] : [1000, 10_000]
    const contest = await openContest(bench, sizes)
    const collected = new Collected<`${(typeof PLACES)[number]} ${number} ${Measure}`>()
    const newest = contest.accounts.map(account => account.newest)
    const runs = contest.accounts.flatMap((account, i) => PLACES.map(place => ({ account, place, i })))
    await interleaved(runs, bench.rounds, async ({ account, place, i }, round) => {
      const { total } = account
      const times = await contest.onDevice(place, async ({ page, reload }) => {
        const names = newest[i] ?? []
        const { complete } = await page.evaluate(([one, all]) => device.firstPull(one, all), [account, names] as const)
        const rename = { clientId: clientIdAt(total - 1), name: `Edited ${place} ${round}` }
        const edit = await page.evaluate(([one, change]) => device.editOne(one, change), [account, rename] as const)
        const after = [rename.name, ...names.slice(1)]
        newest[i] = after
        await reload()
        const open = await page.evaluate(([one, all]) => device.open(one, all), [account, after] as const)
        return { pull: complete, open, edit }
      })
      for (const measure of ['pull', 'open', 'edit'] as const)
        collected.add(`${place} ${total} ${measure}`, times[measure])
      bench.log(`P12 ${total} round ${round + 1} ${place}: ${Object.values(times).map(Math.round).join(' ')} ms`)
    })
    await contest.stop()
    const [smallest = 1] = sizes
    const lines = (measure: Measure, what: string, limit: (size: number) => number): Figure[] =>
      sizes.flatMap(size =>
        PLACES.map((place): Figure => {
          const times = size / smallest
          return {
            what: `${what}, ${size.toLocaleString('en')} records`,
            contender: place,
            unit: 'ms',
            samples: collected.of(`${place} ${size} ${measure}`),
            // The same contender at the smallest size, because the target is about growth.
            floor: median(collected.of(`${place} ${smallest} ${measure}`)),
            target: place === 'ours' && times > 1 ? { of: 'ratio', atMost: limit(times) } : undefined,
          }
        }),
      )
    const figures = [
      ...lines('pull', 'first pull', times => times * 1.3),
      ...lines('open', 'cold list of 50', () => 1.5),
      ...lines('edit', 'one edit, stored to acknowledged', () => 1.5),
    ]
    const note =
      'The ratio is to the same contender with 1,000 records: a pull may grow with the records and no faster, a list and an edit may not grow.'
    return [{ id: 'P12', title: 'Growth', figures, notes: [note] }]
  },
}
