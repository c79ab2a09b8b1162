import { afterAll, beforeAll, describe } from 'vitest'
import { type PostgresServer, postgresInstalled, startPostgres } from './postgres.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

export interface Servers {
  kind: 'pglite' | 'postgres'
  /** A server on a database of its own, stopped after the tests of the suite. */
  start(options?: TestServerOptions): Promise<TestServer>
  /** An empty PostgreSQL database, undefined for PGlite, which has its own in each folder. */
  databaseUrl(): Promise<string | undefined>
}

/** Runs the same tests against the real server on PGlite and, where one is installed, on a real PostgreSQL. */
export function onEachServer(title: string, define: (servers: Servers) => void): void {
  describe(`${title}, on PGlite`, () => define(servers('pglite')))
  describe.skipIf(!postgresInstalled)(`${title}, on PostgreSQL`, () => define(servers('postgres')))
}

function servers(kind: Servers['kind']): Servers {
  let postgres: PostgresServer | undefined
  const started: TestServer[] = []
  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres()
  })
  afterAll(async () => {
    await Promise.all(started.map(server => server.kill()))
    await postgres?.stop()
  })
  const databaseUrl = async () => postgres?.createDatabase()
  return {
    kind,
    databaseUrl,
    async start(options = {}) {
      const address = options.databaseUrl ?? (await databaseUrl())
      const server = await startTestServer({ ...options, ...(address === undefined ? {} : { databaseUrl: address }) })
      started.push(server)
      return server
    },
  }
}
