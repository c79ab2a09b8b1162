import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach } from 'vitest'
import { bundled, compileCache } from './bundled-programs.ts'
import type { Where } from './databases.ts'
import { NODE_FLAGS } from './node-flags.ts'

export interface Child {
  /** The next line that it prints, `(ended)` after the last. */
  line(): Promise<string>
  /** Sends SIGKILL, or the given signal; resolves when the process has ended. */
  kill(signal?: NodeJS.Signals): Promise<void>
}

/** Starts scripts that print lines and are killed by the test; remaining ones are killed after the test. */
export function childProcesses(script: URL): (task: string, where: Where) => Child {
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })
  return (task, { dataDir, databaseUrl }) => {
    const child = spawn(
      process.execPath,
      [...NODE_FLAGS, bundled(script.pathname), task, dataDir, ...(databaseUrl ? [databaseUrl] : [])],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_COMPILE_CACHE: compileCache() },
      },
    )
    children.push(child)
    const exited = once(child, 'exit')
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    return {
      line: async () => (await lines.next()).value ?? '(ended)',
      async kill(signal = 'SIGKILL') {
        child.kill(signal)
        await exited
      },
    }
  }
}
