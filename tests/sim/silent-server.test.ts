import { expect, test } from 'vitest'
import { createHealthRecord } from '../../src/db/commands/health-records.ts'
import { saveRecording } from '../../src/db/commands/recordings.ts'
import { details } from '../factories/store/recordings.ts'
import type { Run } from './world/device.ts'
import { start, world } from './world/each-test.ts'
import { ACCOUNT } from './world/world.ts'

const SECOND = 1000

const device = () => world.devices[0]!
const note = { name: 'note', recordType: 'healthLog', patientClientId: '', data: {} } as const
const record = (run: Run, kilobytes: number) =>
  saveRecording(run.context, new Blob([new Uint8Array(kilobytes * 1024)]), details({ patientClientId: '' }), 'auto')

/** A device that is signed in and synchronised. */
async function started(): Promise<Run> {
  const [{ run }] = await start()
  await world.run(SECOND)
  return run
}

test('a server that hangs counts as unreachable after 15 s, as reached again with its first byte (I19)', async () => {
  const run = await started()
  device().network.intercept = () => 'hang'
  await createHealthRecord(run.context, note)
  await world.run(14 * SECOND)
  expect(run.status).toMatchObject({ phase: 'cycling', offlineSince: null })
  await world.run(2 * SECOND)
  expect(run.status?.offlineSince).not.toBeNull()
  // Also between the tries, and during each of them.
  for (let second = 0; second < 90; second++) {
    await world.run(SECOND)
    expect(run.status?.offlineSince).not.toBeNull()
  }
  device().network.intercept = () => null
  await world.run(90 * SECOND)
  expect(run.status).toMatchObject({ phase: 'idle', offlineSince: null, upToDate: true })
  expect(world.server.rows(ACCOUNT, 'record')).toHaveLength(1)
})

test('an upload to a server that hangs, and that answers again before it is asked, has no attempt counted', async () => {
  const run = await started()
  let hung = 0
  device().network.intercept = url => {
    if (hung > 0 || url.includes('/api/events')) return null
    hung++
    return 'hang'
  }
  device().network.online = true
  const id = await record(run, 5)
  await world.run(29 * SECOND)
  device().network.intercept = () => null
  await world.run(SECOND)
  const item = await run.context.uploads.item(ACCOUNT, id)
  expect(item?.retryCount ?? 0).toBe(0)
  await world.run(60 * SECOND)
  expect(world.server.files(ACCOUNT).has(id)).toBe(true)
})

test('a long upload over a slow line is not taken for a server that hangs', async () => {
  const run = await started()
  device().network.bytesPerSecond = 12_000
  const id = await record(run, 500)
  for (let second = 0; second < 55; second++) {
    await world.run(SECOND)
    expect(run.status?.offlineSince).toBeNull()
  }
  await world.run(60 * SECOND)
  expect(world.server.files(ACCOUNT).has(id)).toBe(true)
})
