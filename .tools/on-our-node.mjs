import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NODE } from './workspace.mjs'

/** Goes on in the project's own Node where this process is another one; returns only in the right one. */
export function onOurNode(script) {
  if (realpathSync(process.execPath) === realpathSync(NODE)) return
  const { status } = spawnSync(NODE, [fileURLToPath(script), ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
