import { expect, test } from 'vitest'
import { createHealthRecord } from '../../../src/db/commands/health-records.ts'
import { onDevice, type Running, record, start, world } from '../world/each-test.ts'

test('I6 an empty page with more to come does not end the pull', async () => {
  const [a] = await start()
  for (let i = 0; i < 3; i++) await createHealthRecord(a.run.context, record(`r${i}`))
  await world.run(1000)
  a.kill()
  // One row per page, so that the newest rows, which are fetched first, are not the whole list.
  world.server.pageRows = 1
  // More empty pages than there are other triggers of a pull in this time.
  world.server.emptyPages = 60
  const fresh = (await world.addDevice()) as Running
  await world.start(fresh)
  await world.run(6000)
  expect(await onDevice(fresh)).toEqual(['r0', 'r1', 'r2'])
  await fresh.destroy()
})

test('I6 killed at every step of a first pull, the checkpoint never passes a row that is not stored', async () => {
  const [a] = await start()
  for (let i = 0; i < 25; i++) await createHealthRecord(a.run.context, record(`r${String(i).padStart(2, '0')}`))
  await world.run(2000)
  world.server.pageRows = 4
  for (let call = 1; call <= 40; call++) {
    const fresh = await world.addDevice()
    await world.start(fresh, run => run.life.dieAtCall(call, call % 2 === 0))
    await world.run(1000)
    fresh.kill()
    await world.start(fresh)
    await world.run(1000)
    expect(await onDevice(fresh as Running)).toHaveLength(25)
    await fresh.destroy()
  }
})
