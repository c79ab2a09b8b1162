import { afterEach } from 'vitest'
import type { Device, Run } from './device.ts'
import { ACCOUNT, createWorld, type World } from './world.ts'

export const MINUTE = 60_000

/** A device whose application runs. */
export type Running = Device & { run: Run }

/** The world of the running test; it ends with the test. */
export let world: World
afterEach(async () => {
  await world?.end()
})

/** Starts this many devices in a new world. */
export async function start<N extends 1 | 2 | 3 = 1>(devices?: N, seed = 7): Promise<Started[N]> {
  world = await createWorld({ devices: devices ?? 1, seed })
  for (const device of world.devices) await world.start(device)
  return world.devices as Started[N]
}
interface Started {
  1: [Running]
  2: [Running, Running]
  3: [Running, Running, Running]
}

/** Content of a health record. */
export const record = (name: string) => ({ name, recordType: 'healthLog' as const, patientClientId: '', data: {} })

/** Names of the records on the server. */
export const onServer = () =>
  world.server
    .rows(ACCOUNT, 'record')
    .map(row => String(row.name))
    .sort()

/** Names of the records that a device shows. */
export const onDevice = async ({ run }: Pick<Running, 'run'>) =>
  (await run.context.database.healthRecords.find({ selector: { deletedAt: null } }).exec()).map(one => one.name).sort()

/** How often writes of this document took effect on the server. */
export const effectsOn = (clientId: string) => world.server.effects.filter(one => one.clientId === clientId).length
