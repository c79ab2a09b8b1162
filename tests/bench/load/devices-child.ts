/** A child process that simulates many devices; its parent sends one command at a time over IPC. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Session } from '../../../src/db/session-store.ts'
import type { Server } from '../../sim/world/fault-network.ts'
import { BusyDevice } from './busy-device.ts'

export type ToDevices =
  | { kind: 'make'; origin: string; sessions: Session[]; devicesEach: number; seed: number }
  | { kind: 'work'; edits: number }
  /** Wait until each device equals its account's digest. */
  | { kind: 'settle'; digests: Record<string, string> }
export type FromDevices =
  | { kind: 'made' }
  | { kind: 'sent'; expected: Record<string, [string, string][]>; deaths: number; pushes: number[] }
  | { kind: 'settled' }

// Silences RxDB's advertisement of its paid storages, which every realm would print.
console.warn = () => undefined

const devices: { accountId: string; device: BusyDevice }[] = []
/** Milliseconds of each request that carried edits and reached the server, without injected faults. */
const pushes: number[] = []
const LOOK_MS = 200

const server: Server = {
  async handle(url, init) {
    const carriesEdits = typeof init.body === 'string' && init.body.includes('"opId"')
    const began = performance.now()
    const response = await fetch(url, init)
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    const bytes = await response.arrayBuffer()
    if (carriesEdits) pushes.push(performance.now() - began)
    return new Response(bytes, { status: response.status, headers: { 'content-type': 'application/json' } })
  },
}

process.on('message', (message: ToDevices) => void runCommand(message).then(reply => process.send?.(reply)))

async function runCommand(message: ToDevices): Promise<FromDevices> {
  switch (message.kind) {
    case 'make': {
      const { origin, sessions, devicesEach, seed } = message
      for (const [i, session] of sessions.entries()) {
        for (let n = 0; n < devicesEach; n++) {
          const name = `${session.accountId.slice(0, 8)} ${n}`
          const device = await BusyDevice.make(session, origin, server, name, seed + i * 100 + n)
          devices.push({ accountId: session.accountId, device })
          await device.start()
        }
      }
      return { kind: 'made' }
    }
    case 'work': {
      await Promise.all(devices.map(({ device }) => device.work(message.edits)))
      await all(async ({ device }) => (await device.unsentCount()) === 0)
      const expected: Record<string, [string, string][]> = {}
      for (const { accountId, device } of devices) {
        expected[accountId] = [...(expected[accountId] ?? []), ...device.expected]
      }
      const deaths = devices.reduce((total, { device }) => total + device.deaths, 0)
      return { kind: 'sent', expected, deaths, pushes }
    }
    case 'settle':
      await all(async ({ accountId, device }) => (await device.digest()) === message.digests[accountId])
      return { kind: 'settled' }
  }
}

/** Resolves once the condition has held for each device, not necessarily for all at the same time. */
async function all(condition: (one: (typeof devices)[number]) => Promise<boolean>): Promise<void> {
  for (const one of devices) while (!(await condition(one))) await delay(LOOK_MS)
}
