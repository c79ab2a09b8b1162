import { setTimeout as delay } from 'node:timers/promises'
import type { RunAccount } from '../pages/contender.ts'
import type { Figure } from '../report/section.ts'
import { type ContenderName, type Contest, contendersAt, openContest } from '../rig/contest.ts'
import { clientIdAt, orderAt } from '../rig/record.ts'
import { throttled } from '../rig/throttle.ts'
import { Collected, interleaved, median, quantile } from '../rounds.ts'
import type { Workload } from '../workload.ts'

const TOTAL = 1000
/** Changes per round. */
const CHANGES = 20

export const remoteChange: Workload = {
  id: 'P4',
  async run(bench) {
    const contest = await openContest(bench, [TOTAL], { BENCH_TELL_COMMITS: 'on' })
    const [account] = contest.accounts
    if (!account) throw new Error('no account')
    const collected = new Collected<`${ContenderName} ${number}`>()
    const newest = { pouch: account.newest, other: account.newest }
    let changes = 0
    for (const rate of bench.rates) {
      await interleaved(contendersAt(bench, rate), bench.rounds, async (contender, round) => {
        const side = contender === 'pouch' ? 'pouch' : 'other'
        await contest.onDevice(contender, async ({ context, page }) => {
          await page.evaluate(([one, names]) => device.firstPull(one, names), [account, newest[side]] as const)
          await page.evaluate(one => device.live(one), account)
          const change = async () => {
            const name = `Changed ${++changes}`
            await page.evaluate(one => device.lookFor(one), name)
            const committedAt = await (side === 'pouch'
              ? changeCouch(account, name)
              : changeServer(contest, account, name))
            const painted = await Promise.race([
              page.evaluate(() => device.seen()),
              delay(20_000, null, { ref: false }),
            ])
            if (painted === null) throw new Error(`${contender} never showed a change`)
            newest[side] = [name, ...newest[side].slice(1)]
            return painted - committedAt
          }
          await change()
          await throttled(context, rate, async () => {
            for (let i = 0; i < CHANGES; i++) collected.add(`${contender} ${rate}`, await change())
          })
        })
        bench.log(
          `P4 ${rate}x round ${round + 1} ${contender}: ${Math.round(median(collected.of(`${contender} ${rate}`)))} ms`,
        )
      })
    }
    await contest.stop()
    const figures = bench.rates.flatMap(rate => {
      const trip = median(collected.of(`floor ${rate}`))
      return contendersAt(bench, rate).flatMap((contender): Figure[] => {
        const samples = collected.of(`${contender} ${rate}`)
        const beyond: Figure = {
          ...{ what: `${rate}x, p95 beyond the floor's median`, contender, unit: 'ms' },
          samples: [quantile(samples, 0.95) - trip],
          target: contender === 'ours' && rate === 1 ? { of: 'median', atMost: 50 } : undefined,
        }
        return [{ what: `${rate}x, commit to painted`, contender, unit: 'ms', samples, floor: trip }, beyond]
      })
    })
    const notes = [
      "From the server's commit of another device's change to the frame that shows it in the list of 50. The floor follows the stream of changes, fetches, writes and shows, by hand: it is the round trip. PouchDB counts from its server's answer to the write.",
    ]
    return [{ id: 'P4', title: 'A remote change to the painted list', figures, notes }]
  },
}

/** Renames the newest recording. Resolves with the time of the commit, in milliseconds since the epoch. */
async function changeServer({ server }: Contest, { token }: RunAccount, name: string): Promise<number> {
  const committed = new Promise<number>(resolve => {
    const onMessage = (message: unknown) => {
      const { committedAt } = message as { committedAt?: number }
      if (committedAt === undefined) return
      server.process.off('message', onMessage)
      resolve(committedAt)
    }
    server.process.on('message', onMessage)
  })
  const clientId = clientIdAt(TOTAL - 1)
  const params = { clientId, id: clientId, name, data: {}, recordType: 'ambient-scribe' }
  const response = await fetch(`${server.origin}/api/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'healthRecords:update', params }),
  })
  const { error } = await response.json()
  if (error) throw new Error(`the change was refused: ${JSON.stringify(error)}`)
  return committed
}

/** Renames the newest recording on PouchDB's server. Resolves with the time of its reply, in the same unit. */
async function changeCouch({ couch }: RunAccount, name: string): Promise<number> {
  const id = `${String(orderAt(TOTAL - 1)).padStart(13, '0')} ${clientIdAt(TOTAL - 1)}`
  const address = `${couch}/${encodeURIComponent(id)}`
  const document = await (await fetch(address)).json()
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...document, name }),
  })
  if (!answer.ok) throw new Error(`the change was refused: ${answer.status}`)
  return performance.timeOrigin + performance.now()
}
