import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../modules/sharing/raw-http.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_URL: 'https://clinic.example' } })
})
afterAll(() => server.stop())

const asked = (host: string, path = '/api/config') => send(server.port, { path, headers: { host } })

it('answers by the name of PUBLIC_URL and by those of its own machine', async () => {
  for (const host of ['clinic.example', 'CLINIC.example:443', 'localhost', 'localhost:1', '127.0.0.1:80', '[::1]']) {
    expect([host, (await asked(host)).status]).toEqual([host, 200])
  }
  for (const host of ['evil.example', 'clinic.example.evil', 'clinic.example:8080', '10.0.0.1', '@clinic.example']) {
    expect([host, (await asked(host)).status]).toEqual([host, expect.toSatisfy(status => [400, 421].includes(status))])
  }
  expect((await asked('10.0.0.1', '/healthz')).status).toBe(200)
})

it('keeps browsers to https where its address is one', async () => {
  for (const path of ['/', '/api/config', '/healthz', '/api/nothing'])
    expect((await asked('clinic.example', path)).headers['strict-transport-security']).toBe('max-age=31536000')
})

it('styles and scripts are never inline', async () => {
  const policy = String((await asked('clinic.example', '/')).headers['content-security-policy'])
  expect(policy).toContain("style-src 'self'")
  expect(policy).not.toContain('unsafe')
})
