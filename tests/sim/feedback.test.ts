import { expect, test } from 'vitest'
import { sendFeedback } from '../../src/db/commands/feedback.ts'
import { MINUTE, type Running, start, world } from './world/each-test.ts'
import { ACCOUNT } from './world/world.ts'

const write = ({ run }: Running, message: string) =>
  sendFeedback(run.context, { feedbackType: 'bug', message, data: {} })
const onServer = () => world.server.feedback(ACCOUNT)
const onDevice = async ({ run }: Running) => await run.context.database.feedback.count().exec()

test('feedback written offline is sent once after the network is back, and leaves the device', async () => {
  const [device] = await start()
  device.network.online = false
  await write(device, 'It stops.')
  await world.run(5 * MINUTE)
  expect([onServer(), await onDevice(device)]).toEqual([[], 1])
  device.network.online = true
  device.run.bridge.network(true)
  await world.run(MINUTE)
  expect([onServer(), await onDevice(device)]).toEqual([['It stops.'], 0])
})

test('over a network that loses replies and doubles requests each message arrives once', async () => {
  const [device] = await start()
  device.network.weights = { none: 2, 'lose-reply': 2, duplicate: 2, 'http-500': 1 }
  const messages = Array.from({ length: 12 }, (_, at) => `Message ${at}`)
  for (const message of messages) await write(device, message)
  await world.run(60 * MINUTE)
  expect([[...onServer()].toSorted(), await onDevice(device)]).toEqual([messages.toSorted(), 0])
})

test('a refused message stays on the device until a person decides', async () => {
  const [device] = await start()
  await write(device, ' ')
  await world.run(MINUTE)
  const [kept] = await device.run.context.database.feedback.find().exec()
  expect([onServer(), kept?.sync.parked?.code]).toEqual([[], 'INVALID_PARAMS'])
})
