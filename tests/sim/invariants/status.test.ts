import { expect, test } from 'vitest'
import { createHealthRecord } from '../../../src/db/commands/health-records.ts'
import { saveRecording } from '../../../src/db/commands/recordings.ts'
import { details } from '../../factories/store/recordings.ts'
import { MINUTE, record, start, world } from '../world/each-test.ts'
import { ACCOUNT } from '../world/world.ts'

test('I18 hours offline use up no attempt of an upload (decision 70)', async () => {
  const [a] = await start()
  a.network.online = false
  const id = await saveRecording(a.run.context, new Blob(['audio']), details({ patientClientId: '' }), 'auto')
  const before = world.trace.length
  await world.run(180 * MINUTE)
  expect(await a.run.context.uploads.item(ACCOUNT, id)).toMatchObject({ retryCount: 0, state: 'waiting' })
  // One attempt every half minute and one for the event stream every minute, not a busy loop that drains the battery.
  expect(world.trace.length - before).toBeLessThan(180 * 5)
  a.network.online = true
  await world.run(2 * MINUTE)
  expect(world.server.files(ACCOUNT).has(id)).toBe(true)
})

test('I18 a failed upload is retried without a new local write, after 5 s and 10 s, then it is an error (decision 69)', async () => {
  const [a] = await start()
  // Only uploads fail, so that the failure does not count as a lost network.
  a.network.intercept = (_url, body) => (body.includes('fileUpload:upload') ? 'portal' : null)
  const id = await saveRecording(a.run.context, new Blob(['audio']), details({ patientClientId: '' }), 'auto')
  await world.run(3 * MINUTE)
  const failed = await a.run.context.database.recordings.findOne(id).exec()
  expect(failed).toMatchObject({ syncStatus: 'error', syncAttempts: 3 })
  expect(failed?.syncErrorMessage).toMatch(/^Max retries reached/)
})

test('I19 after an offline restart the last complete sync is still known, and the status is not up to date', async () => {
  const [a] = await start()
  await world.run(MINUTE)
  const before = a.run.status?.lastComplete
  expect(before).toBeTypeOf('number')
  a.network.online = false
  const run = await world.start(a)
  await world.run(MINUTE)
  // Offline since the server was last reached, not since this start.
  expect(run.status).toMatchObject({ phase: 'offline', lastComplete: before, offlineSince: before, upToDate: false })
})

test('I19 a server that stops while nothing waits is noticed within 15 s, and then retried with pauses', async () => {
  const [a] = await start()
  await world.run(MINUTE)
  expect(a.run.status).toMatchObject({ phase: 'idle', upToDate: true })
  a.network.online = false
  world.server.cutStreams()
  await world.run(15_000)
  expect(a.run.status).toMatchObject({ phase: 'offline', upToDate: false })
  expect(a.run.status?.offlineSince).not.toBeNull()
  const before = world.trace.length
  await world.run(60 * MINUTE)
  expect(world.trace.length - before).toBeLessThan(60 * 5)
  a.network.online = true
  await world.run(MINUTE)
  expect(a.run.status).toMatchObject({ phase: 'idle', upToDate: true, offlineSince: null })
})

test('I19 after a local write the status is not up to date until the server has it', async () => {
  const [a] = await start()
  await world.run(MINUTE)
  expect(a.run.status).toMatchObject({ upToDate: true })
  a.network.online = false
  await createHealthRecord(a.run.context, record('waits'))
  await world.run(MINUTE)
  expect(a.run.status?.upToDate).toBe(false)
  a.network.online = true
  a.run.bridge.network(true)
  await world.run(MINUTE)
  expect(a.run.status).toMatchObject({ upToDate: true, phase: 'idle' })
})
