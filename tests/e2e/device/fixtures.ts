import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Browser, test as base } from 'playwright/test'
import { postgresIn } from '../../server/postgres.ts'
import { startTestServer, type TestServer } from '../../server/test-server.ts'
import { NetworkProxy } from '../network/proxy.ts'
import { type Device, type DeviceOptions, DevicePool } from './device-pool.ts'
import { ServerView } from './server-view.ts'

const PROGRAM = fileURLToPath(new URL('../../server/fresh-personas.ts', import.meta.url))

interface PerWorker {
  /** Additional environment of the server. Tests with another environment run on a separate server. */
  serverEnv: Record<string, string>
  /** One server for all tests of a worker, which run one after the other. */
  sharedServer: { server: TestServer; proxy: NetworkProxy }
  pool: DevicePool
}

interface PerTest {
  /** Defaults for every device of a test. */
  deviceOptions: DeviceOptions
  /** The proxy before the server, for injecting faults; they are removed after each test. */
  network: NetworkProxy
  /** The server's content, read around the proxy. Its demo accounts are new in every test. */
  server: ServerView
  /** Opens a device: signed in and everything pulled, unless the options say otherwise. */
  device(options?: DeviceOptions): Promise<Device>
}

export const test = base.extend<PerTest, PerWorker>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  sharedServer: [
    async ({ serverEnv }, use) => {
      const server = await startTestServer({ program: PROGRAM, env: serverEnv, ...(await ownDatabase()) })
      const proxy = await NetworkProxy.before(server.origin)
      await use({ server, proxy })
      await proxy.stop()
      await server.stop()
    },
    { scope: 'worker' },
  ],
  pool: [
    async ({ browser, sharedServer }, use) => {
      const pool = new DevicePool(browser as Browser, sharedServer.proxy.origin)
      await use(pool)
      await pool.close()
    },
    { scope: 'worker' },
  ],
  deviceOptions: [{}, { option: true }],
  async network({ sharedServer }, use) {
    await use(sharedServer.proxy)
    sharedServer.proxy.set({ kind: 'clear' })
  },
  async server({ sharedServer: { server } }, use) {
    const fresh = once(server.process, 'message')
    server.process.send('fresh-personas')
    await fresh
    await use(new ServerView(server))
  },
  async device({ pool, server, deviceOptions }, use) {
    await use(options => pool.take(server, { ...deviceOptions, ...options }))
    await pool.giveBack()
  },
})
/** None leaves the embedded database. */
async function ownDatabase(): Promise<{ databaseUrl?: string }> {
  const { E2E_POSTGRES: folder, E2E_DATABASE: prepared } = process.env
  return folder ? { databaseUrl: await postgresIn(folder).createDatabase(prepared) } : {}
}

export { expect } from 'playwright/test'
export type { Device, DeviceOptions }
