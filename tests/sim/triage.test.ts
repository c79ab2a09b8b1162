import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { create } from '../../src/db/commands/context.ts'
import { saveRecording } from '../../src/db/commands/recordings.ts'
import { fileTriage, recordCheck, recordOverride, saveTypedTriage } from '../../src/db/commands/triage.ts'
import { overrideCategory } from '../../src/domain/triage/override.ts'
import { MOSCOW } from '../../src/domain/triage/profiles/moscow.ts'
import { ofOtherPatient } from '../../src/ui/features/triage/result/of-other-patient.ts'
import { ofSettled } from '../../src/ui/features/triage/result/of-settled.ts'
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
  if (!is) return
  await world.run(MINUTE)
  await serverDone()
  await world.run(MINUTE)
}

/** The server scores in real time, while virtual time stands still. */
async function serverDone(): Promise<void> {
  const client = await new RealBackend(server).observer()
  await expect
    .poll(
      async () => {
        const records = await client.call('healthRecords:list', { recordTypes: 'triage', fullData: true })
        return records.filter(({ status }) => status === 'processing').length
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(0)
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
  await world.run(MINUTE)
  await serverDone()
  await world.run(MINUTE)
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
  await world.run(MINUTE)
  await serverDone()
  await world.run(MINUTE)
  for (const device of [a, b]) await online(device, false)
  await recordOverride(a.run.context, id, decision('from A', 'rus_orange', '2026-11-20T13:55:00.000Z'))
  await recordOverride(b.run.context, id, decision('from B', 'rus_yellow', '2026-11-20T13:56:00.000Z'))
  const author = { id: 1, name: 'Dr. Orlova' }
  await recordCheck(b.run.context, id, { kind: 'reassessed', author, at: '2026-11-20T13:57:00.000Z' })
  await online(a, true)
  await online(b, true)
  await world.run(MINUTE)
  await serverDone()
  await world.run(MINUTE)
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

const child = (context: Run['context']) =>
  create(context, 'patients', { name: 'Tom', data: { dateOfBirth: '2019-11-30', gender: 'male' } })
const adult = (context: Run['context']) =>
  create(context, 'patients', { name: 'Rose', data: { dateOfBirth: '1941-03-17', gender: 'female' } })

/** Gives a triage to a child of seven. */
const giveToChild = ({ context }: Run, id: string, patientClientId: string) =>
  fileTriage(context, id, triage =>
    ofOtherPatient(triage, { patientClientId, record: { ageYears: 7, sex: 'male' } }, { former: 'Rose', next: 'Tom' }),
  )
const scored = { assessment: { news2: { kind: 'complete' } } }
const withheld = { assessment: { news2: { kind: 'not-applicable' } } }

test('a triage given to another patient offline is his on both devices, scored by his age; the undo takes it back', async () => {
  const [a, b] = await devices(74)
  const { context } = a.run
  const [rose, tom] = [await adult(context), await child(context)]
  const id = await saveTypedTriage(context, {
    clientId: context.random.uuid(),
    ...{ name: 'Triage', patientClientId: rose, triage: triageDetails() },
  })
  await world.run(MINUTE)
  await serverDone()
  await world.run(MINUTE)
  expect(await seen(b, id)).toMatchObject({ patientClientId: rose, data: { provisional: scored, results: scored } })
  await online(a, false)
  const before = await giveToChild(a.run, id, tom)
  expect((await seen(a, id))?.data).toMatchObject({ provisional: withheld, results: null })
  await online(a, true)
  await world.run(MINUTE)
  await serverDone()
  await world.run(MINUTE)
  for (const device of [a, b]) {
    const document = await seen(device, id)
    expect(document).toMatchObject({ patientClientId: tom, queue: 0, status: 'processed' })
    expect(document?.data).toMatchObject({ provisional: withheld, results: withheld })
  }
  await fileTriage(context, id, () => before)
  await world.run(3 * MINUTE)
  for (const device of [a, b]) {
    const document = await seen(device, id)
    expect(document).toMatchObject({ patientClientId: rose, queue: 0, status: 'processed' })
    expect(document?.data).toMatchObject({ provisional: scored, results: scored })
  }
})

for (const when of ['before its recording is sent', 'while its recording is being sent'] as const) {
  test(`a triage given to another patient ${when} is his on both devices, with the device’s result of his age`, async () => {
    const [a, b] = await devices(when === 'before its recording is sent' ? 75 : 76)
    const { context } = a.run
    const [rose, tom] = [await adult(context), await child(context)]
    await world.run(MINUTE)
    await serverDone()
    await world.run(MINUTE)
    if (when === 'before its recording is sent') await online(a, false)
    const bytes = new Uint8Array(4000)
    bytes.set([0x1a, 0x45, 0xdf, 0xa3])
    const triage = { ...triageDetails(), usePatientNameAsRecordingName: true }
    const about = details({ patientClientId: rose, name: 'Rose', triage })
    const id = await saveRecording(context, new Blob([bytes]), about, 'auto')
    if (when === 'while its recording is being sent') {
      // The server has it, and this device does not know yet.
      a.network.weights = { 'lose-reply': 1 }
      a.run.bridge.sendNow()
      await world.run(2_000)
      a.network.online = false
    }
    await giveToChild(a.run, id, tom)
    a.network.weights = { none: 1 }
    await online(a, true)
    await world.run(3 * MINUTE)
    for (const device of [a, b]) {
      const document = await seen(device, id)
      expect(document).toMatchObject({ patientClientId: tom, recordType: 'triage', name: 'Tom', queue: 0 })
      expect(document?.data).toMatchObject({ provisional: withheld, results: withheld })
    }
  })

  test(`an age that is settled ${when} is the age of both results, on both devices`, async () => {
    const [a, b] = await devices(when === 'before its recording is sent' ? 77 : 78)
    const { context } = a.run
    if (when === 'before its recording is sent') await online(a, false)
    const bytes = new Uint8Array(4000)
    bytes.set([0x1a, 0x45, 0xdf, 0xa3])
    const captions = 'The child is five years old.'
    const about = details({
      ...{ patientClientId: '', triage: triageDetails({ age: '62', heardText: captions }) },
      transcription: { text: captions, duration: 3, model: 'captions' },
    })
    const id = await saveRecording(context, new Blob([bytes]), about, 'auto')
    if (when === 'while its recording is being sent') {
      a.network.weights = { 'lose-reply': 1 }
      a.run.bridge.sendNow()
      await world.run(2_000)
      a.network.online = false
    }
    expect((await seen(a, id))?.data).toMatchObject({ provisional: withheld })
    const doubted = ['ageYears'] as const
    await fileTriage(context, id, triage =>
      ofSettled(triage, { fact: 'ageYears', ageYears: 62 }, { record: {}, doubted }),
    )
    a.network.weights = { none: 1 }
    await online(a, true)
    await world.run(3 * MINUTE)
    for (const device of [a, b]) {
      const document = await seen(device, id)
      expect(document).toMatchObject({ recordType: 'triage', queue: 0 })
      expect(document?.data).toMatchObject({
        typed: { patient: { ageYears: 62 }, confirmed: ['ageYears'] },
        ...{ provisional: scored, results: scored },
      })
    }
  })
}
