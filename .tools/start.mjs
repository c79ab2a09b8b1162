import { spawn } from 'node:child_process'
import { endWith, ensureBuilt, ensureInstalled, NODE, ROOT } from './workspace.mjs'

// On a fresh clone this runs under any Node; everything after the installation runs under the project's own.
await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
await ensureBuilt()
// TypeScript: only the project's own Node reads it.
const { startEnvironment } = await import('./start-environment.ts')
const { SERVER_FLAGS } = await import('./server-flags.ts')
const port = process.env.PORT ?? '8080'
const { env, notice } = startEnvironment(process.env)
if (notice) console.log(notice)
const args = [...SERVER_FLAGS, 'src/server/main.ts', ...process.argv.slice(2)]
const server = spawn(NODE, args, { cwd: ROOT, env, stdio: 'inherit' })
endWith(server)
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

// Prints the address once the server is ready.
for (let tries = 0; tries < 600 && server.exitCode === null; tries++) {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
  if (answer?.ok) {
    console.log(`\nAnamnesis is ready: http://localhost:${port}\n`)
    break
  }
  await new Promise(resolve => setTimeout(resolve, 100))
}
