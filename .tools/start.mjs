import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, NODE, ROOT } from './workspace.mjs'

// On a fresh clone this runs under whatever Node there is; everything after the installation runs under our own.
await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
await ensureBuilt()
const server = spawn(NODE, ['src/server/main.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
