import type { Browser, BrowserContext, Page } from 'playwright'
import { expect, test } from 'playwright/test'
import type { Persona } from '../../../src/contract/methods/account.ts'
import { Client } from '../../server/client.ts'
import { startTestServer, type TestServer } from '../../server/test-server.ts'
import { openSignedIn, shellIsOffline, withoutServiceWorker } from '../network/profile.ts'
import { NetworkProxy } from '../network/proxy.ts'
import { visit } from './deeds.ts'
import { COLLECTIONS, documents, tokenOf } from './local-store.ts'
import { watchPill } from './pill-watch.ts'

/** One browser of one person, behind the network that the tests break. */
export interface Device {
  context: BrowserContext
  page: Page
  persona: Persona
  /** Names the databases on this device. */
  account: string
  /** What the sync pill claimed and was not so (I19). */
  lies(): string[]
}

/**
 * A real server, a network of the tests' own before it, and as many devices as a test wants: for one file of tests.
 * `opensOffline`: of every device, unless it says otherwise.
 */
export function openClinic({ opensOffline: everyOpensOffline = false } = {}) {
  let server: TestServer
  let proxy: NetworkProxy
  const clients = new Map<Persona, Client>()
  const devices: Device[] = []
  const lasting: Device[] = []
  let standing: Device | null = null

  test.beforeAll(async () => {
    server = await startTestServer()
    proxy = await NetworkProxy.before(server.origin)
  })
  test.afterEach(async () => {
    const lies = [...devices, ...lasting].flatMap(device => device.lies())
    for (const { context } of devices.splice(0)) await context.close()
    proxy.set({ kind: 'clear' })
    expect(lies).toEqual([])
  })
  test.afterAll(async () => {
    for (const { context } of lasting) await context.close()
    await proxy.stop()
    await server.stop()
  })

  /** The tests' own client, past the broken network. */
  async function client(persona: Persona = 'doctor'): Promise<Client> {
    const known = clients.get(persona)
    if (known) return known
    const made = await new Client(server.origin).signIn(persona)
    clients.set(persona, made)
    return made
  }

  /** What the server holds, as a device would store it. */
  async function onServer(persona: Persona = 'doctor') {
    const asking = await client(persona)
    const [patients, recordings, healthRecords] = await Promise.all([
      asking.call('userAccount.patients:list', { limit: 500 }),
      asking.call('healthRecords:list', { recordTypes: ['ambient-scribe', 'triage'], fullData: true, limit: 500 }),
      asking.call('healthRecords:list', { fullData: true, limit: 500 }),
    ])
    return { patients, recordings, healthRecords }
  }

  const facts = ({
    clientId,
    id,
    name,
    data,
  }: {
    clientId: string
    id: number | null
    name: string
    data: unknown
  }) => ({
    ...{ clientId, id, name },
    data: canonical(data),
  })

  async function held(device: Device): Promise<unknown> {
    const all = await Promise.all(
      COLLECTIONS.map(async name => [name, (await documents(device.page, device.account, name)).map(facts).sort(byId)]),
    )
    return Object.fromEntries(all)
  }

  /** A browser of its own, on which somebody has signed in. `opensOffline`: its shell is stored by a service worker. */
  async function device(
    browser: Browser,
    persona: Persona = 'doctor',
    at = '/ambient-scribe/list',
    { opensOffline = everyOpensOffline } = {},
  ): Promise<Device> {
    const context = await browser.newContext({ baseURL: proxy.origin, locale: 'en-GB' })
    if (!opensOffline) await withoutServiceWorker(context)
    const { lies } = await watchPill(context)
    const page = await context.newPage()
    await openSignedIn(page, proxy.origin, at, persona)
    if (opensOffline) await shellIsOffline(page)
    const me = await (await client(persona)).call('userAccount.user:get', {})
    const made = { context, page, persona, account: me.clientId, lies }
    devices.push(made)
    await expectAllSaved(page)
    return made
  }

  /** A device that stays until the file has ended. */
  async function lasts(browser: Browser): Promise<Device> {
    const made = await device(browser)
    devices.splice(devices.indexOf(made), 1)
    lasting.push(made)
    return made
  }

  return {
    origin: () => proxy.origin,
    server: () => server,
    proxy: () => proxy,
    client,
    onServer,
    names: async (persona: Persona = 'doctor') => {
      const { patients, recordings, healthRecords } = await onServer(persona)
      return [...patients, ...recordings, ...healthRecords].map(one => one.name)
    },
    device,
    lasts,
    /** The one that stays for all tests of a file, so that each begins where it is: on the list. */
    async standing(browser: Browser): Promise<Device> {
      standing ??= await lasts(browser)
      await visit(standing.page, '/ambient-scribe/list')
      return standing
    },
    /** Ends the session of a device on the server, as an administrator or a password change does. */
    async endSession({ page }: Device): Promise<void> {
      const stolen = new Client(server.origin)
      stolen.token = await tokenOf(page)
      await stolen.call('userAccount.user:logout', {})
    },
    /** I4: once nothing is in the way, every device holds what the server holds, and nothing else. */
    async expectEqual(...all: Device[]): Promise<void> {
      for (const device of all) {
        await expectAllSaved(device.page)
        // Longer than a request that was swallowed is waited for: the fault may have struck this device's pull.
        await expect
          .poll(() => held(device), { timeout: 60_000 })
          .toEqual(
            Object.fromEntries(
              Object.entries(await onServer(device.persona)).map(([name, rows]) => [name, rows.map(facts).sort(byId)]),
            ),
          )
      }
    },
  }
}
/** Left to `npm run e2e -- faults`: what a shorter test or the simulation shows too, in another form. */
export const LONG = { tag: '@long' }

export type Clinic = ReturnType<typeof openClinic>

const byId = (a: { clientId: string }, b: { clientId: string }) => (a.clientId < b.clientId ? -1 : 1)

/** Without what is empty, keys in order: the wire leaves out what a store keeps as null. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && one !== null)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, canonical(one)]))
}

export const pill = (page: Page) => page.locator('header').getByRole('button', { name: /Open the list\.$/ })
export const expectAllSaved = (page: Page) => expect(pill(page)).toHaveText(/^All saved/, { timeout: 45_000 })
