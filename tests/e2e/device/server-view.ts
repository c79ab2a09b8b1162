import type { Page } from 'playwright'
import type { Persona } from '../../../src/contract/methods/account.ts'
import type { ResultOf } from '../../../src/contract/methods.ts'
import { Client } from '../../server/client.ts'
import type { TestServer } from '../../server/test-server.ts'
import { deviceIdOf, tokenOf } from './local-store.ts'

/** Reads the server's content with the tests' own client, around the proxy and its faults. */
export class ServerView {
  readonly origin: string
  private readonly clients = new Map<Persona, Promise<Client>>()

  constructor({ origin }: Pick<TestServer, 'origin'>) {
    this.origin = origin
  }

  client(persona: Persona = 'doctor'): Promise<Client> {
    const known = this.clients.get(persona)
    if (known) return known
    const made = new Client(this.origin).signIn(persona)
    this.clients.set(persona, made)
    return made
  }

  async account(persona: Persona = 'doctor'): Promise<string> {
    return (await (await this.client(persona)).call('userAccount.user:get', {})).clientId
  }

  private async records(recordTypes: 'ambient-scribe' | 'triage', persona?: Persona) {
    const client = await this.client(persona)
    return await client.call('healthRecords:list', { recordTypes, fullData: true, limit: 500 })
  }

  recordings(persona?: Persona): Promise<ResultOf<'healthRecords:list'>> {
    return this.records('ambient-scribe', persona)
  }

  async recordingsNamed(name: string): Promise<ResultOf<'healthRecords:list'>> {
    return (await this.recordings()).filter(one => one.name === name)
  }

  triages(persona?: Persona): Promise<ResultOf<'healthRecords:list'>> {
    return this.records('triage', persona)
  }

  /** The server's rows, one list per collection of a device. */
  async collections(persona: Persona = 'doctor') {
    const client = await this.client(persona)
    const [patients, recordings, healthRecords] = await Promise.all([
      client.call('userAccount.patients:list', { limit: 500 }),
      client.call('healthRecords:list', { recordTypes: ['ambient-scribe', 'triage'], fullData: true, limit: 500 }),
      client.call('healthRecords:list', { fullData: true, limit: 500 }),
    ])
    return { patients, recordings, healthRecords }
  }

  /** The names of all patients and records, one entry per row. */
  async names(persona?: Persona): Promise<string[]> {
    const { patients, recordings, healthRecords } = await this.collections(persona)
    return [...patients, ...recordings, ...healthRecords].map(({ name }) => name)
  }

  /** The sound of the first recording with that name, fetched as a device fetches it. */
  async sound(name: string): Promise<Uint8Array> {
    const documentAssetId = (await this.recordingsNamed(name))[0]?.data.documentAssetId
    if (!documentAssetId) throw new Error(`the server has no sound of ${name}`)
    const { url } = await (await this.client()).call('healthRecords:createDaAccessToken', { documentAssetId })
    const answer = await fetch(new URL(url, this.origin))
    if (!answer.ok) throw new Error(`the sound of ${name} answers ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }

  /** Ends the device's session on the server, as an administrator or a password change does. */
  async endSession(page: Page): Promise<void> {
    const device = new Client(this.origin)
    device.token = await tokenOf(page)
    device.deviceId = await deviceIdOf(page)
    await device.call('userAccount.user:logout', {})
  }
}
