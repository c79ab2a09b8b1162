import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EVENTS_PATH } from '../../../src/contract/protocol.ts'
import { RpcResponse } from '../../../src/contract/response.ts'
import { Client } from '../client.ts'
import { makeDataFolder } from '../data-folder.ts'
import { sharedPostgres } from '../databases.ts'
import { HARNESS, heldCommit, sendToHarness } from '../harness-client.ts'
import { postgresInstalled, startPostgres } from '../postgres.ts'
import { startServer } from '../servers.ts'
import { readMetrics, startTestServer, type TestServer } from '../test-server.ts'

describe('a running server', () => {
  let server: TestServer
  let device: Client
  beforeAll(async () => {
    server = await startServer()
    device = await new Client(server.origin).signIn('basic')
  })
  afterAll(() => server.stop())

  it('reports whether its database responds', async () => {
    const response = await fetch(`${server.origin}/healthz`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ database: 'ok' })
  })

  it('counts calls by method and outcome, jobs, and event streams', async () => {
    await device.fail('healthRecords:get', { id: 999_999 })
    const left = new AbortController()
    const stream = await fetch(server.origin + EVENTS_PATH, {
      headers: { authorization: `Bearer ${device.token}` },
      signal: left.signal,
    })
    await stream.body?.getReader().read()
    const metrics = async () => (await readMetrics(server)).text()
    const text = await metrics()
    expect(text).toMatch(/rpc_seconds_count\{method="userAccount\.user:demoLogin",code="ok"\} 1/)
    expect(text).toMatch(/rpc_seconds_count\{method="healthRecords:get",code="NOT_FOUND"\} 1/)
    expect(text).toContain('event_clients 1')
    left.abort()
    await vi.waitUntil(async () => (await metrics()).includes('event_clients 0'), { timeout: 20_000 })
    await vi.waitUntil(async () => /job_seconds_count\{queue="cleanup",outcome="done"\} 1/.test(await metrics()), {
      timeout: 20_000,
      interval: 200,
    })
  })

  it('gives the login screen its configuration', async () => {
    const response = await fetch(`${server.origin}/api/config`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      version: 'v0.1.0',
      environment: 'test',
      demo: true,
      providers: { google: false, x: false, yandex: false },
      speech: 'captions',
      limits: { batchCalls: 20, chunkBytes: 512 * 1024 },
      protocol: 1,
      websocket: false,
    })
  })

  it('has nothing else under /api, and its policy keeps browsers from running its responses', async () => {
    const response = await fetch(`${server.origin}/api/nothing`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('S2: refuses too many calls, with the seconds to wait', async () => {
    const busy = new Client(server.origin)
    const anonymous = () =>
      busy.post(Array.from({ length: 20 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'unknown:method' })))
    const responses = await Promise.all(Array.from({ length: 70 }, anonymous))
    const bodies = (await Promise.all(responses.map(response => response.json())))
      .flat()
      .map(one => RpcResponse.parse(one))
    const refused = bodies.filter(one => one.error?.data?.code === 'RATE_LIMITED')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.error?.data?.retryAfter).toBeGreaterThan(0)
    expect(bodies.length - refused.length).toBeGreaterThanOrEqual(1100)
  })

  it('S2: accepts thousands of edits from one device at full speed', async () => {
    const batch = () => Array.from({ length: 20 }, () => device.request('userAccount.user:get', {}))
    for (let round = 0; round < 25; round += 1) {
      const responses = await Promise.all([
        device.batch(batch()),
        device.batch(batch()),
        device.batch(batch()),
        device.batch(batch()),
      ])
      expect(responses.flat().every(one => one.error === undefined)).toBe(true)
    }
  })
})

describe('SIGTERM', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: the call in flight completes, streams end, nothing is left open',
    async signal => {
      const server = await startServer({ program: HARNESS })
      const device = await new Client(server.origin).signIn('basic')
      const stream = await fetch(server.origin + EVENTS_PATH, { headers: { authorization: `Bearer ${device.token}` } })
      await sendToHarness(server, { kind: 'hold' })
      const held = heldCommit(server)
      const inFlight = device.call('userAccount.patients:create', { patient: { name: 'in flight' } })
      await held
      const exited = new Promise<number | null>(resolve => server.process.once('exit', resolve))
      server.process.kill(signal)
      const reader = stream.body?.getReader()
      while (!(await reader?.read())?.done);
      await sendToHarness(server, { kind: 'release' })
      expect(await inFlight).toMatchObject({ name: 'in flight' })
      expect(await exited).toBe(0)
      await expect(fetch(server.origin)).rejects.toThrow()
      await server.kill()
    },
  )

  it('ends within ten seconds even if a client never disconnects', async () => {
    const server = await startServer()
    const socket = connect(server.port, '127.0.0.1')
    socket.write('POST /api/rpc HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{')
    await new Promise(resolve => socket.once('connect', resolve))
    const began = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    socket.destroy()
  })
})

describe('a failed start', () => {
  it('ends with one sentence that names the variable without its value', () => {
    const main = fileURLToPath(new URL('../../../src/server/main.ts', import.meta.url))
    const env = { PATH: process.env.PATH, PORT: 'eighty-eighty' }
    const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^PORT .*\.\n$/)
    expect(stderr).not.toContain('eighty')
  })
})

describe.skipIf(!postgresInstalled)('two nodes on one PostgreSQL', () => {
  let databaseUrl: string
  let nodes: [TestServer, TestServer]
  beforeAll(async () => {
    databaseUrl = await sharedPostgres().server.createDatabase()
    const place = { databaseUrl, dataDir: makeDataFolder('nodes-') }
    nodes = await Promise.all([startTestServer(place), startTestServer(place)])
  })
  afterAll(async () => {
    await Promise.all(nodes.map(node => node.stop()))
    rmSync(nodes[0].dataDir, { recursive: true })
    await sharedPostgres().server.dropDatabase(databaseUrl)
  })

  it('deliver commits and ends of sessions to each other', async () => {
    const [here, there] = nodes
    const device = await new Client(here.origin).signIn('doctor')
    const elsewhere = new Client(there.origin)
    Object.assign(elsewhere, { token: device.token, deviceId: device.deviceId })
    await elsewhere.call('userAccount.user:get', {})
    const stream = await fetch(there.origin + EVENTS_PATH, { headers: { authorization: `Bearer ${device.token}` } })
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    let heard = (await reader.read()).value ?? ''
    const { seq } = await device.call('userAccount.patients:create', { patient: { name: 'A' } })
    while (!heard.includes('data: ')) heard += (await reader.read()).value ?? ''
    expect(heard).toContain(`"seq":${seq}`)
    await device.call('userAccount.user:logout', {})
    while (!(await reader.read()).done);
    expect(await elsewhere.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
  })
})

describe.skipIf(!postgresInstalled)('a lost database', () => {
  it('is reported by the health check and by every call, and does not keep the server from stopping', async () => {
    const postgres = await startPostgres()
    const server = await startTestServer({ databaseUrl: await postgres.createDatabase() })
    const device = await new Client(server.origin).signIn('basic')
    await postgres.stop()
    const health = await fetch(`${server.origin}/healthz`)
    expect(health.status).toBe(503)
    const patient = { name: 'A' }
    const refused = await device.fail('userAccount.patients:create', { patient })
    expect(refused).toMatchObject({ name: 'UNAVAILABLE', retryAfter: expect.any(Number) })
    const began = performance.now()
    await server.stop()
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
