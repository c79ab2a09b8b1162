import { describe, expect, it } from 'vitest'
import { METHODS } from '../../../src/contract/methods.ts'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'

const TOKEN = 'a-token-of-sixteen-or-more'
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe('the metrics', () => {
  it('are nothing to strangers unless they are set up', async () => {
    const server = await startServer({ env: { METRICS_TOKEN: '' } })
    for (const init of [{}, bearer(TOKEN), bearer('')]) {
      const response = await fetch(`${server.origin}/metrics`, init)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toMatch(/rpc_seconds|process_|<html/)
    }
    await server.stop()
  })

  it('open with their token only, and no name that a caller makes up becomes a label', async () => {
    const server = await startServer({ env: { METRICS_TOKEN: TOKEN } })
    const metrics = (init: RequestInit) => fetch(`${server.origin}/metrics`, init)
    for (const init of [{}, bearer('wrong'), bearer(`${TOKEN}x`), { headers: { authorization: TOKEN } }]) {
      const response = await metrics(init)
      expect(response.status).toBe(401)
      expect(await response.text()).not.toContain('rpc_seconds')
    }
    const [stranger, owner] = [new Client(server.origin), await new Client(server.origin).signIn('basic')]
    const made = Array.from({ length: 400 }, (_, index) => `made:up${index}${'x'.repeat(50)}`)
    const named = METHODS.map(({ name }) => name).filter(name => !name.includes('logout'))
    for (const client of [stranger, owner]) {
      for (const params of [{}, { id: 1, clientId: 7, name: [] }]) {
        const calls = [...made, ...named].map((method, id) => ({ jsonrpc: '2.0', id, method, params }))
        for (let at = 0; at < calls.length; at += 20) await (await client.post(calls.slice(at, at + 20))).text()
      }
    }
    const response = await metrics(bearer(TOKEN))
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toMatch(/rpc_seconds_count\{method="userAccount\.user:demoLogin",code="ok"\} \d/)
    expect(text).toMatch(/rpc_seconds_count\{method="unknown",code="METHOD_NOT_FOUND"\} \d/)
    expect(text).not.toContain('made:up')
    expect(text.length).toBeLessThan(150_000)
    await server.stop()
  })

  it('are at a port of their own, where nothing else is, and no longer at the public one', async () => {
    const server = await startServer({ env: { METRICS_TOKEN: '', METRICS_PORT: '0' } })
    const listening = JSON.parse(server.log.find(line => line.includes('"listening"')) ?? '{}')
    const own = `http://127.0.0.1:${listening.metricsPort}`
    const text = await (await fetch(`${own}/metrics`)).text()
    expect(text).toContain('process_cpu_seconds_total')
    for (const path of ['/', '/api/config', '/healthz', '/api/rpc']) {
      expect((await fetch(own + path)).status).toBe(404)
    }
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404)
    expect(await server.stop()).toBe(0)
    await expect(fetch(`${own}/metrics`)).rejects.toThrow()
  })
})
