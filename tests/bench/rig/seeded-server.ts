import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { SERVER_FLAGS } from '../../server/node-flags.ts'
import { startTestServer, type TestServer } from '../../server/test-server.ts'
import type { Bench } from '../workload.ts'
import type { Account } from './account.ts'
import { atEnd } from './at-end.ts'

const PROGRAM = fileURLToPath(new URL('../server/main.ts', import.meta.url))

export interface Creations {
  patients: number
  audited: number
}

export interface SeededServer extends TestServer {
  /** In the order of `totals`. */
  accounts: Account[]
  /** Patients ever created and creations in the audit; null unless BENCH_COUNT_CREATIONS is set. */
  creations: Creations | null
}

/** Starts the real server, on the embedded database without `databaseUrl`, with one account per entry of `totals`. */
export async function seededServer(
  bench: Pick<Bench, 'interfaceFolder'>,
  totals: readonly number[],
  { env = {}, ...where }: { dataDir?: string; databaseUrl?: string; env?: Record<string, string> } = {},
): Promise<SeededServer> {
  const server = await startTestServer({
    program: PROGRAM,
    // The flags of production, because the server is measured as it is served.
    nodeFlags: SERVER_FLAGS,
    env: { BENCH_INTERFACE: await bench.interfaceFolder(), BENCH_TOTALS: totals.join(','), ...env },
    ...where,
  })
  atEnd(() => server.process.kill('SIGKILL'))
  const reply = once(server.process, 'message')
  server.process.send('accounts')
  const [{ accounts, creations }] = (await reply) as [{ accounts: Account[]; creations: Creations | null }]
  return { ...server, accounts, creations }
}
