import type { Figure, Section } from '../report/section.ts'
import { type ContenderName, contendersAt, openContest } from '../rig/contest.ts'
import { digestOf } from '../rig/digest.ts'
import { recordAt } from '../rig/record.ts'
import { throttled } from '../rig/throttle.ts'
import { Collected, interleaved, median } from '../rounds.ts'
import type { Bench, Workload } from '../workload.ts'

const TOTAL = 10_000
type Key = `${ContenderName | 'fetch' | 'stores'} ${number} ${'complete' | 'newest' | 'longestTask'}`

/** Runs that explain the distance to the floor; below full speed only with `--long`. */
const explainingAt = ({ long }: Bench, rate: number) => (rate === 1 || long ? (['indexed', 'stores'] as const) : [])

export const firstPull: Workload = {
  id: 'P1',
  async run(bench) {
    const contest = await openContest(bench, [TOTAL])
    const [account] = contest.accounts
    if (!account) throw new Error('no account')
    const expected = await digestOf(Array.from({ length: TOTAL }, (_, i) => recordAt(i)))
    const collected = new Collected<Key>()

    for (const rate of bench.rates) {
      await interleaved(
        [...contendersAt(bench, rate), 'fetch', ...explainingAt(bench, rate)] as const,
        bench.rounds,
        async (contender, round) => {
          if (contender === 'fetch' || contender === 'stores') {
            const ms = await contest.onDevice('floor', ({ context, page }) =>
              throttled(context, rate, () =>
                contender === 'fetch'
                  ? page.evaluate(one => device.fetchNewest(one, one.newest), account)
                  : page.evaluate(one => device.fetchIntoStores(one, one.newest), account),
              ),
            )
            collected.add(`${contender} ${rate} newest`, ms)
            return
          }
          const { digest, ...times } = await contest.onDevice(contender, async ({ context, page }) => {
            const measured = await throttled(context, rate, () =>
              page.evaluate(one => device.firstPull(one, one.newest), account),
            )
            return { ...measured, digest: await page.evaluate(() => device.digest()) }
          })
          if (digest !== expected) throw new Error(`${contender} ended with ${digest} instead of ${expected}`)
          for (const key of ['complete', 'newest', 'longestTask'] as const)
            collected.add(`${contender} ${rate} ${key}`, times[key])
          bench.log(`P1 ${rate}x round ${round + 1} ${contender}: ${Math.round(times.complete)} ms`)
        },
      )
    }
    await contest.stop()
    return [pulled(bench, collected, contest.couch), firstSight(bench, collected)]
  },
}

function pulled(bench: Bench, collected: Collected<Key>, couch: string): Section {
  const figures = bench.rates.flatMap((rate): Figure[] => {
    const floor = median(collected.of(`floor ${rate} complete`))
    return [
      ...[...contendersAt(bench, rate), ...explainingAt(bench, rate).filter(one => one === 'indexed')].map(
        (contender): Figure => ({
          what: `${rate}x, all stored`,
          contender: contender === 'indexed' ? 'floor, indexed' : contender,
          unit: 'ms',
          samples: collected.of(`${contender} ${rate} complete`),
          floor,
          target: contender === 'ours' ? { of: 'ratio', atMost: 1.3 } : undefined,
        }),
      ),
      {
        what: `${rate}x, longest task over 50 ms on the page`,
        contender: 'ours',
        unit: 'ms',
        samples: collected.of(`ours ${rate} longestTask`),
        target: rate === 1 ? { of: 'median', atMost: 50 } : undefined,
      },
    ]
  })
  return {
    id: 'P1',
    title: 'First pull of 10,000 recordings of about 1 KB, the newest 50 live on the page',
    figures,
    notes: [
      `Every contender replicates in a worker while its page shows the newest 50; from opening the empty store to everything stored and shown. 500 rows a page. All end with the same SHA-256 over all rows. PouchDB against ${couch}, the others against the product's own server. "floor, indexed" is the floor with the six indexes that RxDB's storage keeps of such a collection.`,
    ],
  }
}

function firstSight(bench: Bench, collected: Collected<Key>): Section {
  const figures = bench.rates.flatMap((rate): Figure[] => {
    const fetched = collected.of(`fetch ${rate} newest`)
    const floor = median(fetched)
    const line = (contender: ContenderName | 'fetch' | 'stores', samples: number[]): Figure => ({
      what: `${rate}x, newest 50 shown`,
      contender: { fetch: 'fetch of 50', stores: 'the same, stored' }[contender as string] ?? contender,
      unit: 'ms',
      samples,
      floor,
      target: contender === 'ours' ? { of: 'ratio', atMost: 1.5 } : undefined,
    })
    const others = contendersAt(bench, rate).filter(one => one !== 'floor')
    return [
      line('fetch', fetched),
      ...(explainingAt(bench, rate).length > 0 ? [line('stores', collected.of(`stores ${rate} newest`))] : []),
      ...others.map(one => line(one, collected.of(`${one} ${rate} newest`))),
    ]
  })
  return {
    id: 'P1b',
    title: 'First sign-in on a new device, 10,000 recordings on the server: to the newest 50 shown',
    figures,
    notes: [
      'In the runs of P1. The floor fetches 50 rows and shows them, without any store. "The same, stored" opens as many new databases as the product has, by hand and all at once, writes the rows and shows what it reads back.',
    ],
  }
}
