import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sha256, webmBytes } from '../../server/modules/audio.ts'
import { postgresInstalled, startPostgres } from '../../server/postgres.ts'
import { readMetrics } from '../../server/test-server.ts'
import { watchMemory } from '../load/memory.ts'
import type { Figure, Section } from '../report/section.ts'
import { atEnd } from '../rig/at-end.ts'
import { calls } from '../rig/callers.ts'
import { type SeededServer, seededServer } from '../rig/seeded-server.ts'
import type { Workload } from '../workload.ts'

const LISTENERS = 2000
/** A session has eight streams at most. */
const ACCOUNTS = LISTENERS / 8
const FOR_MS = 20_000
const CHUNK = 512 * 1024
/** Two minutes of speech. */
const SAID =
  'Pressure one hundred twenty over eighty, pulse 110, saturation 93 percent. Pain in the chest since the morning. '

const EDIT = { method: 'userAccount.patients:create', params: { patient: { name: 'made' } } }
const PULL = { method: 'healthRecords:list', params: { recordTypes: ['ambient-scribe'], since: '', limit: 50 } }

/** Calls, event streams, uploads and jobs at once: how long the thread that answers is busy, and what a second node brings. */
export const mixed: Workload = {
  id: 'mixed',
  async run(bench) {
    if (!postgresInstalled) throw new Error('mixed needs PostgreSQL')
    const sections: Section[] = []
    const figures: Figure[] = []
    const cluster = await startPostgres()
    atEnd(() => cluster.stop())
    for (const nodes of [1, 2] as const) {
      const found = await run(await cluster.createDatabase(), nodes)
      const line = (what: string, unit: Figure['unit'], value: number, target?: Figure['target']): Figure => ({
        ...{ what, contender: `${nodes} ${nodes === 1 ? 'node' : 'nodes'}`, unit, samples: [value], target },
      })
      figures.push(
        line('event-loop delay, p99', 'ms', found.delayP99, { of: 'median', atMost: 100 }),
        line('event-loop delay, longest', 'ms', found.delayMost),
        line('calls a second', '/s', found.perSecond),
        line('processor time of the nodes for a call', 'ms', found.processorMs),
        line('most memory of a node', 'MB', found.memory),
      )
      bench.log(`mixed, ${nodes} nodes: ${JSON.stringify(found)}`)
    }
    await cluster.stop()
    const notes = [
      `${LISTENERS.toLocaleString('en')} event streams of ${ACCOUNTS} accounts, 32 clients that create patients and 32 that pull 50 rows without a pause (each creation is announced to eight streams), uploads in chunks of 512 KB, and triages with their texts, for ${FOR_MS / 1000} s on one PostgreSQL; clients and database on the same machine. The delay is that of /metrics, of the busier node. Two nodes on the two cores that they share with their clients cannot show what they carry on machines of their own: the processor time for a call can, since a node's thread is what is used up first.`,
    ]
    sections.push({ id: 'mixed', title: 'Calls, event streams, uploads and jobs at once', figures, notes })
    return sections
  },
}

interface Found {
  delayP99: number
  delayMost: number
  perSecond: number
  processorMs: number
  memory: number
}

async function run(databaseUrl: string, nodes: 1 | 2): Promise<Found> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-mixed-'))
  const empty = { interfaceFolder: async () => dataDir }
  const first = await seededServer(empty, Array(ACCOUNTS).fill(60), { databaseUrl, dataDir })
  const servers = nodes === 1 ? [first] : [first, await seededServer(empty, [], { databaseUrl, dataDir })]
  const tokens = first.accounts.map(({ token }) => token)
  const listeners = await Promise.all(servers.map(({ port }) => listen(port, LISTENERS / nodes, tokens)))
  for (const server of servers) await readMetrics(server)
  const before = servers.map(processorMs)
  const memories = servers.map(({ process }) => watchMemory(process.pid))
  let working = true
  const others = servers.flatMap((server, at) => [
    until(
      () => working,
      () => upload(server, tokens[at] ?? ''),
    ),
    until(
      () => working,
      () => triage(server, tokens[at + 2] ?? ''),
    ),
  ])
  const done = await Promise.all(
    servers.flatMap(({ port }) => [
      calls(port, 32 / nodes, FOR_MS, tokens, EDIT, '"made"'),
      calls(port, 32 / nodes, FOR_MS, tokens, PULL, '"result"'),
    ]),
  )
  working = false
  const used = servers.map(processorMs).reduce((sum, now, at) => sum + now - (before[at] ?? 0), 0)
  await Promise.all(others)
  const delays = await Promise.all(servers.map(delaysOf))
  for (const memory of memories) memory.stop()
  const perSecond = done.reduce((sum, one) => sum + one.perSecond, 0)
  // The second of warming up is in the processor time too.
  const made = perSecond * (FOR_MS / 1000 + 1)
  for (const child of listeners) child.disconnect()
  for (const server of servers) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return {
    delayP99: Math.max(...delays.map(({ p99 }) => p99)),
    delayMost: Math.max(...delays.map(({ most }) => most)),
    perSecond,
    processorMs: used / made,
    memory: Math.max(...memories.map(memory => memory.most() ?? Number.NaN)),
  }
}

async function listen(port: number, count: number, tokens: readonly string[]): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('../rig/listeners-child.ts', import.meta.url)), [
    ...[String(port), String(count), ...tokens],
  ])
  atEnd(() => child.kill())
  const [said] = await once(child, 'message')
  if ('failed' in said) throw new Error(said.failed)
  return child
}

/** User and system time of the process so far. */
function processorMs({ process }: SeededServer): number {
  const [, rest = ''] = readFileSync(`/proc/${process.pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Of the time since the metrics were read last. */
async function delaysOf(server: SeededServer): Promise<{ p99: number; most: number }> {
  const text = await (await readMetrics(server)).text()
  const read = (name: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1000
  return { p99: read('p99'), most: read('max') }
}

async function until(working: () => boolean, work: () => Promise<unknown>): Promise<void> {
  while (working()) await work()
}

async function rpc({ origin }: SeededServer, token: string, method: string, params: object): Promise<unknown> {
  const response = await fetch(`${origin}/api/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: unknown }
  if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
  return result
}

/** Two megabytes in chunks. */
async function upload(server: SeededServer, token: string): Promise<void> {
  const bytes = webmBytes(4 * CHUNK)
  const file = { fileName: 'visit.webm', mimeType: 'audio/webm', size: bytes.length, chunkSize: CHUNK }
  const options = { documentAssetType: 'ambient-scribe', name: 'Visit', duration: 60 }
  const begun = await rpc(server, token, 'fileUpload:initChunkedUpload', {
    ...{ ...file, clientId: crypto.randomUUID(), options },
  })
  const { uploadId } = begun as { uploadId: string }
  for (let index = 0; index < 4; index++) {
    await fetch(`${server.origin}/api/uploads/${uploadId}/${index}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: new Uint8Array(bytes.subarray(index * CHUNK, (index + 1) * CHUNK)),
    })
  }
  await rpc(server, token, 'fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(bytes) })
}

/** A triage whose words are scored by a job. */
async function triage(server: SeededServer, token: string): Promise<void> {
  const transcription = { text: SAID.repeat(10), model: 'captions' }
  await rpc(server, token, 'healthRecords:create', {
    ...{ recordType: 'triage', data: { profile: { id: 'mts-v1.0' }, transcription } },
  })
}
