import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { ensureInstalled, NODE, ROOT } from './workspace.mjs'

// A file of heads may be given; its path is as the caller sees it.
const [file] = process.argv.slice(2)
await ensureInstalled()
const env = { LOG_LEVEL: 'error', ...process.env, ...(file ? { AUDIT_HEAD_FILE: resolve(file) } : {}) }
const command = spawn(NODE, ['src/server/main.ts', '--verify-audit'], { cwd: ROOT, stdio: 'inherit', env })
const [code] = await once(command, 'exit')
process.exit(code ?? 1)
