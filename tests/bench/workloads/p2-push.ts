import type { Figure } from '../report/section.ts'
import { type ContenderName, contendersAt, openContest } from '../rig/contest.ts'
import { type Content, digestOf } from '../rig/digest.ts'
import { clientIdAt, recordAt } from '../rig/record.ts'
import { throttled } from '../rig/throttle.ts'
import { Collected, interleaved, median } from '../rounds.ts'
import type { Workload } from '../workload.ts'

/** Fewer below full speed, which saves time: the cost per edit does not depend on their number. */
const editsAt = (rate: number) => (rate === 1 ? 1000 : 300)

export const push: Workload = {
  id: 'P2',
  async run(bench) {
    const contest = await openContest(bench, bench.rates.map(editsAt))
    const collected = new Collected<`${ContenderName} ${number}`>()

    for (const [i, rate] of bench.rates.entries()) {
      const account = contest.accounts[i]
      if (!account) throw new Error('no account')
      const edits = editsAt(rate)
      // Per server, because PouchDB's has its own rows: the newest names are those last pushed to it.
      const newest = { pouch: account.newest, other: account.newest }
      await interleaved(contendersAt(bench, rate), bench.rounds, async (contender, round) => {
        const side = contender === 'pouch' ? 'pouch' : 'other'
        const nameOf = (index: number) => `${contender} ${rate}x round ${round} ${String(index).padStart(4, '0')}`
        const renames = Array.from({ length: edits }, (_, i) => ({ clientId: clientIdAt(i), name: nameOf(i) }))
        const { ms, local } = await contest.onDevice(contender, async ({ context, page }) => {
          await page.evaluate(([one, names]) => device.firstPull(one, names), [account, newest[side]] as const)
          await context.setOffline(true)
          await page.evaluate(all => device.rename(all), renames)
          await context.setOffline(false)
          const taken = await throttled(context, rate, () => page.evaluate(one => device.push(one), account))
          return { ms: taken, local: await page.evaluate(() => device.digest()) }
        })
        const remote = await digestOf(
          await (side === 'pouch' ? couchRows(account.couch) : serverRows(contest.server.origin, account.token)),
        )
        const expected = await digestOf(
          renames.map(({ clientId, name }, i) => ({ clientId, name, data: recordAt(i).data })),
        )
        if (local !== expected || remote !== expected) {
          throw new Error(`${contender}: ${local} here, ${remote} on the server, instead of ${expected}`)
        }
        newest[side] = Array.from({ length: 50 }, (_, i) => nameOf(edits - 1 - i))
        collected.add(`${contender} ${rate}`, ms)
        bench.log(`P2 ${rate}x round ${round + 1} ${contender}: ${Math.round(ms)} ms`)
      })
    }
    await contest.stop()
    const figures = bench.rates.flatMap(rate =>
      contendersAt(bench, rate).map(
        (contender): Figure => ({
          what: `${rate}x, all${rate === 1 ? '' : ` of ${editsAt(rate)}`} acknowledged`,
          contender,
          unit: 'ms',
          samples: collected.of(`${contender} ${rate}`),
          floor: median(collected.of(`floor ${rate}`)),
          target: contender === 'ours' ? { of: 'ratio', atMost: 2 } : undefined,
        }),
      ),
    )
    const note = `Edits made without a network; measured from its return until every acknowledgement is stored. The floor sends the same requests of 20 calls and stores nothing. Device and server end with the same SHA-256 over all rows. PouchDB against ${contest.couch}, another server: its ratio is no comparison of like with like.`
    return [{ id: 'P2', title: 'Push of 1,000 local edits', figures, notes: [note] }]
  },
}

async function serverRows(origin: string, token: string): Promise<Content[]> {
  const params = { recordTypes: ['ambient-scribe'], fullData: true, since: '', limit: 1000 }
  const rows: Content[] = []
  for (let since = '', more = true; more; ) {
    const response = await fetch(`${origin}/api/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'healthRecords:list', params: { ...params, since } }),
    })
    const { result, meta } = await response.json()
    rows.push(...result)
    since = meta.checkpoint
    more = meta.hasMore
  }
  return rows
}

async function couchRows(address: string): Promise<Content[]> {
  const { rows } = await (await fetch(`${address}/_all_docs?include_docs=true`)).json()
  return rows.map(({ doc }: { doc: { _id: string; name: string; data: unknown } }) => ({
    clientId: doc._id.split(' ')[1] ?? '',
    name: doc.name,
    data: doc.data,
  }))
}
