import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createHealthRecord, deleteHealthRecord } from '../../src/db/commands/health-records.ts'
import { saveRecording } from '../../src/db/commands/recordings.ts'
import { deleteDocument } from '../../src/db/commands/uploads.ts'
import { waitState, waitsOf } from '../../src/db/queries/wait-state.ts'
import { details } from '../factories/store/recordings.ts'
import type { Device, Run } from './world/device.ts'
import { SERVERS, type StartedServer } from './world/servers.ts'
import { createWorld, type World } from './world/world.ts'

/* An account at its quota, on the model and on the real server. */

const MINUTE = 60_000
const KILOBYTE = 1024
/** Longer than the three tries after which what is refused is parked. */
const LONG = 4 * MINUTE

const sound = (size: number) => {
  const bytes = new Uint8Array(size).map((_, i) => (i * 7) % 251)
  bytes.set([0x1a, 0x45, 0xdf, 0xa3])
  return new Blob([bytes])
}
const note = (name: string, size: number) => ({
  ...{ name, recordType: 'healthLog' as const, patientClientId: '' },
  data: { date: '2026-11-20', content: 'x'.repeat(size) },
})

describe.each(SERVERS)('an account at its quota, on $name', ({ name, start, available }) => {
  let started: StartedServer
  let world: World
  beforeAll(async () => {
    if (available) started = await start({ megabytes: 1 })
  }, 60_000)
  afterEach(async () => {
    await world?.end()
  })
  afterAll(async () => {
    await started?.stop()
  })

  const devices = async (seed: number) => {
    world = await createWorld({ devices: 2, seed, ...(started.backend ? { backend: started.backend } : {}) })
    for (const device of world.devices) await world.start(device)
    if (!started.backend) world.server.setQuota(world.devices[0]!.run!.context.accountId, 1024 * KILOBYTE)
    await world.run(MINUTE)
    return world.devices as (Device & { run: Run })[]
  }
  const recordingOn = async ({ run }: { run: Run }, id: string) =>
    (await run.context.database.recordings.findOne(id).exec())?.toMutableJSON() ?? null
  const recordOn = async ({ run }: { run: Run }, id: string) =>
    (await run.context.database.healthRecords.findOne(id).exec())?.toMutableJSON() ?? null
  /** What its card says. */
  const waits = async ({ run }: { run: Run }, document: Parameters<typeof waitsOf>[0]) => {
    const jobs = await run.context.uploads.items(run.context.accountId)
    const facts = { online: true, outdated: false, resting: false, full: run.status?.full ?? false, sending: new Map() }
    return waitState(waitsOf(document), { ...facts, jobs: new Map(jobs.map(job => [job.id, job])), patients: null }, 0)
  }

  test.skipIf(!available)(
    'a recording for which there is no room stays on the device and says so; it is sent when room is made',
    async () => {
      const [a, b] = await devices(31)
      const first = await saveRecording(a!.run.context, sound(700 * KILOBYTE), details({ patientClientId: '' }), 'auto')
      await world.run(2 * MINUTE)
      expect(await recordingOn(b!, first)).not.toBeNull()
      const second = await saveRecording(
        a!.run.context,
        sound(600 * KILOBYTE),
        details({ patientClientId: '' }),
        'auto',
      )
      const small = await createHealthRecord(a!.run.context, note('goes on', 10))
      await world.run(LONG)
      await world.start(a!)
      await world.run(2 * MINUTE)
      const { uploads, accountId } = a!.run.context
      expect(await uploads.item(accountId, second)).toMatchObject({ state: 'waiting', error: { code: 'AccountFull' } })
      expect((await uploads.blob(accountId, second))?.bytes.size).toBe(600 * KILOBYTE)
      expect(await waits(a!, (await recordingOn(a!, second))!)).toMatchObject({ kind: 'waiting', because: 'room' })
      expect(await recordingOn(b!, second)).toBeNull()
      expect(await recordOn(b!, small), 'what has room is not held up').not.toBeNull()
      await deleteDocument(b!.run.context, 'recordings', first)
      await world.run(3 * MINUTE)
      expect(await recordingOn(b!, second)).toMatchObject({ data: { documentAssetId: expect.any(Number) } })
      await deleteDocument(b!.run.context, 'recordings', second)
      await world.run(MINUTE)
    },
  )

  // What the real server refuses is in tests/server/quotas.
  test.skipIf(name !== SERVERS[0]?.name)('rows wait in the same way, and go on after a deletion', async () => {
    const [a, b] = await devices(32)
    const first = await createHealthRecord(a!.run.context, note('first', 700 * KILOBYTE))
    await world.run(MINUTE)
    expect(await recordOn(b!, first)).not.toBeNull()
    const second = await createHealthRecord(a!.run.context, note('second', 600 * KILOBYTE))
    await world.run(LONG)
    expect(a!.run.status).toMatchObject({ full: true, upToDate: false })
    expect(await recordOn(a!, second)).toMatchObject({ name: 'second', sync: { parked: null } })
    expect(await waits(a!, (await recordOn(a!, second))!)).toMatchObject({ kind: 'waiting', because: 'room' })
    expect(await recordOn(b!, second)).toBeNull()
    await deleteHealthRecord(a!.run.context, first)
    await world.run(3 * MINUTE)
    expect(await recordOn(b!, second)).toMatchObject({ name: 'second' })
    expect(a!.run.status).toMatchObject({ full: false, upToDate: true })
  })
})
