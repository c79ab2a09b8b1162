import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { postgresInstalled, startPostgres } from '../../server/postgres.ts'
import type { Figure } from '../report/section.ts'
import { atEnd } from '../rig/at-end.ts'
import { type SeededServer, seededServer } from '../rig/seeded-server.ts'
import { Collected, interleaved, median } from '../rounds.ts'
import type { Workload } from '../workload.ts'

const ACCOUNTS = [10, 100, 1000] as const
const ROWS = 10_000
/** Calls of each kind in a round, spread over the measured accounts. */
const CALLS = 96
const MEASURES = ['one edit', 'one pull of 50 rows', 'one sign-in'] as const
type Measure = (typeof MEASURES)[number]

const Answer = z.object({ result: z.optional(z.unknown()), error: z.optional(z.unknown()) })

export const serverGrowth: Workload = {
  id: 'P17',
  async run(bench) {
    if (!postgresInstalled) throw new Error('P17 needs PostgreSQL')
    const cluster = await startPostgres()
    atEnd(() => cluster.stop())
    const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'))
    const servers = new Map<number, SeededServer>()
    for (const accounts of ACCOUNTS) {
      const began = performance.now()
      const where = { databaseUrl: await cluster.createDatabase(), dataDir: join(folder, String(accounts)) }
      const env = { BENCH_FILL: `${accounts},${ROWS}`, DEMO: 'on' }
      servers.set(accounts, await seededServer(bench, [], { ...where, env }))
      bench.log(`P17 ${accounts} accounts filled in ${Math.round((performance.now() - began) / 1000)} s`)
    }
    const collected = new Collected<`${Measure} ${number}`>()
    // The first round is not counted: it fills caches and prepares statements.
    await interleaved(ACCOUNTS, bench.rounds + 1, async (accounts, round) => {
      const times = await measure(servers.get(accounts) as SeededServer, round)
      if (round > 0) for (const one of MEASURES) collected.add(`${one} ${accounts}`, median(times[one]))
      bench.log(
        `P17 ${accounts} accounts round ${round}: ${MEASURES.map(one => median(times[one]).toFixed(2)).join(' ')} ms`,
      )
    })
    for (const server of servers.values()) await server.stop()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
    const [fewest] = ACCOUNTS
    const figures = MEASURES.flatMap(what =>
      ACCOUNTS.map(
        (accounts): Figure => ({
          what: `${what}, ${accounts.toLocaleString('en')} accounts`,
          contender: 'ours',
          unit: 'ms',
          samples: collected.of(`${what} ${accounts}`),
          floor: median(collected.of(`${what} ${fewest}`)),
          target: accounts === fewest ? undefined : { of: 'ratio', atMost: 1.3 },
        }),
      ),
    )
    const notes = [
      `${ROWS.toLocaleString('en')} rows an account, made by the database (insert … select, indexes built afterwards), each count in a database of its own on one PostgreSQL; ${CALLS} calls of each kind a round, one after the other, over 32 accounts. A sample is the median of a round; the ratio is to ${fewest} accounts.`,
    ]
    return [{ id: 'P17', title: 'Growth of the server', figures, notes }]
  },
}

/** Milliseconds of each call. */
async function measure({ origin, accounts }: SeededServer, round: number): Promise<Record<Measure, number[]>> {
  const call = async (method: string, params: object, token?: string) => {
    const began = performance.now()
    const response = await fetch(`${origin}/api/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = Answer.parse(await response.json())
    if (error || result === undefined) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return performance.now() - began
  }
  const times: Record<Measure, number[]> = { 'one edit': [], 'one pull of 50 rows': [], 'one sign-in': [] }
  for (let n = 0; n < CALLS; n++) {
    const account = accounts[n % accounts.length]
    if (!account?.record) throw new Error('a filled account names a record')
    const { token, record } = account
    times['one edit'].push(
      await call('healthRecords:update', { clientId: record, name: `Edited ${round} ${n}` }, token),
    )
    const page = { recordTypes: ['ambient-scribe'], fullData: true, since: '', limit: 50 }
    times['one pull of 50 rows'].push(await call('healthRecords:list', page, token))
    times['one sign-in'].push(await call('userAccount.user:demoLogin', { user: 'basic' }))
  }
  return times
}
