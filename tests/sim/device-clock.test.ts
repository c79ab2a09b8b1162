import { afterEach, describe, expect, test } from 'vitest'
import { create } from '../../src/db/commands/context.ts'
import { createHealthRecord } from '../../src/db/commands/health-records.ts'
import { saveRecording } from '../../src/db/commands/recordings.ts'
import { details } from '../factories/store/recordings.ts'
import type { Device, Run } from './world/device.ts'
import { ACCOUNT, createWorld, type World } from './world/world.ts'

/* Every event has true time on the server (M14), whatever happened to the device's clock between writing and sending. */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const BIG = new Blob([new Uint8Array(3 * 512 * 1024)])
let world: World
afterEach(() => world.end())

const device = () => world.devices[0] as Device & { run: Run }

function setClock(skew: number): void {
  device().skew = skew
  device().run.clock.skew = skew
}

async function reopen(): Promise<void> {
  await world.start(device())
  await world.run(2000)
}

/** Makes one of each kind of document, and returns when each was made in truth. */
async function make(): Promise<ReadonlyMap<string, number>> {
  const { context, clock } = device().run
  const made = new Map<string, number>()
  const claimed = new Date(clock.now()).toISOString()
  const at = () => clock.now() - clock.skew
  made.set(await create(context, 'patients', { name: 'Anna', data: {} }), at())
  const record = { name: 'R', recordType: 'healthLog' as const, patientClientId: '', data: {} }
  made.set(await createHealthRecord(context, record), at())
  const recording = details({ patientClientId: '', createdAt: claimed })
  made.set(await saveRecording(context, new Blob(['audio']), recording, 'auto'), at())
  made.set(await saveRecording(context, BIG, recording, 'auto'), at())
  await world.run(10_000)
  return made
}

function offline(is: boolean): void {
  device().network.online = !is
  device().run.bridge.network(!is)
}

/** Goes online and returns by how many minutes each document's time on the server is wrong. */
async function sendAndMeasure(made: ReadonlyMap<string, number>): Promise<number[]> {
  offline(false)
  await world.run(2 * MINUTE)
  const rows = [...world.server.rows(ACCOUNT, 'record'), ...world.server.rows(ACCOUNT, 'patient')]
  const times = new Map(rows.map(row => [row.clientId, Date.parse(String(row.createdAt))]))
  return [...made].map(([id, at]) => Math.round(((times.get(id) ?? 0) - at) / MINUTE))
}

async function begin(skew = 0): Promise<void> {
  world = await createWorld({ devices: 1, seed: 7 })
  device().skew = skew
  await world.start(device())
  await world.run(MINUTE)
  offline(true)
  await world.run(10_000)
}

describe('the clock was wrong when something was made, and was set right before it was sent', () => {
  test.each([
    ['a day ahead', DAY],
    ['ten days behind', -10 * DAY],
  ])('while the application ran; it was %s', async (_how, skew) => {
    await begin(skew)
    const made = await make()
    setClock(0)
    await world.run(MINUTE)
    expect(await sendAndMeasure(made)).toEqual([0, 0, 0, 0])
  })

  test('while the application was closed', async () => {
    await begin(DAY)
    const made = await make()
    setClock(0)
    await reopen()
    expect(await sendAndMeasure(made)).toEqual([0, 0, 0, 0])
  })

  test('the server never heard of the wrong clock', async () => {
    await begin()
    setClock(DAY)
    await world.run(MINUTE)
    const made = await make()
    setClock(0)
    await world.run(MINUTE)
    expect(await sendAndMeasure(made)).toEqual([0, 0, 0, 0])
  })

  test('nor was the application open when the clock became wrong', async () => {
    await begin()
    setClock(DAY)
    await reopen()
    const made = await make()
    setClock(0)
    await world.run(MINUTE)
    expect(await sendAndMeasure(made)).toEqual([0, 0, 0, 0])
  })
})

describe('the clock was right when something was made, and was set wrong before it was sent', () => {
  test('while the application ran', async () => {
    await begin()
    const made = await make()
    setClock(DAY)
    await world.run(MINUTE)
    expect(await sendAndMeasure(made)).toEqual([0, 0, 0, 0])
  })

  test('while the application was closed', async () => {
    await begin()
    const made = await make()
    setClock(DAY)
    await reopen()
    expect(await sendAndMeasure(made)).toEqual([0, 0, 0, 0])
  })
})

test('a clock that was always wrong, and one that was set twice, are corrected each by its own error', async () => {
  await begin(DAY)
  const first = await make()
  setClock(3 * DAY)
  await world.run(MINUTE)
  const second = await make()
  setClock(-DAY)
  await world.run(MINUTE)
  const third = await make()
  expect(await sendAndMeasure(new Map([...first, ...second, ...third]))).toEqual(Array(12).fill(0))
})
