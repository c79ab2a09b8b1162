import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { makeDataFolder } from './data-folder.ts'

const ROOT = '/usr/lib/postgresql'

/** The folder of the newest installed PostgreSQL's programs; null if none is installed. */
function findPrograms(): string | null {
  try {
    const versions = readdirSync(ROOT).filter(name => /^\d+$/.test(name))
    const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
    return newest === undefined ? null : join(ROOT, newest, 'bin')
  } catch {
    return null
  }
}

const programs = findPrograms()
/** For `describe.skipIf(!postgresInstalled)`. */
export const postgresInstalled = programs !== null

/** PostgreSQL refuses to run as root; use the user `postgres` then. */
function runAs(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** The databases of a PostgreSQL that listens on a socket in `folder`. */
export interface PostgresServer {
  folder: string
  /** Creates a database, empty or as a copy of another without connections; returns its address. */
  createDatabase(from?: string): Promise<string>
  dropDatabase(address: string): Promise<void>
  /** Cuts every connection to a database, like a restart of the server. */
  cutConnections(address: string): Promise<void>
}

export interface OwnPostgres extends PostgresServer {
  stop(): Promise<void>
}

export function postgresIn(folder: string): PostgresServer {
  const addressOf = (name: string) => `postgres://postgres@localhost/${name}?host=${folder}`
  const nameOf = (address: string) => new URL(address).pathname.slice(1)
  const admin = async (sql: string, values?: unknown[]) => {
    const client = new pg.Client({ connectionString: addressOf('postgres') })
    await client.connect()
    try {
      await client.query(sql, values)
    } finally {
      await client.end()
    }
  }
  return {
    folder,
    async createDatabase(from = addressOf('template1')) {
      const name = `test_${randomUUID().replaceAll('-', '')}`
      await admin(`CREATE DATABASE ${name} TEMPLATE ${nameOf(from)}`)
      return addressOf(name)
    },
    dropDatabase: address => admin(`DROP DATABASE ${nameOf(address)} WITH (FORCE)`),
    cutConnections: to =>
      admin('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [nameOf(to)]),
  }
}

/** Durability is off: the server is never crashed and its data is thrown away. */
const SETTINGS = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'max_connections=300']

/** A private PostgreSQL in a temporary folder, reached by a socket; it opens no port. */
export async function startPostgres(): Promise<OwnPostgres> {
  if (!programs) throw new Error('PostgreSQL is not installed')
  const user = runAs()
  const folder = makeDataFolder('pg-')
  if ('uid' in user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const settings = SETTINGS.flatMap(setting => ['-c', setting])
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...settings], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const exited = once(server, 'exit')
  const databases = postgresIn(folder)
  await untilReady(databases, () => server.exitCode !== null)
  return {
    ...databases,
    async stop() {
      server.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady({ cutConnections }: PostgresServer, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    try {
      return await cutConnections('postgres://postgres@localhost/none')
    } catch (error) {
      if (hasEnded()) throw error
      await delay(20)
    }
  }
}
