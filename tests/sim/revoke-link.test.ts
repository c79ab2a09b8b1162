import { expect, test } from 'vitest'
import { revokeShare } from '../../src/db/commands/shares.ts'
import { MINUTE, type Running, start, world } from './world/each-test.ts'
import { ACCOUNT } from './world/world.ts'

const revoke = ({ run }: Running, shareId: number) => revokeShare(run.context, { shareId, name: `Link ${shareId}` })
const onServer = () => [...new Set(world.server.revoked(ACCOUNT))].toSorted((a, b) => a - b)
const onDevice = async ({ run }: Running) => await run.context.database.shareRevocations.count().exec()

test('a link that is revoked offline, twice by mistake, ends once the network is back, and leaves the device', async () => {
  const [device] = await start()
  device.network.online = false
  await revoke(device, 7)
  await revoke(device, 7)
  await world.run(5 * MINUTE)
  expect([onServer(), await onDevice(device)]).toEqual([[], 1])
  device.network.online = true
  device.run.bridge.network(true)
  await world.run(MINUTE)
  expect([world.server.revoked(ACCOUNT), await onDevice(device)]).toEqual([[7], 0])
})

test('over a network that loses replies and doubles requests every link ends', async () => {
  const [device] = await start()
  device.network.weights = { none: 2, 'lose-reply': 2, duplicate: 2, 'http-500': 1 }
  const links = Array.from({ length: 12 }, (_, at) => at + 1)
  for (const link of links) await revoke(device, link)
  await world.run(60 * MINUTE)
  expect([onServer(), await onDevice(device)]).toEqual([links, 0])
})
