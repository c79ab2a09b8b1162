import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { send } from '../modules/sharing/raw-http.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

const PATHS = ['/api/rpc', '/api/shared']
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const post = (path: string, body: string, from: string, headers: Record<string, string> = {}) =>
  send(server.port, { method: 'POST', path, body, headers }, from)

/** What the server answers to these bytes on a connection that the caller never ends. */
async function answerTo(bytes: string, from = '127.0.0.1'): Promise<string> {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: from })
  let answer = ''
  socket.on('data', part => {
    answer += part
  })
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

describe.each(PATHS)('a body without a session, at %s', path => {
  it('is read up to 64 KB, whether its length is declared or not', async () => {
    const long = `{"pad":"${'x'.repeat(64 * 1024)}"}`
    expect((await post(path, long, '127.0.0.20')).status).toBe(413)
    expect((await post(path, long, '127.0.0.20', { 'transfer-encoding': 'chunked' })).status).toBe(413)
    const guessed = { authorization: `Bearer ${'g'.repeat(43)}` }
    expect((await post(path, long, '127.0.0.20', guessed)).status).toBe(413)
    expect((await post(path, long.slice(0, 60_000), '127.0.0.20')).body).toContain('-32700')
  })

  it('is charged to its address before it is read, also where nobody can read it', async () => {
    const from = path === PATHS[0] ? '127.0.0.21' : '127.0.0.22'
    let last = await post(path, '{', from)
    for (let n = 0; n < 1500 && last.status === 200; n++) last = await post(path, '{', from)
    expect(last.status).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    // 1 MB that is not sent: the answer does not wait for it.
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n`
    expect(await answerTo(head, from)).toContain('429')
    expect((await post(path, '{', '127.0.0.23')).body).toContain('-32700')
    if (path === PATHS[0]) expect(await new Client(server.origin).signIn('doctor')).toBeDefined()
  })
})

it.concurrent('a body that arrives too slowly is given up, and its connection is closed', async () => {
  const head = 'POST /api/rpc HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n{'
  expect(await answerTo(head)).toContain('408')
})

it.concurrent('a head that arrives too slowly is given up', async () => {
  expect(await answerTo('POST /api/rpc HTTP/1.1\r\nhost: x\r\n')).toContain('408')
})

it.each(['/api/events', '/api/assets/x', '/api/s/x', '/api/config', '/', '/assets/x.js'])(
  'a body where none belongs is not read: GET %s',
  async path => {
    expect(await answerTo(`GET ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n{`)).toContain('413')
    expect(await answerTo(`GET ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`)).toContain('413')
  },
)

it('one address has so many connections, and another one its own', async () => {
  const small = await startServer({ env: { MAX_CONNECTIONS_PER_ADDRESS: '5', MAX_CONNECTIONS: '8' } })
  const open = (localAddress: string) => connect({ port: small.port, host: '127.0.0.1', localAddress })
  const held = Array.from({ length: 5 }, () => open('127.0.0.30'))
  await Promise.all(held.map(socket => once(socket, 'connect')))
  const refused = open('127.0.0.30')
  refused.on('error', () => undefined)
  await once(refused, 'close')
  expect((await send(small.port, { path: '/api/config' }, '127.0.0.31')).status).toBe(200)
  for (const socket of held) socket.destroy()
  await small.stop()
})

it('behind a trusted proxy the address is the one that the proxy wrote', async () => {
  const behind = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const from = (address: string, proxy?: string) =>
    send(
      behind.port,
      { method: 'POST', path: '/api/rpc', body: '{', headers: { 'x-forwarded-for': `9.9.9.9, ${address}` } },
      proxy,
    )
  let last = await from('10.0.0.1')
  for (let n = 0; n < 1500 && last.status === 200; n++) last = await from('10.0.0.1')
  expect(last.status).toBe(429)
  expect((await from('10.0.0.2')).status).toBe(200)
  // A caller that is no proxy cannot choose its address.
  expect((await from('10.0.0.1', '127.0.0.40')).status).toBe(200)
  await behind.stop()
})
