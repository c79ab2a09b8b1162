import { beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/server/config.ts'
import { createApp } from '../../../src/server/http/app.ts'
import { DEVELOPMENT_PATH } from '../../../src/server/modules/identity/development/mount.ts'
import { WEBHOOK_PATH } from '../../../src/server/modules/messenger/telegram.ts'
import { Client } from '../client.ts'
import { type RawRequest, send } from '../modules/sharing/raw-http.ts'
import type { PlacedServer } from '../servers.ts'
import { onAttackedServers } from './on-attacked-servers.ts'

type Session = 'needed' | 'none'

/** Every route of the server, with a place that it knows; `:x` stands for what is attacked. */
const ROUTES: Readonly<Record<string, { path: string; session: Session }>> = {
  'POST /api/rpc': { path: '/api/rpc', session: 'none' },
  'POST /api/shared': { path: '/api/shared', session: 'none' },
  'GET /api/events': { path: '/api/events', session: 'needed' },
  'PUT /api/uploads/:uploadId/:index': { path: '/api/uploads/:x/:x', session: 'needed' },
  'GET /api/assets/:token': { path: '/api/assets/:x', session: 'none' },
  'GET /api/s/:token': { path: '/api/s/:x', session: 'none' },
  'GET /api/assets/:token/pages/:number{[1-9][0-9]{0,3}}': { path: '/api/assets/:x/pages/1', session: 'none' },
  'GET /api/reports/:file{[^/]+\\.pdf}': { path: '/api/reports/:x.pdf', session: 'needed' },
  'GET /api/config': { path: '/api/config', session: 'none' },
  'GET /healthz': { path: '/healthz', session: 'none' },
  'GET /metrics': { path: '/metrics', session: 'none' },
  'GET /api/payments/return': { path: '/api/payments/return?lang=:x', session: 'none' },
  'GET /api/checkout/page.js': { path: '/api/checkout/page.js', session: 'none' },
  'GET /api/checkout/page.css': { path: '/api/checkout/page.css', session: 'none' },
  'GET /api/checkout/:token': { path: '/api/checkout/:x', session: 'none' },
  'POST /api/checkout/:token/:act': { path: '/api/checkout/:x/:x', session: 'none' },
  'POST /api/payments/yookassa': { path: '/api/payments/yookassa', session: 'none' },
  'GET /api/receipts/:token': { path: '/api/receipts/:x', session: 'none' },
  [`POST ${WEBHOOK_PATH}`]: { path: WEBHOOK_PATH, session: 'none' },
  'GET /dev/messenger': { path: '/dev/messenger?chat=:x', session: 'none' },
  'POST /dev/messenger': { path: '/dev/messenger?chat=:x', session: 'none' },
  'GET /dev/messenger/page.css': { path: '/dev/messenger/page.css', session: 'none' },
  'POST /dev/messenger/page.css': { path: '/dev/messenger/page.css', session: 'none' },
  [`ALL ${DEVELOPMENT_PATH}/*`]: { path: `${DEVELOPMENT_PATH}/:x`, session: 'none' },
  'POST /share-target': { path: '/share-target', session: 'none' },
  'ALL /api/*': { path: '/api/:x', session: 'none' },
  'GET /s/:token': { path: '/s/:x', session: 'none' },
  'HEAD /s/:token': { path: '/s/:x', session: 'none' },
  'GET /*': { path: '/:x', session: 'none' },
  'HEAD /*': { path: '/:x', session: 'none' },
}

const HOSTILE_PARTS = [
  ...[
    '%00',
    '%ff',
    '%F0%9F%98%80',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%252e%252e%252f',
    "'--",
    '-1',
    '1e308',
    '9'.repeat(400),
  ],
  ...[
    'x'.repeat(4000),
    '__proto__',
    'constructor',
    '%',
    '%0d%0aset-cookie:%20a=b',
    '\\..\\..\\x',
    '%2e%2e',
    ';',
    '?token=x',
  ],
]
const HOSTILE_HEADERS: Record<string, string>[] = [
  { range: 'bytes=0-99999999999999999999' },
  { range: `bytes=${'0-1,'.repeat(500)}0-1` },
  { authorization: `Bearer ${'x'.repeat(8000)}` },
  { authorization: 'Basic ZG9jdG9yOg==' },
  { 'x-chunk-sha256': 'z'.repeat(64) },
  { 'accept-encoding': 'br;q=1e308, gzip;q=-1' },
  { 'accept-language': 'xx;q='.repeat(500) },
  { 'if-none-match': '"'.repeat(2000) },
  { 'x-forwarded-for': `${'1.1.1.1,'.repeat(500)}x` },
  { 'content-type': 'multipart/form-data; boundary=' },
]

it('every route of the server is attacked', () => {
  const nothing = async () => undefined
  const app = createApp({
    config: readConfig({}),
    rpc: { database: {} },
    files: {},
    payments: { checkout: {}, notices: {}, script: '', styles: '' },
    telegramWebhook: { path: WEBHOOK_PATH },
    messengerPage: { path: '/dev/messenger' },
    developmentProvider: { path: DEVELOPMENT_PATH },
    log: { child: nothing },
    interfaceFolder: '.',
  } as never)
  const known = app.routes
    .filter(({ method, path }) => !(method === 'ALL' && path === '/*'))
    .map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(known)].sort()).toEqual(Object.keys(ROUTES).sort())
})

onAttackedServers('attacks on every route', ({ start }) => {
  let server: PlacedServer
  let token = ''
  beforeAll(async () => {
    server = await start()
    token = (await new Client(server.origin).signIn('doctor')).token ?? ''
  })

  async function attack(name: string, request: Omit<RawRequest, 'path' | 'method'>, part: string) {
    const [method = 'GET'] = name.split(' ')
    const path = (ROUTES[name]?.path ?? '').replaceAll(':x', part)
    const reply = await send(server.port, { method: method === 'ALL' ? 'GET' : method, path, ...request })
    expect([path.slice(0, 100), reply.status]).toEqual([path.slice(0, 100), expect.toSatisfy(status => status < 500)])
    expect(String(reply.headers['set-cookie'])).not.toContain('a=b')
    expect(reply.body).not.toMatch(/root:x:|\bat \S+ \(|node_modules/)
    return reply
  }

  describe.each(Object.keys(ROUTES))('%s', name => {
    it.each(HOSTILE_PARTS.map(part => [part.slice(0, 40), part]))('with the part %s', async (_, part) => {
      const isEndless = name === 'GET /api/events'
      await attack(name, { headers: isEndless ? {} : { authorization: `Bearer ${token}` } }, part)
    })
    it.each(HOSTILE_HEADERS.map(headers => [Object.keys(headers).join(), headers] as const))(
      'with a hostile %s',
      async (_, headers) => {
        await attack(name, { headers }, 'x')
      },
    )
    it('without a session and with a guessed one', async () => {
      const headers = { authorization: `Bearer ${'g'.repeat(43)}` }
      for (const request of [{}, { headers }]) {
        const { status } = await attack(name, request, 'x')
        if (ROUTES[name]?.session === 'needed') expect([401, 404]).toContain(status)
      }
    })
    it('with a body that belongs nowhere', async () => {
      const { status } = await attack(name, { headers: { 'content-length': '5' }, body: 'hello' }, 'x')
      if (/^(GET|HEAD|ALL)/.test(name)) expect(status).toBe(413)
    })
    it.each(['DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('by the method %s', async method => {
      const path = (ROUTES[name]?.path ?? '').replaceAll(':x', 'x')
      expect((await send(server.port, { method, path })).status).toBeLessThan(500)
    })
  })
})
