import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { type Database, openDatabase } from '../../src/server/database/open.ts'
import { createLog } from '../../src/server/log.ts'
import { placeEmptyCluster } from './empty-cluster.ts'
import { type PostgresServer, postgresInstalled, startPostgres } from './postgres.ts'

export const silentLog = createLog('silent')

export interface Where {
  dataDir: string
  databaseUrl: string | undefined
}

export interface Databases {
  kind: Database['kind']
  /** An empty place for a database, taken away after the test. */
  place(): Promise<Where>
  /** Opens the place, or a new one; closed after the test. */
  open(where?: Where): Promise<Database>
  /** The server behind it; only for PostgreSQL. */
  server(): PostgresServer
}

/** Runs the same tests on PGlite and, where one is installed, on a real PostgreSQL. */
export function onEachDatabase(title: string, define: (databases: Databases) => void): void {
  describe(`${title}, on PGlite`, () => define(databases('pglite')))
  describe.skipIf(!postgresInstalled)(`${title}, on PostgreSQL`, () => define(databases('postgres')))
}

/** For tests of what only the embedded database does. */
export const pgliteOnly = (): Databases => databases('pglite')

function databases(kind: Database['kind']): Databases {
  let server: PostgresServer | undefined
  const folders: string[] = []
  const opened: Database[] = []

  beforeAll(async () => {
    if (kind === 'postgres') server = await startPostgres()
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(database => database.close()))
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })
  afterAll(() => server?.stop())

  const place = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
    folders.push(dataDir)
    if (!server) await placeEmptyCluster(dataDir)
    return { dataDir, databaseUrl: await server?.createDatabase() }
  }
  return {
    kind,
    place,
    async open(where) {
      const database = await openDatabase(where ?? (await place()), silentLog)
      const close = database.close
      let closed: Promise<void> | undefined
      const once = {
        ...database,
        close: () => {
          closed ??= close()
          return closed
        },
      }
      opened.push(once)
      return once
    },
    server() {
      if (!server) throw new Error('only PostgreSQL has a server')
      return server
    },
  }
}
