import { expect } from 'playwright/test'
import { expectAllSaved } from '../pages/shell.ts'
import type { Device } from './device-pool.ts'
import { COLLECTIONS, documents } from './local-store.ts'
import type { ServerView } from './server-view.ts'

interface Row {
  clientId: string
  id: number | null
  name: string
  data: unknown
}

const facts = ({ clientId, id, name, data }: Row) => ({ clientId, id, name, data: canonical(data) })
const byId = (a: { clientId: string }, b: { clientId: string }) => (a.clientId < b.clientId ? -1 : 1)

/** Drops null and undefined and sorts keys, because the wire omits values that a store keeps as null. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && one !== null)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, canonical(one)]))
}

async function held(device: Device): Promise<unknown> {
  const all = await Promise.all(
    COLLECTIONS.map(async name => [name, (await documents(device.page, device.account, name)).map(facts).sort(byId)]),
  )
  return Object.fromEntries(all)
}

async function stored(server: ServerView, device: Device): Promise<unknown> {
  const rows = Object.entries(await server.collections(device.persona))
  return Object.fromEntries(rows.map(([name, all]) => [name, all.map(facts).sort(byId)]))
}

/** I4: every device comes to hold exactly the server's documents. Call it once all faults are removed. */
export async function expectEqual(server: ServerView, ...devices: Device[]): Promise<void> {
  // All first: one device's work changes what the others must hold.
  for (const device of devices) await expectAllSaved(device.page)
  for (const device of devices) {
    await expect(async () => {
      // Read again each time, because the server goes on reading the documents that it was sent.
      expect(await held(device)).toEqual(await stored(server, device))
      // Longer than a request's time-out, because a fault may have swallowed this device's pull.
    }).toPass({ timeout: 60_000, intervals: [250] })
  }
}

/** The server has each of the names exactly once (I2). */
export async function expectOnce(server: ServerView, made: readonly string[]): Promise<void> {
  const names = await server.names()
  expect(made.map(name => names.filter(one => one === name).length)).toEqual(made.map(() => 1))
}
