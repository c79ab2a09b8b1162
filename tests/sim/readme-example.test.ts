import { expect, test } from 'vitest'
import { createPatient } from '../../src/db/commands/patients.ts'
import { createWorld } from './world.ts'

test('what was written without a network arrives on the other device', async () => {
  const world = await createWorld({ devices: 2, seed: 42 })
  const [a, b] = world.devices
  for (const device of world.devices) await world.start(device)
  a.network.online = false
  await createPatient(a.run.context, { name: 'Anna', data: {} })
  a.network.weights = { none: 3, 'lose-reply': 1, 'http-500': 1 } // three of five requests go well
  a.network.online = true
  await world.run(2 * 60_000) // two minutes pass at once
  const seen = await b.run.context.database.patients.find().exec()
  expect(seen.map(one => one.name)).toEqual(['Anna'])
  await world.end()
})
