import { afterAll, describe } from 'vitest'
import { preparedPlace, removePlace, type Where } from './databases.ts'
import { postgresInstalled } from './postgres.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

export interface Servers {
  kind: 'pglite' | 'postgres'
  /** A server on a place of its own with the schema in it, killed and taken away after the tests of the suite. */
  start(options?: TestServerOptions): Promise<PlacedServer>
}

/** Outlives its process: `again` starts a server on the same place, `place` is for who opens the database meanwhile. */
export interface PlacedServer extends TestServer {
  place: Where
  again(options?: TestServerOptions): Promise<PlacedServer>
}

/** Runs the same tests against the real server on PGlite and, where one is installed, on a real PostgreSQL. */
export function onEachServer(title: string, define: (servers: Servers) => void): void {
  describe(`${title}, on PGlite`, () => define(servers('pglite')))
  describe.skipIf(!postgresInstalled)(`${title}, on PostgreSQL`, () => define(servers('postgres')))
}

function servers(kind: Servers['kind']): Servers {
  const started: TestServer[] = []
  const places: Where[] = []
  afterAll(async () => {
    await Promise.all(started.map(server => server.kill()))
    await Promise.all(places.map(removePlace))
  })

  async function startAt(place: Where, options: TestServerOptions): Promise<PlacedServer> {
    const { dataDir, databaseUrl } = place
    const server = await startTestServer({ ...options, dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) })
    started.push(server)
    return { ...server, place, again: (more = options) => startAt(place, more) }
  }
  return {
    kind,
    async start(options = {}) {
      const place = await preparedPlace(kind)
      places.push(place)
      return startAt(place, options)
    },
  }
}
