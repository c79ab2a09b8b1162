import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresInstalled, startPostgres } from '../../server/postgres.ts'
import { runDeviceLoad, type Settled } from '../load/device-load.ts'
import { watchMemory } from '../load/memory.ts'
import { roundRobin } from '../load/round-robin.ts'
import type { Figure, Section } from '../report/section.ts'
import { atEnd } from '../rig/at-end.ts'
import { type Creations, type SeededServer, seededServer } from '../rig/seeded-server.ts'
import { quantile } from '../rounds.ts'
import type { Bench, Workload } from '../workload.ts'

const DEVICES_EACH = 5
const EDITS = 100

interface Way {
  name: string
  postgres: boolean
  nodes: 1 | 2
}
const WAYS: readonly Way[] = [
  { name: 'PGlite, one node', postgres: false, nodes: 1 },
  { name: 'PostgreSQL, one node', postgres: true, nodes: 1 },
  { name: 'PostgreSQL, two nodes, one killed', postgres: true, nodes: 2 },
]

export const load: Workload = {
  id: 'load',
  async run(bench) {
    const figures: Figure[] = []
    const notes: string[] = []
    const ways = WAYS.filter(({ postgres }) => postgresInstalled || !postgres)
    for (const way of ways) {
      bench.log(`load: ${way.name}`)
      const { settled, memory, creations } = await run(bench, way)
      const { pushes, deaths } = settled
      const { patients, audited } = creations
      if (audited !== patients) throw new Error(`${patients} patients were created ${audited} times`)
      const line = (what: string, unit: Figure['unit'], value: number): Figure => ({
        what,
        contender: way.name,
        unit,
        samples: [value],
      })
      figures.push(
        line('first edit to all equal', 's', settled.quiescent / 1000),
        line('last acknowledgement to all equal', 's', settled.afterLastEdit / 1000),
        line('requests with edits, p50', 'ms', quantile(pushes, 0.5)),
        line('requests with edits, p99', 'ms', quantile(pushes, 0.99)),
        line('most memory of the server', 'MB', memory ?? Number.NaN),
      )
      notes.push(
        `${way.name}: ${pushes.length} requests with edits, ${patients} patients created, applications killed ${deaths} times.`,
      )
    }
    const accounts = bench.devices / DEVICES_EACH
    notes.unshift(
      `${bench.devices} devices of ${accounts} accounts, the real engine on fake-indexeddb in several processes beside the server, ${EDITS} edits each with a pause of up to 0.4 s, 5 % of the requests refused, answered with 503 or their reply lost, an application killed and started again at 2 % of the edits. At the end every device and the server have the same SHA-256 over the account's patients, which is that of the edits made, and every patient ever created has exactly one audit row of a creation.`,
    )
    const section: Section = { id: 'load', title: `${bench.devices} devices at once`, figures, notes }
    return [section]
  },
}

async function run(
  bench: Bench,
  { postgres, nodes }: Way,
): Promise<{ settled: Settled; memory: number | null; creations: Creations }> {
  const cluster = postgres ? await startPostgres() : null
  if (cluster) atEnd(() => cluster.stop())
  const databaseUrl = await cluster?.createDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-load-'))
  const where = { dataDir, ...(databaseUrl ? { databaseUrl } : {}) }
  const totals = Array.from({ length: bench.devices / DEVICES_EACH }, () => 0)
  const first = await seededServer(bench, totals, where)
  const second = nodes === 2 ? await seededServer(bench, [], where) : null
  const proxy = second ? await roundRobin([first.port, second.port]) : null
  const memory = watchMemory(first.process.pid)
  const settled = await runDeviceLoad({
    origin: proxy?.origin ?? first.origin,
    accounts: first.accounts,
    devicesEach: DEVICES_EACH,
    edits: EDITS,
    log: bench.log,
    ...(second ? { midway: () => killNode(second, bench) } : {}),
  })
  memory.stop()
  await proxy?.stop()
  await first.stop()
  const creations = await countCreations(bench, where)
  rmSync(dataDir, { recursive: true, force: true })
  await cluster?.stop()
  return { settled, memory: memory.most(), creations }
}

async function killNode(node: SeededServer, bench: Bench): Promise<void> {
  await node.kill()
  bench.log('one node killed')
}

/** Counts patients and audited creations with a new server process, after the measured one has stopped. */
async function countCreations(bench: Bench, where: { dataDir: string; databaseUrl?: string }): Promise<Creations> {
  const server = await seededServer(bench, [], { ...where, env: { BENCH_COUNT_CREATIONS: 'on' } })
  const { creations } = server
  await server.stop()
  if (!creations) throw new Error('nothing was counted')
  return creations
}
