import { expect, test } from 'vitest'
import { create } from '../../src/db/commands/context.ts'
import type { Device } from './world/device.ts'
import { createWorld } from './world/world.ts'

test('what was written without a network arrives on the other device', async () => {
  const world = await createWorld({ devices: 2, seed: 42 })
  const [tablet, phone] = world.devices as [Device, Device]
  const [doctor, nurse] = [await world.start(tablet), await world.start(phone)]
  tablet.network.online = false
  await create(doctor.context, 'patients', { name: 'Anna', data: {} })
  tablet.network.weights = { none: 3, 'lose-reply': 1, 'http-500': 1 } // three of five requests succeed
  tablet.network.online = true
  await world.run(2 * 60_000) // two minutes pass at once
  const seen = await nurse.context.database.patients.find().exec()
  expect(seen.map(one => one.name)).toEqual(['Anna'])
  await world.end()
})
