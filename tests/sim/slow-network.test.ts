import { describe, expect, test } from 'vitest'
import { createHealthRecord } from '../../src/db/commands/health-records.ts'
import { saveRecording } from '../../src/db/commands/recordings.ts'
import { details } from '../factories/store/recordings.ts'
import type { Run } from './world/device.ts'
import { MINUTE, start, world } from './world/each-test.ts'
import { ACCOUNT } from './world/world.ts'

/** Starts a device, signed in and synchronised, and takes it offline. */
async function offline(): Promise<Run> {
  const [{ run }] = await start()
  device().network.online = false
  return run
}
const device = () => world.devices[0]!
const back = (run: Run) => {
  device().network.online = true
  run.bridge.network(true)
}
const records = () => world.server.rows(ACCOUNT, 'record')
const write = async (run: Run, count: number, bytes: number) => {
  for (let i = 0; i < count; i++) {
    const data = { text: 'x'.repeat(bytes) }
    await createHealthRecord(run.context, { name: `r${i}`, recordType: 'healthLog', patientClientId: '', data })
  }
}
const waiting = (run: Run) => run.context.database.healthRecords.count({ selector: { queue: { $gt: 0 } } }).exec()

describe('data too large for the connection is sent in smaller requests (I18, I5)', () => {
  test('edits that would take minutes in one request', async () => {
    const run = await offline()
    await write(run, 20, 200_000)
    device().network.bytesPerSecond = 12_000
    back(run)
    await world.run(20 * MINUTE)
    expect(records()).toHaveLength(20)
    expect(await waiting(run)).toBe(0)
  })

  test.each(['hang', 'refuse'] as const)('edits over a connection on which large bodies fail with: %s', async fault => {
    const run = await offline()
    await write(run, 20, 3000)
    device().network.intercept = (_url, body) => (body.length > 20_000 ? fault : null)
    back(run)
    await world.run(10 * MINUTE)
    expect(records()).toHaveLength(20)
    expect(await waiting(run)).toBe(0)
  })

  test('a recording that is sent in one call', async () => {
    const run = await offline()
    const id = await saveRecording(
      run.context,
      new Blob([new Uint8Array(500 * 1024)]),
      details({ patientClientId: '' }),
      'auto',
    )
    device().network.bytesPerSecond = 12_000
    back(run)
    await world.run(5 * MINUTE)
    expect(world.server.files(ACCOUNT).has(id)).toBe(true)
  })
})

test('calls whose results did not fit into the response are confirmed by smaller requests, and none is parked', async () => {
  const run = await offline()
  await write(run, 20, 3000)
  world.server.responseBytes = 20_000
  back(run)
  await world.run(MINUTE)
  expect(records()).toHaveLength(20)
  expect(await waiting(run)).toBe(0)
  expect(world.server.effects.filter(({ method }) => method === 'healthRecords:create')).toHaveLength(20)
})
