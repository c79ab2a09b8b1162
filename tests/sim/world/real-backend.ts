import type { Session } from '../../../src/db/session-store.ts'
import { Client } from '../../server/client.ts'
import type { TestServer } from '../../server/test-server.ts'
import type { Backend } from './world.ts'

/** The real server behind the simulated network. All devices sign in as the demo's doctor, so there is one account. */
export class RealBackend implements Backend {
  private readonly server: TestServer

  constructor(server: TestServer) {
    this.server = server
  }

  async handle(url: string, init: RequestInit): Promise<Response> {
    const response = await fetch(this.server.origin + new URL(url).pathname, init)
    // The event stream never ends, so it is not read; all other bodies are read while virtual time stands still.
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers })
  }

  async signIn(): Promise<Session> {
    const { token, user } = await new Client(this.server.origin).call(
      'userAccount.user:demoLogin',
      { user: 'doctor' },
      // The device names itself only later; a session without one is bound to none.
      { locale: 'ru', deviceId: undefined },
    )
    return { accountId: user.clientId, userId: user.id, name: user.name, token, locale: 'ru' }
  }

  /** Returns a plain JSON-RPC client, for reading the server's content. */
  async observer(): Promise<Client> {
    return await new Client(this.server.origin).signIn('doctor', { locale: 'ru' })
  }
}
