import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { saveRecording } from '../../src/db/commands/recordings.ts'
import { recordCheck, recordOverride, saveTypedTriage } from '../../src/db/commands/triage.ts'
import { overrideCategory } from '../../src/domain/triage/override.ts'
import { MOSCOW } from '../../src/domain/triage/profiles/moscow.ts'
import { details } from '../factories/store/recordings.ts'
import { triageDetails } from '../factories/triage/details.ts'
import { startTestServer, type TestServer } from '../server/test-server.ts'
import type { Device, Run } from './world/device.ts'
import { RealBackend } from './world/real-backend.ts'
import { createWorld, type World } from './world/world.ts'

/* Offline triage with the real server: a device's results and its clinicians' decisions arrive completely, once. */

const MINUTE = 60_000
let server: TestServer
let world: World
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterEach(() => world.end())
afterAll(() => server.stop())

async function devices(seed: number): Promise<[Device & { run: Run }, Device & { run: Run }]> {
  world = await createWorld({ devices: 2, seed, backend: new RealBackend(server) })
  for (const device of world.devices) await world.start(device)
  await world.run(MINUTE)
  return world.devices as [Device & { run: Run }, Device & { run: Run }]
}

async function online(device: Device & { run: Run }, is: boolean) {
  device.network.online = is
  device.run.bridge.network(is)
  if (is) await world.run(2 * MINUTE)
}

const seen = async ({ run }: { run: Run }, id: string) =>
  (await run.context.database.recordings.findOne(id).exec())?.toMutableJSON()

const decision = (reason: string, chosen: 'rus_orange' | 'rus_yellow', at: string) => {
  const assessment = triageDetails().provisional?.assessment
  if (!assessment) throw new Error('the septic patient has a result')
  const { classification } = assessment
  const author = { id: 1, name: 'Dr. Orlova' }
  const result = overrideCategory({ profile: MOSCOW, classification, chosen, overridden: false, author, at, reason })
  if (result.kind === 'refused') throw new Error(result.problem)
  return result.override
}

test('typed vitals and a decision made offline arrive on the other device, with the server’s result beside (I1)', async () => {
  const [a, b] = await devices(71)
  await online(a, false)
  const id = await saveTypedTriage(a.run.context, {
    clientId: a.run.context.random.uuid(),
    ...{ name: 'Triage', patientClientId: '', triage: triageDetails() },
  })
  await recordOverride(a.run.context, id, decision('seen', 'rus_orange', '2026-11-20T13:55:00.000Z'))
  await online(a, true)
  await world.run(2 * MINUTE)
  for (const device of [a, b]) {
    const document = await seen(device, id)
    expect(document).toMatchObject({ recordType: 'triage', status: 'processed', queue: 0 })
    expect(document?.data.overrides).toMatchObject([{ chosen: 'rus_orange', reason: 'seen' }])
    expect(document?.data).toMatchObject({
      provisional: { assessment: { classification: { category: 'rus_red' } } },
      results: { classification: { category: { id: 'rus_red' }, redlineForced: true } },
    })
  }
})

test('concurrent decisions of two clinicians are both kept (I10)', async () => {
  const [a, b] = await devices(72)
  const id = await saveTypedTriage(a.run.context, {
    clientId: a.run.context.random.uuid(),
    ...{ name: 'Triage', patientClientId: '', triage: triageDetails() },
  })
  await world.run(2 * MINUTE)
  for (const device of [a, b]) await online(device, false)
  await recordOverride(a.run.context, id, decision('from A', 'rus_orange', '2026-11-20T13:55:00.000Z'))
  await recordOverride(b.run.context, id, decision('from B', 'rus_yellow', '2026-11-20T13:56:00.000Z'))
  const author = { id: 1, name: 'Dr. Orlova' }
  await recordCheck(b.run.context, id, { kind: 'reassessed', author, at: '2026-11-20T13:57:00.000Z' })
  await online(a, true)
  await online(b, true)
  await world.run(2 * MINUTE)
  for (const device of [a, b]) {
    const document = await seen(device, id)
    const overrides = (document?.data.overrides ?? []) as { reason: string }[]
    expect(overrides.map(({ reason }) => reason).toSorted()).toEqual(['from A', 'from B'])
    expect(document?.data.checks).toMatchObject([{ kind: 'reassessed' }])
    expect(document?.queue).toBe(0)
  }
})

test('a decision made before its recording was sent is stored with it', async () => {
  const [a, b] = await devices(73)
  await online(a, false)
  const bytes = new Uint8Array(4000)
  bytes.set([0x1a, 0x45, 0xdf, 0xa3])
  const { context } = a.run
  const about = details({ patientClientId: '', triage: triageDetails() })
  const id = await saveRecording(context, new Blob([bytes]), about, 'auto')
  await recordOverride(context, id, decision('before it was sent', 'rus_orange', '2026-11-20T13:55:00.000Z'))
  await online(a, true)
  await world.run(3 * MINUTE)
  for (const device of [a, b]) {
    const document = await seen(device, id)
    expect(document).toMatchObject({ recordType: 'triage', queue: 0 })
    expect(document?.data.overrides).toMatchObject([{ reason: 'before it was sent' }])
    expect(document?.data.provisional).toMatchObject({ assessment: { classification: { category: 'rus_red' } } })
  }
})
