import type { Session } from '../../src/db/session-store.ts'
import { Client } from '../server/client.ts'
import type { TestServer } from '../server/test-server.ts'
import type { Backend } from './world.ts'

/** The real server behind the simulated network. Everybody signs in as the demo's doctor: there is one account. */
export class RealBackend implements Backend {
  private readonly server: TestServer

  constructor(server: TestServer) {
    this.server = server
  }

  async handle(url: string, init: RequestInit): Promise<Response> {
    const response = await fetch(this.server.origin + new URL(url).pathname, init)
    // A stream of events has no end to wait for; everything else is read while the world waits.
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers })
  }

  async signIn(): Promise<Session> {
    const { token, user } = await new Client(this.server.origin).call(
      'userAccount.user:demoLogin',
      { user: 'doctor' },
      { locale: 'ru' },
    )
    return { accountId: user.clientId, userId: user.id, name: user.name, token, locale: 'ru' }
  }

  /** A device that speaks plain JSON-RPC, to see what the server has. */
  async observer(): Promise<Client> {
    return await new Client(this.server.origin).signIn('doctor', { locale: 'ru' })
  }
}
