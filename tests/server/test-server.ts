import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { clusterDirectory } from '../../src/server/database/pglite/cluster.ts'
import { bundled, compileCache } from './bundled-programs.ts'
import { makeDataFolder } from './data-folder.ts'
import { placeEmptyCluster } from './empty-cluster.ts'
import { NODE_FLAGS } from './node-flags.ts'

export interface TestServerOptions {
  /** Kept when the server ends; by default a temporary one, removed by `stop` and `kill`. */
  dataDir?: string
  /** A PostgreSQL database instead of the embedded one. */
  databaseUrl?: string
  /** 0 lets the system choose. */
  port?: number
  /** Further environment variables (ASR_COMMAND, DEMO ...). */
  env?: Record<string, string>
  /** Another program than src/server/main.ts that logs like it. */
  program?: string
  args?: string[]
  /** Flags of Node. */
  nodeFlags?: readonly string[]
}

export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  origin: string
  port: number
  dataDir: string
  process: ChildProcess
  /** The log so far, one line of JSON each. */
  log: readonly string[]
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>
  /** Sends SIGKILL. */
  kill(): Promise<void>
}

const METRICS_TOKEN = 'the-token-of-the-metrics'
const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

/** Starts the real server in its own process; resolves when it listens. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? makeDataFolder('server-')
  if (options.databaseUrl === undefined && !existsSync(clusterDirectory(dataDir))) await placeCluster(dataDir)
  const child = spawn(
    process.execPath,
    [...(options.nodeFlags ?? NODE_FLAGS), bundled(options.program ?? MAIN), ...(options.args ?? [])],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: compileCache(),
        NODE_ENV: 'test',
        DEMO_ADMIN: 'on',
        METRICS_TOKEN,
        HOST: '127.0.0.1',
        PORT: String(options.port ?? 0),
        DATA_DIR: dataDir,
        ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
        ...options.env,
      },
    },
  )
  const exited = once(child, 'exit')
  const removeData = () => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const log: string[] = []
  try {
    const port = await listening(child, log)
    return {
      origin: `http://127.0.0.1:${port}`,
      port,
      dataDir,
      process: child,
      log,
      async stop() {
        child.kill('SIGTERM')
        await exited
        removeData()
        return child.exitCode
      },
      async kill() {
        child.kill('SIGKILL')
        await exited
        removeData()
      },
    }
  } catch (error) {
    child.kill('SIGKILL')
    await exited
    removeData()
    throw error
  }
}

export const readMetrics = ({ origin }: Pick<TestServer, 'origin'>): Promise<Response> =>
  fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })

/** Copies the prepared schema if the run has one. */
async function placeCluster(dataDir: string): Promise<void> {
  const prepared = process.env.PREPARED_DATA_DIR
  if (prepared === undefined) return await placeEmptyCluster(dataDir)
  cpSync(clusterDirectory(prepared), clusterDirectory(dataDir), { recursive: true })
}

function listening(child: ChildProcess, log: string[]): Promise<number> {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('the server has no output')
  createInterface({ input: stderr }).on('line', line => log.push(line))
  return new Promise((resolve, reject) => {
    createInterface({ input: stdout }).on('line', line => {
      log.push(line)
      const entry = parsed(line)
      if (entry?.event === 'listening' && typeof entry.port === 'number') resolve(entry.port)
    })
    child.once('exit', () => reject(new Error(`The server did not start:\n${log.join('\n')}`)))
  })
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
