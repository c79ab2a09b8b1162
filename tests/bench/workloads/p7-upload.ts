import type { Uploads } from '../pages/upload.ts'
import type { Figure } from '../report/section.ts'
import { inFreshBrowser } from '../rig/browser.ts'
import { LossyLink } from '../rig/lossy-link.ts'
import { seededServer } from '../rig/seeded-server.ts'
import { startTus } from '../rig/tus-server.ts'
import { Collected } from '../rounds.ts'
import type { Workload } from '../workload.ts'

declare global {
  var uploads: Uploads
}

const BYTES = 100 * 1024 * 1024
const DROPPED = 0.3
const CONTENDERS = ['ours', 'tus'] as const
/** Rounds in parallel: bytes are compared, not seconds, and a round mostly waits. */
const AT_ONCE = 3

export const lossyUpload: Workload = {
  id: 'P7',
  async run(bench) {
    // One account per round, because each round uses a new device.
    const server = await seededServer(
      bench,
      Array.from({ length: bench.rounds }, () => 0),
    )
    const tus = await startTus()
    const collected = new Collected<`${(typeof CONTENDERS)[number]} ${'sent' | 'useful' | 'seconds'}`>()
    const upload = async (contender: (typeof CONTENDERS)[number], round: number) => {
      const link = await LossyLink.before(contender === 'ours' ? server.origin : tus.origin, DROPPED, 1000 + round)
      const account = server.accounts[round]
      if (!account) throw new Error('no account')
      const began = performance.now()
      await inFreshBrowser(async ({ page }) => {
        await page.goto(`${server.origin}/bench/upload.html`)
        await page.waitForFunction(() => 'uploads' in globalThis)
        const expected = await page.evaluate(bytes => uploads.sha256(bytes), BYTES)
        const stored =
          contender === 'ours'
            ? await page.evaluate(([one, origin, bytes]) => uploads.ours(one, origin, bytes), [
                { ...account, couch: '' },
                link.origin,
                BYTES,
              ] as const)
            : await tus.sha256(
                await page.evaluate(([url, bytes]) => uploads.tus(url, bytes), [
                  `${link.origin}/files`,
                  BYTES,
                ] as const),
              )
        if (stored !== expected) throw new Error(`${contender} stored ${stored} instead of ${expected}`)
      })
      collected.add(`${contender} sent`, link.sentBytes / BYTES)
      collected.add(`${contender} useful`, (link.sentBytes - link.lostBytes) / BYTES)
      collected.add(`${contender} seconds`, (performance.now() - began) / 1000)
      bench.log(
        `P7 round ${round + 1} ${contender}: ${(link.sentBytes / BYTES).toFixed(3)} of the file sent, ${link.dropped} of ${link.requests} requests dropped`,
      )
      await link.stop()
    }
    const rounds = Array.from({ length: bench.rounds }, (_, round) => round)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let round = rounds.shift(); round !== undefined; round = rounds.shift()) {
          const now = round
          await Promise.all(CONTENDERS.map(one => upload(one, now)))
        }
      }),
    )
    await tus.stop()
    await server.stop()
    const figures = CONTENDERS.flatMap((contender): Figure[] => [
      {
        what: 'sent, without the bodies that the link cut',
        contender,
        unit: 'bytes/byte',
        samples: collected.of(`${contender} useful`),
        target: contender === 'ours' ? { of: 'max', atMost: 1.05 } : undefined,
      },
      { what: 'sent in all', contender, unit: 'bytes/byte', samples: collected.of(`${contender} sent`) },
      {
        what: 'time, waits shortened, beside the others',
        contender,
        unit: 's',
        samples: collected.of(`${contender} seconds`),
      },
    ])
    const notes = [
      'Counted by a proxy on the sockets, headers included; the link drops 30 % of the requests, half of them in the middle of the body, half with the reply. The floor is the file once. SHA-256 of what the server stored equals that of the file. Both send pieces of 512 KB; waits of ours are a hundredth, of tus 20 ms.',
    ]
    return [
      {
        id: 'P7',
        title: 'Bytes sent for a recording of 100 MB over a link that drops 30 % of requests',
        figures,
        notes,
      },
    ]
  },
}
