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
  /** Milliseconds from the first edit to every device and the server being equal. */
  quiescent: number
  /** Milliseconds from the last edit on. */
  afterLastEdit: number
  /** Milliseconds of each request that carried edits. */
  pushes: number[]
  deaths: number
}

export interface WardOptions {
  origin: string
  accounts: readonly Account[]
  devicesEach: number
  edits: number
  log(line: string): void
  /** Called once in the middle of the work. */
  midway?(): Promise<void>
}

/** Lets all devices work and come to rest. Rejects when anything was lost or is there twice. */
export async function runWard({ origin, accounts, devicesEach, edits, log, midway }: WardOptions): Promise<Settled> {
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
      told(child, { kind: 'make', origin, sessions: sessionsOf(i), devicesEach, seed: i * 100_000 + 1 }),
    ),
  )
  log(`${accounts.length * devicesEach} devices stand after ${Math.round((performance.now() - beganToMake) / 1000)} s`)

  const began = performance.now()
  const working = Promise.all(children.map(child => told(child, { kind: 'work', edits })))
  // A moment of the churn, about a quarter of its way, and not a wait for a state: a node dies when it likes.
  const middle = midway ? new Promise(resolve => setTimeout(resolve, (edits * 400) / 4)).then(midway) : undefined
  const answers = await working
  await middle
  const sent = answers.flatMap(one => (one.kind === 'sent' ? [one] : []))
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
    const stands = await serverDigest(origin, account)
    if (stands !== wanted) throw new Error(`the server has ${stands} instead of ${wanted}`)
    digests[account.accountId] = wanted
  }
  await Promise.all(children.map(child => told(child, { kind: 'settle', digests })))
  const quiescent = performance.now() - began
  for (const child of children) child.kill('SIGKILL')
  return {
    quiescent,
    afterLastEdit: performance.now() - lastAcknowledged,
    pushes: sent.flatMap(one => one.pushes),
    deaths: sent.reduce((sum, one) => sum + one.deaths, 0),
  }
}

async function told(child: ChildProcess, message: ToDevices): Promise<FromDevices> {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a process of devices ended: ${code}`)))
  ended.catch(() => undefined)
  const answer = once(child, 'message')
  child.send(message)
  const [answered] = (await Promise.race([answer, ended])) as [FromDevices]
  return answered
}

async function serverDigest(origin: string, { token }: Account): Promise<string> {
  const client = new Client(origin)
  client.token = token
  const rows = await client.call('userAccount.patients:list', {})
  return digestOf(rows.map(({ clientId, name }) => ({ clientId, name, data: {} })))
}
