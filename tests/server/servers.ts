import { afterAll, describe } from 'vitest'
import { onBoth, oneKind, preparedPlace, removePlace, type Where } from './databases.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

export interface Servers {
  kind: 'pglite' | 'postgres'
  /** A server with its own database, which has the schema; killed and removed after the suite. */
  start(options?: TestServerOptions): Promise<PlacedServer>
}

/** `again` starts another server on the same database; `place` is for opening the database while no server runs. */
export interface PlacedServer extends TestServer {
  place: Where
  again(options?: TestServerOptions): Promise<PlacedServer>
}

/** Runs a suite against the real server on both databases; see `onBoth`. */
export const onBothServers = (title: string, define: (servers: Servers) => void): void => onBoth(title, servers, define)

export function onOneServer(title: string, define: (servers: Servers) => void): void {
  describe(title, () => define(servers(oneKind())))
}

/** A server with its own database of the one kind; stopping it removes the database. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const place = await preparedPlace(oneKind())
  const server = await startTestServer({ ...options, ...given(place) })
  const removed = async <T>(ended: Promise<T>): Promise<T> => {
    const result = await ended
    await removePlace(place)
    return result
  }
  return { ...server, stop: () => removed(server.stop()), kill: () => removed(server.kill()) }
}

const given = ({ dataDir, databaseUrl }: Where) => ({
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
})

function servers(kind: Servers['kind']): Servers {
  const started: TestServer[] = []
  const places: Where[] = []
  afterAll(async () => {
    await Promise.all(started.map(server => server.kill()))
    await Promise.all(places.map(removePlace))
  })

  async function startAt(place: Where, options: TestServerOptions): Promise<PlacedServer> {
    const server = await startTestServer({ ...options, ...given(place) })
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
