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
  /** An empty place for a database, removed after the test. */
  place(): Promise<Where>
  /** A place with the schema and no rows, removed after the test. */
  prepared(): Promise<Where>
  /** Opens the place, or a new one with the schema and no rows; closed after the test. */
  open(where?: Where): Promise<Database>
  /** The shared PostgreSQL server; throws for PGlite. */
  server(): PostgresServer
}

/** The second project of a long run: the tests that need only one database, on PGlite (why.md). */
const isSecondRun = () => inject('secondRun')

/** The database of tests that need only one. A test on PostgreSQL takes half the time of one on PGlite. */
export const oneKind = (): Database['kind'] => (postgresInstalled && !isSecondRun() ? 'postgres' : 'pglite')

/** Runs a suite on PGlite and, where it is installed, on a real PostgreSQL: where SQL differs or order matters. */
export function onBoth<T>(title: string, on: (kind: Database['kind']) => T, define: (given: T) => void): void {
  describe.skipIf(isSecondRun())(`${title}, on PGlite`, () => define(on('pglite')))
  describe.skipIf(isSecondRun() || !postgresInstalled)(`${title}, on PostgreSQL`, () => define(on('postgres')))
}

export const onBothDatabases = (title: string, define: (databases: Databases) => void): void =>
  onBoth(title, databases, define)

export function onOneDatabase(title: string, define: (databases: Databases) => void): void {
  describe(title, () => define(databases(oneKind())))
}

/** On both in a long run (why.md); else on the one of the other tests. */
export const onBothWhenLong = process.env.TEST_DATABASES === 'both' ? onBothDatabases : onOneDatabase

/** For tests of the embedded database only. */
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
  const prepared = async () => remember(await preparedPlace(kind))
  return {
    kind,
    place: async () => remember(await emptyPlace(kind)),
    prepared,
    async open(where) {
      const database = await openDatabase(where ?? (await prepared()), silentLog)
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

/** A place for a database with its schema and no rows; remove it with `removePlace`. */
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

/** The PostgreSQL server of this run. */
export function sharedPostgres(): { server: PostgresServer; prepared: string } {
  const postgres = inject('postgres')
  if (!postgres) throw new Error('PostgreSQL is not installed')
  return { server: postgresIn(postgres.folder), prepared: postgres.prepared }
}
