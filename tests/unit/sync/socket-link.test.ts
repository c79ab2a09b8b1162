import { expect, test } from 'vitest'
import { socketLink } from '../../../src/sync/socket-link.ts'
import { createVirtualClock } from '../../factories/audio/virtual-clock.ts'

function link(enabled: boolean) {
  const clock = createVirtualClock()
  const connections: { opened(): void; closed(): void; ended: boolean }[] = []
  const socket = socketLink({
    ...{ enabled, clock },
    connect(events) {
      const connection = { ...events, ended: false }
      connections.push(connection)
      return () => {
        connection.ended = true
        connection.closed()
      }
    },
  })
  return { clock, connections, socket, lose: () => connections.at(-1)!.closed() }
}

test('off, it never connects', async () => {
  const { clock, connections, socket } = link(false)
  await clock.advance(600_000)
  expect([connections.length, socket.state(), clock.pending()]).toEqual([0, 'off', 0])
})

test('a lost connection is tried again after 5 s, not before, and five times (P §4)', async () => {
  const { clock, connections, socket, lose } = link(true)
  for (let made = 1; made <= 5; made++) {
    expect([connections.length, socket.state()]).toEqual([made, 'connecting'])
    lose()
    await clock.advance(4999)
    expect([connections.length, socket.state()]).toEqual([made, 'waiting'])
    await clock.advance(1)
  }
  expect(connections).toHaveLength(6)
  lose()
  await clock.advance(600_000)
  expect([connections.length, socket.state(), clock.pending()]).toEqual([6, 'given-up', 0])
})

test('a connection that opened has five attempts again', async () => {
  const { clock, connections, socket, lose } = link(true)
  for (let losses = 0; losses < 5; losses++) {
    lose()
    await clock.advance(5000)
  }
  connections.at(-1)!.opened()
  expect(socket.state()).toBe('open')
  for (let losses = 0; losses < 5; losses++) {
    lose()
    await clock.advance(5000)
  }
  expect([connections.length, socket.state()]).toEqual([11, 'connecting'])
})

test.each(['connecting', 'waiting'])('closed while %s, it stays closed', async state => {
  const { clock, connections, socket, lose } = link(true)
  if (state === 'waiting') lose()
  socket.close()
  await clock.advance(600_000)
  expect([connections.length, socket.state(), clock.pending()]).toEqual([1, 'closed', 0])
})
