import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const ROOT = '/usr/lib/postgresql'

/** Where PostgreSQL's programs are, the newest version first; null where none is installed. */
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

/** PostgreSQL refuses to run as root: there it runs as the user `postgres`. */
function runAs(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export interface PostgresServer {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>
  /** Copies a database that nobody is connected to, as a restored dump would. */
  copyDatabase(address: string): Promise<string>
  /** Cuts every connection to a database, as a restart of the server would. */
  cutConnections(address: string): Promise<void>
  stop(): Promise<void>
}

/** A private PostgreSQL in a temporary folder, reached by a socket in it: no port, nothing outside is touched. */
export async function startPostgres(): Promise<PostgresServer> {
  if (!programs) throw new Error('PostgreSQL is not installed')
  const user = runAs()
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  if ('uid' in user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const exited = once(server, 'exit')
  const address = (name: string) => `postgres://postgres@localhost/${name}?host=${folder}`
  const admin = async (sql: string, values?: unknown[]) => {
    const client = new pg.Client({ connectionString: address('postgres') })
    await client.connect()
    try {
      await client.query(sql, values)
    } finally {
      await client.end()
    }
  }
  const nameOf = (databaseAddress: string) => new URL(databaseAddress).pathname.slice(1)

  while (true) {
    try {
      await admin('SELECT 1')
      break
    } catch (error) {
      if (server.exitCode !== null) throw error
      await delay(50)
    }
  }
  let made = 0
  const create = async (template: string) => {
    made += 1
    const name = `test_${made}`
    await admin(`CREATE DATABASE ${name} TEMPLATE ${template}`)
    return address(name)
  }
  return {
    createDatabase: () => create('template1'),
    copyDatabase: from => create(nameOf(from)),
    cutConnections: of =>
      admin('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [nameOf(of)]),
    async stop() {
      server.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
