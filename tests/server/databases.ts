import { cpSync, rmSync } from 'node:fs'
import { afterEach, describe, inject } from 'vitest'
import { type Database, openDatabase } from '../../src/server/database/open.ts'
import { clusterDirectory } from '../../src/server/database/pglite/cluster.ts'
import { createLog } from '../../src/server/log.ts'
import { makeDataFolder } from './data-folder.ts'
import { placeEmptyCluster } from './empty-cluster.ts'
import { type PostgresServer, postgresIn, postgresInstalled } from './postgres.ts'

export const silentLog = createLog('silent')

export interface Where {
  dataDir: string
  databaseUrl: string | undefined
}

export interface Databases {
  kind: Database['kind']
  /** An empty place for a database, taken away after the test. */
  place(): Promise<Where>
  /** Opens the place, or a new one that has the schema and no rows; closed after the test. */
  open(where?: Where): Promise<Database>
  /** The server behind it, shared with other files; only for PostgreSQL. */
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
  const places: Where[] = []
  const opened: Database[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(database => database.close()))
    await Promise.all(places.splice(0).map(removePlace))
  })

  const remember = (place: Where) => {
    places.push(place)
    return place
  }
  return {
    kind,
    place: async () => remember(await emptyPlace(kind)),
    async open(where) {
      const database = await openDatabase(where ?? remember(await preparedPlace(kind)), silentLog)
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
    server: () => sharedPostgres().server,
  }
}

/** A place for a database with its schema and without rows, for `removePlace`. */
export async function preparedPlace(kind: Database['kind']): Promise<Where> {
  const dataDir = makeDataFolder('data-')
  if (kind === 'postgres') {
    const { server, prepared } = sharedPostgres()
    return { dataDir, databaseUrl: await server.createDatabase(prepared) }
  }
  cpSync(clusterDirectory(inject('preparedDataDir')), clusterDirectory(dataDir), { recursive: true })
  return { dataDir, databaseUrl: undefined }
}

async function emptyPlace(kind: Database['kind']): Promise<Where> {
  const dataDir = makeDataFolder('data-')
  if (kind === 'postgres') return { dataDir, databaseUrl: await sharedPostgres().server.createDatabase() }
  await placeEmptyCluster(dataDir)
  return { dataDir, databaseUrl: undefined }
}

export async function removePlace({ dataDir, databaseUrl }: Where): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true })
  if (databaseUrl) await sharedPostgres().server.dropDatabase(databaseUrl)
}

/** The PostgreSQL of this run, for databases that the test takes away. */
export function sharedPostgres(): { server: PostgresServer; prepared: string } {
  const postgres = inject('postgres')
  if (!postgres) throw new Error('PostgreSQL is not installed')
  return { server: postgresIn(postgres.folder), prepared: postgres.prepared }
}
