import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { SERVER_FLAGS } from '../../server/node-flags.ts'
import { postgresInstalled, startPostgres } from '../../server/postgres.ts'
import { startTestServer, type TestServer } from '../../server/test-server.ts'
import type { Figure, Target } from '../report/section.ts'
import type { Account } from '../rig/account.ts'
import { atEnd } from '../rig/at-end.ts'
import { calls } from '../rig/callers.ts'
import { clientIdAt, nameAt } from '../rig/record.ts'
import { Collected, interleaved, median } from '../rounds.ts'
import type { Workload } from '../workload.ts'

const SERVERS = ['bare', 'short', 'ours'] as const
export type ServerName = (typeof SERVERS)[number]
export const FOR_MS = 1500

export const TASKS = {
  'calls of 1 KB, 32 clients': {
    clients: 32,
    call: { method: 'healthRecords:get', params: { clientId: clientIdAt(7), padding: 'x'.repeat(800) } },
    expected: nameAt(7),
  },
  'calls of 1 KB, 256 clients': {
    clients: 256,
    call: { method: 'healthRecords:get', params: { clientId: clientIdAt(7), padding: 'x'.repeat(800) } },
    expected: nameAt(7),
  },
  'pulls of 50 rows, 32 clients': {
    clients: 32,
    call: {
      method: 'healthRecords:list',
      params: { recordTypes: ['ambient-scribe'], fullData: true, since: '', limit: 50 },
    },
    expected: nameAt(49),
  },
  'creates of 1 KB, 32 clients': {
    clients: 32,
    call: {
      method: 'healthRecords:create',
      params: { recordType: 'healthLog', name: 'made', data: { date: '2026-11-20', content: 'x'.repeat(800) } },
    },
    expected: '"made"',
  },
} as const
export type TaskName = keyof typeof TASKS
const NAMES = Object.keys(TASKS) as TaskName[]

export interface CallServers {
  servers: Map<ServerName, TestServer & { tokens: readonly string[] }>
  database: 'PostgreSQL' | 'PGlite'
  stop(): Promise<void>
}

/** Starts each named server with its own database and account; `env` is added to its process's environment. */
export async function openServers(
  names: readonly ServerName[],
  env: Record<string, string> = {},
): Promise<CallServers> {
  const postgres = postgresInstalled ? await startPostgres() : null
  if (postgres) atEnd(() => postgres.stop())
  const servers: CallServers['servers'] = new Map()
  for (const name of names) {
    const program = fileURLToPath(new URL(`../server/calls-${name}.ts`, import.meta.url))
    const databaseUrl = await postgres?.createDatabase()
    const server = await startTestServer({
      program,
      env,
      nodeFlags: SERVER_FLAGS,
      ...(databaseUrl ? { databaseUrl } : {}),
    })
    atEnd(() => server.process.kill('SIGKILL'))
    const reply = once(server.process, 'message')
    server.process.send('accounts')
    const [accounts] = (await reply) as [Account[]]
    servers.set(name, { ...server, tokens: accounts.map(({ token }) => token) })
  }
  return {
    servers,
    database: postgres ? 'PostgreSQL' : 'PGlite',
    async stop() {
      for (const server of servers.values()) await server.stop()
    },
  }
}

export const callsPerSecond: Workload = {
  id: 'P10',
  async run(bench) {
    const { servers, database, stop } = await openServers(SERVERS)
    const collected = new Collected<`${ServerName} ${TaskName} ${'perSecond' | 'tail'}`>()
    const runs = NAMES.flatMap(task => SERVERS.map(name => ({ task, name })))
    await interleaved(runs, bench.rounds, async ({ task, name }, round) => {
      const { clients, call, expected } = TASKS[task]
      const { port, tokens } = servers.get(name) ?? { port: 0, tokens: [] }
      const { perSecond, p50, p99 } = await calls(port, clients, FOR_MS, tokens, call, expected)
      collected.add(`${name} ${task} perSecond`, perSecond)
      collected.add(`${name} ${task} tail`, p99 / p50)
      bench.log(`P10 round ${round + 1} ${name}, ${task}: ${Math.round(perSecond)} a second`)
    })
    await stop()
    const line = (task: TaskName, name: ServerName): Figure[] => {
      const floor = median(collected.of(`short ${task} perSecond`))
      const target: Target | undefined = name === 'ours' ? { of: 'ratio', atLeast: 0.8 } : undefined
      const tail: Target | undefined =
        name === 'ours' && task.includes('256') ? { of: 'median', atMost: 10 } : undefined
      return [
        { what: task, contender: name, unit: '/s', samples: collected.of(`${name} ${task} perSecond`), floor, target },
        {
          what: `${task}: p99 over p50`,
          contender: name,
          unit: '',
          samples: collected.of(`${name} ${task} tail`),
          target: tail,
        },
      ]
    }
    const notes = [
      `The ratio is to the short server: Hono, zod and Drizzle with the session check, the limiter, the validation and the audit row of the product, written as shortly as they can be (server/calls-short.ts). Bare is node:http with JSON.parse and JSON.stringify and one prepared statement on the same ${database}; no session, no validation, no limits, no audit. Ours is all of the product: beside that the log, the time limit, metrics, turns among accounts, consent, quotas, the order of the account and announcements to other devices. The call is answered from memory everywhere. The clients have 32 accounts, since the calls of one account wait for each other. Clients are in another process on the same machine.`,
    ]
    return [
      {
        id: 'P10',
        title: 'Calls a second',
        figures: NAMES.flatMap(task => SERVERS.flatMap(name => line(task, name))),
        notes,
      },
    ]
  },
}
