import { expect, test } from 'vitest'
import { createHealthRecord } from '../../../src/db/commands/health-records.ts'
import { saveRecording } from '../../../src/db/commands/recordings.ts'
import { details } from '../../factories/store/recordings.ts'
import { MINUTE, onDevice, onServer, record, start, world } from '../world/each-test.ts'
import { ACCOUNT } from '../world/world.ts'

test('I11 an ended session stops the queue without using attempts, and it resumes when the same user signs in', async () => {
  const [a] = await start()
  const id = await saveRecording(a.run.context, new Blob(['audio']), details({ patientClientId: '' }), 'auto')
  world.server.expire(ACCOUNT)
  await world.run(5 * MINUTE)
  expect(a.run.signedOut).toBe(true)
  expect(await a.run.context.uploads.item(ACCOUNT, id)).toMatchObject({ retryCount: 0, state: 'waiting' })
  const calls = world.server.requests
  await world.run(30 * MINUTE)
  expect(world.server.requests).toBe(calls)
  await a.run.bridge.renew(await world.session())
  await world.run(MINUTE)
  expect(world.server.files(ACCOUNT).has(id)).toBe(true)
})

test('I11 another user on the same device neither sees nor sends the unsent work of the first (S7)', async () => {
  const [a] = await start()
  a.network.online = false
  await createHealthRecord(a.run.context, record('of the first'))
  const id = await saveRecording(a.run.context, new Blob(['audio']), details({ patientClientId: '' }), 'auto')
  a.network.online = true
  const other = '0190a000-0000-7000-8000-0000000bbbbb'
  const run = await a.start({ ...(await world.session(other)), accountId: other })
  await world.run(2 * MINUTE)
  expect(await onDevice({ run })).toEqual([])
  expect(await run.context.uploads.blob(other, id)).toBeNull()
  expect(world.server.files(other).size + world.server.files(ACCOUNT).size).toBe(0)
  await world.start(a)
  await world.run(2 * MINUTE)
  expect(world.server.files(ACCOUNT).has(id)).toBe(true)
  expect(onServer()).toContain('of the first')
})
