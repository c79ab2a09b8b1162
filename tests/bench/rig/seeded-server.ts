import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startTestServer, type TestServer } from '../../server/test-server.ts'
import type { Bench } from '../workload.ts'
import type { Account } from './account.ts'
import { atEnd } from './at-end.ts'

const PROGRAM = fileURLToPath(new URL('../server/main.ts', import.meta.url))

export interface SeededServer extends TestServer {
  /** In the order asked for. */
  accounts: Account[]
}

/** The real server, on the embedded database unless told otherwise, with accounts of so many recordings. */
export async function seededServer(
  bench: Pick<Bench, 'interfaceFolder'>,
  totals: readonly number[],
  { databaseUrl, env = {} }: { databaseUrl?: string; env?: Record<string, string> } = {},
): Promise<SeededServer> {
  const server = await startTestServer({
    program: PROGRAM,
    env: { BENCH_INTERFACE: await bench.interfaceFolder(), BENCH_TOTALS: totals.join(','), ...env },
    ...(databaseUrl ? { databaseUrl } : {}),
  })
  atEnd(() => server.process.kill('SIGKILL'))
  const told = once(server.process, 'message')
  server.process.send('accounts')
  const [accounts] = (await told) as [Account[]]
  return { ...server, accounts }
}
