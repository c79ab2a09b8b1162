import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endWith, NODE } from './workspace.mjs'

/** Restarts the script in the project's own Node if this process is another one; returns only in the right one. */
export async function onOurNode(script) {
  if (realpathSync(process.execPath) === realpathSync(NODE)) return
  const child = spawn(NODE, [fileURLToPath(script), ...process.argv.slice(2)], { stdio: 'inherit' })
  endWith(child)
  const [code] = await once(child, 'exit')
  process.exit(code ?? 1)
}
