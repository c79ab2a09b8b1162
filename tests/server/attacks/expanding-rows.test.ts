import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { Client } from '../client.ts'
import { onOneServer } from '../servers.ts'
import { isWholeAttack, onAttackedServers } from './on-attacked-servers.ts'
import { flood, seenByAnother } from './one-account.ts'

/** A record as JSON text, because JSON.stringify would write other numbers. */
const record = (data: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"healthRecords:create","params":{"recordType":"healthLog","name":"x","data":${data}}}`
const many = (value: string, times: number) => `{"a":[${Array(times).fill(value).join(',')}]}`

const BODIES = {
  'numbers that expand': record(many('1e308', 430_000)),
  'fewer numbers that expand': record(many('1e308', 150_000)),
  'many small values': record(many('[]', 1_000_000)),
  'the largest row': record(`{"note":"${'x'.repeat(3 * 1024 * 1024 - 20)}"}`),
  'the largest body': record(`{"note":"${'x'.repeat(11 * 1024 * 1024)}"}`),
}

onAttackedServers('a hundred calls at once from one account', ({ start, kind }) => {
  it.each(Object.entries(BODIES).slice(0, isWholeAttack ? undefined : 1))(
    'with %s leave the other accounts their time',
    async (name, body) => {
      const server = await start()
      const attacker = await new Client(server.origin).signIn('patient')
      let codes: string[] = []
      const seen = await seenByAnother(server, `${name}, ${kind}`, async () => {
        codes = await flood(attacker, body, 100)
      })
      expect(codes.filter(code => !['ok', 'TOO_LARGE', 'RATE_LIMITED', 'cut off'].includes(code))).toEqual([])
      // Beside other tests the machine is not the server's alone.
      expect(seen.p95).toBeLessThan(isWholeAttack ? 300 : 1500)
      // The process begins with 160 MB; with the embedded database, whose memory never shrinks, with 290 MB.
      expect(seen.peak).toBeLessThan(600)
      // The attacker's own calls were charged.
      const { name: own } = await attacker.fail('userAccount.patients:get', { id: 999_999 })
      expect(['NOT_FOUND', 'RATE_LIMITED']).toContain(own)
    },
  )
})

onOneServer('requests that are never finished', ({ start }) => {
  it('leave room for others of the account once they are cut', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('patient')
    const half = Array.from({ length: 80 }, () => connect(server.port, '127.0.0.1'))
    for (const [index, socket] of half.entries()) {
      const length = index % 2 === 0 ? 100_000 : 5_000_000
      socket.write(
        `POST /api/rpc HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${device.token}\r\ncontent-length: ${length}\r\n\r\n{`,
      )
    }
    const waiting = device.call('userAccount.user:get', {})
    await Promise.all(half.map(socket => once(socket, 'ready')))
    for (const socket of half) socket.destroy()
    await waiting
    await device.call('healthRecords:create', {
      recordType: 'healthLog',
      name: 'x',
      data: { note: 'x'.repeat(500_000) },
    })
  })
})
