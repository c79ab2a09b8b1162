import { type OwnPostgres, postgresInstalled, startPostgres } from '../../server/postgres.ts'
import { startTestServer } from '../../server/test-server.ts'
import { RealBackend } from './real-backend.ts'
import type { Backend } from './world.ts'

export interface StartedServer {
  /** Absent for the world's own model. */
  backend?: Backend
  stop(): Promise<void>
}

interface ServerChoice {
  name: string
  available: boolean
  /** `megabytes`: the quota of each account. */
  start(quota?: { megabytes: number }): Promise<StartedServer>
}

async function real(quota?: { megabytes: number }, postgres?: OwnPostgres): Promise<StartedServer> {
  const server = await startTestServer({
    env: quota ? { STORAGE_MB: String(quota.megabytes) } : {},
    ...(postgres ? { databaseUrl: await postgres.createDatabase() } : {}),
  })
  return {
    backend: new RealBackend(server),
    async stop() {
      await server.stop()
      await postgres?.stop()
    },
  }
}

const MODEL: ServerChoice = {
  name: 'the server in memory',
  available: true,
  start: async () => ({ stop: async () => undefined }),
}
const ON_PGLITE: ServerChoice = { name: 'the real server on PGlite', available: true, start: quota => real(quota) }
const ON_POSTGRES: ServerChoice = {
  name: 'the real server on PostgreSQL',
  available: postgresInstalled,
  start: async quota => real(quota, await startPostgres()),
}

/**
 * The model and the real server, which pass the same tests: this proves that the model behaves like the server. The long
 * run takes both of its databases, the short one PostgreSQL where it is installed.
 */
export const SERVERS: readonly ServerChoice[] =
  process.env.TEST_DATABASES === 'both'
    ? [MODEL, ON_PGLITE, ON_POSTGRES]
    : [MODEL, postgresInstalled ? ON_POSTGRES : ON_PGLITE]
