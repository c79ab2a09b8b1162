import type { Device } from '../pages/page.ts'
import type { Figure, Section } from '../report/section.ts'
import { inFreshBrowser } from '../rig/browser.ts'
import { digestOf } from '../rig/digest.ts'
import { newestNames, recordAt } from '../rig/record.ts'
import { seededServer } from '../rig/seeded-server.ts'
import { serveWithoutPolicy } from '../rig/static-server.ts'
import { throttled } from '../rig/throttle.ts'
import { Collected, interleaved, median } from '../rounds.ts'
import type { Workload } from '../workload.ts'

declare global {
  var device: Device
}

const CONTENDERS = ['floor', 'ours', 'dexie', 'rxdb', 'pouch'] as const
type Contender = (typeof CONTENDERS)[number]
const TOTAL = 10_000

export const firstPull: Workload = {
  id: 'P1',
  async run(bench) {
    const server = await seededServer(bench, [TOTAL])
    const [account] = server.accounts
    if (!account) throw new Error('no account')
    const couch = await bench.couch()
    const plain = await serveWithoutPolicy(await bench.interfaceFolder())
    const address = await couch.database('p1', TOTAL)
    const expected = await digestOf(Array.from({ length: TOTAL }, (_, i) => recordAt(i)))
    const newest = newestNames(TOTAL)
    const collected = new Collected<`${Contender} ${number} ${'complete' | 'newest' | 'longestTask'}`>()

    for (const rate of bench.rates) {
      await interleaved(CONTENDERS, bench.rounds, async (contender, round) => {
        const { digest, ...times } = await inFreshBrowser(async ({ context, page }) => {
          const { origin } = contender === 'pouch' ? plain : server
          await page.goto(`${origin}/bench/index.html?contender=${contender}`)
          await page.waitForFunction(() => 'device' in globalThis)
          const run = { ...account, couch: address }
          const measured = await throttled(context, rate, () =>
            page.evaluate(([one, names]) => device.firstPull(one, names), [run, newest] as const),
          )
          return { ...measured, digest: await page.evaluate(() => device.digest()) }
        })
        if (digest !== expected) throw new Error(`${contender} ended with ${digest} instead of ${expected}`)
        for (const key of ['complete', 'newest', 'longestTask'] as const)
          collected.add(`${contender} ${rate} ${key}`, times[key])
        bench.log(`P1 ${rate}x round ${round + 1} ${contender}: ${Math.round(times.complete)} ms`)
      })
    }
    await Promise.all([server.stop(), plain.stop()])

    const figures = bench.rates.flatMap((rate): Figure[] => {
      const floor = median(collected.of(`floor ${rate} complete`))
      return [
        ...CONTENDERS.map(
          (contender): Figure => ({
            what: `${rate}x, all stored`,
            contender,
            unit: 'ms',
            samples: collected.of(`${contender} ${rate} complete`),
            floor,
            target: contender === 'ours' ? { of: 'ratio', atMost: 1.3 } : undefined,
          }),
        ),
        {
          what: `${rate}x, longest task of the page`,
          contender: 'ours',
          unit: 'ms',
          samples: collected.of(`ours ${rate} longestTask`),
          target: rate === 1 ? { of: 'median', atMost: 50 } : undefined,
        },
      ]
    })
    const section: Section = {
      id: 'P1',
      title: 'First pull of 10,000 recordings of about 1 KB, the newest 50 live on the page',
      figures,
      notes: [
        `Every contender replicates in a worker while its page shows the newest 50; from opening the empty store to everything stored and shown. 500 rows a page. All end with the same SHA-256 over all rows. PouchDB against ${couch.name}, the others against the product's own server.`,
      ],
    }
    return [section]
  },
}
