import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Client } from '../../server/client.ts'
import type { Account } from '../rig/account.ts'
import { atEnd } from '../rig/at-end.ts'
import { digestOf } from '../rig/digest.ts'
import type { FromDevices, ToDevices } from './devices-child.ts'

const PROGRAM = fileURLToPath(new URL('devices-child.ts', import.meta.url))

export interface Settled {
  /** Milliseconds from the first edit until every device equals the server. */
  quiescent: number
  /** Milliseconds from the last acknowledged edit until every device equals the server. */
  afterLastEdit: number
  /** Milliseconds of each request that carried edits. */
  pushes: number[]
  deaths: number
}

export interface DeviceLoadOptions {
  origin: string
  accounts: readonly Account[]
  devicesEach: number
  edits: number
  log(line: string): void
  /** Called once while the devices edit, at a quarter of the longest possible pauses. */
  midway?(): Promise<void>
}

/** Runs all devices until each equals the server. Rejects when the server lost an edit or applied one twice. */
export async function runDeviceLoad(options: DeviceLoadOptions): Promise<Settled> {
  const { origin, accounts, devicesEach, edits, log, midway } = options
  const beganToMake = performance.now()
  const processes = Math.max(3, availableParallelism())
  const children = Array.from({ length: processes }, () => {
    const child = fork(PROGRAM, {
      execArgv: ['--max-old-space-size=6000'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    atEnd(() => child.kill('SIGKILL'))
    return child
  })
  const sessionsOf = (place: number) =>
    accounts
      .filter((_, i) => i % processes === place)
      .map(({ accountId, userId, token }) => ({ accountId, userId, token, name: 'Load', locale: 'en' }))
  await Promise.all(
    children.map((child, i) =>
      request(child, { kind: 'make', origin, sessions: sessionsOf(i), devicesEach, seed: i * 100_000 + 1 }),
    ),
  )
  log(`${accounts.length * devicesEach} devices stand after ${Math.round((performance.now() - beganToMake) / 1000)} s`)

  const began = performance.now()
  const working = Promise.all(children.map(child => request(child, { kind: 'work', edits })))
  // A fixed moment instead of a state to wait for: a node can die at any point of the work.
  const middle = midway ? new Promise(resolve => setTimeout(resolve, (edits * 400) / 4)).then(midway) : undefined
  const replies = await working
  await middle
  const sent = replies.flatMap(one => (one.kind === 'sent' ? [one] : []))
  const lastAcknowledged = performance.now()
  log(`all acknowledged after ${Math.round((lastAcknowledged - began) / 1000)} s`)

  const expected = new Map<string, [string, string][]>()
  for (const one of sent) {
    for (const [accountId, rows] of Object.entries(one.expected))
      expected.set(accountId, [...(expected.get(accountId) ?? []), ...rows])
  }
  const digests: Record<string, string> = {}
  for (const account of accounts) {
    const wanted = await digestOf(
      (expected.get(account.accountId) ?? []).map(([clientId, name]) => ({ clientId, name, data: {} })),
    )
    const found = await serverDigest(origin, account)
    if (found !== wanted) throw new Error(`the server has ${found} instead of ${wanted}`)
    digests[account.accountId] = wanted
  }
  await Promise.all(children.map(child => request(child, { kind: 'settle', digests })))
  const quiescent = performance.now() - began
  for (const child of children) child.kill('SIGKILL')
  return {
    quiescent,
    afterLastEdit: performance.now() - lastAcknowledged,
    pushes: sent.flatMap(one => one.pushes),
    deaths: sent.reduce((sum, one) => sum + one.deaths, 0),
  }
}

/** Sends a command and resolves with the reply; rejects when the process ends first. */
async function request(child: ChildProcess, message: ToDevices): Promise<FromDevices> {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a process of devices ended: ${code}`)))
  ended.catch(() => undefined)
  const replied = once(child, 'message')
  child.send(message)
  const [reply] = (await Promise.race([replied, ended])) as [FromDevices]
  return reply
}

async function serverDigest(origin: string, { token }: Account): Promise<string> {
  const client = new Client(origin)
  client.token = token
  const rows = await client.call('userAccount.patients:list', {})
  return digestOf(rows.map(({ clientId, name }) => ({ clientId, name, data: {} })))
}
