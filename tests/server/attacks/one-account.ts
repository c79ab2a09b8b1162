import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { RPC_PATH } from '../../../src/contract/protocol.ts'
import { Client } from '../client.ts'
import type { PlacedServer } from '../servers.ts'
import { readMetrics } from '../test-server.ts'
import type { Flood } from './flood-thread.ts'
import { isWholeAttack } from './on-attacked-servers.ts'

export interface Seen {
  /** Milliseconds within which 95 of 100 calls of the other account were answered. */
  p95: number
  /** Milliseconds for which the thread that answers did nothing else at the longest. */
  busiest: number
  /** MB of the server's process at most. */
  peak: number
  /** MB by which it grew at most. */
  grown: number
}

/** What another account sees while `attack` goes on: it reads, writes and lists, one call after the other. */
export async function seenByAnother(server: PlacedServer, name: string, attack: () => Promise<unknown>): Promise<Seen> {
  const other = await new Client(server.origin).signIn('doctor')
  for (let n = 0; n < 3; n++) await call(other, n)
  const before = memoryOf(server).now
  writeFileSync(`/proc/${server.process.pid}/clear_refs`, '5')
  await busiestSince(server)
  let attacking = true
  const attacked = attack().finally(() => {
    attacking = false
  })
  const times: number[] = []
  for (let n = 0; attacking || n < 60; n++) {
    const began = performance.now()
    await call(other, n)
    times.push(performance.now() - began)
  }
  await attacked
  times.sort((a, b) => a - b)
  const { peak } = memoryOf(server)
  const seen = {
    p95: Math.round(times[Math.floor(times.length * 0.95)] ?? Number.NaN),
    busiest: Math.round(await busiestSince(server)),
    peak: Math.round(peak),
    grown: Math.round(peak - before),
  }
  if (isWholeAttack) process.stdout.write(`${name}: ${JSON.stringify(seen)}\n`)
  return seen
}

/** Of the time since the last question. */
async function busiestSince(server: PlacedServer): Promise<number> {
  const text = await (await readMetrics(server)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000
}

/** Sends one body so many times at once; resolves with the code of each answer. */
export async function flood({ origin, token }: Client, body: string, times: number): Promise<string[]> {
  const workerData: Flood = {
    url: origin + RPC_PATH,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
    times,
  }
  const thread = new Worker(new URL('./flood-thread.ts', import.meta.url), { workerData })
  const [codes] = (await once(thread, 'message')) as [string[]]
  await thread.terminate()
  return codes
}

function call(other: Client, n: number): Promise<unknown> {
  switch (n % 3) {
    case 0:
      return other.call('userAccount.user:get', {})
    case 1:
      return other.call('userAccount.patients:create', { patient: { name: `Visit ${n}`, data: {} } })
    default:
      return other.call('healthRecords:list', { limit: 10 })
  }
}

/** MB; the peak since the last reset. */
function memoryOf({ process }: PlacedServer): { now: number; peak: number } {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}
