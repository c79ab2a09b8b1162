import { spawn } from 'node:child_process'
import { endWith, ensureInstalled, NODE, ROOT } from './workspace.mjs'

await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
// The server restarts on change; the page comes from Vite and reaches the server through its proxy.
const children = [
  spawn(NODE, ['--watch', 'src/server/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    // Providers send back to the page that Vite serves.
    env: { NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:5173', ...process.env },
  }),
  spawn(NODE, ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' }),
]
for (const child of children) endWith(child)
