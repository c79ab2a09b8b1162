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

/** The model and the real server, which pass the same tests: this proves that the model behaves like the server. */
export const SERVERS: readonly ServerChoice[] = [
  { name: 'the server in memory', available: true, start: async () => ({ stop: async () => undefined }) },
  { name: 'the real server on PGlite', available: true, start: quota => real(quota) },
  {
    name: 'the real server on PostgreSQL',
    available: postgresInstalled,
    start: async quota => real(quota, await startPostgres()),
  },
]
